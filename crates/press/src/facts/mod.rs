//! Facts about a rule set as a whole, found with the scorer: which yaku occur and combine, which cells the score
//! tables have, and what gives fu.

mod occurring;
mod payments;
mod together;
mod witness;

use hanchan_rules::Rules;

pub use occurring::{FuKind, Occurring};
pub use payments::{Paid, Scores, Winner};
pub use together::Together;
pub(crate) use together::YAKUHAI;

/// All facts about a rule set. They are computed once and can be printed in any language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Which yaku occur, and which combine.
    pub together: Together,
    /// Which han and fu occur, and what gives fu.
    pub occurring: Occurring,
    /// The score tables.
    pub scores: Scores,
}

impl Facts {
    /// Computes the facts about a rule set.
    pub fn of(rules: &Rules) -> Facts {
        let occurring = Occurring::under(rules);
        Facts { together: Together::of(rules), scores: Scores::under(rules, &occurring), occurring }
    }
}
