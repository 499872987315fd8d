//! Measures how many deals and decisions per second of CPU time our engine and riichienv-core play, and prints the
//! tables for the bench's README. With `--check`, runs everything just once.

#[path = "../peers/deals.rs"]
mod peers;

use std::sync::Arc;

use hanchan_bench::{Done, Policy, game, rates};

fn main() {
    let check = std::env::args().any(|arg| arg == "--check");
    let rules = Arc::new(hanchan_rules::preset("tenhou").expect("a preset"));
    // The numbers of games are chosen so that both engines take about the same time.
    let (ours, theirs, rounds) = if check { (2, 1, 1) } else { (300, 10, 31) };
    for (name, policy) in [("random", Policy::Random), ("greedy", Policy::Greedy)] {
        let seeds = |round: u64, games: u64| round * games..(round + 1) * games;
        let [ours, theirs] = rates(
            rounds,
            [
                &mut |round| seeds(round, ours).map(|seed| game(&rules, seed, policy)).sum::<Done>(),
                &mut |round| seeds(round, theirs).map(|seed| peers::game(seed, policy)).sum(),
            ],
        );
        println!("| {name} play, per second | deals | decisions | decisions per deal |");
        println!("|---|--:|--:|--:|");
        for (engine, [deals, decisions]) in [("riichienv-core", theirs), ("`Round` and `Game`", ours)] {
            let (rate, each) = (thousands(decisions), decisions / deals);
            println!("| {engine} | {} | {rate} | {each:.1} |", thousands(deals));
        }
        println!("| ratio | **{:.1}** | **{:.1}** | |", ours[0] / theirs[0], ours[1] / theirs[1]);
        if policy == Policy::Random {
            println!();
        }
    }
}

/// Formats a number with three significant digits and thousands separators.
fn thousands(number: f64) -> String {
    let unit = 10f64.powi((number.log10().floor() as i32 - 2).max(0));
    let digits = format!("{:.0}", (number / unit).round() * unit);
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
