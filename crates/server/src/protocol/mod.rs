//! Live play over a WebSocket: what clients say, and what they are told.
//!
//! Everything is JSON text. Events are numbered per view, without gaps; a client that comes back says the last number
//! it saw and gets exactly the rest. A command carries a number of the client's, higher than all that were done for its seat,
//! and one that was done already is answered and not done again. TypeScript types are made of these (`cargo test -p hanchan-server`).

mod event;
mod moves;
mod score;

use hanchan_record::log::JsonRuling;
use serde::{Deserialize, Serialize};

use crate::settings::TableMode;

pub use event::{SeenEvent, WireDeal, WireEvent, WireHand, WireMeld};
pub use moves::{WireChoice, WireMove};
pub use score::{WireFu, WireScore};

/// The version of the protocol.
pub const PROTOCOL: u32 = 2;

/// What a client sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, expecting = "a command")]
pub struct Command {
    /// The client's number of it, higher than that of the last.
    pub id: u64,
    /// What is to be done.
    pub command: What,
}

/// What a client wants.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields, expecting = "what is to be done")]
pub enum What {
    /// A player acts.
    Play {
        /// How.
        #[serde(rename = "move")]
        act: WireMove,
    },
    /// The next deal may begin.
    Ready,
    /// The leading dealer ends the game, or goes on.
    Choose {
        /// Whether he ends it.
        stop: bool,
    },
    /// What is to be done for him.
    Auto(Auto),
    /// Something to the others.
    Chat {
        /// What.
        text: String,
    },
    /// One of the set phrases.
    Say {
        /// Which.
        phrase: Phrase,
    },
    /// The judge is called, at a real table.
    CallJudge,
    /// The judge rules.
    Rule {
        /// The ruling.
        ruling: JsonRuling,
        /// Why.
        note: String,
    },
    /// A player wants to stop for today, or to end the game; it is done when all people at the table want it.
    Propose {
        /// `adjourn` or `end`; `nothing` takes it back.
        what: Proposal,
    },
    /// The owner of the table removes somebody, or mutes him. For a player who is removed from a game a stand-in plays on.
    Remove {
        /// The person.
        person: String,
        /// Whether he may stay, but not chat.
        mute: bool,
    },
    /// Nothing: keeps the connection alive.
    Ping,
}

/// A set phrase, which everybody reads in his own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "a phrase")]
pub enum Phrase {
    /// When one comes.
    Hello,
    /// Before the game.
    GoodLuck,
    /// For anything.
    Thanks,
    /// To a winner.
    NiceHand,
    /// For a slow move.
    Sorry,
    /// Before one.
    OneMoment,
    /// After the game.
    WellPlayed,
}

impl Phrase {
    /// All of them.
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
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "a proposal")]
pub enum Proposal {
    /// Nothing any more.
    Nothing,
    /// To stop, and to go on another day.
    Adjourn,
    /// To end the game as it stands.
    End,
}

/// What is done for a player without asking.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, expecting = "what is to be done by itself")]
pub struct Auto {
    /// Wins are taken.
    pub win: bool,
    /// Nothing else is claimed.
    pub no_calls: bool,
    /// What was drawn is discarded.
    pub discard: bool,
}

