//! The list of yaku, and what each is worth.

use crate::choice::{Shown, Value, nearest};
use crate::problem::Expected;
use crate::raw::Raw;

macro_rules! yaku {
    ($( $name:ident = $id:literal, )+) => {
        /// A yaku: something that gives a hand value. Its id is the same everywhere.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Yaku {
            $( #[doc = concat!("The yaku `", $id, "`.")] $name, )+
        }

        impl Yaku {
            /// All yaku, in the order in which they are listed.
            pub const ALL: &[Yaku] = &[$( Yaku::$name ),+];

            /// How many there are.
            pub const COUNT: usize = Yaku::ALL.len();

            /// The yaku's id.
            pub const fn id(self) -> &'static str {
                match self {
                    $( Yaku::$name => $id, )+
                }
            }
        }
    };
}

yaku! {
    Riichi = "riichi",
    DoubleRiichi = "double-riichi",
    Ippatsu = "ippatsu",
    MenzenTsumo = "menzen-tsumo",
    Pinfu = "pinfu",
    Tanyao = "tanyao",
    Iipeikou = "iipeikou",
    YakuhaiSeat = "yakuhai-seat",
    YakuhaiRound = "yakuhai-round",
    YakuhaiWhite = "yakuhai-white",
    YakuhaiGreen = "yakuhai-green",
    YakuhaiRed = "yakuhai-red",
    Haitei = "haitei",
    Houtei = "houtei",
    Rinshan = "rinshan",
    Chankan = "chankan",
    SanshokuDoujun = "sanshoku-doujun",
    Ittsu = "ittsu",
    Chanta = "chanta",
    Sanrenkou = "sanrenkou",
    Toitoi = "toitoi",
    Chiitoitsu = "chiitoitsu",
    Sanankou = "sanankou",
    SanshokuDoukou = "sanshoku-doukou",
    Sankantsu = "sankantsu",
    Shousangen = "shousangen",
    Honroutou = "honroutou",
    Honitsu = "honitsu",
    Junchan = "junchan",
    Ryanpeikou = "ryanpeikou",
    Chinitsu = "chinitsu",
    Renhou = "renhou",
    NagashiMangan = "nagashi-mangan",
    Tenhou = "tenhou",
    Chiihou = "chiihou",
    Suuankou = "suuankou",
    SuuankouTanki = "suuankou-tanki",
    Kokushi = "kokushi",
    KokushiThirteen = "kokushi-thirteen",
    Chuuren = "chuuren",
    ChuurenNine = "chuuren-nine",
    Daisangen = "daisangen",
    Shousuushii = "shousuushii",
    Daisuushii = "daisuushii",
    Tsuuiisou = "tsuuiisou",
    Ryuuiisou = "ryuuiisou",
    Chinroutou = "chinroutou",
    Suukantsu = "suukantsu",
    Daisharin = "daisharin",
}

impl Yaku {
    /// The yaku with this id.
    pub fn from_id(id: &str) -> Option<Yaku> {
        Yaku::ALL.iter().copied().find(|yaku| yaku.id() == id)
    }
}

/// A set of yaku.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct YakuSet(u64);

impl YakuSet {
    /// No yaku.
    pub const EMPTY: YakuSet = YakuSet(0);

    /// Adds a yaku if it is there.
    #[inline]
    pub fn put(&mut self, yaku: Yaku, is_there: bool) {
        self.0 |= u64::from(is_there) << yaku as u8;
    }

    /// Whether a yaku is in it.
    #[inline]
    pub fn has(self, yaku: Yaku) -> bool {
        self.0 >> yaku as u8 & 1 == 1
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: YakuSet) -> YakuSet {
        YakuSet(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: YakuSet) -> YakuSet {
        YakuSet(self.0 & !other.0)
    }

    /// The yaku in the order of the list.
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

/// What a yaku is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Worth {
    /// It does not exist.
    Off,
    /// Han of an open and of a closed hand; 0 open means that the hand must be closed.
    Han {
        /// With an open hand.
        open: u8,
        /// With a closed hand.
        closed: u8,
    },
    /// So many yakuman.
    Yakuman(u8),
}

impl Value for Worth {
    /// `"off"`, `[open, closed]` han, or `"yakuman"`, `"double yakuman"`.
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
