//! Yaku of one suit, one colour.

use hanchan_rules::Yaku;
use hanchan_tiles::{Kind, KindSet, Suit};

use super::Found;
use crate::reading::Reading;

/// 2, 3, 4, 6, 8 of sou and the green dragon.
const GREEN: KindSet = KindSet::from_bits(0b1010_1110 << 18 | 1 << 32);

pub(super) fn find(reading: &Reading<'_>, found: &mut Found) {
    let one_suit = reading.suit_count() == 1;
    found.put(Yaku::Honitsu, one_suit && reading.honours);
    found.put(Yaku::Chinitsu, one_suit && !reading.honours);
    let green = reading.kinds.difference(GREEN).is_empty() && reading.groups().is_some();
    let needs_dragon = reading.rules.switches.hands.ryuuiisou_hatsu;
    found.put(Yaku::Ryuuiisou, green && (!needs_dragon || reading.kinds.contains(Kind::GREEN)));
    if one_suit && !reading.honours && reading.win.hand.melds().is_empty() {
        nine_gates(reading, found);
        wheels(reading, found);
    }
}

/// The counts of the only suit, the winning tile included, and its rank among them.
fn counts(reading: &Reading<'_>) -> ([u8; 9], usize) {
    let first = reading.suits.iter().position(|&suit| suit).unwrap_or(0) * 9;
    let all = reading.win.hand.concealed().counts().as_array();
    let mut counts: [u8; 9] = std::array::from_fn(|rank| all[first + rank]);
    let rank = reading.win.tile.kind().index() - first;
    counts[rank] += 1;
    (counts, rank)
}

fn nine_gates(reading: &Reading<'_>, found: &mut Found) {
    const GATES: [u8; 9] = [3, 1, 1, 1, 1, 1, 1, 1, 3];
    let (counts, rank) = counts(reading);
    let gates = counts.iter().zip(GATES).all(|(&count, least)| count >= least);
    // Without the winning tile it was exactly the gates.
    let nine = counts[rank] == GATES[rank] + 1;
    found.put(Yaku::ChuurenNine, gates && nine);
    found.put(Yaku::Chuuren, gates && !nine);
}

fn wheels(reading: &Reading<'_>, found: &mut Found) {
    let (counts, _) = counts(reading);
    found.put(Yaku::Daisharin, reading.suits[Suit::Pin.index()] && counts == [0, 2, 2, 2, 2, 2, 2, 2, 0]);
}
