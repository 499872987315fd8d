//! Differences between rule sets.

use hanchan_rules::{Rules, keys};
use hanchan_words::Words;
use serde::{Deserialize, Serialize};

use super::RuleResponse;
use crate::context::{Context, Request};
use crate::request_error::RequestError;

/// Compares two rule sets.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RulesDiffRequest {
    /// The first rule set.
    pub a: String,
    /// The rule set to compare the first one with.
    pub b: String,
}

/// The differences between two rule sets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RulesDiffResponse {
    /// The id of the first rule set.
    pub a: String,
    /// The id of the second rule set.
    pub b: String,
    /// The rules that have different values, and those that only one of the rule sets has.
    pub differences: Vec<RuleDifference>,
}

/// A rule that has different values in two rule sets. Where a rule set does not have the rule, the localized value says
/// so.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RuleDifference {
    /// The rule in the first rule set.
    pub a: RuleResponse,
    /// The rule in the second rule set.
    pub b: RuleResponse,
}

impl Request for RulesDiffRequest {
    type Response = RulesDiffResponse;

    fn run(&self, context: &Context<'_>) -> Result<RulesDiffResponse, RequestError> {
        let (a, b) = (context.rules(&self.a)?, context.rules(&self.b)?);
        let words = context.words();
        let differences = keys().filter_map(|(group, key)| difference(&a, &b, group, &key, words)).collect();
        Ok(RulesDiffResponse { a: a.id, b: b.id, differences })
    }
}

/// Returns how two rule sets differ in a rule that at least one of them has.
fn difference(a: &Rules, b: &Rules, group: &'static str, key: &str, words: &Words) -> Option<RuleDifference> {
    let (in_a, in_b) = (a.has_rule(group, key), b.has_rule(group, key));
    let differ = in_a != in_b || a.written(group, key) != b.written(group, key);
    let rule = |rules: &Rules, has: bool| {
        let mut rule = RuleResponse::new(rules, group, key.to_owned(), words);
        // For a yaku that is off, the value says as much.
        if !has && group != "yaku" {
            rule.value = words.text("rules-not-here");
        }
        rule
    };
    (differ && (in_a || in_b)).then(|| RuleDifference { a: rule(a, in_a), b: rule(b, in_b) })
}
