//! Feeds random and mutated bytes to every parser: nothing may panic, and what is read must be written
//! and read again as the same.
//!
//! `cargo xtask test` runs a short round of it, `cargo xtask soak` ten million for each parser.

mod mutate;
mod targets;

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

use clap::Parser;
use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};
use targets::{TARGETS, Target};

/// Random and mutated bytes into every parser
#[derive(Parser)]
struct Args {
    /// How many byte strings each parser gets
    #[arg(long, default_value_t = 10_000_000)]
    count: u64,
    /// Where the random numbers start; a failure is repeated by the same seed and count
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only this parser
    #[arg(long)]
    only: Option<String>,
}

/// How many byte strings a thread tries before it looks up.
const ROUND: u64 = 20_000;

fn main() -> ExitCode {
    let args = Args::parse();
    panic::set_hook(Box::new(|_| {}));
    let failed = AtomicBool::new(false);
    let chosen = |target: &&Target| args.only.as_ref().is_none_or(|only| only == target.name);
    for (number, target) in (0..).zip(TARGETS.iter().filter(chosen)) {
        let start = Instant::now();
        let all = args.count / target.one_in;
        let bar = ProgressBar::new(all);
        let style =
            ProgressStyle::with_template("{prefix:>10} {bar:40} {human_pos}/{human_len} {per_sec} {eta}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_prefix(target.name);
        let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
        thread::scope(|scope| {
            for thread in 0..threads {
                let (bar, failed) = (&bar, &failed);
                let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(number * 1009 + thread);
                let count = all / threads + u64::from(thread < all % threads);
                scope.spawn(move || storm(target, seed, count, bar, failed));
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

fn storm(target: &Target, seed: u64, count: u64, bar: &ProgressBar, failed: &AtomicBool) {
    let mut random = Rng::with_seed(seed);
    let mut bytes = Vec::new();
    for tried in 0..count {
        if tried % ROUND == ROUND - 1 {
            bar.inc(ROUND);
            if failed.load(Ordering::Relaxed) {
                return;
            }
        }
        mutate::bytes(&mut random, &mut bytes);
        let outcome = panic::catch_unwind(AssertUnwindSafe(|| (target.feed)(&bytes)));
        let what = match outcome {
            Ok(Ok(())) => continue,
            Ok(Err(what)) => what,
            Err(panic) => panic_text(panic.as_ref()),
        };
        failed.store(true, Ordering::Relaxed);
        bar.suspend(|| eprintln!("{}: {what}\n  bytes: {:?}", target.name, String::from_utf8_lossy(&bytes)));
        return;
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("PANIC: {}", text.unwrap_or("without a word"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seeds themselves, and a few thousand storms, as an ordinary test.
    #[test]
    fn a_short_storm_breaks_nothing() {
        for target in TARGETS {
            for seed in mutate::SEEDS {
                assert_eq!((target.feed)(seed.as_bytes()), Ok(()), "{} {seed:?}", target.name);
            }
            let mut random = Rng::with_seed(7);
            let mut bytes = Vec::new();
            for _ in 0..3000 {
                mutate::bytes(&mut random, &mut bytes);
                assert_eq!((target.feed)(&bytes), Ok(()), "{} {bytes:?}", target.name);
            }
        }
    }
}
