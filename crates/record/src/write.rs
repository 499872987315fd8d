//! Helpers shared by the writers.

use std::fmt;

use hanchan_rules::Rules;

use crate::recorded::RecordedGame;
use crate::rules::RecordedRules;

/// The reason why a game cannot be written in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteError {
    /// The deal with this index has no end.
    Unfinished(usize),
    /// The record lacks details of the deal with this index that the format requires. Replaying the game would
    /// supply them.
    MissingDetails(usize),
    /// In the deal with this index it would be unclear who did what when.
    Ambiguous(usize),
    /// The rules cannot be loaded.
    OtherRules,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::Unfinished(deal) => write!(f, "deal {} has no end", deal + 1),
            WriteError::MissingDetails(deal) => {
                write!(f, "deal {} lacks details that the format requires", deal + 1)
            }
            WriteError::Ambiguous(deal) => {
                write!(f, "in deal {} it would be unclear who did what when", deal + 1)
            }
            WriteError::OtherRules => f.write_str("the rules are not those of the record"),
        }
    }
}

impl std::error::Error for WriteError {}

/// Returns the rules of a record that is to be written.
pub(crate) fn rules_of(game: &RecordedGame) -> Result<Rules, WriteError> {
    game.rules.rules().map_err(|_| WriteError::OtherRules)
}

/// Returns whether two rule sets play the same.
pub(crate) fn same_rules(published: &RecordedRules, rules: &Rules) -> bool {
    published.rules().is_ok_and(|published| published.name().hash == rules.name().hash)
}
