//! One of our players against three mjai bots, the same walls from every seat: what `hanchan match` does, for who tunes a player.
#![allow(missing_docs, clippy::pedantic)]

use std::sync::Arc;

use hanchan_bots::Player;
use hanchan_game::{Game, Next, Seed};
use hanchan_mjai::{Address, Guest};
use hanchan_round::{Event, Phase, Round, Wall};
use hanchan_rules::preset;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{SeatView, Told, Views};

#[derive(Default, Clone, Copy)]
struct Rates {
    deals: u32,
    wins: u32,
    dealt: u32,
    riichi: u32,
    calls: u32,
    won: i64,
    lost: i64,
}

impl Rates {
    fn line(&self) -> String {
        let per = |count: u32| 100.0 * f64::from(count) / f64::from(self.deals.max(1));
        format!(
            "win {:.1} dealt {:.1} riichi {:.1} calls {:.1} %, won {:.0} lost {:.0}",
            per(self.wins),
            per(self.dealt),
            per(self.riichi),
            per(self.calls),
            self.won as f64 / f64::from(self.wins.max(1)),
            self.lost as f64 / f64::from(self.dealt.max(1))
        )
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let player = Player::from_id(&args[1]).expect("a player");
    let address: Address = args[2].parse().expect("an address");
    let sets: u64 = args[3].parse().unwrap();
    let first: u64 = args.get(4).map_or(0, |from| from.parse().unwrap());
    let rules = Arc::new(preset("tenhou").unwrap());
    let mut guests: Vec<Guest> =
        (0..3).map(|_| Guest::sit(&address, Seat::First, &rules).expect("a bot")).collect();
    let (mut sum, mut squares) = (0.0f64, 0.0f64);
    let (mut ours, mut theirs) = (Rates::default(), Rates::default());
    for set in first..first + sets {
        let mut places = 0.0;
        for seat in Seat::ALL {
            let mut seed = [0u8; 32];
            seed[..8].copy_from_slice(&set.to_le_bytes());
            let walls = Seed(seed);
            let at = |other: Seat| (other.index() + 3 - seat.index()) % 4;
            let names = BySeat::from_fn(|other| if other == seat { "we" } else { "they" }.to_owned());
            for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
                guests[at(other)].move_to(other, &rules);
                guests[at(other)].start(&names);
            }
            let mut game = Game::new(Arc::clone(&rules));
            let mut views = Views::new();
            let mut seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(&rules), seat));
            for deal in 1.. {
                let setup = game.setup();
                let (tiles, dice) = walls.deal(deal, rules.tile_set());
                let wall = Wall::built(&tiles, dice, setup.dealer, &rules).unwrap();
                let mut round = Round::new(Arc::clone(&rules), wall, setup);
                let hear = |told: &Told, seats: &mut BySeat<SeatView>, guests: &mut Vec<Guest>| {
                    for (other, numbered) in told.seats.iter() {
                        let Some(numbered) = numbered else { continue };
                        seats[other].apply(&numbered.event);
                        if other != seat {
                            guests[at(other)].hear(&numbered.event, &seats[other]);
                        }
                    }
                };
                hear(&views.deal(&round), &mut seats, &mut guests);
                while !matches!(round.phase(), Phase::Over) {
                    let who = Seat::ALL.into_iter().find(|&who| seats[who].choice.is_some()).unwrap();
                    let chosen = if who == seat {
                        player.choose(&seats[who], &mut |_| 0)
                    } else {
                        let guest = &mut guests[at(who)];
                        let chosen = guest.choose(&seats[who]);
                        for fault in guest.faults() {
                            eprintln!("set {set}: {fault}");
                        }
                        chosen
                    };
                    round.play(who, chosen.unwrap()).unwrap();
                    while let Some(told) = views.next(&round) {
                        hear(&told, &mut seats, &mut guests);
                    }
                }
                let mut called = [false; 4];
                for rates in [(&mut ours, true), (&mut theirs, false)] {
                    let (rates, own) = rates;
                    let is = |who: Seat| (who == seat) == own;
                    rates.deals += if own { 1 } else { 3 };
                    for event in round.events() {
                        match *event {
                            Event::Won { seat: who, from, points } => {
                                if is(who) {
                                    rates.wins += 1;
                                    rates.won += i64::from(points[who]);
                                }
                                if from != who && is(from) {
                                    rates.dealt += 1;
                                    rates.lost -= i64::from(points[from]);
                                }
                            }
                            Event::StakeLaid { seat: who } if is(who) => rates.riichi += 1,
                            Event::Claimed { seat: who, .. } if is(who) => {
                                rates.calls += u32::from(!called[who.index()]);
                                called[who.index()] = true;
                            }
                            _ => {}
                        }
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
            places += f64::from(game.standing().unwrap().of(seat).unwrap().place);
            for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
                guests[at(other)].end(&game.points());
            }
        }
        let average = places / 4.0;
        sum += average;
        squares += average * average;
        let n = (set - first + 1) as f64;
        let mean = sum / n;
        let error = ((squares / n - mean * mean).max(0.0) / (n - 1.0).max(1.0)).sqrt();
        println!(
            "{n} sets: place {mean:.3} ± {:.3}; we {}; they {}",
            1.96 * error,
            ours.line(),
            theirs.line()
        );
    }
}
