//! What a win is worth: the best way to read it.

use std::fmt;

use hanchan_rules::{Renhou, Rules, TwoHan, Worth, Yaku, YakuSet, YakumanStacking};
use hanchan_shape::decompositions;
use hanchan_tiles::{Counts, Kind, Meld, Suit, Tile};

use crate::fu::{self, Fu};
use crate::limit::{Limit, MANGAN, YAKUMAN, of_han};
use crate::payment::{Payments, is_liable, payments};
use crate::reading::{Complete, Reading, Shape, Way};
use crate::waits::waits;
use crate::win::{Riichi, Win};
use crate::yaku::{find, find_anyhow};

/// Why a win has no score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoScore {
    /// The hand does not have 13 tiles, a meld counted as three.
    WrongSize(usize),
    /// The winning tile is a fifth of its kind.
    FifthCopy(Kind),
    /// The tiles are not complete.
    NotComplete,
    /// Riichi with an open hand.
    OpenRiichi,
    /// A complete hand without a yaku.
    NoYaku,
    /// The yaku depends on which of the waits comes, and the rules forbid that.
    LateYaku,
    /// Too few han of yaku.
    TooFewHan {
        /// What the yaku are worth.
        han: u8,
        /// What is needed.
        least: u8,
    },
}

impl NoScore {
    /// Returns a code that stays the same.
    pub const fn code(self) -> &'static str {
        match self {
            NoScore::WrongSize(_) => "wrong-size",
            NoScore::FifthCopy(_) => "fifth-copy",
            NoScore::NotComplete => "not-complete",
            NoScore::OpenRiichi => "open-riichi",
            NoScore::NoYaku => "no-yaku",
            NoScore::LateYaku => "late-yaku",
            NoScore::TooFewHan { .. } => "too-few-han",
        }
    }
}

impl fmt::Display for NoScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoScore::WrongSize(size) => {
                write!(f, "expected 13 tiles before the winning tile, a meld counted as three; found {size}")
            }
            NoScore::FifthCopy(kind) => write!(f, "the winning tile would be a fifth {kind}"),
            NoScore::NotComplete => f.write_str("the winning tile does not complete the hand"),
            NoScore::OpenRiichi => f.write_str("riichi needs a closed hand"),
            NoScore::NoYaku => f.write_str("the hand has no yaku"),
            NoScore::LateYaku => {
                f.write_str("the yaku depends on which of the waits comes, which the rules forbid")
            }
            NoScore::TooFewHan { han, least } => {
                write!(f, "the yaku are worth {han} han; the rules require {least}")
            }
        }
    }
}

impl std::error::Error for NoScore {}

/// How many dora of each sort.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct Dora {
    /// By the open indicators.
    pub dora: u8,
    /// By those under them.
    pub ura: u8,
    /// Red fives.
    pub red: u8,
    /// Norths set aside.
    pub north: u8,
}

impl Dora {
    /// All together.
    #[inline]
    pub fn han(self) -> u8 {
        self.dora.saturating_add(self.ura).saturating_add(self.red).saturating_add(self.north)
    }
}

/// A yaku and what it is worth: han, or yakuman if the hand is one.
pub type Counted = (Yaku, u8);

/// What a win is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    yaku: [Counted; Score::MOST_YAKU],
    len: u8,
    /// Han of yaku and dora; 0 for a yakuman.
    pub han: u8,
    /// Fu; none for a yakuman.
    pub fu: Fu,
    /// How many yakuman the hand is.
    pub yakuman: u8,
    /// Dora; none count for a yakuman.
    pub dora: Dora,
    /// The limit.
    pub limit: Limit,
    /// What payments are made of.
    pub base: i32,
    /// How the hand was read.
    pub shape: Shape,
    /// Who pays what.
    pub payments: Payments,
}

impl Score {
    /// No hand shows more.
    const MOST_YAKU: usize = 16;

    /// The yaku that count, in the order of the list, each with han or yakuman.
    #[inline]
    pub fn yaku(&self) -> &[Counted] {
        &self.yaku[..usize::from(self.len)]
    }
}

/// One way to read a win, and what it is worth.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Interpretation {
    /// How the hand is read.
    pub shape: Shape,
    /// The yaku that count.
    pub yaku: YakuSet,
    /// Han of yaku alone.
    pub yaku_han: u8,
    /// Han of yaku and dora; 0 for a yakuman.
    pub han: u8,
    /// Fu; none for a yakuman.
    pub fu: Fu,
    /// How many yakuman.
    pub yakuman: u8,
    /// The limit.
    pub limit: Limit,
    /// What payments are made of.
    pub base: i32,
    /// Whether its yaku are enough to win with.
    pub wins: bool,
}

