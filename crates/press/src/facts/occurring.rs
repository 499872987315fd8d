//! Which han and fu occur, and what gives fu, found by scoring all sorts of hands.

use std::collections::BTreeMap;

use hanchan_rules::Rules;
use hanchan_score::{Circumstances, Form, FuItem, FuReason, Riichi, Win, WinMethod, score};
use hanchan_tiles::{Hand, Kind, Meld, Side, Tile, Wind};

/// What gives fu, as listed in a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FuKind {
    /// The base fu that every hand has.
    Base,
    /// A closed hand won by ron.
    ClosedRon,
    /// A hand of seven pairs.
    SevenPairs,
    /// A triplet or kan.
    Set {
        /// Whether the set is a kan.
        kan: bool,
        /// Whether the set is of terminals or honours.
        orphan: bool,
        /// Whether the set contains another player's tile.
        open: bool,
    },
    /// A pair of dragons.
    Dragons,
    /// A pair of the seat or round wind.
    Wind,
    /// A pair of the wind that is both seat and round wind.
    DoubleWind,
    /// An edge, middle or pair wait.
    Wait,
    /// A win by tsumo.
    Tsumo,
    /// An open hand that has no other fu.
    OpenPinfu,
}

/// The han and fu that occur under a rule set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Occurring {
    /// The smallest number of han that occurs for each combination of tsumo (or not) and number of fu.
    least: BTreeMap<(bool, u8), u8>,
    fu: BTreeMap<FuKind, u8>,
}

/// A set of a generated hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Set {
    Run { open: bool },
    Triplet { open: bool, orphan: bool },
    Kan { open: bool, orphan: bool },
}

const SETS: [Set; 10] = [
    Set::Run { open: false },
    Set::Run { open: true },
    Set::Triplet { open: false, orphan: false },
    Set::Triplet { open: true, orphan: false },
    Set::Triplet { open: false, orphan: true },
    Set::Triplet { open: true, orphan: true },
    Set::Kan { open: false, orphan: false },
    Set::Kan { open: true, orphan: false },
    Set::Kan { open: false, orphan: true },
    Set::Kan { open: true, orphan: true },
];

/// The tiles for each of a hand's four sets, chosen so that they don't form additional yaku: the lowest tile of a
/// run, the tile of a triplet of simples, and the tile of a triplet of terminals or honours. None uses 2 to 8 man,
/// which three-player games don't have.
const PLACES: [(Kind, Kind, Kind); 4] = [
    (kind(9), kind(10), kind(0)),
    (kind(21), kind(21), kind(17)),
    (kind(14), kind(15), kind(18)),
    (kind(24), kind(25), kind(29)),
];

/// Which tile of the hand is the winning tile.
#[derive(Clone, Copy)]
enum Wait {
    /// A tile of a concealed set: the index of the set, and the tile's position in it.
    Set(usize, usize),
    Pair,
}

const fn kind(index: usize) -> Kind {
    Kind::ALL[index]
}

impl Occurring {
    /// Scores all sorts of hands under the rules and collects what occurs.
    pub fn under(rules: &Rules) -> Occurring {
        let mut found = Occurring::default();
        let pairs: Result<Hand, _> = "1199m2277p5588s1z".parse();
        if let Ok(hand) = pairs {
            found.look(&hand, Kind::EAST, Wind::South, rules);
        }
        for sets in sorted_sets() {
            for turn in 0..4 {
                let mut sets = sets;
                sets.rotate_left(turn);
                found.hands(&sets, rules);
            }
        }
        found
    }

    /// Scores the hands with these sets and every kind of pair and wait.
    fn hands(&mut self, sets: &[Set; 4], rules: &Rules) {
        let pairs = [
            (kind(8), Wind::South),
            (kind(32), Wind::South),
            (kind(28), Wind::South),
            (kind(27), Wind::East),
        ];
        for (pair, seat) in pairs {
            self.waiting(sets, pair, seat, Wait::Pair, rules);
            // The first run is 123 and the last 789, so each of their three tiles is a different kind of wait.
            if let Some(place) = sets.iter().position(|set| *set == Set::Run { open: false }) {
                for tile in 0..3 {
                    self.waiting(sets, pair, seat, Wait::Set(place, tile), rules);
                }
            }
            if let Some(place) = sets.iter().position(|set| matches!(set, Set::Triplet { open: false, .. })) {
                self.waiting(sets, pair, seat, Wait::Set(place, 0), rules);
            }
        }
    }

    fn waiting(&mut self, sets: &[Set; 4], pair: Kind, seat: Wind, wait: Wait, rules: &Rules) {
        if let Some((hand, tile)) = hand(sets, pair, wait) {
            self.look(&hand, tile, seat, rules);
        }
    }

