//! One way to read a winning hand: its sets, its pair, and what the winning tile completed.

use hanchan_rules::Rules;
use hanchan_shape::{Decomposition, Set, Standard, WaitKind};
use hanchan_tiles::{Kind, KindSet, Meld, MeldKind, Suit};

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
    pub(crate) fn has_orphan(self) -> bool {
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

/// A reading with what all yaku ask of the hand.
pub(crate) struct Reading<'a> {
    pub(crate) win: &'a Win<'a>,
    pub(crate) rules: &'a Rules,
    pub(crate) shape: Shape,
    pub(crate) closed: bool,
    /// The kinds of all tiles, melds included.
    pub(crate) kinds: KindSet,
    /// The one suit, if there is just one; whether there are honours.
    pub(crate) suits: [bool; 3],
    pub(crate) honours: bool,
}

impl<'a> Reading<'a> {
    pub(crate) fn new(win: &'a Win<'a>, rules: &'a Rules, shape: Shape, kinds: KindSet) -> Reading<'a> {
        let suit = |suit: Suit| kinds.bits() >> (9 * suit.index()) & 0x1ff != 0;
        Reading {
            win,
            rules,
            shape,
            closed: win.hand.is_closed(),
            kinds,
            suits: Suit::ALL.map(suit),
            honours: kinds.bits() >> 27 != 0,
        }
    }

    /// The sets of a standard hand.
    pub(crate) fn groups(&self) -> Option<&[Group; 4]> {
        match &self.shape {
            Shape::Standard { groups, .. } => Some(groups),
            _ => None,
        }
    }

    pub(crate) fn pair(&self) -> Option<Kind> {
        match self.shape {
            Shape::Standard { pair, .. } => Some(pair),
            _ => None,
        }
    }

    pub(crate) fn wait(&self) -> Option<WaitKind> {
        match self.shape {
            Shape::Standard { wait, .. } => Some(wait),
            _ => None,
        }
    }

    /// Triplets and kans.
    pub(crate) fn triplets(&self) -> impl Iterator<Item = &Group> {
        self.groups().into_iter().flatten().filter(|group| !group.is_run())
    }

    /// Runs.
    pub(crate) fn runs(&self) -> impl Iterator<Item = &Group> {
        self.groups().into_iter().flatten().filter(|group| group.is_run())
    }

    /// Whether there is a triplet or kan of a kind.
    pub(crate) fn has_triplet(&self, kind: Kind) -> bool {
        self.triplets().any(|group| group.low == kind)
    }

    pub(crate) fn suit_count(&self) -> usize {
        self.suits.iter().filter(|&&suit| suit).count()
    }
}

/// Calls `each` with every way to read the hand.
pub(crate) fn shapes(win: &Win<'_>, ways: &[Decomposition], mut each: impl FnMut(Shape)) {
    for way in ways {
        match way {
            Decomposition::SevenPairs => each(Shape::Pairs),
            Decomposition::ThirteenOrphans(pair) => {
                each(Shape::Orphans { thirteen: *pair == win.tile.kind() });
            }
            Decomposition::Standard(standard) => placements(win, standard, &mut each),
        }
    }
}

/// The winning tile may have completed the pair or any set it is in.
fn placements(win: &Win<'_>, standard: &Standard, each: &mut impl FnMut(Shape)) {
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
        each(Shape::Standard { groups, pair, wait: WaitKind::Pair });
    }
    for (i, set) in standard.sets().iter().enumerate() {
        // Equal sets are one way.
        if standard.sets()[..i].contains(set) {
            continue;
        }
        if let Some(wait) = set.wait_kind(tile) {
            let mut groups = groups;
            groups[i].open = !win.is_tsumo();
            each(Shape::Standard { groups, pair, wait });
        }
    }
}
