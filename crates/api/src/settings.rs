//! The settings of a table.

use std::fmt;

use hanchan_bots::Player;
use hanchan_round::Sitting;
use hanchan_rules::Length;
use serde::{Deserialize, Serialize};

use crate::names::ByName;

/// How much the server enforces the rules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "a table mode")]
pub enum TableMode {
    /// Assisted: only legal moves are possible, and the server computes scores.
    #[default]
    Assisted,
    /// Unassisted, as at a real table: players can make mistakes, and a judge rules.
    RealTable,
}

/// Who may take a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "who may take a seat")]
pub enum SeatAccess {
    /// Anybody; the table is listed in the lobby.
    #[default]
    Open,
    /// Anybody with the link; the table is not listed.
    Link,
    /// Anybody with the password; the table is listed.
    Password,
}

/// The settings of a table, chosen by its owner.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The id of the rule set.
    pub rules: String,
    /// The version of the rule set; the newest by default.
    pub rules_version: Option<u32>,
    /// The length of the game, if it differs from the rule set's.
    pub length: Option<ByName<Length>>,
    /// The table mode: assisted, or unassisted with a judge.
    pub table: TableMode,
    /// The seconds for each move, and the seconds in the time bank; null without a clock.
    pub clock: Option<[u32; 2]>,
    /// The bots that take seats, by the names that `/api/bots` lists.
    pub bots: Vec<String>,
    /// Who may take a seat.
    pub entry: SeatAccess,
    /// The password that people need to take a seat. It is hashed and stored apart from the settings.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub password: Option<String>,
    /// The owner's contribution to the walls. It is stored with the owner's seat.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub contribution: Option<String>,
    /// The minimum time per discard, in milliseconds, so that pauses don't reveal who can call the tile; 0 for no
    /// minimum.
    pub window: u32,
    /// Whether players can chat.
    pub chat: bool,
    /// Whether players can send set phrases.
    pub phrases: bool,
    /// Seconds after which spectators see open hands; null for never.
    pub open_after: Option<u32>,
    /// The time that a bot takes for a move, in milliseconds.
    pub pace: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            rules: "common".to_owned(),
            rules_version: None,
            length: None,
            table: TableMode::Assisted,
            clock: Some([10, 30]),
            bots: Vec::new(),
            entry: SeatAccess::Open,
            password: None,
            contribution: None,
            window: 0,
            chat: true,
            phrases: true,
            open_after: Some(300),
            pace: 600,
        }
    }
}

/// The settings of a table that anyone may see. They include neither the password nor contributions.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct PublicSettings {
    /// The id of the rule set.
    pub rules: String,
    /// The version of the rule set.
    pub rules_version: Option<u32>,
    /// The length of the game, if it differs from the rule set's.
    pub length: Option<ByName<Length>>,
    /// The table mode: assisted, or unassisted with a judge.
    pub table: TableMode,
    /// The seconds for each move, and the seconds in the time bank; null without a clock.
    pub clock: Option<[u32; 2]>,
    /// The bots that take seats.
    pub bots: Vec<String>,
    /// Who may take a seat.
    pub entry: SeatAccess,
    /// The minimum time per discard, in milliseconds.
    pub window: u32,
    /// Whether players can chat.
    pub chat: bool,
    /// Whether players can send set phrases.
    pub phrases: bool,
    /// Seconds after which spectators see open hands; null for never.
    pub open_after: Option<u32>,
    /// The time that a bot takes for a move, in milliseconds.
    pub pace: u32,
}

impl From<Settings> for PublicSettings {
    fn from(settings: Settings) -> PublicSettings {
        PublicSettings {
            rules: settings.rules,
            rules_version: settings.rules_version,
            length: settings.length,
            table: settings.table,
            clock: settings.clock,
            bots: settings.bots,
            entry: settings.entry,
            window: settings.window,
            chat: settings.chat,
            phrases: settings.phrases,
            open_after: settings.open_after,
            pace: settings.pace,
        }
    }
}

/// A setting whose value is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongSetting {
    /// The clock.
    Clock,
    /// The bots.
    Bots,
    /// The entry: a password must be set for `password`, and for no other value.
    Entry,
    /// The password.
    Password,
    /// The minimum time per discard.
    Window,
    /// The pace of bots.
    Pace,
}

impl fmt::Display for WrongSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WrongSetting::Clock => "clock",
            WrongSetting::Bots => "bots",
            WrongSetting::Entry => "entry",
            WrongSetting::Password => "password",
            WrongSetting::Window => "window",
            WrongSetting::Pace => "pace",
        })
    }
}

impl std::error::Error for WrongSetting {}

/// The maximum length of a table's password, in bytes.
const MAX_PASSWORD_BYTES: usize = 200;

impl Settings {
    /// Returns the table mode as the engine names it.
    pub fn sitting(&self) -> Sitting {
        match self.table {
            TableMode::Assisted => Sitting::Assisted,
            TableMode::RealTable => Sitting::RealTable,
        }
    }

    /// Returns whether the table is unassisted.
    pub fn is_unassisted(&self) -> bool {
        self.table == TableMode::RealTable
    }

    /// Returns whether external bots take seats.
    pub fn has_external_bots(&self) -> bool {
        self.bots.iter().any(|name| built_in_bot(name).is_none())
    }

    /// Takes the password out of the settings. A table has a password if and only if its [`SeatAccess`] is
    /// `Password`.
    pub fn take_password(&mut self) -> Result<Option<String>, WrongSetting> {
        let password = self.password.take();
        if (self.entry == SeatAccess::Password) != password.is_some() {
            return Err(WrongSetting::Entry);
        }
        if password.as_ref().is_some_and(|password| password.len() > MAX_PASSWORD_BYTES) {
            return Err(WrongSetting::Password);
        }
        Ok(password)
    }

    /// Checks the values. `is_external_bot` returns whether an external bot has this name.
    pub fn check(&self, players: usize, is_external_bot: impl Fn(&str) -> bool) -> Result<(), WrongSetting> {
        if self.clock.is_some_and(|[a_move, bank]| a_move > 3600 || bank > 86_400 || a_move + bank == 0) {
            return Err(WrongSetting::Clock);
        }
        let known = |name: &String| built_in_bot(name).is_some() || is_external_bot(name);
        if self.bots.len() > players || !self.bots.iter().all(known) {
            return Err(WrongSetting::Bots);
        }
        if self.window > 10_000 {
            return Err(WrongSetting::Window);
        }
        if self.pace > 60_000 {
            return Err(WrongSetting::Pace);
        }
        Ok(())
    }
}

/// Returns the built-in bot with this name, if it can take a seat at a table.
pub fn built_in_bot(name: &str) -> Option<Player> {
    Player::offered().find(|player| player.id() == name)
}
