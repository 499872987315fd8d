//! The moves that `sensei` makes agree with its evaluations.

use std::sync::Arc;

use hanchan_bots::{Player, Skills, evaluate};
use hanchan_game::Seed;
use hanchan_round::{Phase, Round, TurnAct, Wall};
use hanchan_rules::preset;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Choice, SeatView, Views};

/// If only discards are possible, `sensei` makes the one that `evaluate` lists first. The calibration of its
/// win rates relies on this.
#[test]
fn sensei_plays_the_discard_it_evaluates_best() {
    let rules = Arc::new(preset("tenhou").expect("a preset"));
    let setup = hanchan_game::Game::new(Arc::clone(&rules)).setup();
    let (tiles, dice) = Seed::mixed([4; 32], &[]).deal(1, rules.tile_set());
    let wall = Wall::built(&tiles, dice, setup.dealer, &rules).expect("all tiles");
    let mut round = Round::new(Arc::clone(&rules), wall, setup);
    let mut views = Views::new();
    let mut seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(&rules), seat));
    let (mut first, mut compared) = (Some(views.deal(&round)), 0);
    loop {
        while let Some(now) = first.take().or_else(|| views.next(&round)) {
            for (seat, numbered) in now.seats.iter() {
                if let Some(numbered) = numbered {
                    seats[seat].apply(&numbered.event);
                }
            }
        }
        if matches!(round.phase(), Phase::Over) || compared >= 30 {
            break;
        }
        let seat =
            Seat::ALL.into_iter().find(|&seat| seats[seat].choice.is_some()).expect("somebody has a choice");
        let view = &seats[seat];
        let chosen = Player::Sensei(Skills::ALL).choose(view, &mut |_| 0).expect("the player has a choice");
        let discards = |act: TurnAct| {
            use TurnAct::*;
            matches!(act, Discard(_) | DiscardDrawn | Riichi(_) | RiichiDrawn)
        };
        if let Some(Choice::Turn(acts)) = &view.choice
            && acts.len() > 1
            && acts.iter().all(discards)
        {
            let evaluations = evaluate(view, Skills::ALL);
            assert_eq!(evaluations.first().map(|best| best.act), Some(chosen), "{evaluations:?}");
            compared += 1;
        }
        round.play(seat, chosen).expect("the move is legal");
    }
    assert!(compared >= 10, "{compared}");
}
