//! The yaku, one file for each family. The list of them is that of the rules.

mod colours;
mod honours;
mod runs;
mod situation;
mod special;
mod terminals;
mod triplets;

use hanchan_rules::YakuSet;

use crate::reading::{Complete, Reading};

/// Every yaku that a win shows however its tiles are read, whatever the rules make of it.
pub(crate) fn find_anyhow(hand: &Complete<'_>) -> YakuSet {
    let mut found = YakuSet::EMPTY;
    situation::find(hand, &mut found);
    colours::find(hand, &mut found);
    terminals::find_anyhow(&hand.tiles, &mut found);
    found
}

/// Those and every yaku that a reading shows.
pub(crate) fn find(reading: &Reading<'_>, anyhow: YakuSet) -> YakuSet {
    let mut found = anyhow;
    special::find(reading, &mut found);
    terminals::find(reading, &mut found);
    if let Some(sets) = &reading.sets {
        runs::find(reading, sets, &mut found);
        triplets::find(reading, sets, &mut found);
        honours::find(reading, sets, &mut found);
        colours::find_all_green(reading, &mut found);
    }
    found
}
