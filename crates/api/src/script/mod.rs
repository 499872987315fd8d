//! Scripted deals: what happens step by step, what is refused and why, and whether the expectations hold.

mod play;
mod problem;

pub(crate) use problem::failure_text;

use hanchan_rules::Yaku;
use hanchan_tiles::{Hand, Tile, Wind};
use serde::{Deserialize, Serialize};

use crate::names::{ByName, Text};
use crate::rules::FoundStatement;
use crate::score::{ExplanationResponse, ScoreValue};

/// Plays scripted deals.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ScriptRequest {
    /// The scripts, one after another.
    pub text: String,
    /// The rule set to play all scripts under, instead of their own.
    pub rules: Option<String>,
}

/// Scripts that were played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScriptResponse {
    /// Whether all expectations of all scripts hold, and all lines could be read.
    pub holds: bool,
    /// The scripts.
    pub scripts: Vec<PlayedScript>,
}

/// A script that was played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct PlayedScript {
    /// The script's name.
    pub name: String,
    /// The number of the line on which the script starts, counting from 1.
    pub line: usize,
    /// The name of the rule set.
    pub rules: String,
    /// The title of the rule set, localized.
    pub rules_title: String,
    /// Whether all lines could be read and all expectations hold. In a script without expectations, a refused act is
    /// an answer, not a failure.
    pub holds: bool,
    /// The position; null if it is invalid.
    pub position: Option<ScriptPosition>,
    /// The steps, up to one that could not be played.
    pub steps: Vec<ScriptStep>,
    /// What came of it; null if the position is invalid.
    pub outcome: Option<ScriptOutcome>,
    /// The expectations.
    pub expectations: Vec<ScriptExpectation>,
    /// What is wrong in the position and in the steps.
    pub problems: Vec<ScriptProblem>,
}

/// The position from which a script starts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScriptPosition {
    /// The deal, the dealer, honba and riichi sticks, localized.
    pub deal: String,
    /// The number of tiles left in the live wall.
    pub live: u8,
    /// The dora indicators.
    pub dora: Vec<Text<Tile>>,
    /// The players, starting with the dealer.
    pub seats: Vec<ScriptSeat>,
}

/// A player at the start of a script.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScriptSeat {
    /// The seat wind.
    pub seat: ByName<Wind>,
    /// The name of the seat wind, localized.
    pub name: String,
    /// The points.
    pub points: i32,
    /// The hand; null if the script does not give it.
    pub hand: Option<Text<Hand>>,
    /// The discards.
    pub discards: Vec<Text<Tile>>,
    /// Whether the player has declared riichi.
    pub riichi: bool,
}

/// A step of a script.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScriptStep {
    /// The number of the line, counting from 1.
    pub line: usize,
    /// The line.
    pub text: String,
    /// What happened, localized.
    pub events: Vec<String>,
    /// Why the act was refused; null if it was not.
    pub refused: Option<ScriptRefusal>,
}

/// Why an act was refused.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScriptRefusal {
    /// The code of the reason.
    pub code: &'static str,
    /// The reason, localized.
    pub why: String,
    /// Whether the script expects the refusal.
    pub expected: bool,
    /// The switch behind the refusal, as `group.key`; null if no switch decides it.
    pub switch: Option<String>,
    /// The name of the switch and its value, localized.
    pub rule: Option<String>,
    /// The statements that the switch cites.
    pub statements: Vec<FoundStatement>,
}

/// What came of a script.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScriptOutcome {
    /// How the deal ended; null if it is not over.
    pub ended: Option<ScriptEnding>,
    /// How the deal ended, or whose turn it is, localized.
    pub text: String,
    /// The wins.
    pub wins: Vec<ScriptWin>,
    /// The points after the script, starting with the dealer.
    pub points: Vec<ScriptStanding>,
    /// The number of riichi sticks on the table.
    pub sticks: u8,
    /// What follows; null if the deal is not over.
    pub next: Option<ScriptNext>,
}

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ScriptEnding {
    /// Somebody won.
    Won,
    /// The wall was used up.
    Exhausted,
    /// The deal was aborted.
    Aborted,
    /// A chombo ended the deal.
    Chombo,
    /// The judge ordered a redeal.
    Void,
}

/// A win.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScriptWin {
    /// The winner's seat wind.
    pub seat: ByName<Wind>,
    /// The seat wind of the player who discarded the winning tile; null for a tsumo.
    pub from: Option<ByName<Wind>>,
    /// The hand without the winning tile.
    pub hand: Text<Hand>,
    /// The winning tile.
    pub tile: Text<Tile>,
    /// The yaku for which another player is liable, if there are any.
    pub liable: Vec<ByName<Yaku>>,
    /// The value of the win.
    pub value: ScoreValue,
    /// The explanation, localized.
    pub explanation: ExplanationResponse,
}

/// A player's points after a script.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScriptStanding {
    /// The seat wind.
    pub seat: ByName<Wind>,
    /// The name of the seat wind, localized.
    pub name: String,
    /// The points.
    pub points: i32,
    /// The change since the start of the script.
    pub change: i32,
}

/// What follows a deal.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScriptNext {
    /// Whether the game is over.
    pub over: bool,
    /// The seat wind of the next dealer, in the deal that was played; null if no deal follows.
    pub dealer: Option<ByName<Wind>>,
    /// The honba of the next deal; null if no deal follows.
    pub honba: Option<u8>,
    /// What follows, localized: the next deal, or the final places.
    pub text: Vec<String>,
}

/// An expectation of a script.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScriptExpectation {
    /// The number of the line, counting from 1.
    pub line: usize,
    /// The line.
    pub text: String,
    /// Whether the expectation holds.
    pub holds: bool,
    /// Why it does not hold, or why the line cannot be read, localized; null if it holds.
    pub why: Option<String>,
}

/// A line of a script that is invalid, or in which something else than expected happened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScriptProblem {
    /// The number of the line, counting from 1.
    pub line: usize,
    /// What is wrong, localized.
    pub message: String,
}
