//! Feeds random and mutated bytes to every parser. Nothing may panic, and every value that is parsed must survive
//! printing and parsing. Invalid UTF-8 reaches the parsers as replacement characters.
//!
//! `cargo xtask test` feeds one million byte strings to each parser, and `cargo xtask soak` a hundred million.

mod mutate;
mod targets;

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use clap::Parser;
use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};
use targets::{TARGETS, Target};

/// Feed random and mutated bytes to every parser
#[derive(Parser)]
struct Args {
    /// Number of byte strings for each parser
    #[arg(long, default_value_t = 10_000_000)]
    count: u64,
    /// Random seed; the same seed gives the same byte strings on any machine
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Test only this parser
    #[arg(long, value_parser = clap::builder::PossibleValuesParser::new(TARGETS.iter().map(|target| target.name)))]
    only: Option<String>,
}

/// The number of byte strings that are generated from one seed.
const STRINGS_PER_ROUND: u64 = 10_000;

thread_local! {
    /// The message of the last panic in this thread.
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

fn main() -> ExitCode {
    let args = Args::parse();
    panic::set_hook(Box::new(|panic| LAST_PANIC.with_borrow_mut(|words| *words = format!("PANIC: {panic}"))));
    let failed = AtomicBool::new(false);
    for target in TARGETS.iter().filter(|target| args.only.as_ref().is_none_or(|only| only == target.name)) {
        let start = Instant::now();
        let all = args.count / target.one_in;
        let bar = ProgressBar::new(all);
        let style =
            ProgressStyle::with_template("{prefix:>10} {bar:40} {human_pos}/{human_len} {per_sec} {eta}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_prefix(target.name);
        let next_round = AtomicU64::new(0);
        let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let round = next_round.fetch_add(1, Ordering::Relaxed);
                        let count = all.saturating_sub(round * STRINGS_PER_ROUND).min(STRINGS_PER_ROUND);
                        if count == 0 || failed.load(Ordering::Relaxed) {
                            return;
                        }
                        if let Err(what) = storm(target, args.seed, round, count) {
                            failed.store(true, Ordering::Relaxed);
                            bar.suspend(|| eprintln!("{}: {what}", target.name));
                        }
                        bar.inc(count);
                    }
                });
            }
        });
        bar.finish_and_clear();
        println!("{:>10}: {all} byte strings in {:.1} s", target.name, start.elapsed().as_secs_f64());
        if failed.load(Ordering::Relaxed) {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Feeds one round of byte strings to a parser. They depend only on the seed and the number of the round.
fn storm(target: &Target, seed: u64, round: u64, count: u64) -> Result<(), String> {
    let mut random = Rng::with_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(round));
    let mut bytes = Vec::new();
    for _ in 0..count {
        mutate::bytes(&mut random, target.seeds, &mut bytes);
        let text = String::from_utf8_lossy(&bytes);
        let outcome = panic::catch_unwind(AssertUnwindSafe(|| (target.feed)(&text)));
        let outcome = outcome.unwrap_or_else(|_| Err(LAST_PANIC.with_borrow(String::clone)));
        outcome.map_err(|what| format!("{what}\n  text: {text:?}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All parsers pass with the seeds themselves, and in a short run.
    #[test]
    fn seeds_and_a_short_run_pass() {
        for target in TARGETS {
            for seed in target.seeds {
                assert_eq!((target.feed)(seed), Ok(()), "{} {seed:?}", target.name);
            }
            assert_eq!(storm(target, 7, 0, 3000), Ok(()), "{}", target.name);
        }
    }
}
