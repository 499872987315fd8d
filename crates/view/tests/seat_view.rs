//! The state that a player builds from their events agrees with the deal at every step, for the player's own hand
//! and all public tiles.

use std::collections::BTreeMap;
use std::sync::Arc;

use fastrand::Rng;
use hanchan_check::{Listeners, check_totals};
use hanchan_game::{Game, Next};
use hanchan_round::{Event, Round, Sitting};
use hanchan_rules::Scoring;
use hanchan_tiles::Seat;
use hanchan_view::{JudgeEvent, Numbered, OpenEvent, SeatEvent, SeatView, SpectatorEvent};

mod support;
use support::{all_rules, choose, make, wall, wildly};

/// Plays a deal and compares every view with it at every step.
fn play(
    game: &mut Game,
    listeners: &mut Listeners,
    sitting: Sitting,
    care: usize,
    random: &mut Rng,
    seen: &mut BTreeMap<&'static str, usize>,
) -> Next {
    let rules = Arc::clone(game.rules());
    let mut round = Round::seated(Arc::clone(&rules), wall(&rules, random), game.setup(), sitting);
    listeners.deal(&round).expect("numbers without gaps");
    loop {
        while listeners.next(&round).expect("numbers without gaps").is_some() {}
        assert_eq!(check_totals(&round), Ok(()));
        assert_eq!(listeners.check(&round), Ok(()), "{:?}", round.events().last());
        let a_move = match sitting {
            Sitting::Assisted => choose(&round, random),
            Sitting::RealTable => wildly(&round, care, random),
        };
        let Some(a_move) = a_move else { break };
        // At an unassisted table the generated move may be refused.
        assert!(make(&mut round, a_move) || sitting == Sitting::RealTable, "{a_move:?}");
    }
    for event in round.events() {
        *seen.entry(name(event)).or_default() += 1;
    }
    game.deal_over(round.outcome().expect("over"), round.staked()).expect("a deal was due")
}

/// Names the events that occur only at unassisted tables.
fn name(event: &Event) -> &'static str {
    match event {
        Event::Closed => "closed",
        Event::Returned { .. } => "returned",
        Event::Erred { .. } => "erred",
        Event::Died { .. } => "died",
        Event::Chombo { .. } => "chombo",
        Event::Shown { .. } => "shown",
        Event::Announced { .. } => "announced",
        Event::Agreed { .. } => "agreed",
        Event::Objected { .. } => "objected",
        Event::Corrected { .. } => "corrected",
        Event::Mixed => "mixed",
        Event::Ruled { .. } => "ruled",
        Event::SticksReturned => "sticks returned",
        _ => "other",
    }
}

fn games(sitting: Sitting, games: usize) -> BTreeMap<&'static str, usize> {
    let mut seen = BTreeMap::new();
    for (id, rules) in all_rules() {
        let mut random = Rng::with_seed(11);
        // Games with announced values need more samples.
        let announced =
            sitting == Sitting::RealTable && rules.switches().penalties.scoring == Scoring::Announced;
        for number in 0..if announced { 5 * games } else { games } {
            // Careless players produce many offences, careful ones reach the end of the deal.
            let care = if number % 2 == 0 { 60 } else { 600 };
            let (mut game, mut listeners) = (Game::new(Arc::clone(&rules)), Listeners::new(&rules));
            loop {
                let next = match play(&mut game, &mut listeners, sitting, care, &mut random, &mut seen) {
                    Next::Choice(_) => game.choose(random.bool()).expect("the dealer's choice"),
                    next => next,
                };
                if matches!(next, Next::Over(_)) {
                    break;
                }
            }
            assert!(listeners.received(Seat::First) > 100, "{id}");
        }
    }
    seen
}

#[test]
fn seat_view_agrees_with_the_deal() {
    games(Sitting::Assisted, 20);
}

#[test]
fn seat_view_agrees_with_the_deal_at_unassisted_tables() {
    let seen = games(Sitting::RealTable, 6);
    println!("{seen:?}");
    assert_eq!(seen.len(), 14, "everything happened: {seen:?}");
}

/// Events are plain data: they borrow nothing from a deal and can be sent between threads.
#[test]
fn events_are_plain_data() {
    fn plain<T: Clone + Eq + Send + Sync + std::fmt::Debug + 'static>() {}
    fn own<T: Clone + Send + Sync + 'static>() {}
    plain::<Numbered<SeatEvent>>();
    plain::<Numbered<SpectatorEvent>>();
    plain::<Numbered<OpenEvent>>();
    plain::<Numbered<JudgeEvent>>();
    own::<SeatView>();
}
