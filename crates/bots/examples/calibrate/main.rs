//! Compares the predictions of `sensei` with what happens: for every discard it chooses, the probability of
//! winning the deal and of dealing in with the discarded tile. Prints tables and draws them as charts into a
//! file.
//!
//! ```text
//! cargo run --release -p hanchan-bots --example calibrate -- 10000 docs/lab/calibration.svg
//! ```

#[path = "../common/many.rs"]
mod many;
mod plot;

use std::process::ExitCode;
use std::sync::Arc;

use hanchan_bots::{Player, Skills, evaluate};
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
        max: 1.0,
        points: buckets(discards.iter().map(|discard| discard.win), 0.05),
    };
    let deal_ins = Panel {
        title: "deals in",
        max: 0.25,
        points: buckets(discards.iter().map(|discard| discard.deal_in), 0.01),
    };
    let caption = format!("{deals} deals of four sensei under tenhou, {} discards", discards.len());
    if let Err(error) = std::fs::write(file, plot::svg(&[&wins, &deal_ins], &caption)) {
        eprintln!("{file}: {error}");
        return ExitCode::FAILURE;
    }
    println!("{caption}.");
    for panel in [wins, deal_ins] {
        println!("\n| {} | predicted | actual | discards |\n|---|--:|--:|--:|", panel.title);
        for point in &panel.points {
            let [from, to, predicted, actual] =
                [point.from, point.to, point.predicted, point.actual].map(|part| 100.0 * part);
            println!("| {from:.0}–{to:.0} % | {predicted:.1} % | {actual:.1} % | {} |", point.count);
        }
    }
    ExitCode::SUCCESS
}

/// The predictions for a discard, each with what happened.
struct Discard {
    win: (f32, bool),
    deal_in: (f32, bool),
}

/// Groups predictions into bins of this width.
fn buckets(all: impl Iterator<Item = (f32, bool)>, width: f64) -> Vec<Point> {
    let mut sums: Vec<(u32, f64, u32)> = vec![(0, 0.0, 0); (1.0 / width).ceil() as usize + 1];
    for (predicted, actual) in all {
        let sum = &mut sums[(f64::from(predicted.clamp(0.0, 1.0)) / width) as usize];
        *sum = (sum.0 + 1, sum.1 + f64::from(predicted), sum.2 + u32::from(actual));
    }
    let point = |(at, (count, predicted, actual)): (usize, (u32, f64, u32))| Point {
        from: at as f64 * width,
        to: (at + 1) as f64 * width,
        predicted: predicted / f64::from(count),
        actual: f64::from(actual) / f64::from(count),
        count,
    };
    sums.into_iter().enumerate().filter(|(_, sum)| sum.0 >= MIN_DISCARDS).map(point).collect()
}

/// Bins with fewer discards than this are left out.
const MIN_DISCARDS: u32 = 30;

/// Plays a game. Returns the predictions for every discard in the game, and its number of deals.
fn game(rules: &Arc<Rules>, number: u64) -> (Vec<Discard>, u64) {
    // Use other walls than those from which the correction of the win rates was computed.
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
        let mut next = game.deal_over(round.outcome().expect("the deal is over"), round.staked());
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
    // For each discard: the seat, its predicted win rate and deal-in rate, and the number of events before
    // the discard.
    let mut predictions: Vec<(Seat, f32, f32, usize)> = Vec::new();
    let mut first = Some(views.deal(round));
    loop {
        while let Some(now) = first.take().or_else(|| views.next(round)) {
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
            Seat::ALL.into_iter().find(|&seat| seats[seat].choice.is_some()).expect("somebody has a choice");
        let (chosen, rates) = choose(&seats[seat]);
        if let Some((win_rate, deal_in_rate)) = rates {
            predictions.push((seat, win_rate, deal_in_rate, round.events().len()));
        }
        round.play(seat, chosen).expect("the move is legal");
    }
    let events = round.events();
    for (seat, win_rate, deal_in_rate, at) in predictions {
        let won =
            events.iter().any(|event| matches!(event, Event::Won { seat: winner, .. } if *winner == seat));
        let dealt_in = events[at..]
            .iter()
            .take_while(|event| !matches!(event, Event::Drew { .. } | Event::Claimed { .. }))
            .any(|event| matches!(event, Event::Won { seat: winner, from, .. } if *from == seat && *winner != seat));
        discards.push(Discard { win: (win_rate, won), deal_in: (deal_in_rate, dealt_in) });
    }
}

/// Chooses a move. If it is a discard that was chosen among several acts, also returns its predicted win rate
/// and deal-in rate.
fn choose(view: &SeatView) -> (Move, Option<(f32, f32)>) {
    let skills = Skills::ALL;
    let chosen = || Player::Sensei(skills).choose(view, &mut |_| 0).expect("the player has a choice");
    let Some(Choice::Turn(acts)) = &view.choice else { return (chosen(), None) };
    if acts.len() < 2 {
        return (chosen(), None);
    }
    let evaluations = evaluate(view, skills);
    // `sensei` plays the move it evaluates best, so there is no need to run it again.
    let chosen = evaluations.first().map_or_else(chosen, |best| best.act);
    let won = chosen == Move::Act(TurnAct::Tsumo);
    let of = evaluations.iter().find(|evaluation| evaluation.act == chosen && !won);
    (chosen, of.map(|evaluation| (evaluation.win_rate, evaluation.deal_in_rate)))
}
