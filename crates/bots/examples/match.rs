//! Plays one bot against three copies of another, on the same walls from every seat. Prints the bot's average
//! place and its time per decision.
//!
//! ```text
//! cargo run --release -p hanchan-bots --example match -- 1000 common steady greedy
//! ```

use std::sync::Arc;
use std::time::Duration;

use hanchan_bots::Player;
use hanchan_game::Seed;
use hanchan_round::Sitting;
use hanchan_rules::preset;
use hanchan_tiles::Seat;

#[path = "../tests/support/mod.rs"]
mod support;
use support::Table;

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(1000);
    let rules = words.next().unwrap_or_else(|| "common".to_owned());
    let one = words.next().map_or(Player::Steady, |word| player(&word));
    let others = words.next().map_or(Player::Greedy, |word| player(&word));
    let rules = Arc::new(preset(&rules).expect("a preset"));
    let seats = rules.switches().table.players.count();
    let (mut places, mut points, mut decisions, mut time) = (Vec::new(), 0, 0, Duration::ZERO);
    let [mut deals, mut wins, mut deal_ins] = [0u32; 3];
    for game in 0..games {
        let seat = Seat::ALL[game as usize % seats];
        let mut players = [others; 4];
        players[seat.index()] = one;
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&(game / seats as u64).to_be_bytes());
        let mut table = Table::new(&rules, players, Sitting::Assisted, game);
        table.timed = seat;
        let standing = table.game(Seed(bytes), |round| {
            deals += 1;
            let winners = round.outcome().map_or(&[][..], |outcome| &outcome.winners);
            wins += u32::from(winners.iter().any(|winner| winner.seat == seat));
            deal_ins += u32::from(winners.iter().any(|winner| winner.seat != seat && winner.from == seat));
        });
        let place = standing.of(seat).expect("the player has a place");
        places.push(place.place);
        points += i64::from(place.points);
        decisions += table.decisions;
        time += table.time;
    }
    let count = places.len() as f64;
    let mean = places.iter().map(|&place| f64::from(place)).sum::<f64>() / count;
    let variance = places.iter().map(|&place| (f64::from(place) - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let half = 1.96 * (variance / count).sqrt();
    let shares: Vec<String> = (1..=seats)
        .map(|place| places.iter().filter(|&&of| usize::from(of) == place).count() as f64 / count)
        .map(|share| format!("{:.1} %", 100.0 * share))
        .collect();
    let rate = |part: u32| 100.0 * f64::from(part) / f64::from(deals);
    println!("{one} against {others}, {}: {games} games", rules.id);
    println!("average place {mean:.3} ± {half:.3} ({})", shares.join(", "));
    println!(
        "points {:.0}, wins {:.1} %, deals in {:.1} %",
        points as f64 / count,
        rate(wins),
        rate(deal_ins)
    );
    println!("{decisions} decisions, {:.1} µs each", time.as_secs_f64() * 1e6 / f64::from(decisions));
}

/// Parses a player, such as `sensei:defence=off`.
fn player(text: &str) -> Player {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}
