//! One player against three of another, the same walls from every seat.
#![allow(missing_docs, dead_code, unreachable_pub, clippy::pedantic)]

#[path = "../tests/support/mod.rs"]
mod support;

use std::sync::Arc;

use hanchan_bots::{Player, Skills};
use hanchan_game::Seed;
use hanchan_round::{Event, Sitting};
use hanchan_rules::preset;
use hanchan_tiles::Seat;
use support::Table;

fn named(name: &str) -> Player {
    let (base, without) = name.split_once('-').unwrap_or((name, ""));
    match Player::from_id(base).expect("a player") {
        Player::Sensei(mut skills) => {
            for off in without.split('-') {
                match off {
                    "defence" => skills.defence = false,
                    "places" => skills.places = false,
                    "riichi" => skills.riichi = false,
                    "calls" => skills.calls = false,
                    _ => {}
                }
            }
            Player::Sensei(Skills { ..skills })
        }
        other => other,
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (one, three) = (named(&args[1]), named(&args[2]));
    let sets: u64 = args[3].parse().unwrap();
    let rules = Arc::new(preset(args.get(4).map_or("tenhou", |id| id)).unwrap());
    let first: u64 = args.get(5).map_or(0, |from| from.parse().unwrap());
    let count = rules.switches.table.players.count();
    let (mut sum, mut squares, mut results) = (0.0f64, 0.0f64, 0.0f64);
    let (mut asked, mut thought) = (0u64, std::time::Duration::ZERO);
    let (mut deals, mut wins, mut dealt, mut riichi, mut calls, mut points, mut lost) =
        (0u32, 0u32, 0u32, 0u32, 0u32, 0i64, 0i64);
    let mut longest = std::time::Duration::ZERO;
    for set in first..first + sets {
        let mut seed = [0u8; 32];
        seed[..8].copy_from_slice(&set.to_le_bytes());
        let mut place = 0.0;
        for at in 0..count {
            let mut players = [three; 4];
            players[at] = one;
            let seat = Seat::from_index(at).unwrap();
            let mut table = Table::new(&rules, players, Sitting::Assisted, set);
            table.timed = seat;
            let standing = table.game(Seed(seed), |round| {
                deals += 1;
                let mut called = false;
                for event in round.events() {
                    match *event {
                        Event::Won { seat: winner, from, .. } if winner == seat => {
                            let _ = from;
                            wins += 1;
                        }
                        Event::Won { from, seat: winner, .. } if from == seat && winner != seat => dealt += 1,
                        Event::StakeLaid { seat: who } if who == seat => riichi += 1,
                        Event::Claimed { seat: who, .. } if who == seat => called = true,
                        _ => {}
                    }
                }
                calls += u32::from(called);
            });
            let of = standing.of(seat).unwrap();
            place += f64::from(of.place);
            results += f64::from(of.result) / 10.0;
            asked += u64::from(table.asked);
            thought += table.thought;
            longest = longest.max(table.longest);
        }
        let average = place / count as f64;
        sum += average;
        squares += average * average;
    }
    let n = sets as f64;
    let mean = sum / n;
    let deviation = ((squares / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0) / n).sqrt();
    let d = f64::from(deals);
    let _ = (&mut points, &mut lost);
    println!(
        "{} vs {}: place {mean:.3} ± {:.3}, result {:+.2}, win {:.1} dealt {:.1} riichi {:.1} calls {:.1} %, {:.3} ms a choice, longest {:.1} ms",
        args[1],
        args[2],
        1.96 * deviation,
        results / n / count as f64,
        100.0 * f64::from(wins) / d,
        100.0 * f64::from(dealt) / d,
        100.0 * f64::from(riichi) / d,
        100.0 * f64::from(calls) / d,
        thought.as_secs_f64() * 1e3 / asked.max(1) as f64,
        longest.as_secs_f64() * 1e3
    );
}
