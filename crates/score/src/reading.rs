//! Readings of a winning hand: its sets, its pair, and what the winning tile completed.

use hanchan_rules::Rules;
use hanchan_shape::{Decomposition, Decompositions, Set, Standard, WaitKind};
use hanchan_tiles::{Counts, Hand, Kind, KindSet, Meld, MeldKind, Suit};

use crate::fu::group_fu;
use crate::win::Win;

/// A set of a winning hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub struct Group {
    /// The lowest kind of a run, or the kind of a triplet or kan.
    pub low: Kind,
    /// The type of set.
    pub form: Form,
    /// Whether the set includes another player's tile, by a call or by a ron.
    pub open: bool,
}

/// The type of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
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

    /// Returns whether the set contains a terminal or honour.
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

/// The shape of a winning hand in one interpretation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum WinShape {
    /// Four sets and a pair.
    Standard {
        /// The sets, concealed ones first.
        groups: [Group; 4],
        /// The pair.
        pair: Kind,
        /// How the winning tile completed the hand.
        wait: WaitKind,
    },
    /// Seven pairs.
    Pairs,
    /// Thirteen orphans.
    Orphans {
        /// Whether the hand waited for all thirteen kinds.
        thirteen: bool,
    },
}

/// Properties of the tiles that do not depend on the reading.
pub(crate) struct Tiles<'a> {
    pub(crate) closed: bool,
    /// The concealed tiles including the winning one.
    pub(crate) concealed: &'a Counts,
    /// The kinds of all tiles, including melds.
    pub(crate) kinds: KindSet,
    /// The suits in the hand, and their number.
    pub(crate) suits: [bool; 3],
    pub(crate) suit_count: usize,
    pub(crate) honours: bool,
    /// The melds as sets.
    melds: [Option<Group>; 4],
    melded: Sets,
}

impl<'a> Tiles<'a> {
    /// Collects the properties. `kinds` are the kinds of the concealed tiles.
    fn new(hand: &Hand, concealed: &'a Counts, kinds: KindSet) -> Tiles<'a> {
        let (mut melds, mut melded) = ([None; 4], Sets::NONE);
        // Declared Norths are not part of the hand.
        let mut kinds = kinds.bits();
        for (place, &meld) in melds.iter_mut().zip(hand.melds()) {
            let group = Group::of_meld(meld);
            *place = Some(group);
            melded.add(group);
            kinds |= if group.is_run() { 0b111 } else { 1 } << group.low.index();
        }
        let suits = Suit::ALL.map(|suit| kinds >> (9 * suit.index()) & 0x1ff != 0);
        Tiles {
            closed: hand.is_closed(),
            concealed,
            kinds: KindSet::from_bits(kinds),
            suits,
            suit_count: suits.iter().filter(|&&suit| suit).count(),
            honours: kinds >> 27 != 0,
            melds,
            melded,
        }
    }
}

/// Properties of four sets and a pair that yaku and fu depend on.
#[derive(Clone, Copy)]
pub(crate) struct Sets {
    /// One bit for each run, by its lowest kind.
    pub(crate) runs: u64,
    /// The runs that occur once or three times.
    odd_runs: u64,
    /// One bit for each triplet or kan, by its kind.
    pub(crate) triplets: u64,
    /// The number of pairs of equal runs.
    pub(crate) equal_runs: u8,
    /// The number of triplets and kans without another player's tile, and how many of them are kans.
    pub(crate) concealed: u8,
    pub(crate) concealed_kans: u8,
    pub(crate) kans: u8,
    /// The fu of all sets.
    pub(crate) fu: u8,
    pub(crate) pair: Kind,
    pub(crate) wait: WaitKind,
    /// Whether every set contains a terminal or honour; the pair is not considered.
    pub(crate) outside: bool,
}

impl Sets {
    /// No sets and no pair.
    const NONE: Sets = Sets {
        runs: 0,
        odd_runs: 0,
        triplets: 0,
        equal_runs: 0,
        concealed: 0,
        concealed_kans: 0,
        kans: 0,
        fu: 0,
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
            self.fu += group_fu(group);
        }
        self.outside &= group.has_orphan();
    }

    /// Marks a concealed set as completed by another player's tile, which makes it open.
    fn open(&mut self, group: Group) {
        if !group.is_run() {
            self.concealed -= 1;
            self.fu = self.fu - group_fu(group) + group_fu(Group { open: true, ..group });
        }
    }

    /// Returns whether there is a triplet or kan of a kind.
    pub(crate) fn has_triplet(&self, kind: Kind) -> bool {
        self.triplets >> kind.index() & 1 == 1
    }
}

