//! Helpers shared by the writers.

use std::fmt;

use hanchan_rules::Rules;

use crate::recorded::RecordedGame;
use crate::rules::RecordedRules;

/// Why a game cannot be written in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inexpressible {
    /// A deal has no end; carries its index.
    Unfinished(usize),
    /// The record lacks details of this deal that the format requires. Replaying the game would supply them.
    Untold(usize),
    /// In this deal it would be unclear who did what when.
    Ambiguous(usize),
    /// The rules cannot be loaded.
    OtherRules,
}

impl fmt::Display for Inexpressible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Inexpressible::Unfinished(deal) => write!(f, "deal {} has no end", deal + 1),
            Inexpressible::Untold(deal) => {
                write!(f, "deal {} lacks details that the format requires", deal + 1)
            }
            Inexpressible::Ambiguous(deal) => {
                write!(f, "in deal {} it would be unclear who did what when", deal + 1)
            }
            Inexpressible::OtherRules => f.write_str("the rules are not those of the record"),
        }
    }
}

impl std::error::Error for Inexpressible {}

/// Returns the rules of a record that is to be written.
pub(crate) fn rules_of(game: &RecordedGame) -> Result<Rules, Inexpressible> {
    game.rules.rules().map_err(|_| Inexpressible::OtherRules)
}

/// Whether two rule sets play the same.
pub(crate) fn same_rules(told: &RecordedRules, rules: &Rules) -> bool {
    told.rules().is_ok_and(|told| told.name().hash == rules.name().hash)
}
