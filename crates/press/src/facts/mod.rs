//! What the scorer says of a rule set as a whole: which yaku occur and go together, which cells of the score tables
//! there are, what fu are counted.

mod occurring;
mod payments;
mod together;
mod witness;

use hanchan_rules::Rules;

pub use occurring::{FuKind, Occurring};
pub use payments::{Paid, Scores, Winner};
pub use together::Together;
pub(crate) use together::YAKUHAI;

/// All of it, found once for a rule set and printed in any language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Which yaku occur and go together.
    pub together: Together,
    /// Which han and fu occur.
    pub occurring: Occurring,
    /// Who pays what.
    pub scores: Scores,
}

impl Facts {
    /// The facts of a rule set.
    pub fn of(rules: &Rules) -> Facts {
        let occurring = Occurring::under(rules);
        Facts { together: Together::of(rules), scores: Scores::under(rules, &occurring), occurring }
    }
}
