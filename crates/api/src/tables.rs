//! Tables and the lobby. These types have no field for a password or a contribution, so they cannot leak one.

use serde::{Deserialize, Serialize};

use crate::live::{ConnectRole, Proposal};
use crate::settings::{PublicSettings, TableMode};

/// The final standing of a seat: seat, points, and result in tenths of a thousand points. Lists of standings are
/// ordered by placement.
pub type Standing = (usize, i32, i32);

/// The occupant of a seat, as visible to everyone.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum PublicSeat {
    /// A person.
    Person {
        /// The person's id.
        id: String,
        /// The display name.
        name: String,
    },
    /// A bot.
    Program {
        /// The bot's name.
        name: String,
    },
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum GameStage {
    /// Seats are being taken.
    Waiting,
    /// A game is being played.
    Playing,
    /// The game will continue another day.
    Adjourned,
    /// The game is over, or never began.
    Over,
}

impl GameStage {
    const ALL: [GameStage; 4] =
        [GameStage::Waiting, GameStage::Playing, GameStage::Adjourned, GameStage::Over];

    /// Returns the name, as in JSON and in the database.
    pub const fn name(self) -> &'static str {
        match self {
            GameStage::Waiting => "waiting",
            GameStage::Playing => "playing",
            GameStage::Adjourned => "adjourned",
            GameStage::Over => "over",
        }
    }

    /// Finds a stage by its name.
    pub fn from_name(name: &str) -> Option<GameStage> {
        GameStage::ALL.into_iter().find(|stage| stage.name() == name)
    }
}

/// A table in the lobby.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ListedTable {
    /// The id of the table.
    pub id: String,
    /// The stage: waiting or playing.
    pub stage: GameStage,
    /// When the table was created, in seconds since 1970.
    pub created: i64,
    /// The settings of the table.
    pub settings: PublicSettings,
    /// Who sits where; null for an empty seat.
    pub seats: Vec<Option<PublicSeat>>,
}

/// A bot that can take a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ListedBot {
    /// The name that settings refer to.
    pub name: String,
    /// Whether the bot is built in. External bots play only at assisted tables.
    pub ours: bool,
    /// How the bot plays, in English; null for external bots.
    pub description: Option<String>,
}

/// A new table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct CreatedTable {
    /// The id of the table.
    pub id: String,
}

/// Creates a table with bots in all other seats.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct PlayNowRequest {
    /// The id of the rule set; `common` by default.
    pub rules: Option<String>,
    /// The person's contribution to the walls.
    pub contribution: Option<String>,
}

/// Takes a seat.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct SitRequest {
    /// The table's password, if it has one.
    pub password: Option<String>,
    /// The person's contribution to the walls.
    pub contribution: Option<String>,
}

/// Creates a table with the settings of another one.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct RematchRequest {
    /// The person's contribution to the walls.
    pub contribution: Option<String>,
}

/// The query string of a request for a live connection.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct ConnectParams {
    /// The role in which to connect.
    pub role: ConnectRole,
    /// The number of the last event that the client has received.
    pub last: Option<u32>,
}

/// The stage of a table. A game in progress has several stages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TableStage {
    /// Seats are being taken.
    Waiting,
    /// A deal is being played.
    Playing,
    /// The result of a deal is being shown.
    Between,
    /// The leading dealer is choosing whether the game ends.
    Choice,
    /// The game will continue another day.
    Adjourned,
    /// The game is over.
    Over,
}

impl TableStage {
    /// Returns whether a game is being played.
    pub fn is_playing(self) -> bool {
        match self {
            TableStage::Playing | TableStage::Between | TableStage::Choice => true,
            TableStage::Waiting | TableStage::Adjourned | TableStage::Over => false,
        }
    }
}

/// The state of a table, as visible to everyone at it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct TableState {
    /// The id of the table.
    pub id: String,
    /// The stage of the table.
    pub stage: TableStage,
    /// The state of each seat.
    pub seats: Vec<SeatState>,
    /// The seconds for each move, and the seconds in the time bank at the start; null without a clock.
    pub clock: Option<[u32; 2]>,
    /// The id of the rule set.
    pub rules: String,
    /// The table mode: assisted, or unassisted with a judge.
    pub table: TableMode,
    /// Whether players can chat.
    pub chat: bool,
    /// Whether players can send set phrases.
    pub phrases: bool,
    /// The id of the table's owner.
    pub owner: String,
    /// The first few spectators.
    pub watchers: Vec<Watcher>,
    /// The number of spectators.
    pub watching: usize,
    /// The commitment to the walls.
    pub commitment: Option<String>,
    /// The seed of all walls, once the game is over.
    pub seed: Option<String>,
    /// The server's part of the seed, if players contributed, once the game is over: the commitment is its hash.
    pub host: Option<String>,
    /// The players' contributions, in the order in which they sat down, once the game is over.
    pub contributions: Vec<String>,
    /// The drawn seats: for each seat, the number of its player in the order in which players sat down.
    pub drawn: Option<Vec<usize>>,
    /// The final standings, once the game is over.
    pub result: Option<Vec<Standing>>,
    /// The seat that has to choose whether the game ends.
    pub chooses: Option<usize>,
}

/// A spectator.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Watcher {
    /// The person's id.
    pub person: String,
    /// The display name.
    pub name: String,
}

/// A seat, as visible to everyone.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct SeatState {
    /// The player's name; null for an empty seat.
    pub name: Option<String>,
    /// The person's id; null for a bot.
    pub person: Option<String>,
    /// Whether a bot has the seat.
    pub bot: bool,
    /// Whether the player is connected.
    pub here: bool,
    /// Whether a stand-in is playing for the player.
    pub stand_in: bool,
    /// Whether the player is ready for the next deal.
    pub ready: bool,
    /// Milliseconds left in the player's time bank.
    pub bank: Option<u64>,
    /// What the player proposes.
    pub proposes: Option<Proposal>,
}
