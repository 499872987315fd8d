//! The ways in which complete tiles fall into sets and a pair.

use std::fmt;

use hanchan_tiles::{Counts, Kind, KindSet};

/// A set among concealed tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Set {
    /// Three consecutive tiles; the lowest is named.
    Run(Kind),
    /// Three identical tiles.
    Triplet(Kind),
}

impl Set {
    /// How many of a kind are in it.
    pub fn count(self, kind: Kind) -> u8 {
        match self {
            Set::Triplet(of) => 3 * u8::from(of == kind),
            Set::Run(low) => u8::from((low.index()..low.index() + 3).contains(&kind.index())),
        }
    }
}

/// Four sets and a pair, less the melds: sets of concealed tiles in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Standard {
    pair: Kind,
    sets: [Set; 4],
    len: u8,
}

impl Standard {
    /// The pair.
    pub fn pair(&self) -> Kind {
        self.pair
    }

    /// The concealed sets, by their lowest tile, triplets before runs.
    pub fn sets(&self) -> &[Set] {
        &self.sets[..usize::from(self.len)]
    }
}

impl fmt::Debug for Standard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} and a pair of {}", self.sets(), self.pair)
    }
}

/// One way to read complete tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decomposition {
    /// Sets and a pair (P-035).
    Standard(Standard),
    /// Seven different pairs (D-018).
    SevenPairs,
    /// Thirteen orphans; the kind that is there twice.
    ThirteenOrphans(Kind),
}

/// All ways to read complete tiles; none if they are not complete. It holds them itself, without
/// allocating.
#[derive(Clone, Copy, Debug)]
pub struct Decompositions {
    list: [Decomposition; Decompositions::MOST],
    len: u8,
}

impl Decompositions {
    /// No tiles of a hand can be read in more ways; a test goes through all of one suit.
    const MOST: usize = 8;

    fn push(&mut self, decomposition: Decomposition) {
        self.list[usize::from(self.len)] = decomposition;
        self.len += 1;
    }

    /// The ways: standard forms first, then seven pairs or thirteen orphans.
    pub fn as_slice(&self) -> &[Decomposition] {
        &self.list[..usize::from(self.len)]
    }
}

/// All ways in which concealed tiles are complete: 14 tiles, or 11, 8, 5, 2 beside melds. The tiles are
/// taken as they are, whatever deck they come from.
///
/// ```
/// use hanchan_shape::{Decomposition, decompositions};
/// use hanchan_tiles::Hand;
///
/// let hand: Hand = "112233m112233p11s".parse()?;
/// let ways = decompositions(hand.concealed().counts());
/// assert_eq!(ways.as_slice().len(), 2); // two pairs of runs, or seven pairs
/// assert_eq!(ways.as_slice()[1], Decomposition::SevenPairs);
/// # Ok::<(), hanchan_tiles::notation::ParseError>(())
/// ```
pub fn decompositions(counts: &Counts) -> Decompositions {
    let mut found = Decompositions { list: [Decomposition::SevenPairs; Decompositions::MOST], len: 0 };
    let total = counts.total();
    if total > 14 || total % 3 != 2 {
        return found;
    }
    let mut search = Search { left: *counts.as_array(), sets: [Set::Run(Kind::EAST); 4], len: 0, pair: None };
    search.from(0, &mut |standard| found.push(Decomposition::Standard(standard)));
    if total == 14 {
        let twice = counts.iter().filter(|&(_, count)| count == 2).map(|(kind, _)| kind);
        let twice: KindSet = twice.collect();
        let kinds = counts.kinds();
        if twice.len() == 7 {
            found.push(Decomposition::SevenPairs);
        } else if let Some(pair) = twice.iter().next().filter(|_| kinds == KindSet::ORPHANS) {
            found.push(Decomposition::ThirteenOrphans(pair));
        }
    }
    found
}

/// Whether tiles are complete in the standard form even if that takes a fifth copy of a kind.
pub(crate) fn is_complete_shape(left: [u8; Kind::COUNT]) -> bool {
    let mut any = false;
    let mut search = Search { left, sets: [Set::Run(Kind::EAST); 4], len: 0, pair: None };
    search.from(0, &mut |_| any = true);
    any
}

/// Takes sets and the pair away, always at the lowest tile that is left.
struct Search {
    left: [u8; Kind::COUNT],
    sets: [Set; 4],
    len: u8,
    pair: Option<Kind>,
}

impl Search {
    fn from(&mut self, lowest: usize, each: &mut impl FnMut(Standard)) {
        let Some(at) = (lowest..Kind::COUNT).find(|&kind| self.left[kind] > 0) else {
            if let Some(pair) = self.pair {
                each(Standard { pair, sets: self.sets, len: self.len });
            }
            return;
        };
        let kind = Kind::ALL[at];
        // Of one kind first the pair is taken, then a triplet, then runs: each reading comes once.
        let last = self.len.checked_sub(1).map(|last| self.sets[usize::from(last)]);
        let began = last == Some(Set::Run(kind)) || last == Some(Set::Triplet(kind));
        if self.pair.is_none() && !began && self.left[at] >= 2 {
            self.left[at] -= 2;
            self.pair = Some(kind);
            self.from(at, each);
            self.pair = None;
            self.left[at] += 2;
        }
        if usize::from(self.len) == self.sets.len() {
            return;
        }
        if !began && self.left[at] >= 3 {
            self.left[at] -= 3;
            self.with(Set::Triplet(kind), at, each);
            self.left[at] += 3;
        }
        if kind.rank().is_some_and(|rank| rank <= 7) && self.left[at + 1] > 0 && self.left[at + 2] > 0 {
            (at..at + 3).for_each(|kind| self.left[kind] -= 1);
            self.with(Set::Run(kind), at, each);
            (at..at + 3).for_each(|kind| self.left[kind] += 1);
        }
    }

    fn with(&mut self, set: Set, at: usize, each: &mut impl FnMut(Standard)) {
        self.sets[usize::from(self.len)] = set;
        self.len += 1;
        self.from(at, each);
        self.len -= 1;
    }
}
