//! One line of a log.

use std::borrow::Cow;

use hanchan_round::{Event, Sitting};
use serde::{Deserialize, Serialize};

use super::event::LoggedEvent;

/// One line of a log: an object with a field `type`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Entry {
    /// The first line.
    Game(Head),
    /// A deal begins.
    Deal(Begin),
    /// The judge's note to their next ruling.
    Note(Note),
    /// Another acted for a player in what follows.
    StandIn(StandIn),
    /// The leading dealer ended the game, or went on (P-137).
    Choice(Choice),
    /// The game is over.
    End(End),
    /// Something happened in the deal; the `type` is that of the event.
    #[serde(untagged)]
    Event(LoggedEvent),
}

/// A judge's note.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The note.
    pub text: String,
}

/// Another acts for a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// The player's seat.
    pub seat: usize,
    /// Why: a word of `docs/log.md`.
    pub why: String,
    /// What the player sent instead of a move, shortened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
}

/// The leading dealer's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// Whether the dealer ended the game.
    pub stop: bool,
}

/// The lines that are not events.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Marker {
    Game(Head),
    Deal(Begin),
    Note(Note),
    StandIn(StandIn),
    Choice(Choice),
    End(End),
}

/// What tells lines apart.
#[derive(Deserialize)]
struct Tag<'a> {
    #[serde(rename = "type", borrow)]
    tag: Cow<'a, str>,
}

impl Entry {
    /// Reads a line.
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

    /// The line of an event.
    pub fn event(event: &Event) -> Entry {
        Entry::Event(LoggedEvent(*event))
    }

    /// The line as it is written, without its end.
    pub fn line(&self) -> String {
        // Plain data can always be serialized.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What a log begins with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Head {
    /// The version of the format: 2.
    pub hanchan: u32,
    /// The rules.
    pub rules: RulesText,
    /// `assisted` or `real-table`.
    #[serde(with = "table")]
    pub table: Sitting,
    /// The names of the players, in the order of their seats.
    pub players: Vec<String>,
    /// What was promised before the game about the walls, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// What the players added to the host's secret, in the order in which they sat down; nothing if nobody did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<String>,
    /// When it began, as the server says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began: Option<String>,
    /// Seconds for each move and in the bank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<[u32; 2]>,
}

/// How the players sat, by name.
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

/// A whole rule set, so that the game can be replayed for ever.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RulesText {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: u32,
    /// SHA-256 of the text.
    pub hash: String,
    /// Every switch and yaku with its value.
    pub text: String,
}

/// What a deal begins with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Begin {
    /// The dealer's seat, from 0.
    pub dealer: usize,
    /// The round's wind, from 0.
    pub round: usize,
    /// Honba.
    pub honba: u8,
    /// Riichi sticks on the table.
    pub sticks: u8,
    /// Everybody's points.
    pub points: Vec<i32>,
    /// All tiles in the order in which they are taken, the dead wall last.
    pub wall: String,
    /// The dealer's dice: the first roll, and the second, which some rules use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<[u8; 4]>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct End {
    /// Everybody's points.
    pub points: Vec<i32>,
    /// Everybody's results with uma, in tenths of a thousand points.
    pub results: Vec<i32>,
    /// What all walls came from, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The host's part of it, where players added theirs: the commitment is to this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// Whether it was ended as it stood, by agreement or by an administrator; the points are then by seat, and there
    /// are no results.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
}
