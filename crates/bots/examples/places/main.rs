//! Builds the table of final places from self-play, or compares the table's predictions with new games.
//!
//! ```text
//! cargo run --release -p hanchan-bots --example places -- make 100000
//! cargo run --release -p hanchan-bots --example places -- check 20000
//! ```

#[path = "../common/many.rs"]
mod many;
#[path = "../../tests/support/mod.rs"]
mod support;
mod table;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Arc;

use hanchan_bots::{Player, RemainingDeals, place_chances};
use hanchan_game::Seed;
use hanchan_round::Sitting;
use hanchan_rules::{Rules, preset};
use hanchan_tiles::{BySeat, Players, Seat};

use table::{DEALERS, Leads, Row, TypicalCurve, curves};

/// The rule sets to play.
const RULES: [&str; 2] = ["tenhou", "tenhou-3p"];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (mode, games) = match words[..] {
        [mode @ ("make" | "check"), games] => (mode, games.parse().ok()),
        _ => ("", None),
    };
    let Some(games) = games else {
        eprintln!("places make GAMES\nplaces check GAMES");
        return ExitCode::FAILURE;
    };
    if mode == "make" {
        let mut table = table::Table::default();
        for rules in RULES {
            make(&played(rules, games, 1), &mut table);
        }
        print!("{}", table.text());
    } else {
        for rules in RULES {
            check(rules, games, &played(rules, games, 2));
        }
    }
    ExitCode::SUCCESS
}

/// The state at the start of a deal, and how the game ended for everybody.
struct DealStart {
    players: Players,
    left: RemainingDeals,
    dealer: Seat,
    points: BySeat<i32>,
    places: BySeat<u8>,
    final_points: BySeat<i32>,
}

/// Plays games between `steady` bots under a rule set and returns the start of every deal.
fn played(rules: &str, games: u64, series: u64) -> Vec<DealStart> {
    let rules = Arc::new(preset(rules).expect("a preset"));
    let all = many::many(games, |number| (game(&rules, number, series), 1));
    all.into_iter().flatten().collect()
}

fn game(rules: &Arc<Rules>, number: u64, series: u64) -> Vec<DealStart> {
    let players = rules.switches().table.players;
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    bytes[8..16].copy_from_slice(&series.to_be_bytes());
    let mut table = support::Table::new(rules, [Player::Steady; 4], Sitting::Assisted, number);
    let mut setups = Vec::new();
    let standing = table.game(Seed(bytes), |round| setups.push(*round.setup()));
    let mut places = BySeat::default();
    let mut final_points = BySeat::default();
    for place in &standing.places {
        (places[place.seat], final_points[place.seat]) = (place.place, place.points);
    }
    let start = |setup: hanchan_round::Setup| {
        let deal = setup.round.index() * players.count() + setup.dealer.index();
        let left = match (2 * players.count()).saturating_sub(deal) {
            0 => RemainingDeals::Extra,
            deals => RemainingDeals::Regular(deals),
        };
        DealStart { players, left, dealer: setup.dealer, points: setup.points, places, final_points }
    };
    setups.into_iter().map(start).collect()
}

/// Fits the rows of the table to the played deals.
fn make(starts: &[DealStart], table: &mut table::Table) {
    let Some(players) = starts.first().map(|start| start.players) else { return };
    let mut leads: BTreeMap<usize, [Leads; 3]> = BTreeMap::new();
    for start in starts {
        for leader in players.seats() {
            for trailer in players.seats().filter(|&seat| seat != leader) {
                let lead = start.points[leader] - start.points[trailer];
                if (lead, trailer.index()) < (0, leader.index()) {
                    continue;
                }
                let (deals, dealer) = match start.left {
                    RemainingDeals::Extra => (0, 0),
                    RemainingDeals::Regular(deals) if start.dealer == leader => (deals, 1),
                    RemainingDeals::Regular(deals) if start.dealer == trailer => (deals, 2),
                    RemainingDeals::Regular(deals) => (deals, 0),
                };
                let stayed = start.places[leader] < start.places[trailer];
                leads.entry(deals).or_default()[dealer].add(lead.unsigned_abs() as usize, stayed);
            }
        }
    }
    table.dealer_value.push((players.count(), dealer_value(starts, players).round().max(0.0) as u32));
    for (deals, [neither, ahead, behind]) in leads {
        let mut row = |dealer: usize, chances: Vec<u32>| {
            let deals = if deals == 0 { "extra".to_owned() } else { deals.to_string() };
            let dealer = DEALERS[dealer].to_owned();
            table.rows.push(Row { players: players.count(), deals, dealer, chances });
        };
        let typical = TypicalCurve::of(&[&neither, &ahead, &behind]);
        let [_, chances] = curves(&neither, &neither, deals, typical);
        row(0, chances);
        if deals > 0 {
            let [behind, ahead] = curves(&behind, &ahead, deals, typical);
            row(1, ahead);
            row(2, behind);
        }
    }
}

/// Returns what one more deal as dealer is worth, in points: the slope of the points won in the rest of the
/// game over the number of deals as dealer in it.
fn dealer_value(starts: &[DealStart], players: Players) -> f64 {
    let count = players.count();
    let (mut along, mut wide) = (0.0, 0.0);
    for start in starts {
        let RemainingDeals::Regular(deals) = start.left else { continue };
        let won = |seat: Seat| f64::from(start.final_points[seat] - start.points[seat]);
        let average = players.seats().map(won).sum::<f64>() / count as f64;
        for seat in players.seats() {
            let deals_as_dealer = (1..=deals).filter(|back| (back + seat.index()) % count == 0).count();
            let excess = deals_as_dealer as f64 - deals as f64 / count as f64;
            along += excess * (won(seat) - average);
            wide += excess * excess;
        }
    }
    along / wide
}

/// Prints predicted probabilities, grouped by tenths, next to how often the predictions came true.
fn check(rules: &str, games: u64, starts: &[DealStart]) {
    let Some(players) = starts.first().map(|start| start.players.count()) else { return };
    let mut bins = [[Bin::default(); 4]; 10];
    for start in starts {
        for seat in start.players.seats() {
            let chances = place_chances(start.players, start.left, &start.points, seat);
            for (place, chance) in chances.into_iter().enumerate().take(players) {
                let bin = &mut bins[((chance * 10.0) as usize).min(9)][place];
                bin.count += 1;
                bin.predicted += f64::from(chance);
                bin.actual += u32::from(usize::from(start.places[seat]) == place + 1);
            }
        }
    }
    let columns: Vec<String> = (1..=players).map(|place| format!("place {place}")).collect();
    println!("\n| {rules}, {games} games, {} deals | {} |", starts.len(), columns.join(" | "));
    println!("|---|{}", "--:|".repeat(players));
    for (tenth, places) in bins.iter().enumerate() {
        let cells: Vec<String> = places[..players].iter().map(Bin::cell).collect();
        println!("| {}–{} % | {} |", 10 * tenth, 10 * tenth + 10, cells.join(" | "));
    }
}

/// A group of predictions with about the same probability.
#[derive(Clone, Copy, Default)]
struct Bin {
    count: u32,
    predicted: f64,
    actual: u32,
}

impl Bin {
    /// Returns the predicted and the actual percentage; empty if there are too few predictions.
    fn cell(&self) -> String {
        if self.count < 200 {
            return String::new();
        }
        let part = |part: f64| 100.0 * part / f64::from(self.count);
        format!("{:.1} → {:.1}", part(self.predicted), part(f64::from(self.actual)))
    }
}
