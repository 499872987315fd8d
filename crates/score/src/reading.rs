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
    /// The melds in the last places.
    groups: [Group; 4],
    /// What the melds have of sets.
    melded: Sets,
}

impl Tiles {
    /// `kinds` are those of the concealed tiles.
    pub(crate) fn new(win: &Win<'_>, concealed: Counts, kinds: KindSet) -> Tiles {
        let tile = win.tile.kind();
        let mut groups = [Group { low: tile, form: Form::Run, open: false }; 4];
        let mut melded = Sets::NONE;
        // Norths set aside are not part of the hand.
        let mut kinds = kinds.bits();
        let melds = win.hand.melds();
        for (place, &meld) in groups[4 - melds.len()..].iter_mut().zip(melds) {
            *place = Group::of_meld(meld);
            melded.add(*place);
            kinds |= if place.is_run() { 0b111 } else { 1 } << place.low.index();
        }
        let suits = Suit::ALL.map(|suit| kinds >> (9 * suit.index()) & 0x1ff != 0);
        Tiles {
            closed: win.hand.is_closed(),
            concealed,
            kinds: KindSet::from_bits(kinds),
            suits,
            suit_count: suits.iter().filter(|&&suit| suit).count(),
            honours: kinds >> 27 != 0,
            groups,
            melded,
        }
    }
}

/// What yaku ask of four sets and a pair.
#[derive(Clone, Copy)]
pub(crate) struct Sets {
    /// A bit for each run, by its lowest kind.
    pub(crate) runs: u64,
    /// Those that are there once or three times.
    odd_runs: u64,
    /// How many pairs of equal runs.
    pub(crate) equal_runs: u8,
    /// A bit for each triplet or kan, by its kind.
    pub(crate) triplets: u64,
    /// How many triplets and kans were made without another's tile, and how many of them are kans.
    pub(crate) concealed: u8,
    pub(crate) concealed_kans: u8,
    pub(crate) kans: u8,
    pub(crate) pair: Kind,
    pub(crate) wait: WaitKind,
    /// Whether a terminal or honour is in every set.
    pub(crate) outside: bool,
}

impl Sets {
    /// No sets, and no pair yet.
    const NONE: Sets = Sets {
        runs: 0,
        odd_runs: 0,
        equal_runs: 0,
        triplets: 0,
        concealed: 0,
        concealed_kans: 0,
        kans: 0,
        pair: Kind::EAST,
        wait: WaitKind::Pair,
        outside: true,
    };

    fn add(&mut self, group: Group) {
        let bit = 1 << group.low.index();
        if group.is_run() {
            self.equal_runs += u8::from(self.odd_runs & bit != 0);
            self.odd_runs ^= bit;
            self.runs |= bit;
        } else {
            let (kan, closed) = (u8::from(group.form == Form::Kan), u8::from(!group.open));
            self.triplets |= bit;
            self.kans += kan;
            self.concealed += closed;
            self.concealed_kans += closed & kan;
        }
        self.outside &= group.has_orphan();
    }

    /// Whether there is a triplet or kan of a kind.
    pub(crate) fn has_triplet(&self, kind: Kind) -> bool {
        self.triplets >> kind.index() & 1 == 1
    }
}

/// A complete hand: what is the same in all its readings.
pub(crate) struct Complete<'a> {
    pub(crate) win: &'a Win<'a>,
    pub(crate) rules: &'a Rules,
    pub(crate) tiles: Tiles,
}

/// A reading with what all yaku ask of the hand.
pub(crate) struct Reading<'a> {
    pub(crate) of: &'a Complete<'a>,
    pub(crate) shape: Shape,
    /// Of four sets and a pair.
    pub(crate) sets: Option<Sets>,
}

/// Calls `each` with every way to read the hand.
pub(crate) fn readings(of: &Complete<'_>, ways: &[Decomposition], mut each: impl FnMut(&Reading<'_>)) {
    let mut read = |shape, sets| each(&Reading { of, shape, sets });
    for way in ways {
        match way {
            Decomposition::SevenPairs => read(Shape::Pairs, None),
            Decomposition::ThirteenOrphans(pair) => {
                read(Shape::Orphans { thirteen: *pair == of.win.tile.kind() }, None);
            }
            Decomposition::Standard(standard) => placements(of, standard, &mut read),
        }
    }
    if of.rules.switches.hands.equal_pairs && four_alike_in_pairs(&of.tiles.concealed) {
        read(Shape::Pairs, None);
    }
}

/// Seven pairs of which two or more are of the same kind.
fn four_alike_in_pairs(concealed: &Counts) -> bool {
    let mut counts = concealed.as_array().iter();
    concealed.total() == 14 && concealed.kinds().len() < 7 && counts.all(|count| count % 2 == 0)
}

/// The winning tile may have completed the pair or any set it is in.
fn placements(of: &Complete<'_>, standard: &Standard, read: &mut impl FnMut(Shape, Option<Sets>)) {
    let (tile, pair) = (of.win.tile.kind(), standard.pair());
    let mut groups = of.tiles.groups;
    let mut sets = Sets { pair, ..of.tiles.melded };
    for (place, set) in groups.iter_mut().zip(standard.sets()) {
        let (low, form) = match *set {
            Set::Run(low) => (low, Form::Run),
            Set::Triplet(low) => (low, Form::Triplet),
        };
        *place = Group { low, form, open: false };
        sets.add(*place);
    }
    if pair == tile {
        read(Shape::Standard { groups, pair, wait: WaitKind::Pair }, Some(sets));
    }
    for (i, set) in standard.sets().iter().enumerate() {
        // Equal sets are one way.
        if standard.sets()[..i].contains(set) {
            continue;
        }
        if let Some(wait) = set.wait_kind(tile) {
            let (mut groups, mut sets) = (groups, Sets { wait, ..sets });
            groups[i].open = !of.win.is_tsumo();
            sets.concealed -= u8::from(groups[i].open && !groups[i].is_run());
            read(Shape::Standard { groups, pair, wait }, Some(sets));
        }
    }
}