/// A complete hand before its readings are compared.
struct Table<'a> {
    hand: &'a Complete<'a>,
    /// The yaku that are there however the tiles are read.
    anyhow: YakuSet,
    /// What those count for.
    sure: Sum,
    /// Whether there is a blessing of man that is worth a mangan by itself.
    mangan: bool,
    dora: Dora,
    /// How many han of yaku are needed.
    least: u8,
    /// Whether they must be different yaku, two of them.
    two_yaku: bool,
}

/// Yaku that count, and their han.
#[derive(Clone, Copy)]
struct Sum {
    yaku: YakuSet,
    han: u8,
}

/// What a reading is worth; its fu are not explained yet.
struct Value {
    yaku: YakuSet,
    yaku_han: u8,
    han: u8,
    fu: u8,
    /// Whether fu are counted as for pinfu.
    pinfu: bool,
    yakuman: u8,
    limit: Limit,
    base: i32,
    wins: bool,
}

impl Interpretation {
    /// What the winner would receive for the hand itself.
    #[inline]
    pub fn points(&self, win: &Win<'_>, rules: &Rules) -> i32 {
        payments(win, rules, self.base, &[]).points
    }
}

impl Value {
    /// A reading that may win goes before one that may not, whatever that would be worth, and a yakuman before
    /// counted han.
    fn rank(&self) -> (bool, i32, u8, u8, u8) {
        (self.wins, self.base, self.yakuman, self.han, self.fu)
    }
}

/// What a win is worth under the rules, by the reading that is worth most.
///
/// The circumstances are taken as they are given. [`Win::check`] says whether they can have come about.
///
/// ```
/// use hanchan_rules::preset;
/// use hanchan_score::{By, Limit, NoScore, Win, score};
/// use hanchan_tiles::Hand;
///
/// let rules = preset("ema").unwrap();
/// let hand: Hand = "19m19p19s1234567z".parse()?;
/// let kokushi = score(&Win::new(&hand, "1z".parse()?, By::Tsumo), &rules)?;
/// assert_eq!((kokushi.limit, kokushi.payments.points), (Limit::Yakuman, 32_000));
///
/// let hand: Hand = "23467m 234567p 88s".parse()?;
/// let no_score = score(&Win::new(&hand, "9m".parse()?, By::Tsumo), &rules);
/// assert_eq!(no_score, Err(NoScore::NotComplete));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn score(win: &Win<'_>, rules: &Rules) -> Result<Score, NoScore> {
    let mut concealed = *win.hand.concealed().counts();
    complete(win, &mut concealed)?;
    let ways = decompositions(&concealed);
    let hand = Complete::new(win, rules, &concealed, &ways);
    let table = Table::new(&hand);
    let mut best: Option<(Way<'_>, Value)> = None;
    hand.readings(&ways, |reading| {
        let value = table.value(reading);
        if best.as_ref().is_none_or(|(_, best)| value.rank() > best.rank()) {
            best = Some((reading.way, value));
        }
    });
    match best {
        None => Err(NoScore::NotComplete),
        Some((_, best)) if best.yaku.is_empty() => Err(NoScore::NoYaku),
        Some((_, best)) if !best.wins => Err(NoScore::TooFewHan { han: best.yaku_han, least: table.least }),
        Some(_) if !rules.switches().hands.late_yaku && !has_yaku_on_every_wait(win, rules) => {
            Err(NoScore::LateYaku)
        }
        Some((way, best)) => Ok(table.score(way, &best)),
    }
}

/// Whether the hand has a yaku whichever of its waits comes (P-049 allows otherwise).
fn has_yaku_on_every_wait(win: &Win<'_>, rules: &Rules) -> bool {
    waits(win.hand, rules).iter().all(|kind| {
        let other = Win { tile: Tile::plain(kind), ..win.clone() };
        let readings = interpretations(&other, rules).unwrap_or_default();
        readings.iter().any(|reading| !reading.yaku.is_empty())
    })
}

