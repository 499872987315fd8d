//! Administration.

use serde::{Deserialize, Serialize};

/// Bans a person or lifts the ban.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BanRequest {
    /// Whether the person is banned from now on.
    pub banned: bool,
}

/// A rule set that was added.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct AddedRules {
    /// The id of the rule set.
    pub id: String,
    /// The version of the rule set.
    pub version: u32,
    /// The hash by which records refer to the rule set.
    pub hash: String,
}
