//! Tables and the lobby. Secrets cannot leave through these types: they have no field for a password or a contribution.

use serde::{Deserialize, Serialize};

/// The final standing of a seat: seat, points, result in tenths of a thousand. Lists of standings are ordered by rank.
pub type Standing = (usize, i32, i32);

/// How much of the rules the server takes care of.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "a table mode")]
pub enum TableMode {
    /// Assisted: only legal moves are possible, and the server counts.
    #[default]
    Assisted,
    /// Unassisted, as at a real table: players can err, and a judge rules.
    RealTable,
}

/// Who may take a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "who may take a seat")]
pub enum Entry {
    /// Anybody; the table is listed in the lobby.
    #[default]
    Open,
    /// Anybody with the link; the table is not listed.
    Link,
    /// Anybody with the password; the table is listed.
    Password,
}

/// The settings of a table that anyone may see.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PublicSettings {
    /// The id of the rule set.
    pub rules: String,
    /// The version of the rule set.
    pub rules_version: Option<u32>,
    /// The length of the game, if it is not the rule set's: `one-deal`, `east`, `east-south` or `all-winds`.
    pub length: Option<String>,
    /// Assisted, or as at a real table with a judge.
    pub table: TableMode,
    /// Seconds for each move and in the time bank; null without a clock.
    pub clock: Option<[u32; 2]>,
    /// The bots that take seats.
    pub bots: Vec<String>,
    /// Who may take a seat.
    pub entry: Entry,
    /// The minimum time per discard, in milliseconds.
    pub window: u32,
    /// Whether players can chat.
    pub chat: bool,
    /// Whether players can send set phrases.
    pub phrases: bool,
    /// Seconds after which spectators see open hands; null: never.
    pub open_after: Option<u32>,
    /// Milliseconds a bot takes for a move.
    pub pace: u32,
}

/// Who sits at a table, as anyone may see it.
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
        /// Its name.
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
    /// The id.
    pub id: String,
    /// The stage: waiting or playing.
    pub stage: GameStage,
    /// When the table was created, in seconds since 1970.
    pub created: i64,
    /// The settings.
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
}

/// A table that was created.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct CreatedTable {
    /// The id.
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

/// As whom a client connects to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ConnectRole {
    /// A player who has a seat.
    #[default]
    Player,
    /// A spectator who sees no hands.
    Spectator,
    /// A spectator who sees all hands, after the delay in the settings.
    Open,
    /// A judge.
    Judge,
}

/// The query string of a live connection.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct ConnectParams {
    /// As whom to connect.
    pub role: ConnectRole,
    /// The number of the last event that the client has seen.
    pub last: Option<u32>,
}
