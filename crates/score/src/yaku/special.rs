//! Yaku of hands that are not four sets and a pair.

use hanchan_rules::{Yaku, YakuSet};

use crate::reading::{Reading, Way};

pub(super) fn find(reading: &Reading<'_>, found: &mut YakuSet) {
    match reading.way {
        Way::Pairs => found.put(Yaku::Chiitoitsu, true),
        Way::Orphans { thirteen } => {
            found.put(Yaku::KokushiThirteen, thirteen);
            found.put(Yaku::Kokushi, !thirteen);
        }
        Way::Standard(..) => {}
    }
}