/// What a client is told.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// The first message.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The seat of the client; none for who watches.
        seat: Option<usize>,
        /// The number of the next event.
        next: u32,
        /// The highest number of a command that was done for this seat.
        done: u64,
        /// What the player may do after all that he was told: a command of his may have been lost.
        choice: Option<WireChoice>,
    },
    /// Something happened.
    Event {
        /// Its number in this view.
        number: u32,
        /// The event.
        event: WireEvent,
        /// For a player: what they may do now.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        choice: Option<WireChoice>,
    },
    /// The table as it is now; it replaces what was told before.
    Table {
        /// The table.
        table: TableState,
    },
    /// A command was done; of an act all devices of the player hear.
    Done {
        /// Its number.
        id: u64,
    },
    /// A command was refused, and nothing has changed.
    Refused {
        /// Its number.
        id: u64,
        /// Why: a code that stays the same.
        code: String,
        /// The switch that decides it.
        switch: Option<String>,
        /// The statements behind the switch.
        statements: Vec<String>,
        /// Why, in the client's language.
        text: String,
    },
    /// Somebody said something.
    Chat {
        /// Who: the person.
        person: String,
        /// His name.
        from: String,
        /// What.
        text: String,
    },
    /// Somebody said a set phrase.
    Said {
        /// His name.
        from: String,
        /// His seat; none for who watches.
        seat: Option<usize>,
        /// What.
        phrase: Phrase,
    },
    /// A player calls the judge.
    JudgeCalled {
        /// His seat.
        seat: usize,
    },
    /// The same table again: who wants to play on joins it.
    Rematch {
        /// The new table.
        table: String,
    },
    /// What was sent is no command; the connection stays open.
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
    /// Whether tiles are dealt here.
    pub fn begins_a_deal(&self) -> bool {
        matches!(self, Message::Event { event: WireEvent::Dealt { .. }, .. })
    }
}

/// Why a connection is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
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

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TableStage {
    /// Seats are being taken.
    Waiting,
    /// A deal is being played.
    Playing,
    /// The result of a deal is shown.
    Between,
    /// The leading dealer chooses whether the game ends.
    Choice,
    /// The game is to go on another day.
    Adjourned,
    /// The game is over.
    Over,
}

impl TableStage {
    /// Whether a game is being played.
    pub fn is_playing(self) -> bool {
        match self {
            TableStage::Playing | TableStage::Between | TableStage::Choice => true,
            TableStage::Waiting | TableStage::Adjourned | TableStage::Over => false,
        }
    }
}

/// A table as everybody at it sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TableState {
    /// Its id.
    pub id: String,
    /// Its stage.
    pub stage: TableStage,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// Seconds for a move, and in each bank when it began; none without a clock.
    pub clock: Option<[u32; 2]>,
    /// The rule set.
    pub rules: String,
    /// Assisted, or as at a real table.
    pub table: TableMode,
    /// Whether players may chat.
    pub chat: bool,
    /// Whether they may say set phrases.
    pub phrases: bool,
    /// Who made it.
    pub owner: String,
    /// Who watches: the first few of them.
    pub watchers: Vec<Watcher>,
    /// How many watch.
    pub watching: usize,
    /// What was promised about the walls.
    pub commitment: Option<String>,
    /// What all walls came from, once the game is over.
    pub seed: Option<String>,
    /// The host's part of it, where players added theirs: what was promised.
    pub host: Option<String>,
    /// What they added, in the order in which they sat down, once the game is over.
    pub contributions: Vec<String>,
    /// How seats were drawn: by seat, the number of the player in the order in which they sat down.
    pub drawn: Option<Vec<usize>>,
    /// The result, once the game is over: seat, points, result in tenths of a thousand, by place.
    pub result: Option<Vec<(usize, i32, i32)>>,
    /// The seat that has to choose whether the game ends.
    pub chooses: Option<usize>,
}

/// Somebody who watches.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Watcher {
    /// The person.
    pub person: String,
    /// His name.
    pub name: String,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(clippy::struct_excessive_bools, reason = "each is told apart")]
pub struct SeatState {
    /// The name of the player; none if nobody sits there.
    pub name: Option<String>,
    /// The person; none for a program.
    pub person: Option<String>,
    /// Whether a program plays.
    pub bot: bool,
    /// Whether he is connected.
    pub here: bool,
    /// Whether a stand-in plays for him.
    pub stand_in: bool,
    /// Whether he is ready for the next deal.
    pub ready: bool,
    /// Milliseconds left in his bank.
    pub bank: Option<u64>,
    /// What he proposes.
    pub proposes: Option<Proposal>,
}