    /// Scores a hand by ron and by tsumo. If it has no yaku, adds as little as it needs to win.
    fn look(&mut self, hand: &Hand, tile: Kind, seat: Wind, rules: &Rules) {
        for tsumo in [false, true] {
            let by = if tsumo { WinMethod::Tsumo } else { WinMethod::Ron { from: None } };
            let circumstances = Circumstances { by, seat, ..Circumstances::default() };
            let plain = Win::new(hand, Tile::plain(tile), circumstances);
            let scored = |win: &Win<'_>| {
                let score = win.check(rules).ok().and_then(|()| score(win, rules).ok());
                score.filter(|score| score.yakuman == 0)
            };
            let helped = || {
                let last = Circumstances { last: true, ..circumstances };
                let riichi = Circumstances { riichi: Riichi::Declared, ..circumstances };
                let with = |circumstances| scored(&Win { circumstances, ..plain.clone() });
                with(last).into_iter().chain(with(riichi)).min_by_key(|score| score.han)
            };
            let Some(score) = scored(&plain).or_else(helped) else { continue };
            let han = self.least.entry((tsumo, score.fu.total)).or_insert(score.han);
            *han = score.han.min(*han);
            for item in score.fu.items() {
                self.fu.insert(fu_kind(*item, seat), item.fu);
            }
        }
    }

    /// Returns whether a hand can have this many han and fu. Dora can add any number of han.
    pub fn occurs(&self, tsumo: bool, han: u8, fu: u8) -> bool {
        self.least.get(&(tsumo, fu)).is_some_and(|least| *least <= han)
    }

    /// Returns the rows of a score table: the numbers of fu that occur in hands of up to three han. Numbers of fu
    /// that only occur with more han always make a mangan.
    pub fn rows(&self) -> Vec<u8> {
        let mut rows: Vec<u8> =
            self.least.iter().filter(|(_, least)| **least <= 3).map(|((_, fu), _)| *fu).collect();
        rows.sort_unstable();
        rows.dedup();
        rows
    }

    /// Returns what gives fu, and how many.
    pub fn fu(&self) -> &BTreeMap<FuKind, u8> {
        &self.fu
    }
}

fn fu_kind(item: FuItem, seat: Wind) -> FuKind {
    match item.reason {
        FuReason::Base => FuKind::Base,
        FuReason::ClosedRon => FuKind::ClosedRon,
        FuReason::SevenPairs => FuKind::SevenPairs,
        FuReason::Group(group) => {
            FuKind::Set { kan: group.form == Form::Kan, orphan: group.low.is_orphan(), open: group.open }
        }
        FuReason::Pair(kind) if kind >= Kind::WHITE => FuKind::Dragons,
        FuReason::Pair(_) if seat == Wind::East => FuKind::DoubleWind,
        FuReason::Pair(_) => FuKind::Wind,
        FuReason::Wait(_) => FuKind::Wait,
        FuReason::Tsumo => FuKind::Tsumo,
        FuReason::OpenPinfu => FuKind::OpenPinfu,
    }
}

/// Returns every combination of four sets, sorted.
fn sorted_sets() -> impl Iterator<Item = [Set; 4]> {
    let count = SETS.len();
    (0..count).flat_map(move |a| {
        (a..count).flat_map(move |b| {
            (b..count).flat_map(move |c| (c..count).map(move |d| [SETS[a], SETS[b], SETS[c], SETS[d]]))
        })
    })
}

/// Builds a hand; returns it without its winning tile, and that tile.
fn hand(sets: &[Set; 4], pair: Kind, wait: Wait) -> Option<(Hand, Kind)> {
    let mut concealed = vec![pair, pair];
    let mut melds = Vec::new();
    let mut winning = (pair, 0);
    for (place, (set, (low, simple, orphan))) in sets.iter().zip(PLACES).enumerate() {
        let of = |is_orphan: bool| if is_orphan { orphan } else { simple };
        let tile = |kind| Tile::plain(kind);
        let here = concealed.len();
        match *set {
            Set::Run { open } => {
                let run = [0, 1, 2].map(|step| Kind::ALL[low.index() + step]);
                if open {
                    melds.push(Meld::chi(tile(run[0]), [tile(run[1]), tile(run[2])]).ok()?);
                } else {
                    concealed.extend(run);
                }
            }
            Set::Triplet { open: true, orphan } => {
                melds.push(Meld::pon(tile(of(orphan)), Side::Across, [tile(of(orphan)); 2]).ok()?);
            }
            Set::Triplet { open: false, orphan } => concealed.extend([of(orphan); 3]),
            Set::Kan { open: true, orphan } => {
                melds.push(Meld::open_kan(tile(of(orphan)), Side::Across, [tile(of(orphan)); 3]).ok()?);
            }
            Set::Kan { open: false, orphan } => melds.push(Meld::closed_kan([tile(of(orphan)); 4]).ok()?),
        }
        if let Wait::Set(waiting, tile) = wait
            && waiting == place
        {
            winning = (*concealed.get(here + tile)?, here + tile);
        }
    }
    concealed.remove(winning.1);
    Some((Hand::new(concealed.into_iter().map(Tile::plain), melds).ok()?, winning.0))
}
