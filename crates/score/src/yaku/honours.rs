//! Yaku of winds and dragons.

use hanchan_rules::Yaku;
use hanchan_tiles::{Dragon, Kind, Wind};

use super::Found;
use crate::reading::Reading;

pub(super) fn find(reading: &Reading<'_>, found: &mut Found) {
    found.put(Yaku::Tsuuiisou, reading.honours && reading.suit_count() == 0);
    let Some(pair) = reading.pair() else { return };
    let win = reading.win;
    let (seat, round) = (Kind::wind(win.seat), Kind::wind(win.round));
    let double = seat == round && !reading.rules.switches.hands.double_wind_twice;
    found.put(Yaku::YakuhaiSeat, reading.has_triplet(seat));
    found.put(Yaku::YakuhaiRound, reading.has_triplet(round) && !double);
    found.put(Yaku::YakuhaiWhite, reading.has_triplet(Kind::WHITE));
    found.put(Yaku::YakuhaiGreen, reading.has_triplet(Kind::GREEN));
    found.put(Yaku::YakuhaiRed, reading.has_triplet(Kind::RED));
    let dragons = Dragon::ALL.iter().filter(|&&dragon| reading.has_triplet(Kind::dragon(dragon))).count();
    found.put(Yaku::Daisangen, dragons == 3);
    found.put(Yaku::Shousangen, dragons == 2 && pair >= Kind::WHITE);
    let winds = Wind::ALL.iter().filter(|&&wind| reading.has_triplet(Kind::wind(wind))).count();
    found.put(Yaku::Daisuushii, winds == 4);
    found.put(Yaku::Shousuushii, winds == 3 && (Kind::EAST..=Kind::NORTH).contains(&pair));
}
