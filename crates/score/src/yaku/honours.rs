//! Yaku of winds and dragons.

use hanchan_rules::{Yaku, YakuSet};
use hanchan_tiles::Kind;

use crate::reading::{Reading, Sets};

pub(super) fn find(reading: &Reading<'_>, sets: &Sets, found: &mut YakuSet) {
    if !reading.of.tiles.honours {
        return;
    }
    let (win, switches) = (reading.of.win, &reading.of.rules.switches().hands);
    let (seat, round) = (Kind::wind(win.circumstances.seat), Kind::wind(win.circumstances.round));
    let double = seat == round && !switches.double_wind_twice;
    found.put(Yaku::YakuhaiSeat, sets.has_triplet(seat));
    found.put(Yaku::YakuhaiRound, sets.has_triplet(round) && !double);
    let dragons = sets.triplets >> Kind::WHITE.index();
    let little_dragons = dragons.count_ones() == 2 && sets.pair >= Kind::WHITE;
    let each = !little_dragons || switches.shousangen_with_dragons;
    found.put(Yaku::YakuhaiWhite, each && dragons & 1 != 0);
    found.put(Yaku::YakuhaiGreen, each && dragons & 2 != 0);
    found.put(Yaku::YakuhaiRed, each && dragons & 4 != 0);
    found.put(Yaku::Shousangen, little_dragons);
    found.put(Yaku::Daisangen, dragons == 7);
    let winds = sets.triplets >> Kind::EAST.index() & 15;
    found.put(Yaku::Daisuushii, winds == 15);
    found.put(Yaku::Shousuushii, winds.count_ones() == 3 && (Kind::EAST..=Kind::NORTH).contains(&sets.pair));
}
