//! One game of a simulation.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_bots::Player;
use hanchan_check::{Wild, WildAction, check_totals, wild};
use hanchan_game::{Game, Next, Seed};
use hanchan_round::{Ending, Move, Phase, Round, Wall};
use hanchan_rules::Rules;
use hanchan_tiles::Seat;

use super::players;
use super::seat_views::SeatViews;
use super::watcher::Watcher;
use super::{Check, TableMode, Tally};

/// Plays a game; the same seed and number give the same game, checked or not.
pub(super) fn game(
    rules: &Arc<Rules>,
    seats: [Player; 4],
    table: TableMode,
    seed: u64,
    number: u64,
    check: Option<Check>,
    tally: &mut Tally,
) {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    bytes[8..16].copy_from_slice(&number.to_be_bytes());
    let walls = Seed(bytes);
    let start = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number.wrapping_mul(0xd134_2543_de82_ef95);
    let mut random = Rng::with_seed(start);
    let mut game = Game::new(Arc::clone(rules));
    let mut views = SeatViews::of(seats, rules);
    let mut watcher = (check == Some(Check::All)).then(|| Watcher::new(rules, start, number));
    for deal in 1.. {
        let setup = game.setup();
        let (tiles, dice) = walls.deal(deal, rules.tile_set());
        let Ok(wall) = Wall::built(&tiles, dice, setup.dealer, rules) else { return };
        let mut round = Round::seated(Arc::clone(rules), wall, setup, table.sitting());
        if let Some(watcher) = &mut watcher {
            watcher.deal(&round);
        }
        match table {
            TableMode::Assisted => {
                play(&mut round, seats, views.as_mut(), &mut random, watcher.as_mut(), tally);
            }
            TableMode::Real => play_wildly(&mut round, &mut random, watcher.as_mut(), tally),
        }
        if let Some(watcher) = &mut watcher {
            watcher.over(&round);
        } else if check == Some(Check::Ends) {
            // A broken invariant is a bug: stop.
            assert_eq!(check_totals(&round), Ok(()), "{:?}", round.events().last());
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

fn play(
    round: &mut Round,
    seats: [Player; 4],
    mut views: Option<&mut SeatViews>,
    random: &mut Rng,
    mut watcher: Option<&mut Watcher>,
    tally: &mut Tally,
) {
    if let Some(views) = &mut views {
        views.deal(round);
    }
    loop {
        let (seat, what) = match round.phase() {
            Phase::Turn(turn) => {
                let (seat, several) = (turn.seat, turn.acts.len() > 1);
                tally.decisions += u64::from(several);
                let player = seats[seat.index()];
                let seen = views.as_mut().and_then(|views| views.ask(player, seat, round, random));
                (seat, seen.unwrap_or_else(|| Move::Act(players::turn(player, round, turn, random))))
            }
            Phase::Claims(window) => {
                let Some(seat) = Seat::ALL.into_iter().find(|&seat| window.answers[seat].is_none()) else {
                    return;
                };
                tally.decisions += 1;
                let player = seats[seat.index()];
                let seen = views.as_mut().and_then(|views| views.ask(player, seat, round, random));
                let claims = window.claims[seat];
                (
                    seat,
                    seen.unwrap_or_else(|| Move::Claim(players::claim(player, round, seat, claims, random))),
                )
            }
            Phase::Showdown(waiting) => {
                let Some(seat) = Seat::ALL.into_iter().find(|&seat| waiting[seat]) else { return };
                tally.decisions += 1;
                (seat, Move::Show(true))
            }
            // The other phases exist only in unassisted mode.
            _ => return,
        };
        // Moves from the list of legal moves are always accepted.
        let accepted = round.play(seat, what).is_ok();
        if let Some(watcher) = &mut watcher {
            watcher.step(round, Wild { at: 0, deed: WildAction::Play(seat, what) }, accepted);
        }
    }
}

/// The average number of moves between two mistakes of a player.
const ACTS_PER_ERROR: usize = 60;

fn play_wildly(round: &mut Round, random: &mut Rng, mut watcher: Option<&mut Watcher>, tally: &mut Tally) {
    let mut chance = |below: usize| random.usize(..below.max(1));
    while let Some(wild) = wild(round, ACTS_PER_ERROR, &mut chance) {
        tally.decisions += 1;
        // Some of these moves are refused; the next one may be another player's.
        let accepted = wild.make(round).is_ok();
        if let Some(watcher) = &mut watcher {
            watcher.step(round, wild, accepted);
        }
    }
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
