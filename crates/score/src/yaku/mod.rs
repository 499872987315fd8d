//! The yaku, one file for each family. The list of yaku is in the crate `hanchan-rules`.

mod colours;
mod honours;
mod runs;
mod situation;
mod special;
mod terminals;
mod triplets;

use hanchan_rules::YakuSet;

use crate::reading::{Complete, Reading};

/// Finds the yaku that a win has in every reading, including those that the rules do not use.
pub(crate) fn find_common(hand: &Complete<'_>) -> YakuSet {
    let mut found = YakuSet::EMPTY;
    situation::find(hand, &mut found);
    colours::find(hand, &mut found);
    terminals::find_common(&hand.tiles, &mut found);
    found
}

/// Finds the yaku of a reading. `common` are those that every reading has.
pub(crate) fn find(reading: &Reading<'_>, common: YakuSet) -> YakuSet {
    let mut found = common;
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
