//! One line of a log.

use std::borrow::Cow;

use hanchan_round::{Event, Sitting};
use serde::{Deserialize, Serialize};

use super::event::LoggedEvent;

/// One line of a log: an object with a field `type`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Entry {
    /// The first line of a log, which describes the game.
    Game(Head),
    /// The start of a deal.
    Deal(Begin),
    /// The judge's note for the next ruling.
    Note(Note),
    /// From here on, somebody else acts for a player.
    StandIn(StandIn),
    /// The leading dealer decided whether to end the game (P-137).
    Choice(DealerChoice),
    /// The game is over.
    End(End),
    /// An event of the deal; `type` is the event's name.
    #[serde(untagged)]
    Event(LoggedEvent),
}

/// A judge's note.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The text of the note.
    pub text: String,
}

/// The entry that says that somebody else acts for a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// The player's seat.
    pub seat: usize,
    /// The reason, which is one of the codes in `docs/log.md`.
    pub why: String,
    /// What the player sent instead of a move, shortened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
}

/// The leading dealer's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealerChoice {
    /// Whether the dealer ended the game.
    pub stop: bool,
}

/// The lines that are not events, for parsing.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Marker {
    Game(Head),
    Deal(Begin),
    Note(Note),
    StandIn(StandIn),
    Choice(DealerChoice),
    End(End),
}

/// The field that identifies a line.
#[derive(Deserialize)]
struct Tag<'a> {
    #[serde(rename = "type", borrow)]
    tag: Cow<'a, str>,
}

impl Entry {
    /// Parses a line of a log.
    pub fn read(line: &str) -> Result<Entry, serde_json::Error> {
        let Tag { tag } = serde_json::from_str(line)?;
        if !matches!(&*tag, "game" | "deal" | "note" | "stand-in" | "choice" | "end") {
            return serde_json::from_str(line).map(Entry::Event);
        }
        Ok(match serde_json::from_str(line)? {
            Marker::Game(head) => Entry::Game(head),
            Marker::Deal(begin) => Entry::Deal(begin),
            Marker::Note(note) => Entry::Note(note),
            Marker::StandIn(stand_in) => Entry::StandIn(stand_in),
            Marker::Choice(choice) => Entry::Choice(choice),
            Marker::End(end) => Entry::End(end),
        })
    }

    /// Returns the line for an event.
    pub fn event(event: &Event) -> Entry {
        Entry::Event(LoggedEvent(*event))
    }

    /// Serialises the line, without the line break.
    pub fn line(&self) -> String {
        // Plain data can always be serialised.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The first line of a log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Head {
    /// The version of the format, which is 2.
    pub hanchan: u32,
    /// The rules of the game.
    pub rules: RulesText,
    /// The table mode: `assisted` or `real-table`.
    #[serde(with = "table")]
    pub table: Sitting,
    /// The names of the players, in the order of their seats.
    pub players: Vec<String>,
    /// The commitment to the walls published before the game, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The players' contributions to the seed, in the order in which they sat down; empty if nobody contributed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<String>,
    /// When the game began, as reported by the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began: Option<String>,
    /// The seconds for each move, and the seconds in the time bank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<[u32; 2]>,
}

/// Reads and writes the table mode by name.
mod table {
    use hanchan_round::Sitting;
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
    pub(super) fn serialize<S: Serializer>(sitting: &Sitting, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(match sitting {
            Sitting::Assisted => "assisted",
            Sitting::RealTable => "real-table",
        })
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Sitting, D::Error> {
        match &*String::deserialize(from)? {
            "assisted" => Ok(Sitting::Assisted),
            "real-table" => Ok(Sitting::RealTable),
            other => Err(D::Error::unknown_variant(other, &["assisted", "real-table"])),
        }
    }
}

/// A complete rule set, so that the game can always be replayed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RulesText {
    /// The rule set's id.
    pub id: String,
    /// The rule set's version.
    pub version: u32,
    /// The SHA-256 hash of the text, in hexadecimal.
    pub hash: String,
    /// Every switch and yaku with its value, one per line.
    pub text: String,
}

/// The state in which a deal begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Begin {
    /// The number of the dealer's seat, counting from 0.
    pub dealer: usize,
    /// The number of the round wind, counting from 0 for East.
    pub round: usize,
    /// The number of honba.
    pub honba: u8,
    /// The number of riichi sticks on the table.
    pub sticks: u8,
    /// Each player's points, by seat.
    pub points: Vec<i32>,
    /// All tiles in drawing order, the dead wall last.
    pub wall: String,
    /// The dealer's dice: the first roll, and the second roll that some rules use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<[u8; 4]>,
}

/// The end of a game, as written in the last line of a log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct End {
    /// The players' final points, in order of rank, or by seat if the game was stopped.
    pub points: Vec<i32>,
    /// The players' results with uma in order of rank, in tenths of a thousand points.
    pub results: Vec<i32>,
    /// The seed of all walls, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The host's part of the seed, if players contributed to the seed. The commitment refers to this part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// Whether the game was ended early, by agreement or by an administrator. In that case the points are by seat,
    /// and there are no results.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
}
