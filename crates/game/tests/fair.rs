//! Walls from seeds are those of the published algorithm.

use hanchan_game::Seed;
use hanchan_tiles::{Deck, RedFives, TileSet};

fn seed() -> Seed {
    Seed(std::array::from_fn(|i| i as u8))
}

fn spelled(tiles: &[hanchan_tiles::Tile]) -> String {
    tiles.iter().map(hanchan_tiles::Tile::to_string).collect()
}

/// The values were computed by the script of docs/wall.md.
#[test]
fn a_seed_gives_the_walls_of_the_published_algorithm() {
    let phoenix = TileSet::new(Deck::Full, RedFives::new(1, 2, 1).expect("few")).expect("a set");
    let (tiles, dice) = seed().deal(1, phoenix);
    assert_eq!(spelled(&tiles[..20]), "3p8s6s0p2p7z2p2m8p4p5m1m4p0s7p7z7m7s7s9s");
    assert_eq!((dice.first, dice.second), ([6, 4], [4, 1]));
    let (tiles, dice) = seed().deal(7, TileSet::default());
    assert_eq!(spelled(&tiles[124..]), "5z6m4m6s4z7m3m8p1p6m2z9m");
    assert_eq!((dice.first, dice.second), ([5, 2], [5, 2]));
}

#[test]
fn every_contribution_changes_the_seed() {
    let alone = Seed::mixed([7; 32], &[]);
    let two = Seed::mixed([7; 32], &[b"a", b"bc"]);
    assert_ne!(alone.0, two.0);
    assert_ne!(two.0, Seed::mixed([7; 32], &[b"ab", b"c"]).0, "lengths are part of it");
    assert_ne!(alone.commitment(), alone.0);
    let mut seats = two.seating(4);
    seats.sort_unstable();
    assert_eq!(seats, [0, 1, 2, 3]);
}
