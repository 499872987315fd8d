//! The rules of a rule set.

use std::collections::BTreeMap;

use hanchan_words::Words;
use serde::{Deserialize, Serialize};

use super::{RuleResponse, localized, rules_source};
use crate::context::{Context, Request};
use crate::request_error::RequestError;

/// Requests a rule set.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RulesShowRequest {
    /// The rule set.
    pub rules: String,
}

/// A rule set, each rule with its source.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RulesResponse {
    /// The id of the rule set.
    pub id: String,
    /// The version of the rule set.
    pub version: u32,
    /// The hash of all values: rule sets with the same hash have the same rules.
    pub hash: String,
    /// The titles of the rule set, by language.
    pub titles: BTreeMap<String, String>,
    /// What the rule set was made from, localized.
    pub source: String,
    /// The id of the rule set that decides what this one leaves open.
    pub base: Option<String>,
    /// The rules that the rule set has: without yaku that are off and rules that decide nothing here, such as those for
    /// three players if four play.
    pub rules: Vec<RuleResponse>,
}

impl RulesResponse {
    /// Returns the title in the language of the words.
    pub fn title(&self, words: &Words) -> &str {
        localized(&self.titles, words).unwrap_or(&self.id)
    }
}

impl Request for RulesShowRequest {
    type Response = RulesResponse;

    fn run(&self, context: &Context<'_>) -> Result<RulesResponse, RequestError> {
        let rules = context.rules(&self.rules)?;
        let words = context.words_for(&rules);
        Ok(RulesResponse {
            version: rules.version,
            hash: rules.name().hash,
            source: rules_source(&rules, &words).to_owned(),
            rules: RuleResponse::list(&rules, &words),
            id: rules.id,
            titles: rules.titles,
            base: rules.base,
        })
    }
}
