//! Scoring: the value of a win in its best interpretation.

use std::fmt;

use hanchan_rules::{Renhou, Rules, TwoHan, Worth, Yaku, YakuSet, YakumanStacking};
use hanchan_shape::decompositions;
use hanchan_tiles::{Counts, Kind, Meld, Suit, Tile};

use crate::fu::{self, Fu};
use crate::limit::{Limit, MANGAN, YAKUMAN, of_han};
use crate::payment::{Payments, is_liable, payments};
use crate::reading::{Complete, Reading, Way, WinShape};
use crate::waits::waits;
use crate::win::{Riichi, Win};
use crate::yaku::{find, find_common};

/// An error that says why a win has no score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoScore {
    /// The hand does not have 13 tiles, counting each meld as three.
    WrongSize(usize),
    /// The winning tile is a fifth of its kind.
    FifthCopy(Kind),
    /// The winning tile does not complete the hand.
    NotComplete,
    /// The player declared riichi with an open hand.
    OpenRiichi,
    /// The hand is complete but has no yaku.
    NoYaku,
    /// The hand has a yaku only with some of its winning tiles, which the rules forbid.
    LateYaku,
    /// The hand has too few han from yaku.
    TooFewHan {
        /// The han from the hand's yaku.
        han: u8,
        /// The minimum han required from yaku.
        least: u8,
    },
}

impl NoScore {
    /// Returns a stable code for this error.
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
                write!(
                    f,
                    "expected 13 tiles before the winning tile, counting each meld as three; found {size}"
                )
            }
            NoScore::FifthCopy(kind) => write!(f, "the winning tile would be a fifth {kind}"),
            NoScore::NotComplete => f.write_str("the winning tile does not complete the hand"),
            NoScore::OpenRiichi => f.write_str("riichi needs a closed hand"),
            NoScore::NoYaku => f.write_str("the hand has no yaku"),
            NoScore::LateYaku => {
                f.write_str("the hand has a yaku only with some of its winning tiles, which the rules forbid")
            }
            NoScore::TooFewHan { han, least } => {
                write!(f, "the yaku are worth {han} han; the rules require {least}")
            }
        }
    }
}

impl std::error::Error for NoScore {}

/// The han from each type of dora.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct Dora {
    /// Han from dora indicators.
    pub dora: u8,
    /// Han from ura-dora indicators.
    pub ura: u8,
    /// Han from red fives.
    pub red: u8,
    /// Han from declared Norths.
    pub north: u8,
}

impl Dora {
    /// Returns the total han from dora.
    #[inline]
    pub fn han(self) -> u8 {
        self.dora.saturating_add(self.ura).saturating_add(self.red).saturating_add(self.north)
    }
}

/// A yaku and its value: its han, or the number of yakuman it counts for.
pub type Counted = (Yaku, u8);

/// The score of a win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    yaku: [Counted; Score::MOST_YAKU],
    len: u8,
    /// The han from yaku and dora; 0 for a yakuman.
    pub han: u8,
    /// The fu; empty for a yakuman.
    pub fu: Fu,
    /// The number of yakuman.
    pub yakuman: u8,
    /// The dora; they do not count for a yakuman.
    pub dora: Dora,
    /// The limit that the hand reaches.
    pub limit: Limit,
    /// The base points, from which payments are computed.
    pub base: i32,
    /// The shape of the hand in the best interpretation.
    pub shape: WinShape,
    /// What each seat gains or loses.
    pub payments: Payments,
}

impl Score {
    /// The maximum number of yaku in a hand.
    const MOST_YAKU: usize = 16;

    /// Returns the yaku that count, in display order, each with its han or number of yakuman.
    #[inline]
    pub fn yaku(&self) -> &[Counted] {
        &self.yaku[..usize::from(self.len)]
    }
}

/// One interpretation of a win, and its value.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Interpretation {
    /// The shape of the hand.
    pub shape: WinShape,
    /// The yaku that count.
    pub yaku: YakuSet,
    /// The han from yaku alone.
    pub yaku_han: u8,
    /// The han from yaku and dora; 0 for a yakuman.
    pub han: u8,
    /// The fu; empty for a yakuman.
    pub fu: Fu,
    /// The number of yakuman.
    pub yakuman: u8,
    /// The limit that the hand reaches.
    pub limit: Limit,
    /// The base points, from which payments are computed.
    pub base: i32,
    /// Whether the yaku suffice to win.
    pub wins: bool,
}

