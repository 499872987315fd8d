//! What sensei expects, beside what happens: win and deal-in chances by tenths, over self-played deals.
#![allow(missing_docs, clippy::pedantic, clippy::collapsible_if)]

use std::collections::BTreeMap;
use std::sync::Arc;

use hanchan_bots::{Player, Skills, weigh};
use hanchan_game::{Game, Next, Seed};
use hanchan_round::{Event, Phase, Round, Wall};
use hanchan_rules::preset;
use hanchan_shape::Incremental;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Choice, SeatView, Views};

#[derive(Default)]
struct Bin {
    count: u32,
    expected: f64,
    happened: u32,
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let others = Player::from_id(args.get(2).map_or("sensei", |id| id)).unwrap();
    let rules = Arc::new(preset("tenhou").unwrap());
    let mut wins: BTreeMap<(String, u8), Bin> = BTreeMap::new();
    let mut shots: BTreeMap<(String, u8), Bin> = BTreeMap::new();
    let mut points: BTreeMap<String, (u32, f64, f64)> = BTreeMap::new();
    for number in 0..games {
        let mut seed = [9u8; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let walls = Seed(seed);
        let mut game = Game::new(Arc::clone(&rules));
        let mut views = Views::new();
        let mut seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(&rules), seat));
        for deal in 1.. {
            let setup = game.setup();
            let (tiles, dice) = walls.deal(deal, rules.tile_set());
            let wall = Wall::built(&tiles, dice, setup.dealer, &rules).unwrap();
            let mut round = Round::new(Arc::clone(&rules), wall, setup);
            let mut told = Some(views.deal(&round));
            // Who expected what: seat, category, win chance, points.
            let mut expected: Vec<(Seat, String, f32, f32)> = Vec::new();
            let mut thrown: Vec<(Seat, String, f32, usize)> = Vec::new();
            loop {
                while let Some(now) = told.take().or_else(|| views.next(&round)) {
                    for (seat, numbered) in now.seats.iter() {
                        if let Some(numbered) = numbered {
                            seats[seat].apply(&numbered.event);
                        }
                    }
                }
                if matches!(round.phase(), Phase::Over) {
                    break;
                }
                let seat = Seat::ALL.into_iter().find(|&seat| seats[seat].choice.is_some()).unwrap();
                let view = &seats[seat];
                let player = if seat == Seat::First { Player::Sensei(Skills::ALL) } else { others };
                let chosen = player.choose(view, &mut |_| 0).unwrap();
                if let (Player::Sensei(skills), Some(Choice::Turn(_))) = (player, view.choice) {
                    if let Some(weighed) = weigh(view, skills).iter().find(|weighed| weighed.act == chosen) {
                        let shanten = Incremental::new(
                            view.hand.concealed().counts(),
                            view.rules().switches.table.tiles,
                        )
                        .shanten();
                        let riichi = matches!(
                            chosen,
                            hanchan_round::Move::Act(
                                hanchan_round::TurnAct::Riichi(_) | hanchan_round::TurnAct::RiichiDrawn
                            )
                        );
                        let kind = if riichi {
                            "riichi"
                        } else if view.hand.is_closed() {
                            "closed"
                        } else {
                            "open"
                        };
                        expected.push((
                            seat,
                            format!("{kind} {}", shanten.max(0)),
                            weighed.wins,
                            weighed.points,
                        ));
                        let fear = seats[seat].fronts.iter().any(|(other, front)| {
                            other != seat && front.riichi != hanchan_round::RiichiState::No
                        });
                        thrown.push((
                            seat,
                            if fear { "riichi".into() } else { "quiet".into() },
                            weighed.deals_in,
                            round.events().len(),
                        ));
                    }
                }
                round.play(seat, chosen).unwrap();
            }
            let events = round.events();
            let won = |seat: Seat| {
                events.iter().find_map(|event| match event {
                    Event::Won { seat: winner, points, .. } if *winner == seat => Some(points[seat]),
                    _ => None,
                })
            };
            for (seat, kind, chance, brings) in expected {
                let bin = wins.entry((kind.clone(), (chance * 10.0) as u8)).or_default();
                bin.count += 1;
                bin.expected += f64::from(chance);
                bin.happened += u32::from(won(seat).is_some());
                let sum = points.entry(kind).or_default();
                sum.0 += 1;
                sum.1 += f64::from(brings);
                sum.2 += f64::from(won(seat).unwrap_or(0));
            }
            for (seat, kind, chance, at) in thrown {
                let shot = events[at..].iter().take_while(|event| !matches!(event, Event::Drew { .. } | Event::Claimed { .. })).any(
                    |event| matches!(event, Event::Won { from, seat: winner, .. } if *from == seat && *winner != seat),
                );
                let bin = shots.entry((kind, (chance * 50.0).min(20.0) as u8)).or_default();
                bin.count += 1;
                bin.expected += f64::from(chance);
                bin.happened += u32::from(shot);
            }
            let mut next = game.deal_over(round.outcome().unwrap(), round.staked());
            if let Ok(Next::Choice(_)) = next {
                next = game.choose(true);
            }
            if !matches!(next, Ok(Next::Deal(_))) {
                break;
            }
        }
    }
    for (name, table) in [("win", &wins), ("deal-in", &shots)] {
        println!("{name}: kind, count, expected, happened");
        for ((kind, _), bin) in table {
            let count = f64::from(bin.count);
            println!(
                "{kind:12} {:7} {:6.3} {:6.3}",
                bin.count,
                bin.expected / count,
                f64::from(bin.happened) / count
            );
        }
    }
    println!("points: kind, count, expected, happened");
    for (kind, (count, expected, happened)) in points {
        println!(
            "{kind:12} {count:7} {:8.0} {:8.0}",
            expected / f64::from(count),
            happened / f64::from(count)
        );
    }
}
