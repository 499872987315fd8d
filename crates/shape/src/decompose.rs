//! Decompositions of complete hands into sets and a pair.

use std::fmt;

use hanchan_tiles::{Counts, Kind, KindSet};

/// A set of concealed tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Set {
    /// Three consecutive tiles, identified by the lowest.
    Run(Kind),
    /// Three identical tiles.
    Triplet(Kind),
}

impl Set {
    /// Returns the number of tiles of a kind in the set.
    #[inline]
    pub fn count(self, kind: Kind) -> u8 {
        match self {
            Set::Triplet(of) => 3 * u8::from(of == kind),
            Set::Run(low) => u8::from((low.index()..low.index() + 3).contains(&kind.index())),
        }
    }
}

/// The concealed sets and the pair of a standard hand. Melds are not included.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Standard {
    pair: Kind,
    sets: [Set; 4],
    len: u8,
}

impl Standard {
    /// Returns the kind of the pair.
    #[inline]
    pub fn pair(&self) -> Kind {
        self.pair
    }

    /// Returns the concealed sets, sorted by their lowest tile, triplets before runs.
    #[inline]
    pub fn sets(&self) -> &[Set] {
        &self.sets[..usize::from(self.len)]
    }
}

impl fmt::Debug for Standard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} and a pair of {}", self.sets(), self.pair)
    }
}

/// One interpretation of the concealed tiles of a complete hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decomposition {
    /// Sets and a pair (P-035).
    Standard(Standard),
    /// Seven different pairs (D-018).
    SevenPairs,
    /// Thirteen orphans, with the kind that is held twice.
    ThirteenOrphans(Kind),
}

/// All decompositions of a hand; empty if the hand is not complete. They are stored inline, without allocation.
#[derive(Clone, Copy, Debug)]
pub struct Decompositions {
    list: [Decomposition; Decompositions::MOST],
    len: u8,
    kinds: KindSet,
}

impl Decompositions {
    /// The maximum number of decompositions of a hand. A test checks this with all hands of one suit.
    const MOST: usize = 8;

    fn push(&mut self, decomposition: Decomposition) {
        self.list[usize::from(self.len)] = decomposition;
        self.len += 1;
    }

    /// Returns the decompositions: standard forms first, then seven pairs or thirteen orphans.
    #[inline]
    pub fn as_slice(&self) -> &[Decomposition] {
        &self.list[..usize::from(self.len)]
    }

    /// Returns the kinds of the tiles, whether or not the hand is complete.
    #[inline]
    pub fn kinds(&self) -> KindSet {
        self.kinds
    }
}

/// Returns all decompositions of concealed tiles: 14 tiles, or 11, 8, 5 or 2 with melds. The result does not depend
/// on the deck.
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
    let left = Left::new(counts.as_array());
    let kinds = KindSet::from_bits(left.kinds());
    let mut found = Decompositions { list: [Decomposition::SevenPairs; Decompositions::MOST], len: 0, kinds };
    let total = counts.total();
    if total > 14 || total % 3 != 2 {
        return found;
    }
    search(counts.as_array(), left, |standard| found.push(Decomposition::Standard(standard)));
    if total == 14 {
        let twice = KindSet::from_bits(left.twos & !left.ones);
        if twice.len() == 7 {
            found.push(Decomposition::SevenPairs);
        } else if let Some(pair) = twice.iter().next().filter(|_| kinds == KindSet::ORPHANS) {
            found.push(Decomposition::ThirteenOrphans(pair));
        }
    }
    found
}

/// Returns whether tiles form a complete standard hand, even if that takes a fifth copy of a kind.
pub(crate) fn is_complete_shape(counts: [u8; Kind::COUNT]) -> bool {
    let mut any = false;
    search(&counts, Left::new(&counts), |_| any = true);
    any
}

const ONES: u64 = 0x0101_0101_0101_0101;

/// Returns the counts of the eight kinds starting at `from`, one byte each.
fn eight(counts: &[u8; Kind::COUNT], from: usize) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&counts[from..from + 8]);
    u64::from_le_bytes(bytes)
}

/// The remaining number of tiles of each kind in binary: three bit sets with one bit per kind.
#[derive(Clone, Copy)]
struct Left {
    ones: u64,
    twos: u64,
    fours: u64,
}

