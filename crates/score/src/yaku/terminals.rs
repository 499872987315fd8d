//! Yaku of terminals, and of their absence.

use hanchan_rules::Yaku;
use hanchan_tiles::KindSet;

use super::Found;
use crate::reading::{Reading, Shape};

pub(super) fn find(reading: &Reading<'_>, found: &mut Found) {
    let orphans = reading.kinds.intersection(KindSet::ORPHANS);
    let thirteen = matches!(reading.shape, Shape::Orphans { .. });
    found.put(Yaku::Tanyao, orphans.is_empty());
    let only_orphans = orphans == reading.kinds;
    let has_suits = reading.suit_count() > 0;
    found.put(Yaku::Chinroutou, only_orphans && !reading.honours);
    let pairs_allowed = reading.shape != Shape::Pairs || reading.rules.switches.hands.honroutou_pairs;
    found.put(Yaku::Honroutou, only_orphans && reading.honours && has_suits && pairs_allowed && !thirteen);
    let (Some(groups), Some(pair)) = (reading.groups(), reading.pair()) else { return };
    let outside = groups.iter().all(|group| group.has_orphan()) && pair.is_orphan() && !only_orphans;
    found.put(Yaku::Chanta, outside && reading.honours);
    found.put(Yaku::Junchan, outside && !reading.honours);
}
