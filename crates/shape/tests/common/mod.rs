//! Random hands.

use hanchan_tiles::{Counts, Kind};

/// A small random generator (SplitMix64), so that a failure can be repeated.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }

    /// So many tiles of the given kinds, beside those already held.
    pub(crate) fn tiles(&mut self, kinds: &[Kind], size: usize, held: &Counts) -> Counts {
        let mut wall: Vec<Kind> =
            kinds.iter().flat_map(|&kind| vec![kind; 4 - held.get(kind) as usize]).collect();
        let mut counts = Counts::EMPTY;
        for _ in 0..size {
            counts.add(wall.swap_remove(self.below(wall.len()))).expect("four of each");
        }
        counts
    }
}
