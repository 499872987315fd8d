//! Finished games.

use hanchan_record::Format;
use serde::{Deserialize, Serialize};

use crate::names::ByName;
use crate::settings::PublicSettings;
use crate::tables::Standing;

/// A finished game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct FinishedGame {
    /// The id of the game's table.
    pub id: String,
    /// The exact rules.
    pub rules: RulesName,
    /// The settings of the table.
    pub settings: PublicSettings,
    /// The players' names by seat. A player who deleted their account is still named in the record.
    pub players: Vec<String>,
    /// When the game began, in seconds since 1970.
    pub began: Option<i64>,
    /// The number of steps in each deal.
    pub deals: Vec<usize>,
    /// The final standings; null if the game was ended early.
    pub result: Option<Vec<Standing>>,
    /// Whether the game was ended early, by agreement or by an administrator.
    pub stopped: bool,
    /// Proof that the walls were fixed before the game.
    pub proof: WallProof,
    /// The formats of the record.
    pub formats: Vec<ByName<Format>>,
}

/// The exact version of a rule set.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RulesName {
    /// The id of the rule set.
    pub id: String,
    /// The version of the rule set.
    pub version: u32,
    /// The hash of the rule set's switches.
    pub hash: String,
}

/// Proof that the walls are the ones the server committed to before the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WallProof {
    /// The commitment published before the game.
    pub commitment: Option<String>,
    /// The seed of all walls.
    pub seed: Option<String>,
    /// The server's part of the seed, if players contributed: the commitment is its hash.
    pub host: Option<String>,
    /// The players' contributions, in the order in which they sat down.
    pub contributions: Vec<String>,
    /// The name of the algorithm that computes the walls; `docs/wall.md` describes it.
    pub algorithm: String,
    /// Whether the seed matches the commitment and every wall matches the seed.
    pub kept: bool,
    /// The recomputed walls.
    pub walls: Vec<RecomputedWall>,
}

/// A wall, recomputed from the seed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RecomputedWall {
    /// The number of the deal, counting from 1.
    pub deal: u32,
    /// The dice: two for the first roll, and two for the second.
    pub dice: [u8; 4],
    /// The tiles in the order of the wall.
    pub tiles: String,
    /// Whether the deal was played with this wall.
    pub same: bool,
}

/// The format of a record.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct RecordParams {
    /// The format; Hanchan's own log by default.
    pub format: Option<ByName<Format>>,
}

/// A shared record.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SharedRecord {
    /// The id of the record.
    pub id: String,
}
