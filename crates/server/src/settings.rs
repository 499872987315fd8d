//! The settings of a table.

pub use hanchan_api::tables::{Entry, TableMode};
use hanchan_bots::Player;
use hanchan_round::Sitting;
use hanchan_rules::Length;
use serde::{Deserialize, Serialize};

use crate::bots::Bots;

/// The settings of a table, chosen by its owner.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Settings {
    /// The rule set: an id of the server's list.
    pub rules: String,
    /// Its version; the newest without it.
    pub rules_version: Option<u32>,
    /// How long the game is, if not as the rule set says.
    #[serde(with = "length_name")]
    #[cfg_attr(test, schemars(with = "Option<String>"))]
    #[cfg_attr(test, ts(type = "'one-deal' | 'east' | 'east-south' | 'all-winds' | null"))]
    pub length: Option<Length>,
    /// Assisted, or as at a real table with a judge.
    pub table: TableMode,
    /// Seconds for each move and in the bank; none for teaching.
    pub clock: Option<[u32; 2]>,
    /// The players that take seats from the start: names from `/api/bots`.
    pub bots: Vec<String>,
    /// Who may take a seat.
    pub entry: Entry,
    /// The password that people need to take a seat. It is hashed and stored apart from the settings.
    #[serde(skip_serializing)]
    #[cfg_attr(test, ts(optional))]
    pub password: Option<String>,
    /// What the owner adds to the walls; it is kept with his seat.
    #[serde(skip_serializing)]
    #[cfg_attr(test, ts(optional))]
    pub contribution: Option<String>,
    /// Milliseconds that every discard lies before anybody sees what follows, so that no pause betrays a claim; 0: only as
    /// long as somebody thinks.
    pub window: u32,
    /// Whether players may chat.
    pub chat: bool,
    /// Whether they may say set phrases.
    pub phrases: bool,
    /// Seconds after which spectators see open hands; none: never.
    pub open_after: Option<u32>,
    /// Milliseconds a program thinks.
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
            entry: Entry::Open,
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

/// A setting that has an impossible value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongSetting {
    /// The clock.
    #[error("clock")]
    Clock,
    /// The bots.
    #[error("bots")]
    Bots,
    /// Who may take a seat: a password belongs to `password`, and to nothing else.
    #[error("entry")]
    Entry,
    /// The password.
    #[error("password")]
    Password,
    /// The time of a discard.
    #[error("window")]
    Window,
    /// The pace of bots.
    #[error("pace")]
    Pace,
}

/// The longest password of a table, in bytes.
const MAX_PASSWORD_BYTES: usize = 200;

impl Settings {
    /// The table mode as the engine names it.
    pub fn sitting(&self) -> Sitting {
        match self.table {
            TableMode::Assisted => Sitting::Assisted,
            TableMode::RealTable => Sitting::RealTable,
        }
    }

    /// Whether it is played as at a real table.
    pub fn is_unassisted(&self) -> bool {
        self.table == TableMode::RealTable
    }

    /// Whether external bots are to play.
    pub fn has_external_bots(&self) -> bool {
        self.bots.iter().any(|name| program(name).is_none())
    }

    /// Takes the password out, if there is one exactly where one is needed.
    pub(crate) fn take_password(&mut self) -> Result<Option<String>, WrongSetting> {
        let password = self.password.take();
        if (self.entry == Entry::Password) != password.is_some() {
            return Err(WrongSetting::Entry);
        }
        if password.as_ref().is_some_and(|password| password.len() > MAX_PASSWORD_BYTES) {
            return Err(WrongSetting::Password);
        }
        Ok(password)
    }

    /// Checks values that depend on the rules or on the operator's bots.
    pub fn check(&self, players: usize, bots: &Bots) -> Result<(), WrongSetting> {
        if self.clock.is_some_and(|[a_move, bank]| a_move > 3600 || bank > 86_400 || a_move + bank == 0) {
            return Err(WrongSetting::Clock);
        }
        let known = |name: &String| program(name).is_some() || bots.has(name);
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

/// A game's length by its name.
mod length_name {
    use hanchan_rules::Length;
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    #[allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
    pub(super) fn serialize<S: Serializer>(length: &Option<Length>, to: S) -> Result<S::Ok, S::Error> {
        length.map(Length::name).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Length>, D::Error> {
        let Some(name) = Option::<String>::deserialize(from)? else { return Ok(None) };
        let known = Length::ALL.iter().find(|known| known.name() == name);
        known.copied().map(Some).ok_or_else(|| D::Error::custom(format!("unknown length `{name}`")))
    }
}

/// One of the program's own players by its name.
pub fn program(name: &str) -> Option<Player> {
    Player::offered().find(|player| player.id() == name)
}
