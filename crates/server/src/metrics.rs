//! Metrics for operators, in Prometheus' text format.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds of the latency buckets, in milliseconds.
const BUCKETS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/// A histogram of durations.
#[derive(Default, Debug)]
struct Histogram {
    counts: [AtomicU64; BUCKETS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    fn add(&self, took: Duration) {
        let millis = took.as_millis() as u64;
        let bucket = BUCKETS.iter().position(|&bound| millis < bound).unwrap_or(BUCKETS.len());
        self.counts[bucket].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, name: &str, help: &str, text: &mut String) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, count) in BUCKETS.iter().zip(&self.counts) {
            sum += count.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {sum}", *bound as f64 / 1000.0);
        }
        sum += self.counts[BUCKETS.len()].load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ =
            writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {sum}\n{name}_sum {seconds}\n{name}_count {sum}");
    }
}

#[derive(Default, Debug)]
struct Counts {
    tables: AtomicI64,
    connections: AtomicI64,
    players: AtomicI64,
    acts: AtomicU64,
    refused: AtomicU64,
    delivered: AtomicU64,
    cut_off: AtomicU64,
    invalid_commands: AtomicU64,
    act: Histogram,
    commit: Histogram,
    thought: Histogram,
}

/// The lengths of queues.
#[derive(Clone, Copy, Default, Debug)]
pub struct Queues {
    /// The number of writes that are waiting for the database.
    pub commits: usize,
    /// The number of messages that are waiting for all tables together.
    pub tables: usize,
    /// The number of messages that are waiting for the busiest table.
    pub longest: usize,
}

/// The metrics of a running server. Clones share them.
#[derive(Clone, Default, Debug)]
pub struct Metrics(Arc<Counts>);

impl Metrics {
    pub(crate) fn committed(&self, took: impl Iterator<Item = Duration>) {
        for took in took {
            self.0.commit.add(took);
        }
    }

    pub(crate) fn acted(&self, took: Duration) {
        self.0.acts.fetch_add(1, Ordering::Relaxed);
        self.0.act.add(took);
    }

    pub(crate) fn thought(&self, took: Duration) {
        self.0.thought.add(took);
    }

    pub(crate) fn refused(&self) {
        self.0.refused.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn delivered(&self, count: u64) {
        self.0.delivered.fetch_add(count, Ordering::Relaxed);
    }

    pub(crate) fn cut_off(&self) {
        self.0.cut_off.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn invalid_commands(&self) {
        self.0.invalid_commands.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn tables(&self, change: i64) {
        self.0.tables.fetch_add(change, Ordering::Relaxed);
    }

    pub(crate) fn players(&self, change: i64) {
        self.0.players.fetch_add(change, Ordering::Relaxed);
    }

    pub(crate) fn connections(&self, change: i64) {
        self.0.connections.fetch_add(change, Ordering::Relaxed);
    }

    /// Returns all metrics as text.
    pub fn text(&self, queues: Queues) -> String {
        let counts = &self.0;
        let mut text = String::new();
        let length = |queue: usize| i64::try_from(queue).unwrap_or(i64::MAX);
        let gauges = [
            ("hanchan_tables", "Tables in memory", counts.tables.load(Ordering::Relaxed)),
            ("hanchan_players", "People connected to their seats", counts.players.load(Ordering::Relaxed)),
            ("hanchan_connections", "Open WebSockets", counts.connections.load(Ordering::Relaxed)),
            ("hanchan_commit_queue", "Writes that wait for the database", length(queues.commits)),
            ("hanchan_table_queue", "Messages that wait for tables", length(queues.tables)),
            ("hanchan_table_queue_longest", "Messages that wait for one table", length(queues.longest)),
        ];
        for (name, help, value) in gauges {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        let counters = [
            ("hanchan_acts_total", "Acts that were accepted", &counts.acts),
            ("hanchan_refused_total", "Acts that were refused", &counts.refused),
            ("hanchan_delivered_total", "Events sent to clients", &counts.delivered),
            ("hanchan_cut_off_total", "Clients cut off because they were too slow", &counts.cut_off),
            (
                "hanchan_invalid_commands_total",
                "Messages that are not valid commands",
                &counts.invalid_commands,
            ),
        ];
        for (name, help, value) in counters {
            let value = value.load(Ordering::Relaxed);
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}");
        }
        counts.act.write(
            "hanchan_act_seconds",
            "From an act to its events in the queue of every seat",
            &mut text,
        );
        counts.commit.write("hanchan_commit_seconds", "From events to their commit", &mut text);
        counts.thought.write(
            "hanchan_thought_seconds",
            "From the start of a thinking bot's turn to its move",
            &mut text,
        );
        text
    }
}
