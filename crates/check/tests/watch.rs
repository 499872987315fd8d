//! A watch detects what is wrong, and reports nothing in a correct game.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_check::{Broken, Differs, Listeners, Violation, Watch, Wild, wild};
use hanchan_game::{Game, Next, Seed};
use hanchan_round::{Event, Round, Setup, Sitting, Wall};
use hanchan_rules::{Rules, preset};
use hanchan_tiles::{BySeat, Seat};

fn rules() -> Arc<Rules> {
    Arc::new(preset("wrc").expect("a preset"))
}

fn dealt(rules: &Arc<Rules>, setup: Setup, number: u32) -> Round {
    let (tiles, dice) = Seed::mixed([3; 32], &[]).deal(number, rules.tile_set());
    let wall = Wall::built(&tiles, dice, setup.dealer, rules).expect("all tiles");
    Round::seated(Arc::clone(rules), wall, setup, Sitting::RealTable)
}

fn first_deal(rules: &Arc<Rules>) -> Round {
    dealt(rules, Game::new(Arc::clone(rules)).setup(), 1)
}

/// Returns what a watch reports about a deal that contains this event, which no act could cause.
fn after(event: Event) -> Result<(), Broken> {
    let rules = rules();
    let mut round = first_deal(&rules);
    let mut watch = Watch::new(&rules);
    assert_eq!(watch.deal(&round), Ok(()));
    round.follow(event);
    let any = wild(&round, 1, &mut |_| 0).expect("somebody can do something");
    watch.step(&round, any, false)
}

#[test]
fn correct_game_passes_all_checks() {
    let rules = rules();
    let (mut game, mut watch) = (Game::new(Arc::clone(&rules)), Watch::new(&rules));
    let mut random = Rng::with_seed(4);
    let mut chance = |below: usize| random.usize(..below.max(1));
    for number in 1.. {
        let mut round = dealt(&rules, game.setup(), number);
        assert_eq!(watch.deal(&round), Ok(()));
        while let Some(what) = wild(&round, 60, &mut chance) {
            let accepted = Wild::make(what, &mut round).is_ok();
            assert_eq!(watch.step(&round, what, accepted), Ok(()));
        }
        assert_eq!(watch.over(&round, &mut chance), Ok(()));
        let next = game.deal_over(round.outcome().expect("over"), round.staked());
        if matches!(next, Ok(Next::Over(_))) {
            assert!(number > 3 && watch.pairs() > 3);
            return;
        }
        if matches!(next, Ok(Next::Choice(_))) {
            let _next = game.choose(false);
        }
    }
}

#[test]
fn created_points_are_detected() {
    let points = BySeat([100, 0, 0, 0]);
    assert_eq!(after(Event::Paid { points }), Err(Broken::Deal(Violation::Points)));
}

#[test]
fn duplicated_tile_is_detected() {
    let round = first_deal(&rules());
    let tile = round.wall().tiles()[round.wall().tiles().len() - 1];
    assert!(matches!(after(Event::Drew { seat: Seat::Second, tile }), Err(Broken::Deal(Violation::Tile(_)))));
}

#[test]
fn endless_deal_is_detected() {
    let rules = rules();
    let round = first_deal(&rules);
    let mut watch = Watch::new(&rules);
    assert_eq!(watch.deal(&round), Ok(()));
    let any = wild(&round, 1, &mut |_| 0).expect("somebody can do something");
    let broken = (0..30_000).find_map(|_| watch.step(&round, any, false).err());
    assert_eq!(broken, Some(Broken::Endless));
}

#[test]
fn view_of_another_deal_is_detected() {
    let rules = rules();
    let (one, other) = (first_deal(&rules), dealt(&rules, Game::new(Arc::clone(&rules)).setup(), 2));
    let mut listeners = Listeners::new(&rules);
    listeners.deal(&one).expect("numbers without gaps");
    assert_eq!(listeners.check(&one), Ok(()));
    assert_eq!(listeners.check(&other), Err(Broken::View(Seat::First, Differs::Hand)));
    listeners.deal(&other).expect("numbers without gaps");
    assert_eq!(listeners.check(&other), Ok(()));
}
