//! Yaku of terminals, or of simples only.

use hanchan_rules::{Yaku, YakuSet};
use hanchan_tiles::KindSet;

use crate::reading::{Reading, Tiles, Way};

pub(super) fn find_common(tiles: &Tiles<'_>, found: &mut YakuSet) {
    found.put(Yaku::Tanyao, tiles.kinds.intersection(KindSet::ORPHANS).is_empty());
    found.put(Yaku::Chinroutou, only_orphans(tiles) && !tiles.honours);
}

fn only_orphans(tiles: &Tiles<'_>) -> bool {
    tiles.kinds.difference(KindSet::ORPHANS).is_empty()
}

pub(super) fn find(reading: &Reading<'_>, found: &mut YakuSet) {
    let (tiles, switches) = (&reading.of.tiles, &reading.of.rules.switches().hands);
    let only_orphans = only_orphans(tiles);
    let allowed = match reading.way {
        Way::Standard(..) => true,
        Way::Pairs => switches.honroutou_pairs,
        Way::Orphans { .. } => false,
    };
    found.put(Yaku::Honroutou, only_orphans && tiles.honours && tiles.suit_count > 0 && allowed);
    let Some(sets) = &reading.sets else { return };
    let chi = sets.runs != 0 || !switches.chanta_needs_chi;
    let outside = sets.outside && chi && (sets.pair.is_orphan() || !switches.chanta_pair);
    found.put(Yaku::Chanta, outside && tiles.honours);
    found.put(Yaku::Junchan, outside && !tiles.honours);
}
