//! Hands that are not four sets and a pair.

use hanchan_rules::{Yaku, YakuSet};

use crate::reading::{Reading, Shape};

pub(super) fn find(reading: &Reading<'_>, found: &mut YakuSet) {
    match reading.shape {
        Shape::Pairs => found.put(Yaku::Chiitoitsu, true),
        Shape::Orphans { thirteen } => {
            found.put(Yaku::KokushiThirteen, thirteen);
            found.put(Yaku::Kokushi, !thirteen);
        }
        Shape::Standard { .. } => {}
    }
}
