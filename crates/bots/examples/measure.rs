//! How often who looks how waits, and how often who waits ends the deal, over self-played deals.
#![allow(missing_docs, clippy::pedantic)]

use std::collections::BTreeMap;
use std::sync::Arc;

use hanchan_bots::Player;
use hanchan_game::{Game, Next, Seed};
use hanchan_round::{Event, Phase, RiichiState, Round, Wall};
use hanchan_rules::preset;
use hanchan_shape::Incremental;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Choice, SeatView, Views};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let one = Player::from_id(&args[2]).unwrap();
    let others = Player::from_id(&args[3]).unwrap();
    let rules = Arc::new(preset("tenhou").unwrap());
    let mut tenpai: BTreeMap<(String, usize), (u32, u32)> = BTreeMap::new();
    let mut ends: BTreeMap<(usize, usize), (u32, u32)> = BTreeMap::new();
    let mut points: BTreeMap<String, (u32, f64)> = BTreeMap::new();
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
            let mut turns: Vec<((usize, usize), usize)> = Vec::new();
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
                let player = if seat == Seat::First { one } else { others };
                let chosen = player.choose(view, &mut |_| 0).unwrap();
                if let (Seat::First, Some(Choice::Turn(_))) = (seat, &view.choice) {
                    let (mut declared, mut silent) = (0, 0);
                    for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
                        let front = &view.fronts[other];
                        let waits = Incremental::new(
                            seats[other].hand.concealed().counts(),
                            rules.switches.table.tiles,
                        )
                        .shanten()
                            <= 0;
                        let riichi = front.riichi != RiichiState::No;
                        let open = front.melds.iter().filter(|meld| meld.is_open()).count();
                        let look = if riichi { "riichi".to_owned() } else { format!("open {open}") };
                        let bin = tenpai.entry((look, front.river.len() / 3)).or_default();
                        bin.0 += 1;
                        bin.1 += u32::from(waits);
                        declared += usize::from(riichi);
                        silent += usize::from(waits && !riichi);
                    }
                    turns.push(((declared, silent), round.events().len()));
                }
                round.play(seat, chosen).unwrap();
            }
            let events = round.events();
            for (at, &(key, from)) in turns.iter().enumerate() {
                let to = turns.get(at + 1).map_or(events.len(), |next| next.1);
                let mine = events[from..to].iter().any(|event| matches!(event, Event::Won { seat, from, .. } if *seat == Seat::First || *from == Seat::First));
                let theirs = events[from..to].iter().any(|event| matches!(event, Event::Won { .. }));
                if mine {
                    continue;
                }
                let bin = ends.entry(key).or_default();
                bin.0 += 1;
                bin.1 += u32::from(theirs);
            }
            for event in events {
                if let Event::Won { seat, points: won, .. } = event {
                    let front = &seats[*seat].fronts[*seat];
                    let open = front.melds.iter().filter(|meld| meld.is_open()).count();
                    let look = format!(
                        "{} {}",
                        if front.riichi != RiichiState::No {
                            "riichi".to_owned()
                        } else {
                            format!("open {open}")
                        },
                        *seat == setup.dealer
                    );
                    let bin = points.entry(look).or_default();
                    bin.0 += 1;
                    bin.1 += f64::from(won[*seat]);
                }
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
    println!("waits: look, turn / 3, count, share");
    for ((look, turn), (count, yes)) in tenpai {
        println!("{look} {:2} {count:6} {:.3}", turn * 3, f64::from(yes) / f64::from(count));
    }
    println!("ends in a turn: declared, silent, count, share");
    for ((declared, silent), (count, yes)) in ends {
        println!("{declared} {silent} {count:6} {:.3}", f64::from(yes) / f64::from(count));
    }
    println!("points: look, dealer, count, average");
    for (look, (count, sum)) in points {
        println!("{look} {count:6} {:.0}", sum / f64::from(count));
    }
}
