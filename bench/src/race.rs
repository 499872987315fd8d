//! Measures the speed of several functions, the contestants, in alternation.

use std::hint::black_box;
use std::time::Instant;

use crate::deals::Done;

/// Returns the median of the times.
fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Runs the contestants in alternation, so that a busy machine affects all of them. Returns the median time of
/// each, in nanoseconds per item.
pub fn race<const N: usize>(rounds: usize, items: usize, mut contestants: [&mut dyn FnMut(); N]) -> [f64; N] {
    let mut times = [const { Vec::new() }; N];
    for _ in 0..rounds {
        for (contestant, times) in contestants.iter_mut().zip(&mut times) {
            let start = Instant::now();
            contestant();
            times.push(start.elapsed().as_nanos() as f64 / items as f64);
        }
    }
    times.map(median)
}

/// Runs the contestants in alternation. Returns each contestant's median numbers of deals and of decisions per
/// second of CPU time. A contestant gets the number of the round as its argument.
pub fn rates<const N: usize>(
    rounds: u64,
    mut contestants: [&mut dyn FnMut(u64) -> Done; N],
) -> [[f64; 2]; N] {
    let mut rates = [const { [Vec::new(), Vec::new()] }; N];
    for round in 0..rounds {
        for (contestant, rates) in contestants.iter_mut().zip(&mut rates) {
            let start = processor_seconds();
            let done = black_box(contestant(round));
            let seconds = processor_seconds() - start;
            rates[0].push(done.deals as f64 / seconds);
            rates[1].push(done.decisions as f64 / seconds);
        }
    }
    rates.map(|rates| rates.map(median))
}

/// Returns the CPU time of this thread in seconds.
#[cfg(unix)]
fn processor_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Returns wall-clock seconds, because the CPU time is not available on this system.
#[cfg(not(unix))]
fn processor_seconds() -> f64 {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}

/// Calls a function with every item. The results are passed to `black_box` by reference, because moving large
/// results would take time.
pub fn each<H, T>(items: &[H], f: impl Fn(&H) -> T) {
    for item in items {
        black_box(&f(black_box(item)));
    }
}
