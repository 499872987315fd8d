//! What `sensei` expects beside what happens: at every discard he chooses, how likely he said he wins the deal, and how
//! likely the tile is won by another. Prints tables, and draws them into a file.
//!
//! ```text
//! cargo run --release -p hanchan-bots --example calibrate -- 10000 docs/lab/calibration.svg
//! ```

#[path = "../common/many.rs"]
mod many;
mod plot;

use std::process::ExitCode;
use std::sync::Arc;

use hanchan_bots::{Player, Skills, weigh};
use hanchan_game::{Game, Next, Seed};
use hanchan_round::{Event, Move, Phase, Round, TurnAct, Wall};
use hanchan_rules::{Rules, preset};
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Choice, SeatView, Views};

use plot::{Panel, Point};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let deals = words.first().and_then(|deals| deals.parse().ok());
    let (Some(deals), [_, file]) = (deals, &words[..]) else {
        eprintln!("calibrate DEALS FILE");
        return ExitCode::FAILURE;
    };
    let rules = Arc::new(preset("tenhou").expect("a preset"));
    let games = many::many(deals, |number| {
        let (discards, deals) = game(&rules, number);
        ((discards, deals), deals)
    });
    let deals: u64 = games.iter().map(|(_, deals)| deals).sum();
    let discards: Vec<Discard> = games.into_iter().flat_map(|(discards, _)| discards).collect();
    let wins = Panel {
        title: "wins the deal",
        most: 1.0,
        points: buckets(discards.iter().map(|discard| discard.wins), 0.05),
    };
    let shots = Panel {
        title: "the tile is won by another",
        most: 0.25,
        points: buckets(discards.iter().map(|discard| discard.deals_in), 0.01),
    };
    let under = format!("{deals} deals of four sensei under tenhou, {} discards", discards.len());
    if let Err(error) = std::fs::write(file, plot::svg(&[&wins, &shots], &under)) {
        eprintln!("{file}: {error}");
        return ExitCode::FAILURE;
    }
    println!("{under}.");
    for panel in [wins, shots] {
        println!("\n| {} | said | happened | discards |\n|---|--:|--:|--:|", panel.title);
        for point in &panel.points {
            let [from, to, said, happened] =
                [point.from, point.to, point.said, point.happened].map(|part| 100.0 * part);
            println!("| {from:.0}–{to:.0} % | {said:.1} % | {happened:.1} % | {} |", point.count);
        }
    }
    ExitCode::SUCCESS
}

/// What he said of a discard, and what came of it.
struct Discard {
    wins: (f32, bool),
    deals_in: (f32, bool),
}

/// What was said by buckets of a width.
fn buckets(all: impl Iterator<Item = (f32, bool)>, width: f64) -> Vec<Point> {
    let mut sums: Vec<(u32, f64, u32)> = vec![(0, 0.0, 0); (1.0 / width).ceil() as usize + 1];
    for (said, happened) in all {
        let sum = &mut sums[(f64::from(said.clamp(0.0, 1.0)) / width) as usize];
        *sum = (sum.0 + 1, sum.1 + f64::from(said), sum.2 + u32::from(happened));
    }
    let point = |(at, (count, said, happened)): (usize, (u32, f64, u32))| Point {
        from: at as f64 * width,
        to: (at + 1) as f64 * width,
        said: said / f64::from(count),
        happened: f64::from(happened) / f64::from(count),
        count,
    };
    sums.into_iter().enumerate().filter(|(_, sum)| sum.0 >= FEWEST).map(point).collect()
}

/// From fewer discards nothing is concluded.
const FEWEST: u32 = 30;

/// Plays a game; what was said of every discard in it, and how many deals it had.
fn game(rules: &Arc<Rules>, number: u64) -> (Vec<Discard>, u64) {
    // Other walls than those by which what he tells was corrected.
    let mut bytes = [1; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    let (walls, mut game) = (Seed(bytes), Game::new(Arc::clone(rules)));
    let mut views = Views::new();
    let mut seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(rules), seat));
    let mut discards = Vec::new();
    for deal in 1.. {
        let setup = game.setup();
        let (tiles, dice) = walls.deal(deal, rules.tile_set());
        let wall = Wall::built(&tiles, dice, setup.dealer, rules).expect("all tiles");
        let mut round = Round::new(Arc::clone(rules), wall, setup);
        play(&mut round, &mut views, &mut seats, &mut discards);
        let mut next = game.deal_over(round.outcome().expect("it is over"), round.staked());
        if let Ok(Next::Choice(_)) = next {
            next = game.choose(true);
        }
        if !matches!(next, Ok(Next::Deal(_))) {
            return (discards, u64::from(deal));
        }
    }
    (discards, 0)
}

fn play(round: &mut Round, views: &mut Views, seats: &mut BySeat<SeatView>, discards: &mut Vec<Discard>) {
    // Who said what before which event.
    let mut said: Vec<(Seat, f32, f32, usize)> = Vec::new();
    let mut told = Some(views.deal(round));
    loop {
        while let Some(now) = told.take().or_else(|| views.next(round)) {
            for (seat, numbered) in now.seats.iter() {
                if let Some(numbered) = numbered {
                    seats[seat].apply(&numbered.event);
                }
            }
        }
        if matches!(round.phase(), Phase::Over) {
            break;
        }
        let seat =
            Seat::ALL.into_iter().find(|&seat| seats[seat].choice.is_some()).expect("somebody chooses");
        let (chosen, chances) = choose(&seats[seat]);
        if let Some((wins, deals_in)) = chances {
            said.push((seat, wins, deals_in, round.events().len()));
        }
        round.play(seat, chosen).expect("what he does is allowed");
    }
    let events = round.events();
    for (seat, wins, deals_in, at) in said {
        let won =
            events.iter().any(|event| matches!(event, Event::Won { seat: winner, .. } if *winner == seat));
        let shot = events[at..]
            .iter()
            .take_while(|event| !matches!(event, Event::Drew { .. } | Event::Claimed { .. }))
            .any(|event| matches!(event, Event::Won { seat: winner, from, .. } if *from == seat && *winner != seat));
        discards.push(Discard { wins: (wins, won), deals_in: (deals_in, shot) });
    }
}

/// What he does, and how likely he wins and deals in if it is a discard that he chose.
fn choose(view: &SeatView) -> (Move, Option<(f32, f32)>) {
    let skills = Skills::ALL;
    let chosen = || Player::Sensei(skills).choose(view, &mut |_| 0).expect("he has a choice");
    let Some(Choice::Turn(acts)) = &view.choice else { return (chosen(), None) };
    if acts.len() < 2 {
        return (chosen(), None);
    }
    let weighed = weigh(view, skills);
    // He does what he weighs best; there is no need to ask him again.
    let chosen = weighed.first().map_or_else(chosen, |best| best.act);
    let won = chosen == Move::Act(TurnAct::Tsumo);
    let of = weighed.iter().find(|weighed| weighed.act == chosen && !won);
    (chosen, of.map(|weighed| (weighed.wins, weighed.deals_in)))
}
