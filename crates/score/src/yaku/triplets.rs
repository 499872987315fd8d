//! Yaku of triplets and kans.

use hanchan_rules::{Yaku, YakuSet};
use hanchan_shape::WaitKind;

use crate::reading::{Reading, Sets};

pub(super) fn find(reading: &Reading<'_>, sets: &Sets, found: &mut YakuSet) {
    if sets.triplets == 0 {
        return;
    }
    let of = sets.triplets;
    found.put(Yaku::Toitoi, sets.runs == 0);
    let without_kans = !reading.of.rules.switches().hands.sanankou_kans;
    found.put(Yaku::Sanankou, sets.concealed - if without_kans { sets.concealed_kans } else { 0 } == 3);
    let single = sets.wait == WaitKind::Pair;
    found.put(Yaku::SuuankouTanki, sets.concealed == 4 && single);
    found.put(Yaku::Suuankou, sets.concealed == 4 && !single);
    found.put(Yaku::Sankantsu, sets.kans == 3);
    found.put(Yaku::Suukantsu, sets.kans == 4);
    found.put(Yaku::SanshokuDoukou, of & of >> 9 & of >> 18 & 0x1ff != 0);
    let in_row = |suit: u32| {
        let ranks = of >> (9 * suit) & 0x1ff;
        ranks & ranks >> 1 & ranks >> 2 != 0
    };
    found.put(Yaku::Sanrenkou, (0..3).any(in_row));
}
