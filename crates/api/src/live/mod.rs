//! Live play over a WebSocket: the messages of clients and of the server.
//!
//! Everything is JSON text. Events are numbered per view, without gaps. A client that reconnects sends the last number it saw
//! and gets exactly the rest. A command has a number of the client's, higher than all that were done for its seat; a command
//! that was done already is confirmed and not done again. `docs/live.md` describes how to use it.

mod event;
mod moves;
mod refusal;
mod score;

use hanchan_record::log::JsonRuling;
use serde::{Deserialize, Serialize};

use crate::names::SwitchName;
use crate::tables::TableState;

pub use event::{SeenEvent, WireDeal, WireEvent, WireHand, WireMeld};
pub use moves::{WireChoice, WireClaim, WireMove};
pub use refusal::{RefusalCode, TableRefusal};
pub use score::{Liability, WireScore};

/// The version of the protocol.
pub const PROTOCOL: u32 = 2;

/// A message of a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields, expecting = "a command")]
pub struct Command {
    /// The client's number of the command, higher than that of the last one.
    pub id: u64,
    /// What to do.
    pub command: What,
}

/// What a client wants done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields, expecting = "what is to be done")]
pub enum What {
    /// Makes a move.
    Play {
        /// The move.
        #[serde(rename = "move")]
        act: WireMove,
    },
    /// Agrees that the next deal begins.
    Ready,
    /// As the leading dealer, ends the game or goes on.
    Choose {
        /// Whether the game ends.
        stop: bool,
    },
    /// Sets what is done for the player without asking.
    Auto(Auto),
    /// Sends a chat message.
    Chat {
        /// The text.
        text: String,
    },
    /// Sends a set phrase.
    Say {
        /// The phrase.
        phrase: Phrase,
    },
    /// Calls the judge, at an unassisted table.
    CallJudge,
    /// As the judge, rules.
    Rule {
        /// The ruling.
        ruling: JsonRuling,
        /// The reason.
        note: String,
    },
    /// Proposes to adjourn or to end the game. It is done when all people at the table propose it.
    Propose {
        /// The proposal; `nothing` withdraws it.
        what: Proposal,
    },
    /// As the table's owner, removes or mutes a person. A stand-in plays on for a player who is removed from a game.
    Remove {
        /// The person's id.
        person: String,
        /// Whether the person may stay, but not chat.
        mute: bool,
    },
    /// Keeps the connection alive.
    Ping,
}

/// A set phrase. Everybody reads it in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "a phrase")]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// Before the game.
    GoodLuck,
    /// For anything.
    Thanks,
    /// To a winner.
    NiceHand,
    /// For a slow move.
    Sorry,
    /// Before a slow move.
    OneMoment,
    /// After the game.
    WellPlayed,
}

impl Phrase {
    /// All phrases.
    pub const ALL: [Phrase; 7] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::Thanks,
        Phrase::NiceHand,
        Phrase::Sorry,
        Phrase::OneMoment,
        Phrase::WellPlayed,
    ];
}

/// What a player proposes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "a proposal")]
pub enum Proposal {
    /// Nothing any more.
    Nothing,
    /// To stop, and to go on another day.
    Adjourn,
    /// To end the game as it is.
    End,
}

/// What is done for a player without asking.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields, expecting = "what is to be done by itself")]
pub struct Auto {
    /// Win whenever possible.
    pub win: bool,
    /// Pass on every other call.
    pub no_calls: bool,
    /// Discard every drawn tile.
    pub discard: bool,
}

/// A message of the server.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// The first message.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The client's seat; null for spectators and judges.
        seat: Option<usize>,
        /// The number of the next event.
        next: u32,
        /// The highest number of a command that was done for this seat.
        done: u64,
        /// What the player may do after all events so far. A client needs it if its last command was lost.
        choice: Option<WireChoice>,
    },
    /// Something happened.
    Event {
        /// The number of the event in this view.
        number: u32,
        /// The event.
        event: WireEvent,
        /// For a player: what they may do now.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        choice: Option<WireChoice>,
    },
    /// The state of the table; it replaces the one before.
    Table {
        /// The table.
        table: TableState,
    },
    /// A command was done. All devices of a player receive this for moves.
    Done {
        /// The number of the command.
        id: u64,
    },
    /// A command was refused; nothing has changed.
    Refused {
        /// The number of the command.
        id: u64,
        /// Why: a code that stays the same.
        code: RefusalCode,
        /// The switch that decides it.
        switch: Option<SwitchName>,
        /// The statements behind the switch.
        statements: Vec<String>,
        /// Why, in the client's language.
        text: String,
    },
    /// A chat message.
    Chat {
        /// The person's id.
        person: String,
        /// The person's name.
        from: String,
        /// The text.
        text: String,
    },
    /// A set phrase.
    Said {
        /// The person's name.
        from: String,
        /// The person's seat; null for people who watch.
        seat: Option<usize>,
        /// The phrase.
        phrase: Phrase,
    },
    /// A player calls the judge.
    JudgeCalled {
        /// The player's seat.
        seat: usize,
    },
    /// The same table was created again; players who want to play on join it.
    Rematch {
        /// The id of the new table.
        table: String,
    },
    /// The client sent something that is not a command; the connection stays open.
    Misunderstood {
        /// What is wrong with it.
        why: String,
    },
    /// The connection is closed.
    Bye {
        /// Why. A client that is cut off because it does not read is sent nothing.
        why: ByeReason,
    },
}

impl Message {
    /// Returns whether the message begins a deal.
    pub fn begins_a_deal(&self) -> bool {
        matches!(self, Message::Event { event: WireEvent::Dealt { .. }, .. })
    }
}

/// Why a connection is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ByeReason {
    /// The server stops; connect again in a moment.
    Stopping,
    /// You left the table.
    Left,
    /// The table's owner removed you.
    Removed,
    /// An administrator banned you.
    Banned,
}
