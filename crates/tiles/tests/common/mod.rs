//! Random hands for property tests.

use hanchan_tiles::{Hand, Kind, Meld, Side, Suit, Tile};
use proptest::prelude::*;

/// Generates any tile. Fives are frequent, to mix red and ordinary ones.
fn tile() -> impl Strategy<Value = Tile> {
    prop_oneof![
        3 => 0..Tile::COUNT,
        1 => prop::sample::select(vec![4, 13, 22, 34, 35, 36]),
    ]
    .prop_map(|index| Tile::from_index(index).expect("in range"))
}

fn coloured(kind: Kind, red: bool) -> Tile {
    match kind.suit() {
        Some(suit) if red && kind.digit() == 5 => Tile::red(suit),
        _ => Tile::plain(kind),
    }
}

fn side() -> impl Strategy<Value = Side> {
    prop::sample::select(Side::ALL.to_vec())
}

/// Generates any meld with any combination of red fives.
pub(crate) fn meld() -> impl Strategy<Value = Meld> {
    let reds = prop::array::uniform4(any::<bool>());
    let same = (0..Kind::COUNT, reds, side(), 0..4usize).prop_map(|(index, reds, from, form)| {
        let kind = Kind::from_index(index).expect("in range");
        let [a, b, c, d] = reds.map(|red| coloured(kind, red));
        let pon = Meld::pon(a, from, [b, c]);
        match form {
            0 => pon,
            1 => Meld::open_kan(a, from, [b, c, d]),
            2 => pon.and_then(|pon| pon.added(d)),
            _ => Meld::closed_kan([a, b, c, d]),
        }
        .expect("identical tiles")
    });
    let suits = prop::sample::select(Suit::ALL.to_vec());
    let chi = (suits, 1..=7u8, 0..3usize, any::<bool>()).prop_map(|(suit, low, claimed, red)| {
        let tile = |i| coloured(Kind::suited(suit, low + i).expect("in range"), red);
        let mut own = vec![tile(0), tile(1), tile(2)];
        let claimed = own.remove(claimed);
        Meld::chi(claimed, [own[0], own[1]]).expect("a run")
    });
    prop_oneof![same, chi]
}

/// Generates any hand. Tiles and melds that do not fit are left out.
pub(crate) fn hand() -> impl Strategy<Value = Hand> {
    let melds = prop::collection::vec(meld(), 0..5);
    let tiles = prop::collection::vec(tile(), 0..15);
    (melds, tiles, prop::option::of(tile()), 0..3u8).prop_map(|(melds, tiles, drawn, norths)| {
        let mut hand = Hand::EMPTY;
        for meld in melds {
            let _full = hand.lay(meld);
        }
        let _none_left = hand.declare_norths(norths.saturating_sub(1));
        for tile in tiles {
            let _full = hand.add(tile);
        }
        if let Some(drawn) = drawn {
            let _full = hand.draw(drawn);
        }
        hand
    })
}
