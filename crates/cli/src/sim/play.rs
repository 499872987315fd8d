//! One game of a simulation.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_game::{Game, Next, Seed, wild};
use hanchan_round::{Ending, Phase, Round, Sitting, Wall};
use hanchan_rules::Rules;
use hanchan_tiles::Seat;

use super::eyes::Eyes;
use super::players::Player;
use super::{Check, Table, Tally};

/// Plays a game; the same seed and number give the same game.
pub(super) fn game(
    rules: &Arc<Rules>,
    seats: [Player; 4],
    table: Table,
    seed: u64,
    number: u64,
    check: Option<Check>,
    tally: &mut Tally,
) {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    bytes[8..16].copy_from_slice(&number.to_be_bytes());
    let walls = Seed(bytes);
    let mut random =
        Rng::with_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number.wrapping_mul(0xd134_2543_de82_ef95));
    let mut game = Game::new(Arc::clone(rules));
    let mut eyes = Eyes::of(seats, rules);
    for deal in 1.. {
        let setup = game.setup();
        let (tiles, dice) = walls.deal(deal, rules.tile_set());
        let Ok(wall) = Wall::built(&tiles, dice, setup.dealer, rules) else { return };
        let mut round = Round::seated(Arc::clone(rules), wall, setup, table.sitting());
        match table {
            Table::Assisted => play(&mut round, seats, eyes.as_mut(), &mut random, check, tally),
            Table::Real => play_wildly(&mut round, &mut random, check, tally),
        }
        match check {
            Some(Check::All) => check_replay(&round),
            // A program that breaks this must not go on.
            Some(Check::Ends) => assert_eq!(round.check(), Ok(()), "{:?}", round.events().last()),
            None => {}
        }
        let Some(outcome) = round.outcome() else { return };
        count(&round, outcome, tally);
        let mut next = game.deal_over(outcome, round.staked());
        if let Ok(Next::Choice(_)) = next {
            next = game.choose(true);
        }
        if !matches!(next, Ok(Next::Deal(_))) {
            return;
        }
    }
}

/// A program that breaks this must not go on.
fn check_step(round: &Round, step: usize, check: Option<Check>) {
    if check == Some(Check::All) {
        assert_eq!(round.check(), Ok(()), "{:?}", round.events().last());
        // At a real table everything can be said, and trying it all takes long.
        if step.is_multiple_of(if round.sitting() == Sitting::RealTable { 49 } else { 7 }) {
            assert_eq!(round.check_lists(), Ok(()), "{:?}", round.events().last());
        }
    }
}

fn play(
    round: &mut Round,
    seats: [Player; 4],
    mut eyes: Option<&mut Eyes>,
    random: &mut Rng,
    check: Option<Check>,
    tally: &mut Tally,
) {
    if let Some(eyes) = &mut eyes {
        eyes.deal(round);
    }
    for step in 0.. {
        check_step(round, step, check);
        // What is in the list is never refused.
        let _accepted = match round.phase() {
            Phase::Turn(turn) => {
                let (seat, several) = (turn.seat, turn.acts.len() > 1);
                tally.decisions += u64::from(several);
                let player = seats[seat.index()];
                if let Some(chosen) = eyes.as_mut().and_then(|eyes| eyes.ask(player, seat, round, random)) {
                    round.play(seat, chosen)
                } else {
                    let act = player.turn(round, turn, random);
                    round.act(seat, act)
                }
            }
            Phase::Claims(window) => {
                let Some(seat) = Seat::ALL.into_iter().find(|&seat| window.answers[seat].is_none()) else {
                    return;
                };
                tally.decisions += 1;
                let player = seats[seat.index()];
                if let Some(chosen) = eyes.as_mut().and_then(|eyes| eyes.ask(player, seat, round, random)) {
                    round.play(seat, chosen)
                } else {
                    let claim = player.claim(round, seat, window.claims[seat], random);
                    round.claim(seat, claim)
                }
            }
            Phase::Showdown(waiting) => {
                let Some(seat) = Seat::ALL.into_iter().find(|&seat| waiting[seat]) else { return };
                tally.decisions += 1;
                round.show(seat, true)
            }
            // The rest is for real tables.
            _ => return,
        };
    }
}

/// A player acts wrongly about once in so many acts.
const CARE: usize = 60;

fn play_wildly(round: &mut Round, random: &mut Rng, check: Option<Check>, tally: &mut Tally) {
    let mut chance = |below: usize| random.usize(..below.max(1));
    for step in 0.. {
        check_step(round, step, check);
        let Some(wild) = wild(round, CARE, &mut chance) else { return };
        tally.decisions += 1;
        // What is refused was not thought through; somebody else goes on.
        let _refused = wild.make(round);
    }
}

/// The events of a deal make the same deal again.
fn check_replay(round: &Round) {
    let rules = Arc::new(round.rules().clone());
    let (wall, events) = (round.wall().clone(), round.events());
    let again = Round::replay(rules, wall, *round.setup(), round.sitting(), events, round.notes());
    assert_eq!(again.check(), Ok(()));
    assert_eq!(again.events(), events);
    assert_eq!(again.points(), round.points());
    let (Some(again), Some(outcome)) = (again.outcome(), round.outcome()) else { return };
    assert_eq!((again.ending, again.sticks), (outcome.ending, outcome.sticks));
    assert_eq!(again.winners.len(), outcome.winners.len());
}

fn count(round: &Round, outcome: &hanchan_round::Outcome, tally: &mut Tally) {
    tally.deals += 1;
    tally.events += round.events().len() as u64;
    match outcome.ending {
        Ending::Won => {}
        Ending::Exhausted => tally.exhausted += 1,
        Ending::Aborted(why) => *tally.aborted.entry(why.code()).or_default() += 1,
        Ending::Chombo => *tally.aborted.entry("chombo").or_default() += 1,
        Ending::Void => *tally.aborted.entry("void").or_default() += 1,
    }
    for winner in &outcome.winners {
        tally.wins += 1;
        tally.tsumo += u64::from(winner.from == winner.seat);
        for &(yaku, _) in winner.score.yaku() {
            *tally.yaku.entry(yaku).or_default() += 1;
        }
    }
}
