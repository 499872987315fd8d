//! Recorded games, whatever they were written as.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hanchan_game::{Game, Next, Standing};
use hanchan_record::log::{Log, LogError, LogProblem, Stead, Unreadable};
use hanchan_record::{MOST_BYTES, NoRounds, RuleShelf};
use hanchan_round::Round;
use hanchan_rules::Rules;
use hanchan_words::Words;

use crate::verify::say;

/// A recorded game: its deals as the machine played them again.
pub(crate) struct Played {
    /// The names of the players, in the order of their seats.
    pub(crate) names: Vec<String>,
    /// The deals.
    pub(crate) rounds: Vec<Round>,
    /// How many events of each deal were recorded; a machine may know what must follow the last of them.
    pub(crate) events: Vec<usize>,
    /// By deal: where somebody acted in a player's stead.
    pub(crate) steads: Vec<Vec<Stead>>,
    /// The line in which the record was cut.
    pub(crate) cut: Option<usize>,
    /// Whether the record has the end of the game.
    pub(crate) over: bool,
    /// The leading dealer's choices, where they were recorded.
    choices: Vec<bool>,
}

impl Played {
    /// Reads a file; why not, in words.
    pub(crate) fn read(path: &Path, words: &Words) -> Result<Played, String> {
        Played::of_bytes(bytes(path, words)?, words)
    }

    /// Reads the bytes of a file.
    pub(crate) fn of_bytes(bytes: Vec<u8>, words: &Words) -> Result<Played, String> {
        Played::of_text(&text(bytes, words)?, words)
    }

    fn of_text(text: &str, words: &Words) -> Result<Played, String> {
        if is_log(text) {
            let log = Log::read(text).map_err(|error| said(&error, words))?;
            return Played::of(log).map_err(|error| said(&error, words));
        }
        let game = hanchan_record::read_text(text).map_err(|error| say::read_error(&error, words))?;
        let replayed = hanchan_record::replay(&game, &RuleShelf::default()).map_err(|why| match why {
            NoRounds::Rules(why) => why.to_string(),
            NoRounds::Differs(mismatch) => say::place(&mismatch, words),
        })?;
        let players = game.players.count();
        Ok(Played {
            names: game.people.0.into_iter().take(players).map(|person| person.name).collect(),
            events: replayed.rounds.iter().map(|round| round.events().len()).collect(),
            over: replayed.standing.is_some(),
            choices: replayed.choices.iter().map(|(_, stop)| *stop).collect(),
            rounds: replayed.rounds,
            steads: Vec::new(),
            cut: None,
        })
    }

    /// The game of our own log. Where it breaks off in the middle of an act, that act is left out.
    fn of(mut log: Log) -> Result<Played, LogError> {
        let rounds = loop {
            match log.rounds() {
                Ok(rounds) => break rounds,
                Err(error) => {
                    let last = log.deals.last_mut().filter(|deal| deal.lines.last() == Some(&error.line));
                    match last {
                        Some(deal) if log.end.is_none() && deal.events.len() > 1 => {
                            deal.events.pop();
                            deal.lines.pop();
                            log.cut.get_or_insert(error.line);
                        }
                        _ => return Err(error),
                    }
                }
            }
        };
        Ok(Played {
            names: log.head.players,
            events: log
                .deals
                .iter()
                .zip(&rounds)
                .map(|(deal, round)| deal.events.len().min(round.events().len()))
                .collect(),
            rounds,
            steads: log.deals.into_iter().map(|deal| deal.steads).collect(),
            cut: log.cut,
            over: log.end.is_some_and(|end| !end.stopped),
            choices: log.choices,
        })
    }

    /// The rules, if there is a deal.
    pub(crate) fn rules(&self) -> Option<Arc<Rules>> {
        self.rounds.first().map(|round| Arc::new(round.rules().clone()))
    }

    /// The result, if the game was played from its beginning to its end.
    pub(crate) fn standing(&self) -> Option<Standing> {
        let mut game = Game::new(self.rules()?);
        let mut choices = self.choices.iter();
        for (number, round) in self.rounds.iter().enumerate() {
            if game.setup() != *round.setup() {
                return None;
            }
            let mut next = game.deal_over(round.outcome()?, round.staked()).ok()?;
            if let Next::Choice(_) = next {
                let stops = choices.next().copied().unwrap_or(number + 1 == self.rounds.len());
                next = game.choose(stops).ok()?;
            }
            if let Next::Over(standing) = next {
                return (number + 1 == self.rounds.len()).then_some(standing);
            }
        }
        None
    }
}

/// All records that were named or lie in folders, in order.
pub(crate) fn listed(paths: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() { walk(path, &mut files) } else { files.push(path.clone()) }
    }
    files
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        // It is told when it is read.
        return files.push(folder.to_owned());
    };
    let mut entries: Vec<PathBuf> =
        entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    entries.sort();
    for path in entries {
        let ends =
            |path: &Path, end: &str| path.extension().is_some_and(|found| found.eq_ignore_ascii_case(end));
        let unpacked = if ends(&path, "gz") { path.with_extension("") } else { path.clone() };
        // A link to a folder may lead round in a circle.
        if path.is_dir() && !path.is_symlink() {
            walk(&path, files);
        } else if hanchan_record::extensions().any(|end| ends(&unpacked, end)) {
            files.push(path);
        }
    }
}

/// Whether a text begins as our own log does.
fn is_log(text: &str) -> bool {
    text.trim_start().starts_with("{\"line\":")
}

fn bytes(path: &Path, words: &Words) -> Result<Vec<u8>, String> {
    let input = |error: std::io::Error| words.say("refused-input", [("error", error.to_string().into())]);
    // Asked before it is opened: opening a pipe would wait for its other end.
    if !std::fs::metadata(path).map_err(input)?.is_file() {
        return Err(words.text("record-no-file"));
    }
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(input)?;
    Ok(bytes)
}

fn text(bytes: Vec<u8>, words: &Words) -> Result<String, String> {
    if bytes.len() as u64 > MOST_BYTES as u64 {
        return Err(words.say("record-too-large", [("most", (MOST_BYTES as u64).into())]));
    }
    if bytes.starts_with(&[0x1f, 0x8b]) {
        return hanchan_record::text(&bytes)
            .map(|text| text.to_string())
            .map_err(|_| words.text("record-compression"));
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        // A log may be cut in the middle of a letter.
        Err(error) if error.utf8_error().error_len().is_none() => {
            let whole = error.utf8_error().valid_up_to();
            Ok(String::from_utf8_lossy(&error.as_bytes()[..whole]).into_owned())
        }
        Err(_) => Err(words.text("record-no-text")),
    }
}

fn said(error: &LogError, words: &Words) -> String {
    let line = ("line", error.line.into());
    match &error.problem {
        LogProblem::Json(why) => words.say("log-json", [line, ("why", why.as_str().into())]),
        LogProblem::Version(version) => words.say("log-version", [line, ("version", (*version).into())]),
        LogProblem::OutOfPlace => words.say("log-out-of-place", [line]),
        LogProblem::Event(Unreadable::Event(name)) => {
            words.say("log-event", [line, ("name", name.as_str().into())])
        }
        LogProblem::Event(Unreadable::Field(name)) => {
            words.say("log-field", [line, ("name", (*name).into())])
        }
        LogProblem::NoGame => words.say("log-no-game", [line]),
        LogProblem::Rules => words.say("log-rules", [line]),
        LogProblem::Deal => words.say("log-deal", [line]),
        LogProblem::Astray(_) => words.say("log-astray", [line]),
    }
}
