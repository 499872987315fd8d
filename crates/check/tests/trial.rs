//! A trial detects wrong lists of moves, and changes to a deal without an event.

use std::sync::Arc;

use hanchan_check::{Trial, Violation};
use hanchan_round::{Event, Move, Phase, Round, Setup, Sitting, TurnAct, TurnActs, Wall};
use hanchan_rules::preset;
use hanchan_tiles::{BySeat, Seat, Tile, Wind};

/// Tries every move that could be made now.
fn check_lists(round: &Round) -> Result<(), Violation> {
    Trial::of(round).check(round)
}

fn dealt(sitting: Sitting) -> Round {
    let rules = Arc::new(preset("common").expect("a preset"));
    let set = rules.tile_set();
    let tiles: Vec<Tile> =
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)))).collect();
    let wall = Wall::in_order(&tiles, &rules).expect("a right wall");
    let points = BySeat([rules.switches().table.start_points; 4]);
    let setup = Setup { dealer: Seat::First, round: Wind::East, honba: 0, sticks: 0, points };
    Round::seated(rules, wall, setup, sitting)
}

/// In both table modes the lists are right, and a trial that follows the deal agrees with a new one.
#[test]
fn trial_that_follows_a_deal_agrees_with_a_new_one() {
    for sitting in [Sitting::Assisted, Sitting::RealTable] {
        let mut round = dealt(sitting);
        let mut trial = Trial::of(&round);
        for _ in 0..20 {
            assert_eq!(trial.check(&round), Ok(()));
            assert_eq!(check_lists(&round), Ok(()));
            match *round.phase() {
                Phase::Turn(_) if round.claimable_until().is_some() => {
                    round.close().expect("the time for claims is over");
                }
                Phase::Turn(ref turn) => {
                    round.act(turn.seat, TurnAct::DiscardDrawn).expect("the tile just drawn");
                }
                Phase::Claims(ref window) if sitting == Sitting::RealTable => {
                    round.draw(window.from.next(round.seats())).expect("nobody claims it");
                }
                _ => round.close().expect("nobody claims it"),
            }
        }
    }
}

#[test]
fn listed_act_without_effect_is_detected() {
    let mut round = dealt(Sitting::Assisted);
    let Phase::Turn(turn) = round.phase_mut() else { panic!("a turn") };
    turn.drawn = None;
    let (seat, what) = (Seat::First, Move::Act(TurnAct::DiscardDrawn));
    assert_eq!(check_lists(&round), Err(Violation::Move(seat, what)));
}

#[test]
fn empty_list_of_acts_is_detected() {
    let mut round = dealt(Sitting::Assisted);
    let Phase::Turn(turn) = round.phase_mut() else { panic!("a turn") };
    turn.acts = TurnActs::default();
    assert_eq!(check_lists(&round), Err(Violation::Nothing(Seat::First)));
}

#[test]
fn listed_but_refused_claim_is_detected() {
    let mut round = dealt(Sitting::Assisted);
    round.follow(Event::Discarded {
        seat: Seat::First,
        tile: round.player(Seat::First).hand.drawn().expect("the fourteenth"),
        drawn: true,
        sideways: false,
    });
    let Phase::Claims(window) = round.phase_mut() else { panic!("a window") };
    window.from = Seat::Second;
    window.answers[Seat::Second] = None;
    assert!(matches!(check_lists(&round), Err(Violation::Move(Seat::Second, Move::Claim(_)))));
}

/// A deal changes without an event, as if a refused act had had an effect.
#[test]
fn change_without_an_event_is_detected() {
    let mut round = dealt(Sitting::Assisted);
    let mut trial = Trial::of(&round);
    assert_eq!(trial.check(&round), Ok(()));
    round.points_mut()[Seat::Third] += 100;
    assert_eq!(trial.check(&round), Err(Violation::Changed));
}
