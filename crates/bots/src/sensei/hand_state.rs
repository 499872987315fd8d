//! Hands inside a search: the concealed tiles with the sets called during the search, and a hash key.

use std::hash::Hasher;

use hanchan_shape::Incremental;
use hanchan_tiles::{Counts, Kind, KindSet, Suit};

use crate::seat_knowledge::SeatKnowledge;

/// Sets that were called during the search.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct CalledSets {
    /// The lowest kind of each set, and whether the set is a run.
    sets: [Option<(Kind, bool)>; 4],
    /// Number of sets.
    pub(crate) count: usize,
}

impl CalledSets {
    /// Adds a set.
    pub(crate) fn with(mut self, lowest: Kind, run: bool) -> CalledSets {
        if let Some(entry) = self.sets.get_mut(self.count) {
            *entry = Some((lowest, run));
            self.count += 1;
        }
        self
    }

    /// Returns the sets: for each, its lowest kind and whether it is a run.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Kind, bool)> {
        self.sets.iter().flatten().copied()
    }
}

/// A hasher that uses keys as they are, because they are already well distributed.
#[derive(Default)]
pub(crate) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = value;
    }
}

/// Generates a pseudo-random number for every tile and every called set. A hand's key is the sum of the numbers of
/// its tiles and called sets, so the key can be updated incrementally.
const fn hash_terms() -> [u64; 3 * Kind::COUNT] {
    let mut all = [0; 3 * Kind::COUNT];
    let mut state = 0x2545_F491_4F6C_DD1Du64;
    let mut at = 0;
    while at < all.len() {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        all[at] = mixed ^ (mixed >> 31);
        at += 1;
    }
    all
}

/// The numbers for tiles, called triplets and called runs, in this order.
static HASH_TERMS: [u64; 3 * Kind::COUNT] = hash_terms();

/// A hand inside a search.
#[derive(Clone, Copy)]
pub(crate) struct HandState {
    /// The concealed tiles.
    pub(crate) tiles: Incremental,
    /// The sets called during the search.
    pub(crate) called: CalledSets,
    /// The hash key.
    pub(crate) key: u64,
}

impl HandState {
    /// Creates a state with these concealed tiles and no called sets.
    pub(crate) fn new(counts: &Counts, knowledge: &SeatKnowledge<'_>) -> HandState {
        let term = |(kind, count): (Kind, u8)| HASH_TERMS[kind.index()].wrapping_mul(u64::from(count));
        let key = counts.iter().map(term).fold(0, u64::wrapping_add);
        HandState { tiles: Incremental::new(counts, knowledge.deck), called: CalledSets::default(), key }
    }

    /// Returns the hand with one more tile of this kind, or `None` if it already has four.
    pub(crate) fn with(&self, kind: Kind) -> Option<HandState> {
        let mut state = *self;
        state.tiles.add(kind).ok()?;
        state.key = state.key.wrapping_add(HASH_TERMS[kind.index()]);
        Some(state)
    }

    /// Returns the hand with one tile of this kind fewer, or `None` if it has none.
    pub(crate) fn without(&self, kind: Kind) -> Option<HandState> {
        let mut state = *self;
        state.tiles.remove(kind).ok()?;
        state.key = state.key.wrapping_sub(HASH_TERMS[kind.index()]);
        Some(state)
    }

    /// Returns the hand after a call that uses two of its own tiles, or `None` if it does not have them.
    pub(crate) fn calling(&self, own: [Kind; 2], lowest: Kind, run: bool) -> Option<HandState> {
        let mut state = self.without(own[0])?.without(own[1])?;
        state.called = state.called.with(lowest, run);
        state.key = state.key.wrapping_add(HASH_TERMS[Kind::COUNT * (1 + usize::from(run)) + lowest.index()]);
        Some(state)
    }
}

/// Restricts the tiles of a hand to some kinds: replaces every tile of another kind with a useless isolated
/// tile. Returns `None` if there are too many such tiles.
pub(crate) fn restricted_counts(
    counts: &Counts,
    kinds: KindSet,
    knowledge: &SeatKnowledge<'_>,
) -> Option<Counts> {
    if kinds == KindSet::ALL {
        return Some(*counts);
    }
    let junk = [1u8, 9, 5].into_iter().flat_map(|rank| Suit::ALL.map(|suit| Kind::suited(suit, rank)));
    let honours = (27..Kind::COUNT).map(Kind::from_index);
    let mut junk = honours
        .chain(junk)
        .flatten()
        .filter(|&kind| !kinds.contains(kind) && knowledge.deck.kinds().contains(kind));
    let mut wanted = Counts::EMPTY;
    for (kind, count) in counts.iter() {
        for _ in 0..count {
            let kind = if kinds.contains(kind) { kind } else { junk.next()? };
            wanted.add(kind).ok()?;
        }
    }
    Some(wanted)
}
