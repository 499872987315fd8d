//! The list of yaku, and their values.

use crate::choice::{Shown, Value, nearest};
use crate::problem::Expected;
use crate::raw::Raw;

/// Properties that a yaku has under every rule set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trait {
    /// The yaku is only possible with a closed hand.
    Closed,
    /// The yaku depends on the course of the deal, not on the tiles.
    Situation,
    /// The yaku is only possible in the uninterrupted first go-around.
    FirstTurn,
    /// The yaku is off unless a rule file or one of its bases sets it, so that adding a local yaku keeps every
    /// rule file complete.
    Local,
}

macro_rules! yaku {
    ($( $name:ident = $id:literal, $japanese:literal $( | $spelling:literal )*, [$( $trait:ident ),*]; )+) => {
        /// A yaku. Its id is the same everywhere.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Yaku {
            $( #[doc = concat!("The yaku `", $id, "`, ", $japanese, ".")] $name, )+
        }

        impl Yaku {
            /// All yaku, in display order.
            pub const ALL: &[Yaku] = &[$( Yaku::$name ),+];

            /// The number of yaku.
            pub const COUNT: usize = Yaku::ALL.len();

            /// Returns the yaku's id.
            pub const fn id(self) -> &'static str {
                match self {
                    $( Yaku::$name => $id, )+
                }
            }

            /// Returns the yaku's Japanese name, as Tenhou writes it.
            pub const fn japanese(self) -> &'static str {
                match self {
                    $( Yaku::$name => $japanese, )+
                }
            }

            /// Returns other spellings of the Japanese name.
            const fn spellings(self) -> &'static [&'static str] {
                match self {
                    $( Yaku::$name => &[$( $spelling ),*], )+
                }
            }

            const fn traits(self) -> &'static [Trait] {
                match self {
                    $( Yaku::$name => &[$( Trait::$trait ),*], )+
                }
            }
        }
    };
}

// Each entry: id, Japanese names (Tenhou's spelling first), traits. The order is the display order.
yaku! {
    Riichi = "riichi", "立直", [Closed, Situation];
    DoubleRiichi = "double-riichi", "両立直" | "ダブル立直", [Closed, Situation, FirstTurn];
    Ippatsu = "ippatsu", "一発", [Closed, Situation];
    MenzenTsumo = "menzen-tsumo", "門前清自摸和", [Closed, Situation];
    Pinfu = "pinfu", "平和", [Closed];
    Tanyao = "tanyao", "断幺九" | "断么九", [];
    Iipeikou = "iipeikou", "一盃口", [Closed];
    YakuhaiSeat = "yakuhai-seat", "自風", [];
    YakuhaiRound = "yakuhai-round", "場風", [];
    YakuhaiWhite = "yakuhai-white", "役牌 白", [];
    YakuhaiGreen = "yakuhai-green", "役牌 發" | "役牌 発", [];
    YakuhaiRed = "yakuhai-red", "役牌 中", [];
    Haitei = "haitei", "海底摸月", [Situation];
    Houtei = "houtei", "河底撈魚", [Situation];
    Rinshan = "rinshan", "嶺上開花", [Situation];
    Chankan = "chankan", "槍槓", [Situation];
    SanshokuDoujun = "sanshoku-doujun", "三色同順", [];
    Ittsu = "ittsu", "一気通貫", [];
    Chanta = "chanta", "混全帯幺九" | "混全帯么九", [];
    Sanrenkou = "sanrenkou", "三連刻", [];
    Toitoi = "toitoi", "対々和", [];
    Chiitoitsu = "chiitoitsu", "七対子", [Closed];
    Sanankou = "sanankou", "三暗刻", [];
    SanshokuDoukou = "sanshoku-doukou", "三色同刻", [];
    Sankantsu = "sankantsu", "三槓子", [];
    Shousangen = "shousangen", "小三元", [];
    Honroutou = "honroutou", "混老頭", [];
    Honitsu = "honitsu", "混一色", [];
    Junchan = "junchan", "純全帯幺九" | "純全帯么九", [];
    Ryanpeikou = "ryanpeikou", "二盃口", [Closed];
    Chinitsu = "chinitsu", "清一色", [];
    Renhou = "renhou", "人和", [Situation, FirstTurn];
    NagashiMangan = "nagashi-mangan", "流し満貫", [Situation];
    Tenhou = "tenhou", "天和", [Closed, Situation, FirstTurn];
    Chiihou = "chiihou", "地和", [Closed, Situation, FirstTurn];
    Suuankou = "suuankou", "四暗刻", [Closed];
    SuuankouTanki = "suuankou-tanki", "四暗刻単騎", [Closed];
    Kokushi = "kokushi", "国士無双", [Closed];
    KokushiThirteen = "kokushi-thirteen", "国士無双１３面" | "国士無双十三面", [Closed];
    Chuuren = "chuuren", "九蓮宝燈" | "九連宝燈", [Closed];
    ChuurenNine = "chuuren-nine", "純正九蓮宝燈", [Closed];
    Daisangen = "daisangen", "大三元", [];
    Shousuushii = "shousuushii", "小四喜", [];
    Daisuushii = "daisuushii", "大四喜", [];
    Tsuuiisou = "tsuuiisou", "字一色", [];
    Ryuuiisou = "ryuuiisou", "緑一色", [];
    Chinroutou = "chinroutou", "清老頭", [];
    Suukantsu = "suukantsu", "四槓子", [];
    Daisharin = "daisharin", "大車輪", [Closed];
}

