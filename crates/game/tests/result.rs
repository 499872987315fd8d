//! The step after a deal, and the result of a game.

use std::sync::Arc;

use hanchan_game::{Game, Next, standing};
use hanchan_round::{Ending, Outcome};
use hanchan_rules::{Rounding, Rules, preset};
use hanchan_tiles::{BySeat, Seat, Wind};

fn rules(id: &str) -> Rules {
    preset(id).expect("a preset")
}

/// Returns each player's place and result in tenths, first place first.
fn results(points: [i32; 4]) -> Vec<(Seat, u8, i32)> {
    let standing = standing(&BySeat(points), &BySeat::default(), &rules("phoenix"));
    standing.places.iter().map(|place| (place.seat, place.place, place.result)).collect()
}

/// The document's example: −33.3 is −33.
#[test]
fn p_127_losses_are_rounded_up_too() {
    assert_eq!(results([51300, 30000, 20000, -1300])[3], (Seat::Fourth, 4, -330));
}

#[test]
fn p_031_players_rank_by_points() {
    let order = results([12900, 41300, 17600, 28200]).iter().map(|&(seat, ..)| seat).collect::<Vec<_>>();
    assert_eq!(order, [Seat::Second, Seat::Fourth, Seat::Third, Seat::First]);
}

/// Returns the outcome of an exhaustive draw in which only the dealer is tenpai, or nobody.
fn drawn(game: &Game, dealer_tenpai: bool) -> Outcome {
    let dealer = game.setup().dealer;
    Outcome {
        ending: Ending::Exhausted,
        winners: Vec::new(),
        tenpai: BySeat::from_fn(|seat| dealer_tenpai && seat == dealer),
        nagashi: BySeat::default(),
        points: game.points(),
        sticks: 0,
        offenders: BySeat::default(),
    }
}

/// A game is an East and a South round, each of at least four deals, in which each player is dealer.
#[test]
fn p_008_p_009_game_has_two_rounds_of_at_least_four_deals() {
    let mut game = Game::new(Arc::new(rules("phoenix")));
    let mut deals = Vec::new();
    loop {
        let setup = game.setup();
        deals.push((setup.round, setup.dealer));
        // The second dealer of the East round stays once.
        let stays = deals.len() == 2;
        let outcome = drawn(&game, stays);
        match game.deal_over(&outcome, BySeat::default()).expect("a deal was due") {
            Next::Deal(_) => {}
            other => break assert!(matches!(other, Next::Over(_))),
        }
    }
    let round = |wind| Seat::ALL.map(|seat| (wind, seat)).to_vec();
    let mut expected = [round(Wind::East), round(Wind::South)].concat();
    expected.insert(1, (Wind::East, Seat::Second));
    assert_eq!(deals, expected);
}

/// Points are rounded to the nearest thousand, halves away from zero; first place gets the remainder.
#[test]
fn rounding_to_thousands_leaves_the_remainder_to_first_place() {
    let rules = rules("tenhou").with_switches(|switches| switches.result.rounding = Rounding::Thousands);
    let rules = rules.expect("rounding fits everything else");
    let results = |points: [i32; 4]| {
        let standing = standing(&BySeat(points), &BySeat::default(), &rules);
        BySeat::from_fn(|seat| standing.of(seat).map_or(0, |place| place.result)).0
    };
    assert_eq!(results([10_100, 39_900, 30_200, 19_800]), [-400, 500, 100, -200]);
    assert_eq!(results([19_500, -15_500, 62_300, 33_700]), [-200, -660, 720, 140]);
}
