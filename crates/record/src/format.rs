//! The formats that can be written.

use crate::mjai::{self, Dialect};
use crate::recorded::RecordedGame;
use crate::verify::Replayed;
use crate::write::Inexpressible;
use crate::{log, tenhou};

/// A format that can be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Our own log.
    Log,
    /// Tenhou's JSON, for its viewer and for reviewers.
    Tenhou6,
    /// mjai as Mortal writes it.
    Mjai,
    /// mjai as its first server wrote it.
    MjaiOriginal,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 4] = [Format::Log, Format::Tenhou6, Format::Mjai, Format::MjaiOriginal];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Log => "log",
            Format::Tenhou6 => "tenhou6",
            Format::Mjai => "mjai",
            Format::MjaiOriginal => "mjai-original",
        }
    }

    /// The format of that name.
    pub fn named(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.name() == name)
    }

    /// How the names of its files end.
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Log => "hanchan",
            Format::Tenhou6 => "json",
            Format::Mjai | Format::MjaiOriginal => "mjson",
        }
    }

    /// Its type on the web.
    pub const fn media_type(self) -> &'static str {
        match self {
            Format::Tenhou6 => "application/json",
            Format::Log | Format::Mjai | Format::MjaiOriginal => "application/jsonl; charset=utf-8",
        }
    }

    /// Writes a game that was played again; `game` is the record of it.
    pub fn write(
        self,
        game: &RecordedGame,
        replayed: &Replayed,
        names: &[String],
    ) -> Result<String, Inexpressible> {
        match self {
            Format::Log => Ok(log::write_game(replayed, names)),
            Format::Tenhou6 => tenhou::json::write(game).map(|text| text + "\n"),
            Format::Mjai => mjai::write(game, Dialect::Mortal),
            Format::MjaiOriginal => mjai::write(game, Dialect::Original),
        }
    }
}