/// Evaluates the readings of a complete hand.
struct Evaluator<'a> {
    hand: &'a Complete<'a>,
    /// The yaku that the hand has in every reading.
    common: YakuSet,
    /// The yaku in `common` that count, and their total han.
    sure: Sum,
    /// Whether the hand has renhou that is worth a mangan on its own.
    mangan: bool,
    dora: Dora,
    /// The minimum han required from yaku.
    least: u8,
    /// Whether two different yaku are required.
    two_yaku: bool,
}

/// The yaku that count, and their total han.
#[derive(Clone, Copy)]
struct Sum {
    yaku: YakuSet,
    han: u8,
}

/// The value of a reading, with the total fu but not their reasons.
struct Value {
    yaku: YakuSet,
    yaku_han: u8,
    han: u8,
    fu: u8,
    /// Whether the fu are those of a pinfu hand.
    pinfu: bool,
    yakuman: u8,
    limit: Limit,
    base: i32,
    wins: bool,
}

impl Interpretation {
    /// Returns the points the winner would receive for the hand itself.
    #[inline]
    pub fn points(&self, win: &Win<'_>, rules: &Rules) -> i32 {
        payments(win, rules, self.base, &[]).points
    }
}

impl Value {
    /// Returns a sort key: a reading that can win ranks above one that cannot, whatever their values, and a
    /// yakuman above another hand with the same base points.
    fn rank(&self) -> (bool, i32, u8, u8, u8) {
        (self.wins, self.base, self.yakuman, self.han, self.fu)
    }
}

/// Returns the score of a win under the rules, in its most valuable interpretation.
///
/// The circumstances are not checked. Use [`Win::check`] to find out whether they are possible.
///
/// ```
/// use hanchan_rules::preset;
/// use hanchan_score::{WinMethod, Limit, NoScore, Win, score};
/// use hanchan_tiles::Hand;
///
/// let rules = preset("ema").unwrap();
/// let hand: Hand = "19m19p19s1234567z".parse()?;
/// let kokushi = score(&Win::new(&hand, "1z".parse()?, WinMethod::Tsumo), &rules)?;
/// assert_eq!((kokushi.limit, kokushi.payments.points), (Limit::Yakuman, 32_000));
///
/// let hand: Hand = "23467m 234567p 88s".parse()?;
/// let no_score = score(&Win::new(&hand, "9m".parse()?, WinMethod::Tsumo), &rules);
/// assert_eq!(no_score, Err(NoScore::NotComplete));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn score(win: &Win<'_>, rules: &Rules) -> Result<Score, NoScore> {
    let mut concealed = *win.hand.concealed().counts();
    complete(win, &mut concealed)?;
    let ways = decompositions(&concealed);
    let hand = Complete::new(win, rules, &concealed, &ways);
    let evaluator = Evaluator::new(&hand);
    let mut best: Option<(Way<'_>, Value)> = None;
    hand.readings(&ways, |reading| {
        let value = evaluator.value(reading);
        if best.as_ref().is_none_or(|(_, best)| value.rank() > best.rank()) {
            best = Some((reading.way, value));
        }
    });
    match best {
        None => Err(NoScore::NotComplete),
        Some((_, best)) if best.yaku.is_empty() => Err(NoScore::NoYaku),
        Some((_, best)) if !best.wins => {
            Err(NoScore::TooFewHan { han: best.yaku_han, least: evaluator.least })
        }
        Some(_) if !rules.switches().hands.late_yaku && !has_yaku_on_every_wait(win, rules) => {
            Err(NoScore::LateYaku)
        }
        Some((way, best)) => Ok(evaluator.score(way, &best)),
    }
}

/// Returns whether the hand has a yaku with each of its winning tiles, which P-049 does not require.
fn has_yaku_on_every_wait(win: &Win<'_>, rules: &Rules) -> bool {
    waits(win.hand, rules).iter().all(|kind| {
        let other = Win { tile: Tile::plain(kind), ..win.clone() };
        let readings = interpretations(&other, rules).unwrap_or_default();
        readings.iter().any(|reading| !reading.yaku.is_empty())
    })
}