impl Yaku {
    /// Pairs of a yakuman and its variant with a better wait.
    pub const VARIANTS: [(Yaku, Yaku); 3] = [
        (Yaku::Suuankou, Yaku::SuuankouTanki),
        (Yaku::Kokushi, Yaku::KokushiThirteen),
        (Yaku::Chuuren, Yaku::ChuurenNine),
    ];

    /// Returns the yaku with this id.
    pub fn from_id(id: &str) -> Option<Yaku> {
        Yaku::ALL.iter().copied().find(|yaku| yaku.id() == id)
    }

    /// Returns the yaku with this Japanese name, in any spelling found in records.
    pub fn from_japanese(name: &str) -> Option<Yaku> {
        let known = |yaku: &Yaku| yaku.japanese() == name || yaku.spellings().contains(&name);
        Yaku::ALL.iter().copied().find(known)
    }

    /// Returns whether the yaku is only possible with a closed hand under all rules.
    pub fn is_closed(self) -> bool {
        self.traits().contains(&Trait::Closed)
    }

    /// Returns whether the yaku depends on the course of the deal, not on the tiles.
    pub fn is_situation(self) -> bool {
        self.traits().contains(&Trait::Situation)
    }

    /// Returns whether the yaku is only possible in the uninterrupted first go-around.
    pub fn is_of_first_turn(self) -> bool {
        self.traits().contains(&Trait::FirstTurn)
    }

    /// Returns whether the yaku is off in rule files that do not set it.
    pub fn is_local(self) -> bool {
        self.traits().contains(&Trait::Local)
    }
}

/// A set of yaku.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct YakuSet(u64);

impl YakuSet {
    /// The empty set.
    pub const EMPTY: YakuSet = YakuSet(0);

    /// Adds a yaku if `is_there` is true.
    #[inline]
    pub fn put(&mut self, yaku: Yaku, is_there: bool) {
        self.0 |= u64::from(is_there) << yaku as u8;
    }

    /// Returns whether the set contains a yaku.
    #[inline]
    pub fn has(self, yaku: Yaku) -> bool {
        self.0 >> yaku as u8 & 1 == 1
    }

    /// Returns whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of yaku in the set.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the yaku in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: YakuSet) -> YakuSet {
        YakuSet(self.0 & other.0)
    }

    /// Returns the yaku that are not in the other set.
    #[inline]
    #[must_use]
    pub fn without(self, other: YakuSet) -> YakuSet {
        YakuSet(self.0 & !other.0)
    }

    /// Iterates over the yaku, in display order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Yaku> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let yaku = Yaku::ALL.get(rest.trailing_zeros() as usize).copied()?;
            rest &= rest - 1;
            Some(yaku)
        })
    }
}

impl FromIterator<Yaku> for YakuSet {
    fn from_iter<T: IntoIterator<Item = Yaku>>(yaku: T) -> YakuSet {
        YakuSet(yaku.into_iter().fold(0, |set, yaku| set | 1 << yaku as u8))
    }
}

impl std::fmt::Debug for YakuSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The value of a yaku.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Worth {
    /// The yaku is not used.
    Off,
    /// The han for an open and for a closed hand. 0 han for an open hand means that the hand must be closed.
    Han {
        /// The han with an open hand.
        open: u8,
        /// The han with a closed hand.
        closed: u8,
    },
    /// This number of yakuman.
    Yakuman(u8),
}

impl Value for Worth {
    /// Parses `"off"`, `[open, closed]` han, `"yakuman"` or `"double yakuman"`.
    fn read(value: &Raw) -> Result<Worth, Expected> {
        if let Some(text) = value.as_str() {
            let closed = text.strip_prefix("closed ").and_then(|han| han.parse().ok());
            return match (text, closed) {
                ("off", _) => Ok(Worth::Off),
                ("yakuman", _) => Ok(Worth::Yakuman(1)),
                ("double yakuman", _) => Ok(Worth::Yakuman(2)),
                (_, Some(closed @ 1..=13)) => Ok(Worth::Han { open: 0, closed }),
                _ => match text.strip_suffix(" yakuman").and_then(|times| times.parse().ok()) {
                    Some(times @ 1..=9) => Ok(Worth::Yakuman(times)),
                    _ => Err(nearest(text, &["off", "yakuman", "double yakuman", "closed 1"])
                        .map_or(Expected::Worth, Expected::WorthMeant)),
                },
            };
        }
        let list = value.as_list().ok_or(Expected::Worth)?;
        let han: Result<Vec<u8>, Expected> = list.iter().map(u8::read).collect();
        match han.map_err(|_| Expected::Worth)?[..] {
            [open @ 0..=13, closed @ 1..=13] if open <= closed => Ok(Worth::Han { open, closed }),
            _ => Err(Expected::Worth),
        }
    }

    fn write(&self) -> String {
        match self {
            Worth::Off => "\"off\"".to_owned(),
            Worth::Han { open: 0, closed } => format!("\"closed {closed}\""),
            Worth::Han { open, closed } => format!("[{open}, {closed}]"),
            Worth::Yakuman(1) => "\"yakuman\"".to_owned(),
            Worth::Yakuman(2) => "\"double yakuman\"".to_owned(),
            Worth::Yakuman(times) => format!("\"{times} yakuman\""),
        }
    }

    fn shown(&self) -> Shown {
        Shown::Worth(*self)
    }
}