/// A complete hand: everything that is the same in all its readings.
pub(crate) struct Complete<'a> {
    pub(crate) win: &'a Win<'a>,
    pub(crate) rules: &'a Rules,
    pub(crate) tiles: Tiles<'a>,
}

/// A compact form of a reading.
#[derive(Clone, Copy)]
pub(crate) enum Way<'a> {
    /// The winning tile completed the concealed set with this index, or the pair if `None`.
    Standard(&'a Standard, WaitKind, Option<usize>),
    Pairs,
    Orphans {
        thirteen: bool,
    },
}

/// A reading with everything that yaku depend on.
pub(crate) struct Reading<'a> {
    pub(crate) of: &'a Complete<'a>,
    pub(crate) way: Way<'a>,
    /// The sets, if the hand has four sets and a pair.
    pub(crate) sets: Option<Sets>,
}

impl<'a> Complete<'a> {
    /// Creates a complete hand. `ways` are the decompositions of the concealed tiles including the winning one.
    pub(crate) fn new(
        win: &'a Win<'a>,
        rules: &'a Rules,
        concealed: &'a Counts,
        ways: &Decompositions,
    ) -> Complete<'a> {
        Complete { win, rules, tiles: Tiles::new(win.hand, concealed, ways.kinds()) }
    }

    /// Calls `each` with every reading of the hand.
    pub(crate) fn readings<'w>(&'w self, ways: &'w Decompositions, mut each: impl FnMut(&Reading<'w>)) {
        let mut special = None;
        for way in ways.as_slice() {
            match way {
                Decomposition::SevenPairs => special = Some(Way::Pairs),
                Decomposition::ThirteenOrphans(pair) => {
                    special = Some(Way::Orphans { thirteen: *pair == self.win.tile.kind() });
                }
                Decomposition::Standard(standard) => self.placements(standard, &mut each),
            }
        }
        if self.rules.switches().hands.equal_pairs && four_alike_in_pairs(self.tiles.concealed) {
            special = Some(Way::Pairs);
        }
        if let Some(way) = special {
            each(&Reading { of: self, way, sets: None });
        }
    }

    /// Calls `each` with a reading for the pair and for each set that the winning tile can have completed.
    fn placements<'w>(&'w self, standard: &'w Standard, each: &mut impl FnMut(&Reading<'w>)) {
        let (tile, all) = (self.win.tile.kind(), standard.sets());
        let mut sets = Sets { pair: standard.pair(), ..self.tiles.melded };
        for &set in all {
            sets.add(concealed(set));
        }
        let pair = (standard.pair() == tile).then_some((WaitKind::Pair, None));
        let in_set = |(i, set): (usize, &Set)| {
            // Equal sets are adjacent and count once.
            let again = i > 0 && all[i - 1] == *set;
            set.wait_kind(tile).filter(|_| !again).map(|wait| (wait, Some(i)))
        };
        for (wait, last) in pair.into_iter().chain(all.iter().enumerate().filter_map(in_set)) {
            let mut sets = Sets { wait, ..sets };
            if let Some(last) = last.filter(|_| !self.win.is_tsumo()) {
                sets.open(concealed(all[last]));
            }
            each(&Reading { of: self, way: Way::Standard(standard, wait, last), sets: Some(sets) });
        }
    }

    /// Returns the shape of a reading, with all its sets.
    pub(crate) fn shape(&self, way: Way<'_>) -> WinShape {
        let (standard, wait, last) = match way {
            Way::Pairs => return WinShape::Pairs,
            Way::Orphans { thirteen } => return WinShape::Orphans { thirteen },
            Way::Standard(standard, wait, last) => (standard, wait, last),
        };
        let pair = standard.pair();
        let mut groups = [Group { low: pair, form: Form::Run, open: false }; 4];
        let melds = self.tiles.melds.into_iter().flatten();
        let all = standard.sets().iter().map(|&set| concealed(set)).chain(melds);
        groups.iter_mut().zip(all).for_each(|(place, group)| *place = group);
        if let Some(last) = last {
            groups[last].open = !self.win.is_tsumo();
        }
        WinShape::Standard { groups, pair, wait }
    }
}

fn concealed(set: Set) -> Group {
    let (low, form) = match set {
        Set::Run(low) => (low, Form::Run),
        Set::Triplet(low) => (low, Form::Triplet),
    };
    Group { low, form, open: false }
}

/// Returns whether the tiles are seven pairs, at least two of which are of the same kind.
fn four_alike_in_pairs(concealed: &Counts) -> bool {
    let mut counts = concealed.as_array().iter();
    concealed.total() == 14 && concealed.kinds().len() < 7 && counts.all(|count| count % 2 == 0)
}
