//! Makes the table of final places by self-play, or holds its chances against other games.
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

use hanchan_bots::{Left, Player, place_chances};
use hanchan_game::Seed;
use hanchan_round::Sitting;
use hanchan_rules::{Rules, preset};
use hanchan_tiles::{BySeat, Players, Seat};

use table::{DEALERS, Leads, Row, Usual, curves};

/// The rule sets that are played.
const RULES: [&str; 2] = ["tenhou", "tenhou-3p"];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (way, games) = match words[..] {
        [way @ ("make" | "check"), games] => (way, games.parse().ok()),
        _ => ("", None),
    };
    let Some(games) = games else {
        eprintln!("places make GAMES\nplaces check GAMES");
        return ExitCode::FAILURE;
    };
    if way == "make" {
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

/// What a deal began with, and where everybody ended.
struct Moment {
    players: Players,
    left: Left,
    dealer: Seat,
    points: BySeat<i32>,
    places: BySeat<u8>,
    last: BySeat<i32>,
}

/// Plays games of `steady` under a rule set; every deal of them.
fn played(rules: &str, games: u64, chance: u64) -> Vec<Moment> {
    let rules = Arc::new(preset(rules).expect("a preset"));
    let all = many::many(games, |number| (game(&rules, number, chance), 1));
    all.into_iter().flatten().collect()
}

fn game(rules: &Arc<Rules>, number: u64, chance: u64) -> Vec<Moment> {
    let players = rules.switches().table.players;
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    bytes[8..16].copy_from_slice(&chance.to_be_bytes());
    let mut table = support::Table::new(rules, [Player::Steady; 4], Sitting::Assisted, number);
    let mut setups = Vec::new();
    let standing = table.game(Seed(bytes), |round| setups.push(*round.setup()));
    let mut places = BySeat::default();
    let mut last = BySeat::default();
    for place in &standing.places {
        (places[place.seat], last[place.seat]) = (place.place, place.points);
    }
    let moment = |setup: hanchan_round::Setup| {
        let deal = setup.round.index() * players.count() + setup.dealer.index();
        let left = match (2 * players.count()).saturating_sub(deal) {
            0 => Left::Extra,
            deals => Left::Deals(deals),
        };
        Moment { players, left, dealer: setup.dealer, points: setup.points, places, last }
    };
    setups.into_iter().map(moment).collect()
}

/// Puts what happened into rows.
fn make(moments: &[Moment], table: &mut table::Table) {
    let Some(players) = moments.first().map(|moment| moment.players) else { return };
    let mut leads: BTreeMap<usize, [Leads; 3]> = BTreeMap::new();
    for moment in moments {
        for leader in players.seats() {
            for trailer in players.seats().filter(|&seat| seat != leader) {
                let lead = moment.points[leader] - moment.points[trailer];
                if (lead, trailer.index()) < (0, leader.index()) {
                    continue;
                }
                let (deals, dealer) = match moment.left {
                    Left::Extra => (0, 0),
                    Left::Deals(deals) if moment.dealer == leader => (deals, 1),
                    Left::Deals(deals) if moment.dealer == trailer => (deals, 2),
                    Left::Deals(deals) => (deals, 0),
                };
                let stayed = moment.places[leader] < moment.places[trailer];
                leads.entry(deals).or_default()[dealer].add(lead.unsigned_abs() as usize, stayed);
            }
        }
    }
    table.dealing.push((players.count(), dealing(moments, players).round().max(0.0) as u32));
    for (deals, [neither, ahead, behind]) in leads {
        let mut row = |dealer: usize, chances: Vec<u32>| {
            let deals = if deals == 0 { "extra".to_owned() } else { deals.to_string() };
            let dealer = DEALERS[dealer].to_owned();
            table.rows.push(Row { players: players.count(), deals, dealer, chances });
        };
        let usual = Usual::of(&[&neither, &ahead, &behind]);
        let [_, chances] = curves(&neither, &neither, deals, usual);
        row(0, chances);
        if deals > 0 {
            let [behind, ahead] = curves(&behind, &ahead, deals, usual);
            row(1, ahead);
            row(2, behind);
        }
    }
}

/// What it is worth to be dealer once more: the slope of points won in the rest of the game over dealings to come.
fn dealing(moments: &[Moment], players: Players) -> f64 {
    let count = players.count();
    let (mut along, mut wide) = (0.0, 0.0);
    for moment in moments {
        let Left::Deals(deals) = moment.left else { continue };
        let won = |seat: Seat| f64::from(moment.last[seat] - moment.points[seat]);
        let average = players.seats().map(won).sum::<f64>() / count as f64;
        for seat in players.seats() {
            let dealings = (1..=deals).filter(|back| (back + seat.index()) % count == 0).count();
            let more = dealings as f64 - deals as f64 / count as f64;
            along += more * (won(seat) - average);
            wide += more * more;
        }
    }
    along / wide
}

/// Chances as they were said, by tenths, beside what happened.
fn check(rules: &str, games: u64, moments: &[Moment]) {
    let Some(players) = moments.first().map(|moment| moment.players.count()) else { return };
    let mut tenths = [[Tenth::default(); 4]; 10];
    for moment in moments {
        for seat in moment.players.seats() {
            let chances = place_chances(moment.players, moment.left, &moment.points, seat);
            for (place, chance) in chances.into_iter().enumerate().take(players) {
                let tenth = &mut tenths[((chance * 10.0) as usize).min(9)][place];
                tenth.times += 1;
                tenth.said += f64::from(chance);
                tenth.happened += u32::from(usize::from(moment.places[seat]) == place + 1);
            }
        }
    }
    let columns: Vec<String> = (1..=players).map(|place| format!("place {place}")).collect();
    println!("\n| {rules}, {games} games, {} deals | {} |", moments.len(), columns.join(" | "));
    println!("|---|{}", "--:|".repeat(players));
    for (tenth, places) in tenths.iter().enumerate() {
        let cells: Vec<String> = places[..players].iter().map(Tenth::cell).collect();
        println!("| {}–{} % | {} |", 10 * tenth, 10 * tenth + 10, cells.join(" | "));
    }
}

/// Chances of about the same size.
#[derive(Clone, Copy, Default)]
struct Tenth {
    times: u32,
    said: f64,
    happened: u32,
}

impl Tenth {
    /// What was said and what happened, in hundredths, if it was said often enough.
    fn cell(&self) -> String {
        if self.times < 200 {
            return String::new();
        }
        let part = |part: f64| 100.0 * part / f64::from(self.times);
        format!("{:.1} → {:.1}", part(self.said), part(f64::from(self.happened)))
    }
}
