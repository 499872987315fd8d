//! Runs numbered pieces of work on several threads, with a progress bar.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

/// Runs `piece` with 0, 1, 2 and so on until the counts it returns sum to `count`. Returns the results in no
/// particular order. Uses `HANCHAN_THREADS` threads, by default one per processor.
pub(crate) fn many<T: Send>(count: u64, piece: impl Fn(u64) -> (T, u64) + Sync) -> Vec<T> {
    let bar = ProgressBar::new(count);
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let (next, made, all) = (AtomicU64::new(0), AtomicU64::new(0), Mutex::new(Vec::new()));
    let threads = std::env::var("HANCHAN_THREADS").ok().and_then(|threads| threads.parse().ok());
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while made.load(Ordering::Relaxed) < count {
                    let (result, counts) = piece(next.fetch_add(1, Ordering::Relaxed));
                    made.fetch_add(counts, Ordering::Relaxed);
                    bar.inc(counts);
                    all.lock().unwrap_or_else(PoisonError::into_inner).push(result);
                }
            });
        }
    });
    bar.finish_and_clear();
    all.into_inner().unwrap_or_else(PoisonError::into_inner)
}
