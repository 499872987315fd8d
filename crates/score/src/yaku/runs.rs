//! Yaku of runs.

use hanchan_rules::Yaku;
use hanchan_shape::WaitKind;

use super::Found;
use crate::fu::pair_fu;
use crate::reading::Reading;

pub(super) fn find(reading: &Reading<'_>, found: &mut Found) {
    let Some(groups) = reading.groups() else { return };
    // A bit for each run that is there, by its lowest kind.
    let mut seen = 0u32;
    let mut twice = 0;
    for group in reading.runs() {
        let bit = 1 << group.low.index();
        if seen & bit == 0 {
            seen |= bit;
        } else {
            twice += 1;
            seen &= !bit;
        }
    }
    if reading.closed {
        let all_runs = groups.iter().all(|group| group.is_run());
        let worthless = reading.pair().is_some_and(|pair| pair_fu(reading, pair) == 0);
        found.put(Yaku::Pinfu, all_runs && worthless && reading.wait() == Some(WaitKind::TwoSided));
        found.put(Yaku::Iipeikou, twice == 1);
        found.put(Yaku::Ryanpeikou, twice == 2);
    }
    let runs = reading.runs().fold(0u32, |runs, group| runs | 1 << group.low.index());
    let all_suits = runs & runs >> 9 & runs >> 18 & 0x1ff;
    found.put(Yaku::SanshokuDoujun, all_suits != 0);
    let straight = 0b100_1001;
    found.put(Yaku::Ittsu, (0..3).any(|suit| runs >> (9 * suit) & straight == straight));
}
