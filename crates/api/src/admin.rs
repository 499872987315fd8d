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
    /// The id.
    pub id: String,
    /// The version.
    pub version: u32,
    /// The hash that records use to refer to it.
    pub hash: String,
}
