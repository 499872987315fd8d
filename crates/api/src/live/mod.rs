//! Live play over a WebSocket: the messages that clients and the server send.
//!
//! Messages are JSON text. Events are numbered per view, without gaps. A client that reconnects sends the last
//! number it saw and gets exactly the rest. The client numbers its commands; each number must be higher than those
//! of all commands completed for its seat, and a command that was already completed is confirmed but not executed
//! again. See `docs/live.md`.

mod event;
mod moves;
mod refusal;
mod score;

use hanchan_record::log::JsonRuling;
use serde::{Deserialize, Serialize};

use crate::names::SwitchName;
use crate::tables::TableState;

pub use event::{ConnectRole, SeenEvent, WireDeal, WireEvent, WireHand, WireMeld};
pub use moves::{WireChoice, WireClaim, WireMove};
pub use refusal::{RefusalCode, TableRefusal};
pub use score::{Liability, WireScore};

/// The version of the protocol.
pub const PROTOCOL: u32 = 2;

/// A message from a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields, expecting = "a command")]
pub struct Command {
    /// The id of the command, chosen by the client; higher than the id of its last command.
    pub id: u64,
    /// The command.
    pub command: CommandKind,
}

/// A client's command.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields, expecting = "what is to be done")]
pub enum CommandKind {
    /// Makes a move.
    Play {
        /// The move.
        #[serde(rename = "move")]
        act: WireMove,
    },
    /// Agrees to start the next deal.
    Ready,
    /// As the leading dealer, ends or continues the game.
    Choose {
        /// Whether the game ends.
        stop: bool,
    },
    /// Sets the player's automatic moves.
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
    /// As the judge, makes a ruling.
    Rule {
        /// The ruling.
        ruling: JsonRuling,
        /// The reason.
        note: String,
    },
    /// Proposes to adjourn or end the game. The proposal takes effect once all connected players have made it.
    Propose {
        /// The proposal; `nothing` withdraws the player's last one.
        what: Proposal,
    },
    /// As the table's owner, removes or mutes a person. If they are removed during a game, a stand-in plays for them.
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
    /// A wish before the game.
    GoodLuck,
    /// Thanks for anything.
    Thanks,
    /// Praise for a winner.
    NiceHand,
    /// An apology, such as for a slow move.
    Sorry,
    /// A request for patience, before a slow move.
    OneMoment,
    /// Praise after the game.
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

/// A player's proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "a proposal")]
pub enum Proposal {
    /// No proposal.
    Nothing,
    /// A proposal to stop now and continue another day.
    Adjourn,
    /// A proposal to end the game with the current scores.
    End,
}

/// The moves that are made automatically for a player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields, expecting = "what is to be done by itself")]
pub struct Auto {
    /// Whether to win whenever possible.
    pub win: bool,
    /// Whether to pass on every tile that the player could call but not win on.
    pub no_calls: bool,
    /// Whether to discard every drawn tile that does not win.
    pub discard: bool,
}

/// A message from the server.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// The first message of a connection.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The client's seat; null for spectators and judges.
        seat: Option<usize>,
        /// The number of the next event.
        next: u32,
        /// The highest command id that was completed for this seat.
        done: u64,
        /// What the player can do after all events so far. A client needs this if its last command was lost.
        choice: Option<WireChoice>,
    },
    /// An event.
    Event {
        /// The number of the event in this view.
        number: u32,
        /// The event.
        event: WireEvent,
        /// For a player, what they can do now.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        choice: Option<WireChoice>,
    },
    /// The state of the table, which replaces the previous one.
    Table {
        /// The table.
        table: TableState,
    },
    /// A command was completed. For moves, all of the player's devices receive this.
    Done {
        /// The id of the command.
        id: u64,
    },
    /// A command was refused and changed nothing.
    Refused {
        /// The id of the command.
        id: u64,
        /// The reason, as a stable code.
        code: RefusalCode,
        /// The switch behind the refusal.
        switch: Option<SwitchName>,
        /// The statements behind the switch.
        statements: Vec<String>,
        /// The reason, localized.
        text: String,
    },
    /// A chat message.
    Chat {
        /// The sender's id.
        person: String,
        /// The sender's name.
        from: String,
        /// The text.
        text: String,
    },
    /// A set phrase.
    Phrase {
        /// The sender's name.
        from: String,
        /// The sender's seat; null for spectators.
        seat: Option<usize>,
        /// The phrase.
        phrase: Phrase,
    },
    /// A player calls the judge.
    JudgeCalled {
        /// The player's seat.
        seat: usize,
    },
    /// A rematch was created; players who want to continue join it.
    Rematch {
        /// The id of the new table.
        table: String,
    },
    /// The client sent an invalid message; the connection stays open.
    InvalidCommand {
        /// What is wrong with the message.
        why: String,
    },
    /// The connection will be closed.
    Bye {
        /// The reason. A client that is disconnected because it does not read gets no message.
        why: ByeReason,
    },
}

impl Message {
    /// Returns whether the message starts a deal.
    pub fn begins_a_deal(&self) -> bool {
        matches!(self, Message::Event { event: WireEvent::Dealt { .. }, .. })
    }
}

/// Why a connection is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ByeReason {
    /// The server is stopping; reconnect in a moment.
    Stopping,
    /// You left the table.
    Left,
    /// The table's owner removed you.
    Removed,
    /// An administrator banned you.
    Banned,
}
