//! Measuring contestants side by side.

use std::hint::black_box;
use std::time::Instant;

/// Nanoseconds per item: the median of many rounds.
fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Runs the contestants in turns, so that a busy moment of the machine hits all of them, and gives the
/// median nanoseconds per item of each.
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

/// Asks the same of every item. The answers are only looked at, since moving a large one would cost time.
pub fn each<H, T>(items: &[H], f: impl Fn(&H) -> T) {
    for item in items {
        black_box(&f(black_box(item)));
    }
}