/// Every way to read a win, the one that counts first.
pub fn interpretations(win: &Win<'_>, rules: &Rules) -> Result<Vec<Interpretation>, NoScore> {
    let mut concealed = *win.hand.concealed().counts();
    complete(win, &mut concealed)?;
    let ways = decompositions(&concealed);
    let hand = Complete::new(win, rules, &concealed, &ways);
    let table = Table::new(&hand);
    let mut all = Vec::new();
    hand.readings(&ways, |reading| all.push((reading.way, table.value(reading))));
    if all.is_empty() {
        return Err(NoScore::NotComplete);
    }
    // Of equals the first is kept.
    all.sort_by_key(|(_, value)| std::cmp::Reverse(value.rank()));
    Ok(all.iter().map(|(way, value)| table.interpretation(*way, value)).collect())
}

/// Adds the winning tile to the concealed ones, if that can be a win.
fn complete(win: &Win<'_>, concealed: &mut Counts) -> Result<(), NoScore> {
    let hand = win.hand;
    if hand.size() != 13 {
        return Err(NoScore::WrongSize(hand.size()));
    }
    if win.circumstances.riichi != Riichi::None && !hand.is_closed() {
        return Err(NoScore::OpenRiichi);
    }
    let tile = win.tile.kind();
    if hand.held().get(tile) >= 4 || concealed.add(tile).is_err() {
        return Err(NoScore::FifthCopy(tile));
    }
    Ok(())
}

impl<'a> Table<'a> {
    fn new(hand: &'a Complete<'a>) -> Table<'a> {
        let Complete { win, rules, .. } = hand;
        let draws = &rules.switches().draws;
        let two = draws.two_han_from > 0 && win.circumstances.honba >= draws.two_han_from;
        let anyhow = find_anyhow(hand);
        let mut table = Table {
            hand,
            anyhow,
            sure: Sum { yaku: YakuSet::EMPTY, han: 0 },
            mangan: anyhow.has(Yaku::Renhou) && rules.switches().hands.renhou == Renhou::Mangan,
            dora: dora(win, rules),
            least: rules.switches().hands.least_han.max(if two { 2 } else { 1 }),
            two_yaku: two && draws.two_han_as == TwoHan::DifferentYaku,
        };
        table.sure = table.with(table.sure, anyhow);
        table
    }

    /// The han of a yaku in this hand.
    fn han(&self, yaku: Yaku) -> u8 {
        match self.hand.rules.worth(yaku) {
            Worth::Han { closed, .. } if self.hand.tiles.closed => closed,
            Worth::Han { open, .. } => open,
            _ => 0,
        }
    }

    /// The sum with more yaku, as far as they count.
    fn with(&self, mut sum: Sum, more: YakuSet) -> Sum {
        for yaku in more.iter() {
            let han = self.han(yaku);
            if han > 0 && !(self.mangan && yaku == Yaku::Renhou) {
                sum.yaku.put(yaku, true);
                sum.han = sum.han.saturating_add(han);
            }
        }
        sum
    }

    fn value(&self, reading: &Reading<'_>) -> Value {
        let rules = self.hand.rules;
        let found = find(reading, self.anyhow);
        let yakuman = found.and(rules.yakuman());
        if !yakuman.is_empty() {
            return self.yakuman(yakuman);
        }
        let Sum { yaku, han } = self.with(self.sure, found.without(self.anyhow));
        let pinfu = found.has(Yaku::Pinfu);
        let fu = fu::total(reading, pinfu);
        let mut value = Value {
            yaku,
            yaku_han: han,
            han: 0,
            fu,
            pinfu,
            yakuman: 0,
            limit: Limit::None,
            base: 0,
            wins: false,
        };
        if han > 0 {
            value.han = han.saturating_add(self.dora.han());
            (value.limit, value.base) = of_han(value.han, fu, rules);
        }
        if self.mangan && value.base < MANGAN {
            // Worth a mangan by itself, not added to anything (F-048, A-F02).
            value.yaku = YakuSet::from_iter([Yaku::Renhou]);
            (value.yaku_han, value.han, value.limit, value.base) = (5, 5, Limit::Mangan, MANGAN);
        }
        value.wins = value.yaku_han >= self.least && (!self.two_yaku || value.yaku.len() >= 2);
        value
    }

    /// Yakuman add up, or the highest counts; nothing else counts beside them (P-095, P-096).
    fn yakuman(&self, found: YakuSet) -> Value {
        let rules = self.hand.rules;
        let switches = &rules.switches().yakuman;
        let times = |yaku: Yaku| match rules.worth(yaku) {
            Worth::Yakuman(times) => times,
            _ => 0,
        };
        let yaku = match switches.stacking {
            YakumanStacking::Add => found,
            // Of equals the one that somebody is liable for, or the first of the list.
            YakumanStacking::Highest => {
                let first = found.iter().next().unwrap_or(Yaku::Tenhou);
                let win = self.hand.win;
                let fed = |yaku: Yaku| {
                    let mut named = win.liable.iter();
                    named.any(|&(of, seat)| of == yaku && is_liable(win, rules, yaku, seat))
                };
                let rank = |yaku: Yaku| (times(yaku), fed(yaku));
                let higher = |best: Yaku, yaku: Yaku| if rank(yaku) > rank(best) { yaku } else { best };
                YakuSet::from_iter([found.iter().fold(first, higher)])
            }
        };
        let sum = yaku.iter().fold(0u8, |sum, yaku| sum.saturating_add(times(yaku)));
        let yakuman = if switches.most > 0 { sum.min(switches.most) } else { sum };
        Value {
            yaku,
            yaku_han: 0,
            han: 0,
            fu: 0,
            pinfu: false,
            yakuman,
            limit: Limit::Yakuman,
            base: YAKUMAN * i32::from(yakuman),
            wins: true,
        }
    }

    fn fu(&self, shape: &Shape, value: &Value) -> Fu {
        if value.yakuman > 0 { Fu::NONE } else { Fu::of(self.hand, shape, value.pinfu) }
    }

    fn interpretation(&self, way: Way<'_>, value: &Value) -> Interpretation {
        let shape = self.hand.shape(way);
        Interpretation {
            shape,
            yaku: value.yaku,
            yaku_han: value.yaku_han,
            han: value.han,
            fu: self.fu(&shape, value),
            yakuman: value.yakuman,
            limit: value.limit,
            base: value.base,
            wins: value.wins,
        }
    }

    fn score(&self, way: Way<'_>, best: &Value) -> Score {
        let shape = self.hand.shape(way);
        let Complete { win, rules, .. } = self.hand;
        let mut yaku = [(Yaku::Riichi, 0); Score::MOST_YAKU];
        let mut len = 0;
        for (place, counted) in yaku.iter_mut().zip(best.yaku.iter()) {
            let worth = match rules.worth(counted) {
                Worth::Yakuman(times) => times,
                _ if counted == Yaku::Renhou && self.mangan => 5,
                _ => self.han(counted),
            };
            *place = (counted, worth);
            len += 1;
        }
        let yakuman = if best.yakuman > 0 { &yaku[..usize::from(len)] } else { &[] };
        let payments = payments(win, rules, best.base, yakuman);
        Score {
            yaku,
            len,
            han: best.han,
            fu: self.fu(&shape, best),
            yakuman: best.yakuman,
            dora: if best.han > best.yaku_han { self.dora } else { Dora::default() },
            limit: best.limit,
            base: best.base,
            shape,
            payments,
        }
    }
}

