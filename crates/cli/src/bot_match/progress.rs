//! The results of finished sets, saved to a file so that a match can be continued.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::Terms;
use super::figures::{Figures, Summary};
use crate::error::CliError;

/// A line of the file: the results of a set.
#[derive(Serialize, Deserialize)]
struct Line {
    set: u64,
    players: BTreeMap<String, Figures>,
}

/// The sets that have been played.
pub(super) struct Progress {
    sets: BTreeMap<u64, BTreeMap<String, Figures>>,
    order: Vec<String>,
    file: Option<File>,
}

impl Progress {
    /// Opens the file of a match, or creates it; without a path nothing is saved.
    pub(super) fn open(path: Option<&Path>, terms: &Terms) -> Result<Progress, CliError> {
        let mut progress = Progress { sets: BTreeMap::new(), order: terms.players.clone(), file: None };
        let Some(path) = path else { return Ok(progress) };
        let wrong =
            |line: usize, why: &str| CliError::Message(format!("{}, line {line}: {why}", path.display()));
        let mut whole = 0;
        if let Ok(file) = File::open(path) {
            for (number, line) in BufReader::new(file).split(b'\n').enumerate() {
                let line = line.map_err(CliError::Input)?;
                if number == 0 {
                    let known: Terms =
                        serde_json::from_slice(&line).map_err(|why| wrong(1, &why.to_string()))?;
                    if known != *terms {
                        return Err(wrong(1, "this file belongs to a match with other settings"));
                    }
                } else if let Ok(Line { set, players }) = serde_json::from_slice(&line) {
                    progress.sets.insert(set, players);
                } else {
                    // An incomplete line, written when the program was interrupted.
                    break;
                }
                whole += line.len() as u64 + 1;
            }
        }
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(CliError::Output)?;
        file.set_len(whole).map_err(CliError::Output)?;
        progress.file = Some(file);
        if whole == 0 {
            progress.write(terms)?;
        }
        Ok(progress)
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), CliError> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let mut text = serde_json::to_string(line).map_err(|why| CliError::Output(why.into()))?;
        text.push('\n');
        file.write_all(text.as_bytes()).map_err(CliError::Output)
    }

    pub(super) fn has(&self, set: u64) -> bool {
        self.sets.contains_key(&set)
    }

    pub(super) fn done_below(&self, sets: u64) -> u64 {
        self.sets.range(..sets).count() as u64
    }

    pub(super) fn sets(&self) -> usize {
        self.sets.len()
    }

    pub(super) fn done(&mut self, set: u64, players: BTreeMap<String, Figures>) -> Result<(), CliError> {
        self.write(&Line { set, players: players.clone() })?;
        self.sets.insert(set, players);
        Ok(())
    }

    /// Returns the statistics of all players, in the order of the command line.
    pub(super) fn summaries(&self) -> Vec<Summary> {
        let of = |name: &String| {
            let sets: Vec<Figures> = self.sets.values().filter_map(|set| set.get(name).copied()).collect();
            Summary::of(name, &sets)
        };
        self.order.iter().map(of).collect()
    }
}