/// Returns every interpretation of a win, the best one first.
///
/// ```
/// use hanchan_rules::preset;
/// use hanchan_score::{WinMethod, WinShape, Win, interpretations};
/// use hanchan_tiles::Hand;
///
/// let rules = preset("ema").unwrap();
/// let hand: Hand = "112233m 445566p 7s".parse()?;
/// let win = Win::new(&hand, "7s".parse()?, WinMethod::Tsumo);
/// let all = interpretations(&win, &rules)?;
/// assert!(matches!(all[0].shape, WinShape::Standard { .. })); // ryanpeikou
/// assert!(matches!(all[1].shape, WinShape::Pairs)); // seven pairs
/// assert!(all[0].han > all[1].han);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn interpretations(win: &Win<'_>, rules: &Rules) -> Result<Vec<Interpretation>, NoScore> {
    let mut concealed = *win.hand.concealed().counts();
    complete(win, &mut concealed)?;
    let ways = decompositions(&concealed);
    let hand = Complete::new(win, rules, &concealed, &ways);
    let evaluator = Evaluator::new(&hand);
    let mut all = Vec::new();
    hand.readings(&ways, |reading| all.push((reading.way, evaluator.value(reading))));
    if all.is_empty() {
        return Err(NoScore::NotComplete);
    }
    // The sort is stable: of equal readings the first stays first.
    all.sort_by_key(|(_, value)| std::cmp::Reverse(value.rank()));
    Ok(all.iter().map(|(way, value)| evaluator.interpretation(*way, value)).collect())
}

/// Adds the winning tile to the concealed tiles. Fails if the hand cannot win with that tile.
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

impl<'a> Evaluator<'a> {
    fn new(hand: &'a Complete<'a>) -> Evaluator<'a> {
        let Complete { win, rules, .. } = hand;
        let draws = &rules.switches().draws;
        let two = draws.two_han_from > 0 && win.circumstances.honba >= draws.two_han_from;
        let common = find_common(hand);
        let mut evaluator = Evaluator {
            hand,
            common,
            sure: Sum { yaku: YakuSet::EMPTY, han: 0 },
            mangan: common.has(Yaku::Renhou) && rules.switches().hands.renhou == Renhou::Mangan,
            dora: dora(win, rules),
            least: rules.switches().hands.least_han.max(if two { 2 } else { 1 }),
            two_yaku: two && draws.two_han_as == TwoHan::DifferentYaku,
        };
        evaluator.sure = evaluator.with(evaluator.sure, common);
        evaluator
    }

    /// Returns the han of a yaku in this hand.
    fn han(&self, yaku: Yaku) -> u8 {
        match self.hand.rules.worth(yaku) {
            Worth::Han { closed, .. } if self.hand.tiles.closed => closed,
            Worth::Han { open, .. } => open,
            _ => 0,
        }
    }

    /// Adds the yaku in `more` that count to the sum.
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
        let found = find(reading, self.common);
        let yakuman = found.and(rules.yakuman());
        if !yakuman.is_empty() {
            return self.yakuman(yakuman);
        }
        let Sum { yaku, han } = self.with(self.sure, found.without(self.common));
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
            // Renhou is worth a mangan on its own, not in addition to other yaku (F-048, A-F02).
            value.yaku = YakuSet::from_iter([Yaku::Renhou]);
            (value.yaku_han, value.han, value.limit, value.base) = (5, 5, Limit::Mangan, MANGAN);
        }
        value.wins = value.yaku_han >= self.least && (!self.two_yaku || value.yaku.len() >= 2);
        value
    }

    /// Returns the value of a hand with yakuman. Depending on the rules, all yakuman add up or only the highest
    /// counts; other yaku do not count (P-095, P-096).
    fn yakuman(&self, found: YakuSet) -> Value {
        let rules = self.hand.rules;
        let switches = &rules.switches().yakuman;
        let times = |yaku: Yaku| match rules.worth(yaku) {
            Worth::Yakuman(times) => times,
            _ => 0,
        };
        let yaku = match switches.stacking {
            YakumanStacking::Add => found,
            // Of equal yakuman, one that a player is liable for counts, or else the first in the list.
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

    fn fu(&self, shape: &WinShape, value: &Value) -> Fu {
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

/// Counts dora: those from indicators, red fives and declared Norths.
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
