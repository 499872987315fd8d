//! Concealed tiles on the way to a hand, and their keys.

use std::hash::Hasher;

use hanchan_shape::Incremental;
use hanchan_tiles::{Counts, Kind, KindSet, Suit};

use crate::sight::Sight;

/// Sets that were called on the way.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Called {
    /// The lowest kind and whether it is a run.
    sets: [Option<(Kind, bool)>; 4],
    pub(crate) count: usize,
}

impl Called {
    pub(crate) fn with(mut self, lowest: Kind, run: bool) -> Called {
        if let Some(place) = self.sets.get_mut(self.count) {
            *place = Some((lowest, run));
            self.count += 1;
        }
        self
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Kind, bool)> {
        self.sets.iter().flatten().copied()
    }
}

/// Keys of hands are spread well enough as they are.
#[derive(Default)]
pub(crate) struct Plain(u64);

impl Hasher for Plain {
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

/// A number for every tile and every set: a hand's key is the sum of its numbers.
const fn numbers() -> [u64; 3 * Kind::COUNT] {
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

static NUMBERS: [u64; 3 * Kind::COUNT] = numbers();

/// Concealed tiles with the sets called on the way, and their key.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    pub(crate) tiles: Incremental,
    pub(crate) called: Called,
    pub(crate) key: u64,
}

impl Held {
    pub(crate) fn new(counts: &Counts, sight: &Sight<'_>) -> Held {
        let number = |(kind, count): (Kind, u8)| NUMBERS[kind.index()].wrapping_mul(u64::from(count));
        let key = counts.iter().map(number).fold(0, u64::wrapping_add);
        Held { tiles: Incremental::new(counts, sight.deck), called: Called::default(), key }
    }

    pub(crate) fn with(&self, kind: Kind) -> Option<Held> {
        let mut held = *self;
        held.tiles.add(kind).ok()?;
        held.key = held.key.wrapping_add(NUMBERS[kind.index()]);
        Some(held)
    }

    pub(crate) fn without(&self, kind: Kind) -> Option<Held> {
        let mut held = *self;
        held.tiles.remove(kind).ok()?;
        held.key = held.key.wrapping_sub(NUMBERS[kind.index()]);
        Some(held)
    }

    pub(crate) fn calling(&self, own: [Kind; 2], lowest: Kind, run: bool) -> Option<Held> {
        let mut held = self.without(own[0])?.without(own[1])?;
        held.called = held.called.with(lowest, run);
        held.key = held.key.wrapping_add(NUMBERS[Kind::COUNT * (1 + usize::from(run)) + lowest.index()]);
        Some(held)
    }
}

/// The tiles of a hand that wants some kinds only: whatever else it holds becomes so many single tiles that help
/// nothing. None if there is too much else.
pub(crate) fn mapped(counts: &Counts, kinds: KindSet, sight: &Sight<'_>) -> Option<Counts> {
    if kinds == KindSet::ALL {
        return Some(*counts);
    }
    let junk = [1u8, 9, 5].into_iter().flat_map(|rank| Suit::ALL.map(|suit| Kind::suited(suit, rank)));
    let honours = (27..Kind::COUNT).map(Kind::from_index);
    let mut junk = honours
        .chain(junk)
        .flatten()
        .filter(|&kind| !kinds.contains(kind) && sight.deck.kinds().contains(kind));
    let mut wanted = Counts::EMPTY;
    for (kind, count) in counts.iter() {
        for _ in 0..count {
            let kind = if kinds.contains(kind) { kind } else { junk.next()? };
            wanted.add(kind).ok()?;
        }
    }
    Some(wanted)
}
