//! How many kinds and pairs a hand has: all that seven pairs and thirteen orphans need to know.

use std::ops::{Add, AddAssign, SubAssign};

/// Kinds, kinds held at least twice, and the same of terminals and honours, in 20 bits, so that the
/// tallies of the parts of a hand can be added in one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally(pub(crate) u32);

const PAIRS: u32 = 6;
const ORPHANS: u32 = 12;
const ORPHAN_PAIRS: u32 = 16;

impl Tally {
    /// How many bits it takes.
    pub(crate) const BITS: u32 = 20;

    /// Those bits.
    pub(crate) const MASK: u32 = (1 << Tally::BITS) - 1;

    /// The bits that only terminals and honours have.
    pub(crate) const OF_ORPHANS: u32 = Tally::MASK >> ORPHANS << ORPHANS;

    /// What the next tile of a kind adds when there are `before` of it; `mask` leaves out what the
    /// kind does not count for.
    #[inline]
    pub(crate) const fn tile(before: u8, mask: u32) -> Tally {
        const ADDED: [u32; 4] = [1 | 1 << ORPHANS, 1 << PAIRS | 1 << ORPHAN_PAIRS, 0, 0];
        Tally(ADDED[before as usize % 4] & mask)
    }

    /// The tally of so many tiles of one kind.
    pub(crate) fn of(count: u8, orphan: bool) -> Tally {
        let mask = if orphan { Tally::MASK } else { !Tally::OF_ORPHANS };
        (0..count).fold(Tally(0), |sum, before| sum + Tally::tile(before, mask))
    }

    /// How far from seven pairs (−1 is complete).
    #[inline]
    pub(crate) fn pairs_shanten(self) -> i8 {
        PAIRS_SHANTEN[(self.0 & 0xfff) as usize]
    }

    /// How far from thirteen orphans (−1 is complete).
    #[inline]
    pub(crate) fn orphans_shanten(self) -> i8 {
        ORPHANS_SHANTEN[(self.0 >> ORPHANS & 0xff) as usize]
    }

    /// Whether seven pairs need more kinds than there are.
    #[inline]
    pub(crate) fn wants_kinds(self) -> bool {
        self.0 & 63 < 7
    }

    /// Whether thirteen orphans still need their pair.
    #[inline]
    pub(crate) fn wants_orphan_pair(self) -> bool {
        self.0 >> ORPHAN_PAIRS & 15 == 0
    }
}

/// By kinds (the low six bits) and pairs: seven pairs lack a tile for each pair, and one more for each
/// kind that is not there.
static PAIRS_SHANTEN: [i8; 1 << ORPHANS] = {
    let mut table = [0; 1 << ORPHANS];
    let mut i = 0;
    while i < table.len() {
        let (kinds, pairs) = (i % 64, i / 64);
        let pairs = if pairs < 7 { pairs } else { 7 };
        table[i] = 6 - pairs as i8 + if kinds < 7 { 7 - kinds as i8 } else { 0 };
        i += 1;
    }
    table
};

/// By kinds of orphans (the low four bits) and pairs of them: thirteen orphans lack a tile for each
/// kind, and one for the pair.
static ORPHANS_SHANTEN: [i8; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < table.len() {
        let (kinds, pairs) = (i % 16, i / 16);
        table[i] = 13 - kinds as i8 - (pairs > 0) as i8;
        i += 1;
    }
    table
};

impl Add for Tally {
    type Output = Tally;

    #[inline]
    fn add(self, other: Tally) -> Tally {
        Tally(self.0 + other.0)
    }
}

impl AddAssign for Tally {
    #[inline]
    fn add_assign(&mut self, other: Tally) {
        self.0 += other.0;
    }
}

impl SubAssign for Tally {
    #[inline]
    fn sub_assign(&mut self, other: Tally) {
        self.0 -= other.0;
    }
}
