//! What writers of the field's formats need alike.

use std::fmt;

use hanchan_rules::Rules;

use crate::recorded::RecordedGame;
use crate::rules::RecordedRules;

/// What a format has no word for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inexpressible {
    /// This deal, from 0, has no end.
    Unfinished(usize),
    /// The record does not tell something that the format must have in this deal; played again it does.
    Untold(usize),
    /// In this deal it would not be clear who did what when.
    Ambiguous(usize),
    /// The rules are not those of the record.
    OtherRules,
}

impl fmt::Display for Inexpressible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Inexpressible::Unfinished(deal) => write!(f, "deal {} has no end", deal + 1),
            Inexpressible::Untold(deal) => write!(f, "deal {} lacks what the format must tell", deal + 1),
            Inexpressible::Ambiguous(deal) => {
                write!(f, "of deal {} it would not be clear who did what when", deal + 1)
            }
            Inexpressible::OtherRules => f.write_str("the rules are not those of the record"),
        }
    }
}

impl std::error::Error for Inexpressible {}

/// The rules of a record that is to be written.
pub(crate) fn rules_of(game: &RecordedGame) -> Result<Rules, Inexpressible> {
    game.rules.rules().map_err(|_| Inexpressible::OtherRules)
}

/// Whether two rule sets play the same.
pub(crate) fn same_rules(told: &RecordedRules, rules: &Rules) -> bool {
    told.rules().is_ok_and(|told| told.name().hash == rules.name().hash)
}
