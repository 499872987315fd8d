//! Random hands.

use fastrand::Rng;
use hanchan_tiles::{Counts, Kind};

/// Draws `size` random tiles of the given kinds, without the copies in `held`.
pub(crate) fn tiles(random: &mut Rng, kinds: &[Kind], size: usize, held: &Counts) -> Counts {
    let mut wall: Vec<Kind> =
        kinds.iter().flat_map(|&kind| vec![kind; 4 - held.get(kind) as usize]).collect();
    let mut counts = Counts::EMPTY;
    for _ in 0..size {
        counts.add(wall.swap_remove(random.usize(..wall.len()))).expect("four of each");
    }
    counts
}
