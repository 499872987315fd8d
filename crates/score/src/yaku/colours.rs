//! Yaku of one suit or one colour.

use hanchan_rules::{Yaku, YakuSet};
use hanchan_tiles::{Kind, KindSet, Suit};

use crate::reading::{Complete, Reading, Tiles};
use crate::win::Win;

/// The green tiles: 2, 3, 4, 6 and 8 of sou, and the green dragon.
const GREEN: KindSet = KindSet::from_bits(0b1010_1110 << 18 | 1 << 32);

pub(super) fn find(hand: &Complete<'_>, found: &mut YakuSet) {
    let Complete { win, tiles, .. } = hand;
    let one_suit = tiles.suit_count == 1;
    found.put(Yaku::Honitsu, one_suit && tiles.honours);
    found.put(Yaku::Chinitsu, one_suit && !tiles.honours);
    found.put(Yaku::Tsuuiisou, tiles.honours && tiles.suit_count == 0);
    if one_suit && !tiles.honours && win.hand.melds().is_empty() {
        nine_gates(win, tiles, found);
        found.put(Yaku::Daisharin, tiles.suits[Suit::Pin.index()] && counts(tiles) == WHEELS);
    }
}

/// Finds ryuuiisou: four sets and a pair of green tiles only.
pub(super) fn find_all_green(reading: &Reading<'_>, found: &mut YakuSet) {
    let kinds = reading.of.tiles.kinds;
    let needs_dragon = reading.of.rules.switches().hands.ryuuiisou_hatsu;
    let green = kinds.difference(GREEN).is_empty();
    found.put(Yaku::Ryuuiisou, green && (!needs_dragon || kinds.contains(Kind::GREEN)));
}

const GATES: [u8; 9] = [3, 1, 1, 1, 1, 1, 1, 1, 3];
const WHEELS: [u8; 9] = [0, 2, 2, 2, 2, 2, 2, 2, 0];

/// Returns the counts of the hand's only suit, by rank.
fn counts(tiles: &Tiles<'_>) -> [u8; 9] {
    let first = tiles.suits.iter().position(|&suit| suit).unwrap_or(0) * 9;
    let all = tiles.concealed.as_array();
    std::array::from_fn(|rank| all[first + rank])
}

fn nine_gates(win: &Win<'_>, tiles: &Tiles<'_>, found: &mut YakuSet) {
    let counts = counts(tiles);
    let gates = counts.iter().zip(GATES).all(|(&count, least)| count >= least);
    let rank = win.tile.kind().index() % 9;
    // Without the winning tile the hand was exactly 1112345678999.
    let nine = counts[rank] == GATES[rank] + 1;
    found.put(Yaku::ChuurenNine, gates && nine);
    found.put(Yaku::Chuuren, gates && !nine);
}
