//! Rule sets: listing, showing, comparing, checking and searching.

mod check;
mod diff;
mod find;
mod list;
mod show;

pub use check::{RuleFileError, RulesCheckRequest, RulesCheckResponse};
pub use diff::{RuleDifference, RulesDiffRequest, RulesDiffResponse};
pub use find::{FoundRule, FoundStatement, FoundValue, RulesFindRequest, RulesFindResponse};
pub use list::ListedRules;
pub use show::{RulesResponse, RulesShowRequest};

use std::collections::BTreeMap;

use hanchan_rules::Rules;
use hanchan_words::Words;
use serde::Serialize;

/// A rule: a switch or yaku with its value and its source.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RuleResponse {
    /// The group of the switch, as rule files name it.
    pub group: &'static str,
    /// The key of the switch in its group.
    pub key: String,
    /// The rule's name, localized.
    pub name: String,
    /// What the switch decides, localized.
    pub about: String,
    /// The rule's value, localized.
    pub value: String,
    /// The rule's value, as rule files write it.
    pub written: String,
    /// The sources of the value: ids of statements or ambiguities, or other text, localized if many rule sets have it.
    pub by: Vec<String>,
    /// The id of the rule set whose file sets the value: this rule set, or a base.
    pub from: String,
}

impl RuleResponse {
    /// Returns a rule of a rule set.
    pub fn new(rules: &Rules, group: &'static str, key: String, words: &Words) -> RuleResponse {
        let source = rules.source_of(group, &key);
        RuleResponse {
            group,
            name: words.switch(group, &key),
            about: words.about_switch(group, &key),
            value: words.value(rules, group, &key),
            written: rules.written(group, &key).unwrap_or_default(),
            by: source.map_or_else(Vec::new, |source| source.by.iter().map(|by| words.source(by)).collect()),
            from: source.map_or_else(String::new, |source| source.rule_set.clone()),
            key,
        }
    }

    /// Returns every rule that a rule file can set, whether or not it decides anything under this rule set.
    pub fn all(rules: &Rules, words: &Words) -> Vec<RuleResponse> {
        hanchan_rules::keys().map(|(group, key)| RuleResponse::new(rules, group, key, words)).collect()
    }

    /// Returns the rules that a rule set has ([`Rules::has_rule`]).
    pub fn list(rules: &Rules, words: &Words) -> Vec<RuleResponse> {
        let keys = hanchan_rules::keys().filter(|(group, key)| rules.has_rule(group, key));
        keys.map(|(group, key)| RuleResponse::new(rules, group, key, words)).collect()
    }
}

/// Returns the title of a rule set in the language of the words.
pub fn rules_title<'a>(rules: &'a Rules, words: &Words) -> &'a str {
    localized(&rules.titles, words).unwrap_or(&rules.id)
}

/// Returns what a rule set was made from, in the language of the words.
pub fn rules_source<'a>(rules: &'a Rules, words: &Words) -> &'a str {
    localized(&rules.sources, words).unwrap_or_default()
}

fn localized<'a>(texts: &'a BTreeMap<String, String>, words: &Words) -> Option<&'a str> {
    let text = texts.get(words.language.code()).or_else(|| texts.get("en")).or_else(|| texts.values().next());
    text.map(String::as_str)
}
