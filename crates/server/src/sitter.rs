//! Occupants of seats.

use serde::{Deserialize, Serialize};

/// The occupant of a seat, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// A person.
    Person {
        /// The person's id.
        id: String,
        /// The display name.
        name: String,
        /// The person's contribution to the walls.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        contribution: String,
        /// Whether the table's owner has removed the person from the game; a stand-in plays for them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
    },
    /// A bot, built-in or external.
    Program {
        /// The bot's name.
        name: String,
    },
}

impl Sitter {
    /// Returns whether this is the person with this id.
    pub fn is(&self, person: &str) -> bool {
        matches!(self, Sitter::Person { id, .. } if id == person)
    }

    /// Returns whether this is a person.
    pub fn is_person(&self) -> bool {
        matches!(self, Sitter::Person { .. })
    }

    /// Returns the name of the person or the bot.
    pub fn name(&self) -> &str {
        match self {
            Sitter::Person { name, .. } | Sitter::Program { name } => name,
        }
    }
}
