//! Lists of rule sets.

use hanchan_rules::Rules;
use hanchan_words::Words;
use serde::Serialize;

use super::{rules_source, rules_title};

/// A rule set in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ListedRules {
    /// The id of the rule set.
    pub id: String,
    /// The version of the rule set.
    pub version: u32,
    /// The hash of all values: rule sets with the same hash have the same rules.
    pub hash: String,
    /// The title of the rule set, localized.
    pub title: String,
    /// What the rule set was made from, localized.
    pub source: String,
    /// The id of the rule set that decides what this one leaves open.
    pub base: Option<String>,
}

impl ListedRules {
    /// Returns the list entry of a rule set.
    pub fn new(rules: &Rules, words: &Words) -> ListedRules {
        ListedRules {
            id: rules.id.clone(),
            version: rules.version,
            hash: rules.name().hash,
            title: rules_title(rules, words).to_owned(),
            source: rules_source(rules, words).to_owned(),
            base: rules.base.clone(),
        }
    }
}
