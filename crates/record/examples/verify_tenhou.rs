//! Replays a recorded game with the engine and prints every difference between the record and the rules. Reads
//! Tenhou's XML and JSON as well as mjai, gzipped or not.
//!
//! ```sh
//! cargo run --example verify_tenhou -- 2024010100gm-00a9-0000-abcdef12.mjlog
//! ```

use std::error::Error;
use std::process::ExitCode;

use hanchan_record::{RuleResolver, read, verify};

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/game.mjlog.gz");
    let file = std::env::args().nth(1).unwrap_or_else(|| sample.to_owned());

    let game = read(&std::fs::read(&file)?)?;
    // The resolver caches rule sets, so that a folder of games loads each of them only once.
    let report = verify(&game, &RuleResolver::default())?;

    let names: Vec<&str> = game.players.seats().map(|seat| game.people[seat].name.as_str()).collect();
    println!("{}", names.join(", "));
    println!(
        "{} deals, {} wins, {} draws; {} walls computed from the seed",
        report.deals, report.wins, report.draws, report.walls
    );
    for mismatch in &report.mismatches {
        println!("{mismatch}");
    }
    Ok(if report.mismatches.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
