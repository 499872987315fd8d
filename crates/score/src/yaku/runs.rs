//! Yaku of runs.

use hanchan_rules::{Yaku, YakuSet};
use hanchan_shape::WaitKind;

use crate::fu::pair_fu;
use crate::reading::{Reading, Sets};

pub(super) fn find(reading: &Reading<'_>, sets: &Sets, found: &mut YakuSet) {
    if sets.runs == 0 {
        return;
    }
    if reading.of.tiles.closed {
        let two_sided_runs = sets.triplets == 0 && sets.wait == WaitKind::TwoSided;
        found.put(Yaku::Pinfu, two_sided_runs && pair_fu(reading.of, sets.pair) == 0);
        found.put(Yaku::Iipeikou, sets.equal_runs == 1);
        found.put(Yaku::Ryanpeikou, sets.equal_runs == 2);
    }
    let runs = sets.runs;
    found.put(Yaku::SanshokuDoujun, runs & runs >> 9 & runs >> 18 & 0x1ff != 0);
    let straight = 0b100_1001;
    found.put(Yaku::Ittsu, (0..3).any(|suit| runs >> (9 * suit) & straight == straight));
}
