//! Walls from seeds match the published algorithm.

use hanchan_game::Seed;
use hanchan_round::{Dice, Wall, stacks_per_wall};
use hanchan_rules::preset;
use hanchan_tiles::{Deck, RedFives, Seat, TileSet};

fn seed() -> Seed {
    Seed(std::array::from_fn(|i| i as u8))
}

fn spelled(tiles: &[hanchan_tiles::Tile]) -> String {
    tiles.iter().map(hanchan_tiles::Tile::to_string).collect()
}

/// The values were computed with the script in docs/wall.md.
#[test]
fn seed_gives_the_walls_of_the_published_algorithm() {
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

/// P-004: two six-sided dice, here with two rolls.
#[test]
fn p_004_both_dice_show_one_to_six() {
    let mut seen = [[0; 6]; 4];
    for deal in 1..=200 {
        let (_, dice) = seed().deal(deal, TileSet::default());
        for (counts, face) in seen.iter_mut().zip(dice.first.into_iter().chain(dice.second)) {
            counts[usize::from(face) - 1] += 1;
        }
    }
    assert!(seen.iter().flatten().all(|&count| count > 10), "{seen:?}");
}

/// Before every deal all tiles are shuffled, and four walls of 17 stacks are built.
#[test]
fn p_015_g_038_every_deal_has_its_own_wall() {
    let rules = preset("phoenix").expect("a preset");
    let tiles = |deal| seed().deal(deal, rules.tile_set()).0;
    let sorted = |deal| {
        let mut tiles = tiles(deal);
        tiles.sort_unstable();
        tiles
    };
    let table = &rules.switches().table;
    assert_eq!(tiles(1).len(), 4 * 2 * stacks_per_wall(table.tiles, table.players));
    assert_eq!(stacks_per_wall(table.tiles, table.players), 17);
    for deal in 2..50 {
        assert_ne!(tiles(deal), tiles(deal - 1));
        assert_eq!(sorted(deal), sorted(1), "the same tiles, mixed");
        assert!(Wall::built(&tiles(deal), Dice::of(1, 2), Seat::First, &rules).is_ok());
    }
}
