//! What is chosen when a table is made.

use hanchan_bots::Player;
use hanchan_round::Sitting;
use serde::{Deserialize, Serialize};

use crate::bots::Bots;

/// A table as somebody wants it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Settings {
    /// The rule set: an id of the server's list.
    pub rules: String,
    /// Its version; the newest without it.
    pub rules_version: Option<u32>,
    /// How long the game is, if not as the rule set says: `one-deal`, `east`, `east-south` or `all-winds`.
    pub length: Option<String>,
    /// `assisted`, or `real-table` with a judge.
    pub table: String,
    /// Seconds for each move and in the bank; none for teaching.
    pub clock: Option<[u32; 2]>,
    /// The players that take seats from the start: names from `/api/bots`.
    pub bots: Vec<String>,
    /// `open`, `link` (who knows its address) or `password`.
    pub entry: String,
    /// The password, if there is one; it is never told.
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
            table: "assisted".to_owned(),
            clock: Some([10, 30]),
            bots: Vec::new(),
            entry: "open".to_owned(),
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

/// What is wrong with settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongSetting(pub &'static str);

impl Settings {
    /// How the players sit.
    pub fn sitting(&self) -> Sitting {
        if self.table == "real-table" { Sitting::RealTable } else { Sitting::Assisted }
    }

    /// Whether bots of others are to sit there.
    pub fn has_guests(&self) -> bool {
        self.bots.iter().any(|name| program(name).is_none())
    }

    /// Whether everything has a value that there is.
    pub fn check(&self, players: usize, bots: &Bots) -> Result<(), WrongSetting> {
        let wrong = |key| Err(WrongSetting(key));
        if !["assisted", "real-table"].contains(&self.table.as_str()) {
            return wrong("table");
        }
        if self.clock.is_some_and(|[a_move, bank]| a_move > 3600 || bank > 86_400 || a_move + bank == 0) {
            return wrong("clock");
        }
        let known = |name: &String| program(name).is_some() || bots.has(name);
        if self.bots.len() > players || !self.bots.iter().all(known) {
            return wrong("bots");
        }
        let entries = ["open", "link", "password"];
        if !entries.contains(&self.entry.as_str()) || (self.entry == "password") != self.password.is_some() {
            return wrong("entry");
        }
        if self.password.as_ref().is_some_and(|password| password.len() > 200) {
            return wrong("password");
        }
        if self.window > 10_000 {
            return wrong("window");
        }
        if self.pace > 60_000 {
            return wrong("pace");
        }
        Ok(())
    }
}

/// One of the program's own players by its name.
pub fn program(name: &str) -> Option<Player> {
    Player::offered().find(|player| player.id() == name)
}
