//! The draw for seats, the round marker and the dice.

use std::sync::Arc;

use hanchan_game::{Game, Marker, Next, Seating, Seed, WrongDraw};
use hanchan_round::{Ending, Outcome};
use hanchan_rules::preset;
use hanchan_tiles::{BySeat, Players, Seat, Side, Wind};

/// P-010: with four wind tiles face down, each player draws one and sits accordingly.
#[test]
fn p_010_each_player_draws_a_wind() {
    let lying = [Wind::West, Wind::East, Wind::North, Wind::South];
    let seating = Seating::drawn(&lying, &[3, 0, 1, 2]).expect("a draw");
    assert_eq!([0, 1, 2, 3].map(|player| seating.seat_of(player)), {
        [Seat::Second, Seat::Third, Seat::First, Seat::Fourth].map(Some)
    });
    assert_eq!(seating.player_at(Seat::First), Some(2));
    assert_eq!(Seating::drawn(&lying, &[0, 0, 1, 2]), Err(WrongDraw), "a tile is taken once");
    assert_eq!(Seating::drawn(&lying, &[0, 1, 2]), Err(WrongDraw), "each player takes one");
    assert_eq!(Seating::drawn(&lying, &[0, 1, 2, 4]), Err(WrongDraw));
    assert_eq!(Seating::drawn(&lying[..3], &[0, 1, 2]), Err(WrongDraw), "three play without North");
    assert_eq!(Seating::new(&[0, 1]), Err(WrongDraw));
    // Three players draw East, South and West.
    let three = Seating::drawn(&[Wind::South, Wind::West, Wind::East], &[1, 0, 2]).expect("a draw");
    assert_eq!(three.count(), Players::Three);
    assert_eq!([0, 1, 2].map(|player| three.seat_of(player)), {
        [Seat::Third, Seat::Second, Seat::First].map(Some)
    });
    assert_eq!(three.player_at(Seat::Fourth), None);
}

/// P-011: South sits to East's right, West opposite, North to East's left.
#[test]
fn p_011_seats_of_the_winds() {
    let seating = Seating::new(&[3, 1, 0, 2]).expect("a seating");
    let side = |player: usize| Seat::First.side_of(seating.seat_of(player).expect("a player"));
    let wind = |player: usize| seating.lying()[player];
    assert_eq!((wind(3), side(3)), (Wind::East, None));
    assert_eq!((wind(1), side(1)), (Wind::South, Some(Side::Right)));
    assert_eq!((wind(0), side(0)), (Wind::West, Some(Side::Across)));
    assert_eq!((wind(2), side(2)), (Wind::North, Some(Side::Left)));
    assert_eq!(Seating::drawn(&seating.lying(), &[0, 1, 2, 3]), Ok(seating));
}

/// P-012, P-013, P-014: the marker stays to the right of the player who drew East and deals first; the dice rotate.
#[test]
fn p_012_to_014_marker_stays_and_dice_rotate() {
    let seating = Seating::new(&[3, 1, 0, 2]).expect("a seating");
    assert_eq!(seating.permanent_dealer(), 3);
    let rules = Arc::new(preset("phoenix").expect("a preset"));
    let mut game = Game::new(rules);
    assert_eq!(seating.player_at(game.setup().dealer), Some(3), "the permanent dealer deals first");
    let mut seen = Vec::new();
    for _ in 0..8 {
        let Marker { seat, side, wind } = game.marker();
        assert_eq!((seat, side), (Seat::First, Side::Right));
        assert_eq!(game.dice_at(), game.setup().dealer);
        seen.push((wind, game.dice_at()));
        let outcome = Outcome {
            ending: Ending::Exhausted,
            winners: Vec::new(),
            tenpai: BySeat::default(),
            nagashi: BySeat::default(),
            points: game.points(),
            sticks: 0,
            offenders: BySeat::default(),
        };
        let next = game.deal_over(&outcome, BySeat::default()).expect("a deal was due");
        assert_eq!(matches!(next, Next::Over(_)), seen.len() == 8);
    }
    let round = |wind| Seat::ALL.map(|seat| (wind, seat));
    assert_eq!(seen, [round(Wind::East), round(Wind::South)].concat());
}

/// The values were computed with the script in docs/wall.md.
#[test]
fn seed_determines_the_seats() {
    let seed = Seed(std::array::from_fn(|i| i as u8));
    assert_eq!(seed.seating(4), [3, 0, 1, 2]);
    assert_eq!(seed.seating(3), [2, 1, 0]);
}
