//! One way to read a winning hand: its sets, its pair, and what the winning tile completed.

use hanchan_rules::Rules;
use hanchan_shape::{Decomposition, Set, Standard, WaitKind};
use hanchan_tiles::{Counts, Kind, KindSet, Meld, MeldKind, Suit};

use crate::win::Win;

/// A set of a winning hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// The lowest kind of a run, or the kind of a triplet or kan.
    pub low: Kind,
    /// What sort of set.
    pub form: Form,
    /// Whether it was made with another's tile, by a call or by the winning discard.
    pub open: bool,
}

/// What sort of set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Three consecutive tiles.
    Run,
    /// Three identical tiles.
    Triplet,
    /// Four identical tiles.
    Kan,
}

impl Group {
    pub(crate) fn is_run(self) -> bool {
        self.form == Form::Run
    }

    /// Whether a terminal or honour is in it.
    fn has_orphan(self) -> bool {
        self.low.is_orphan() || (self.is_run() && self.low.rank() == Some(7))
    }

    fn of_meld(meld: Meld) -> Group {
        let form = match meld.kind() {
            MeldKind::Chi => Form::Run,
            MeldKind::Pon => Form::Triplet,
            _ => Form::Kan,
        };
        Group { low: meld.lowest(), form, open: meld.is_open() }
    }
}

/// How a hand is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Four sets and a pair.
    Standard {
        /// The sets, concealed ones first.
        groups: [Group; 4],
        /// The pair.
        pair: Kind,
        /// What the winning tile completed.
        wait: WaitKind,
    },
    /// Seven pairs.
    Pairs,
    /// Thirteen orphans; whether any of them would have won.
    Orphans {
        /// Whether the hand waited for all thirteen.
        thirteen: bool,
    },
}

/// What yaku ask of the tiles, however they are read.
pub(crate) struct Tiles {
    pub(crate) closed: bool,
    /// The concealed tiles with the winning one.
    pub(crate) concealed: Counts,
    /// The kinds of all tiles, melds included.
    pub(crate) kinds: KindSet,
    /// Which suits there are, and how many.
    pub(crate) suits: [bool; 3],
    pub(crate) suit_count: usize,
    pub(crate) honours: bool,
}

impl Tiles {
    pub(crate) fn new(win: &Win<'_>, concealed: Counts) -> Tiles {
        // Norths set aside are not part of the hand.
        let mut kinds = concealed.kinds();
        for meld in win.hand.melds() {
            kinds = kinds.union(meld.tiles().iter().map(|tile| tile.kind()).collect());
        }
        let suits = Suit::ALL.map(|suit| kinds.bits() >> (9 * suit.index()) & 0x1ff != 0);
        Tiles {
            closed: win.hand.is_closed(),
            concealed,
            kinds,
            suits,
            suit_count: suits.iter().filter(|&&suit| suit).count(),
            honours: kinds.bits() >> 27 != 0,
        }
    }
}

/// What yaku ask of four sets and a pair.
pub(crate) struct Sets {
    /// A bit for each run, by its lowest kind.
    pub(crate) runs: u64,
    /// How many pairs of equal runs.
    pub(crate) equal_runs: u8,
    /// A bit for each triplet or kan, by its kind.
    pub(crate) triplets: u64,
    /// How many triplets and kans were made without another's tile, and how many of them are kans.
    pub(crate) concealed: u32,
    pub(crate) concealed_kans: u32,
    pub(crate) kans: u32,
    pub(crate) pair: Kind,
    pub(crate) wait: WaitKind,
    /// Whether a terminal or honour is in every set.
    pub(crate) outside: bool,
}

