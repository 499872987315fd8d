//! Yaku of triplets and kans.

use hanchan_rules::Yaku;
use hanchan_shape::WaitKind;

use super::Found;
use crate::reading::{Form, Reading};

pub(super) fn find(reading: &Reading<'_>, found: &mut Found) {
    let Some(groups) = reading.groups() else { return };
    let triplets = reading.triplets().count();
    let concealed = reading.triplets().filter(|group| !group.open).count();
    let kans = groups.iter().filter(|group| group.form == Form::Kan).count();
    found.put(Yaku::Toitoi, triplets == 4);
    found.put(Yaku::Sanankou, concealed == 3);
    let single = reading.wait() == Some(WaitKind::Pair);
    found.put(Yaku::SuuankouTanki, concealed == 4 && single);
    found.put(Yaku::Suuankou, concealed == 4 && !single);
    found.put(Yaku::Sankantsu, kans == 3);
    found.put(Yaku::Suukantsu, kans == 4);
    let of = reading.triplets().fold(0u64, |of, group| of | 1 << group.low.index());
    let all_suits = of & of >> 9 & of >> 18 & 0x1ff;
    found.put(Yaku::SanshokuDoukou, all_suits != 0);
    let in_row = |suit: u32| {
        let ranks = of >> (9 * suit) & 0x1ff;
        ranks & ranks >> 1 & ranks >> 2 != 0
    };
    found.put(Yaku::Sanrenkou, (0..3).any(in_row));
}
