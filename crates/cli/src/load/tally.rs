//! The counts of load clients.

use serde::Serialize;

/// The counts of one client, or of all of them.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) acts: u64,
    pub(super) deliveries: u64,
    pub(super) refused: u64,
    pub(super) unanswered: u64,
    pub(super) missing: u64,
    pub(super) broken: u64,
    /// Latencies in microseconds.
    pub(super) latencies: Vec<u32>,
}

/// Latencies in milliseconds.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Percentiles {
    pub(super) p50: f64,
    pub(super) p95: f64,
    pub(super) p99: f64,
    pub(super) max: f64,
}

impl Tally {
    pub(super) fn add(&mut self, other: Tally) {
        self.acts += other.acts;
        self.deliveries += other.deliveries;
        self.refused += other.refused;
        self.unanswered += other.unanswered;
        self.missing += other.missing;
        self.broken += other.broken;
        self.latencies.extend(other.latencies);
    }

    pub(super) fn percentiles(mut self) -> Percentiles {
        self.latencies.sort_unstable();
        let last = self.latencies.len().saturating_sub(1);
        let at = |percent: usize| {
            let micros = self.latencies.get(last * percent / 100).copied().unwrap_or(0);
            f64::from(micros) / 1000.0
        };
        Percentiles { p50: at(50), p95: at(95), p99: at(99), max: at(100) }
    }
}