impl Sets {
    fn new(groups: &[Group; 4], pair: Kind, wait: WaitKind) -> Sets {
        let mut sets = Sets {
            runs: 0,
            equal_runs: 0,
            triplets: 0,
            concealed: 0,
            concealed_kans: 0,
            kans: 0,
            pair,
            wait,
            outside: true,
        };
        // Runs that are there once, three times.
        let mut odd = 0;
        for group in groups {
            let bit = 1 << group.low.index();
            let kan = u32::from(group.form == Form::Kan);
            if group.is_run() {
                sets.equal_runs += u8::from(odd & bit != 0);
                odd ^= bit;
                sets.runs |= bit;
            } else {
                sets.triplets |= bit;
                sets.kans += kan;
                sets.concealed += u32::from(!group.open);
                sets.concealed_kans += u32::from(!group.open) & kan;
            }
            sets.outside &= group.has_orphan();
        }
        sets
    }

    /// Whether there is a triplet or kan of a kind.
    pub(crate) fn has_triplet(&self, kind: Kind) -> bool {
        self.triplets >> kind.index() & 1 == 1
    }
}

/// A reading with what all yaku ask of the hand.
pub(crate) struct Reading<'a> {
    pub(crate) win: &'a Win<'a>,
    pub(crate) rules: &'a Rules,
    pub(crate) tiles: &'a Tiles,
    pub(crate) shape: &'a Shape,
    /// Of four sets and a pair.
    pub(crate) sets: Option<Sets>,
}

impl<'a> Reading<'a> {
    pub(crate) fn new(win: &'a Win<'a>, rules: &'a Rules, tiles: &'a Tiles, shape: &'a Shape) -> Reading<'a> {
        let sets = match shape {
            Shape::Standard { groups, pair, wait } => Some(Sets::new(groups, *pair, *wait)),
            _ => None,
        };
        Reading { win, rules, tiles, shape, sets }
    }
}

/// Calls `each` with every way to read the hand.
pub(crate) fn shapes(
    win: &Win<'_>,
    rules: &Rules,
    concealed: &Counts,
    ways: &[Decomposition],
    mut each: impl FnMut(&Shape),
) {
    for way in ways {
        match way {
            Decomposition::SevenPairs => each(&Shape::Pairs),
            Decomposition::ThirteenOrphans(pair) => {
                each(&Shape::Orphans { thirteen: *pair == win.tile.kind() });
            }
            Decomposition::Standard(standard) => placements(win, standard, &mut each),
        }
    }
    if rules.switches.hands.equal_pairs && four_alike_in_pairs(concealed) {
        each(&Shape::Pairs);
    }
}

/// Seven pairs of which two or more are of the same kind.
fn four_alike_in_pairs(concealed: &Counts) -> bool {
    let mut counts = concealed.as_array().iter();
    concealed.total() == 14 && concealed.kinds().len() < 7 && counts.all(|count| count % 2 == 0)
}

/// The winning tile may have completed the pair or any set it is in.
fn placements(win: &Win<'_>, standard: &Standard, each: &mut impl FnMut(&Shape)) {
    let tile = win.tile.kind();
    let filler = Group { low: tile, form: Form::Run, open: false };
    let mut groups = [filler; 4];
    let concealed = standard.sets().iter().map(|set| match *set {
        Set::Run(low) => Group { low, form: Form::Run, open: false },
        Set::Triplet(low) => Group { low, form: Form::Triplet, open: false },
    });
    for (place, group) in
        groups.iter_mut().zip(concealed.chain(win.hand.melds().iter().copied().map(Group::of_meld)))
    {
        *place = group;
    }
    let pair = standard.pair();
    if pair == tile {
        each(&Shape::Standard { groups, pair, wait: WaitKind::Pair });
    }
    for (i, set) in standard.sets().iter().enumerate() {
        // Equal sets are one way.
        if standard.sets()[..i].contains(set) {
            continue;
        }
        if let Some(wait) = set.wait_kind(tile) {
            let mut groups = groups;
            groups[i].open = !win.is_tsumo();
            each(&Shape::Standard { groups, pair, wait });
        }
    }
}
