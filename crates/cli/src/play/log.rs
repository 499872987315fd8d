//! Writes the log of a game while the game is in progress.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use hanchan_game::{Seed, Standing};
use hanchan_mjai::BotFault;
use hanchan_record::log::{Begin, DealerChoice, End, Entry, Head, StandIn};
use hanchan_round::{Round, Sitting};
use hanchan_rules::{Rules, hex};
use hanchan_tiles::{BySeat, Seat};
use hanchan_words::Words;

use crate::error::CliError;

/// A log file. Every event is written as soon as it happens.
pub(crate) struct LogFile {
    file: File,
    seed: String,
    /// The number of events of the deal that have been written.
    written: usize,
}

impl LogFile {
    /// Creates a log file. Fails if the file exists.
    pub(crate) fn create(
        path: &Path,
        rules: &Rules,
        names: &BySeat<String>,
        seed: &Seed,
        words: &Words,
    ) -> Result<LogFile, CliError> {
        let file = File::create_new(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                let file = path.display().to_string();
                CliError::Message(words.format("replay-log-exists", [("file", file.into())]))
            }
            _ => CliError::Output(error),
        })?;
        let players = names.0[..rules.switches().table.players.count()].to_vec();
        let mut head = Head::new(rules, Sitting::Assisted, players);
        head.commitment = Some(hex::encode(&seed.commitment()));
        let mut log = LogFile { file, seed: hex::encode(&seed.0), written: 0 };
        log.write(&Entry::Game(head)).map_err(CliError::Output)?;
        Ok(log)
    }

    /// Writes a line at once, so that it survives a crash.
    fn write(&mut self, entry: &Entry) -> io::Result<()> {
        let mut line = entry.line();
        line.push('\n');
        self.file.write_all(line.as_bytes())?;
        self.file.flush()
    }

    /// Writes the start of a deal.
    pub(crate) fn deal(&mut self, round: &Round) -> io::Result<()> {
        // The first event, the dealing itself, has no line of its own.
        self.written = 1;
        self.write(&Entry::Deal(Begin::of(round)))?;
        self.events(round)
    }

    /// Writes the events that have happened since the last call.
    pub(crate) fn events(&mut self, round: &Round) -> io::Result<()> {
        while let Some(event) = round.events().get(self.written) {
            self.write(&Entry::event(event))?;
            self.written += 1;
        }
        Ok(())
    }

    /// Writes that a stand-in acted for a player, and why.
    pub(crate) fn stead(&mut self, seat: Seat, fault: &BotFault) -> io::Result<()> {
        let (why, said) = (fault.code().to_owned(), fault.reply().map(str::to_owned));
        self.write(&Entry::StandIn(StandIn { seat: seat.index(), why, said }))
    }

    /// Writes whether the leading dealer ended the game.
    pub(crate) fn choice(&mut self, stop: bool) -> io::Result<()> {
        self.write(&Entry::Choice(DealerChoice { stop }))
    }

    /// Writes the end of the game with its result and seed.
    pub(crate) fn over(&mut self, standing: &Standing) -> io::Result<()> {
        let end = End {
            points: standing.places.iter().map(|place| place.points).collect(),
            results: standing.places.iter().map(|place| place.result).collect(),
            seed: Some(self.seed.clone()),
            ..End::default()
        };
        self.write(&Entry::End(end))
    }
}
