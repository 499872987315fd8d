//! The steps of a chore: how long each took, and what was skipped.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::cargo::{Done, target};

/// The steps that have run so far.
pub(crate) struct Steps {
    begun: Instant,
    took: Vec<(&'static str, Duration)>,
    skipped: BTreeSet<String>,
}

impl Steps {
    /// Creates an empty list of steps and clears the list of skipped tests.
    pub(crate) fn new() -> Steps {
        let _old = fs::remove_file(Steps::file_of_skips());
        Steps { begun: Instant::now(), took: Vec::new(), skipped: BTreeSet::new() }
    }

    /// Returns the file to which tests append what they skip. They get its path in `HANCHAN_SKIPPED`.
    pub(crate) fn file_of_skips() -> PathBuf {
        target().join("skipped.txt")
    }

    /// Runs a step and records how long it took.
    pub(crate) fn step(&mut self, name: &'static str, step: impl FnOnce() -> Done) -> Done {
        let start = Instant::now();
        let done = step();
        self.took.push((name, start.elapsed()));
        done.map_err(|error| format!("{name}: {error}"))
    }

    /// Records something that was not tested, for the summary.
    pub(crate) fn skip(&mut self, what: String) {
        self.skipped.insert(what);
    }

    /// Prints how long each step took, and everything that was skipped.
    pub(crate) fn print(mut self) {
        println!();
        for (name, took) in &self.took {
            println!("{:>8.1} s  {name}", took.as_secs_f64());
        }
        println!("{:>8.1} s  total", self.begun.elapsed().as_secs_f64());
        let noted = fs::read_to_string(Steps::file_of_skips()).unwrap_or_default();
        self.skipped.extend(noted.lines().map(str::to_owned));
        if !self.skipped.is_empty() {
            println!("\nNOT TESTED ({}):", self.skipped.len());
        }
        for skipped in &self.skipped {
            println!("  {skipped}");
        }
    }
}