impl Left {
    fn new(counts: &[u8; Kind::COUNT]) -> Left {
        let mut left = Left { ones: 0, twos: 0, fours: 0 };
        // The last two kinds are read together with six of the previous eight.
        for from in [0, 8, 16, 24, 26] {
            let counts = eight(counts, from);
            // Packs the lowest bits of eight bytes together.
            let low_bits = |bytes: u64| (bytes & ONES).wrapping_mul(0x0102_0408_1020_4080) >> 56 << from;
            left.ones |= low_bits(counts);
            left.twos |= low_bits(counts >> 1);
            left.fours |= low_bits(counts >> 2);
        }
        left
    }

    fn kinds(self) -> u64 {
        self.ones | self.twos | self.fours
    }

    /// Subtracts one from the count of each of these kinds.
    fn less_one(self, of: u64) -> Left {
        Left { ones: self.ones ^ of, ..self }.less_two(of & !self.ones)
    }

    /// Subtracts two from the count of each of these kinds.
    fn less_two(self, of: u64) -> Left {
        Left { twos: self.twos ^ of, fours: self.fours ^ of & !self.twos, ..self }
    }
}

/// Returns the suit (or the honours) that must contain the pair: the only one with two tiles more than a multiple of
/// three.
fn pair_suit(counts: &[u8; Kind::COUNT]) -> u64 {
    let mut found = 0;
    for suit in 0..4 {
        // A suit has nine kinds, the honours seven.
        let (first, ninth) = match suit {
            3 => (eight(counts, 26) >> 8, 0),
            _ => (eight(counts, 9 * suit), counts[9 * suit + 8]),
        };
        let tiles = (first.wrapping_mul(ONES) >> 56) + u64::from(ninth);
        match tiles % 3 {
            0 => {}
            2 if found == 0 => found = 0x1ff << (9 * suit),
            _ => return 0,
        }
    }
    found
}

/// Calls `each` with every way to split the tiles into sets and a pair.
fn search(counts: &[u8; Kind::COUNT], left: Left, each: impl FnMut(Standard)) {
    let pair_suit = pair_suit(counts);
    if pair_suit != 0 {
        let sets = [Set::Run(Kind::EAST); 4];
        Search { pair_suit, sets, len: 0, pair: None, each }.from(left, 0);
    }
}

/// The state of the search, which removes sets and the pair, always at the lowest remaining tile.
struct Search<F> {
    pair_suit: u64,
    sets: [Set; 4],
    len: u8,
    pair: Option<Kind>,
    each: F,
}

/// The kinds at which a run can start: 1 to 7 of each suit.
const STARTS: u64 = 0x7f | 0x7f << 9 | 0x7f << 18;

impl<F: FnMut(Standard)> Search<F> {
    /// Searches the tiles in `left`. `began` is the bit of the kind at which the last set was removed, or 0.
    fn from(&mut self, left: Left, began: u64) {
        let kinds = left.kinds();
        if kinds == 0 {
            if let Some(pair) = self.pair {
                (self.each)(Standard { pair, sets: self.sets, len: self.len });
            }
            return;
        }
        let at = kinds.trailing_zeros();
        let (kind, bit) = (Kind::ALL[at as usize], 1 << at);
        // For each kind the order is pair, triplet, runs, so that every decomposition is found exactly once.
        let two = (left.twos | left.fours) & bit & !began;
        if two & self.pair_suit != 0 && self.pair.is_none() {
            self.pair = Some(kind);
            self.from(left.less_two(bit), 0);
            self.pair = None;
        }
        if usize::from(self.len) == self.sets.len() {
            return;
        }
        if two & (left.ones | left.fours) != 0 {
            self.with(Set::Triplet(kind), left.less_two(bit).less_one(bit), bit);
        }
        if bit & STARTS & kinds >> 1 & kinds >> 2 != 0 {
            self.with(Set::Run(kind), left.less_one(0b111 << at), bit);
        }
    }

    fn with(&mut self, set: Set, left: Left, at: u64) {
        self.sets[usize::from(self.len)] = set;
        self.len += 1;
        self.from(left, at);
        self.len -= 1;
    }
}