/// Counts dora: what the indicators point at, red fives, and Norths set aside.
fn dora(win: &Win<'_>, rules: &Rules) -> Dora {
    let hand = win.hand;
    let pointed = |indicators: &[Tile]| {
        indicators.iter().fold(0u8, |sum, indicator| {
            let kind = rules.dora(indicator.kind());
            sum.saturating_add(hand.held().get(kind) + u8::from(win.tile.kind() == kind))
        })
    };
    let switches = rules.switches();
    let shown = if switches.riichi.kan_dora { win.dora } else { &win.dora[..win.dora.len().min(1)] };
    let under = match (
        switches.riichi.ura_dora && win.circumstances.riichi != Riichi::None,
        switches.riichi.kan_ura_dora,
    ) {
        (false, _) => &[],
        (true, true) => win.ura,
        (true, false) => &win.ura[..win.ura.len().min(1)],
    };
    let in_melds = hand.melds().iter().flat_map(Meld::tiles).filter(|tile| tile.is_red()).count();
    let concealed = Suit::ALL.iter().map(|&suit| hand.concealed().reds(suit)).sum::<u8>();
    Dora {
        dora: pointed(shown),
        ura: pointed(under),
        red: concealed + in_melds as u8 + u8::from(win.tile.is_red()),
        north: hand.norths().saturating_mul(switches.payments.north_dora),
    }
}
