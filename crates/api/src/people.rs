//! People, sessions and what the server stores about a person.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::settings::PublicSettings;
use crate::tables::{GameStage, Standing};

/// What an account can do on the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AccountRole {
    /// Play and watch.
    Player,
    /// Play, watch, and make rulings at unassisted tables.
    Judge,
    /// Do what judges can, and manage people, tables and rule sets.
    Administrator,
}

impl AccountRole {
    /// Returns whether the role can make rulings at unassisted tables.
    pub fn may_judge(self) -> bool {
        self != AccountRole::Player
    }

    /// Returns the role with this name.
    pub fn named(name: &str) -> Option<AccountRole> {
        match name {
            "player" => Some(AccountRole::Player),
            "judge" => Some(AccountRole::Judge),
            "administrator" => Some(AccountRole::Administrator),
            _ => None,
        }
    }

    /// Returns the name of the role.
    pub fn name(self) -> &'static str {
        match self {
            AccountRole::Player => "player",
            AccountRole::Judge => "judge",
            AccountRole::Administrator => "administrator",
        }
    }
}

/// A guest or an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Person {
    /// The id, which never changes.
    pub id: String,
    /// The display name.
    pub name: String,
    /// What the person can do.
    pub role: AccountRole,
    /// Whether the person has no password yet.
    pub guest: bool,
}

/// Starts a session as a guest.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    /// The display name.
    pub name: String,
}

/// Registers an account or signs in.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AccountRequest {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Sets a new password with the token of an administrator's link.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ResetRequest {
    /// The token.
    pub token: String,
    /// The new password.
    pub password: String,
}

/// The query string of an administrator's link.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(default)]
pub struct ResetLink {
    /// The token.
    pub token: String,
}

/// A new session.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Session {
    /// The person who signed in.
    pub person: Person,
    /// The token for programs; browsers use the cookie.
    pub token: String,
}

/// A table at which the person took a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ListedGame {
    /// The id of the table.
    pub id: String,
    /// The stage of the table.
    pub stage: GameStage,
    /// When the table was created, in seconds since 1970.
    pub created: i64,
    /// The settings of the table.
    pub settings: PublicSettings,
    /// The final standings; null before the end, or if the game was ended early.
    pub result: Option<Vec<Standing>>,
    /// The players' names by seat; null for an empty seat.
    pub players: Vec<Option<String>>,
    /// The person's seat; null if they left before the game began.
    pub seat: Option<usize>,
}

/// Everything the server stores about a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Export {
    /// The person.
    pub person: Person,
    /// The tables at which the person took a seat.
    pub games: Vec<ListedGame>,
    /// The records of the person's finished games.
    pub records: Vec<String>,
    /// The person's training progress.
    pub training: Training,
}

/// Training progress.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Training {
    /// The level for each kind of question.
    pub levels: BTreeMap<String, TrainingLevel>,
    /// The flash card of each yaku.
    pub cards: BTreeMap<String, TrainingCard>,
}

/// The level in one kind of question.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TrainingLevel {
    /// The level, from 0 to 1000.
    pub level: u16,
    /// How many questions were answered.
    pub asked: u32,
    /// How many of the answers were right.
    pub right: u32,
}

/// A flash card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TrainingCard {
    /// The box of the card; cards in higher boxes come back later.
    #[serde(rename = "box")]
    pub in_box: u8,
    /// The day on which the card is due, in days since 1970.
    pub due: u32,
}

impl Training {
    /// The maximum number of entries; there are far fewer topics and cards.
    const MOST_ENTRIES: usize = 200;
    /// The maximum length of an id.
    const LONGEST_ID: usize = 40;

    /// Returns whether the numbers are possible and the size is reasonable.
    pub fn is_valid(&self) -> bool {
        let mut ids = self.levels.keys().chain(self.cards.keys());
        self.levels.len() + self.cards.len() <= Training::MOST_ENTRIES
            && self.levels.values().all(|level| level.level <= 1000 && level.right <= level.asked)
            && ids.all(|id| id.len() <= Training::LONGEST_ID)
    }
}
