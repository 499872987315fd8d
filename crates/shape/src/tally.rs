//! The number of kinds and pairs in a hand, which is all that seven pairs and thirteen orphans depend on.

use std::ops::Add;

/// The number of kinds, the number of kinds held at least twice, and the same two numbers for terminals and
/// honours alone, in 14 bits. The tallies of the parts of a hand can be added in one step and looked up in
/// another.
///
/// A tally has room for the 14 tiles of a hand. With more tiles the value is meaningless, but it is correct again
/// once the extra tiles are removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally(pub(crate) u32);

const PAIRS: u32 = 4;
const ORPHANS: u32 = 7;
const ORPHAN_PAIRS: u32 = 11;

impl Tally {
    /// The size in bits.
    pub(crate) const BITS: u32 = 14;

    /// A mask of all used bits.
    pub(crate) const MASK: u32 = (1 << Tally::BITS) - 1;

    /// A mask of the bits for terminals and honours.
    pub(crate) const OF_ORPHANS: u32 = Tally::MASK >> ORPHANS << ORPHANS;

    /// Returns the contribution of one more tile of a kind, after `before` tiles of that kind. `mask` removes the
    /// bits that the kind does not count for.
    #[inline]
    pub(crate) const fn tile(before: u8, mask: u32) -> Tally {
        const ADDED: [u32; 4] = [1 | 1 << ORPHANS, 1 << PAIRS | 1 << ORPHAN_PAIRS, 0, 0];
        Tally(ADDED[before as usize % 4] & mask)
    }

    /// Returns the tally of `count` tiles of one kind.
    pub(crate) fn of(count: u8, orphan: bool) -> Tally {
        let mask = if orphan { Tally::MASK } else { !Tally::OF_ORPHANS };
        (0..count).fold(Tally(0), |sum, before| sum + Tally::tile(before, mask))
    }

    const fn lane(self, at: u32, bits: u32) -> u8 {
        (self.0 >> at & ((1 << bits) - 1)) as u8
    }

    /// Returns the number of tiles missing for seven pairs: one for each missing pair, and one more for each
    /// missing kind.
    pub(crate) const fn lacking_for_pairs(self) -> u8 {
        7 - self.lane(PAIRS, 3) + 7u8.saturating_sub(self.lane(0, 4))
    }

    /// Returns the number of tiles missing for thirteen orphans: one for each missing kind, and one for the pair.
    pub(crate) const fn lacking_for_orphans(self) -> u8 {
        14u8.saturating_sub(self.lane(ORPHANS, 4) + (self.lane(ORPHAN_PAIRS, 3) > 0) as u8)
    }

    /// Returns the number of tiles missing for seven pairs or thirteen orphans, whichever is closer.
    #[inline]
    pub(crate) fn lacking(self) -> u8 {
        LACKING[(self.0 & Tally::MASK) as usize]
    }

    /// Returns whether seven pairs need more kinds than the hand has.
    pub(crate) fn wants_kinds(self) -> bool {
        self.lane(0, 4) < 7
    }

    /// Returns whether thirteen orphans still need a pair.
    pub(crate) fn wants_orphan_pair(self) -> bool {
        self.lane(ORPHAN_PAIRS, 3) == 0
    }

    /// Subtracts a tally that was added before.
    #[inline]
    #[must_use]
    pub(crate) fn minus(self, other: Tally) -> Tally {
        Tally(self.0.wrapping_sub(other.0))
    }
}

impl Add for Tally {
    type Output = Tally;

    #[inline]
    fn add(self, other: Tally) -> Tally {
        Tally(self.0.wrapping_add(other.0))
    }
}

static LACKING: [u8; 1 << Tally::BITS] = {
    let mut table = [0; 1 << Tally::BITS];
    let mut i = 0;
    while i < table.len() {
        let tally = Tally(i as u32);
        let (pairs, orphans) = (tally.lacking_for_pairs(), tally.lacking_for_orphans());
        table[i] = if pairs < orphans { pairs } else { orphans };
        i += 1;
    }
    table
};
