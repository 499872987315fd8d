//! Search in rule sets.

use std::collections::{BTreeMap, BTreeSet};

use hanchan_rules::{Rules, keys, preset, preset_ids};
use hanchan_words::search::Query;
use hanchan_words::{Language, Words, statements};
use serde::{Deserialize, Serialize};

use super::RuleResponse;
use crate::context::{Context, Request};
use crate::request_error::RequestError;

/// Searches rules and statements, in any language.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct RulesFindRequest {
    /// The words to search for: names in any spelling, statement ids, or a question. If no rule has all of them, the
    /// rules with the most rare words are found.
    pub words: String,
    /// The rule set to search. If missing, all built-in rule sets are searched.
    pub rules: Option<String>,
}

/// The rules and statements that match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RulesFindResponse {
    /// The rules, best first.
    pub rules: Vec<FoundRule>,
    /// The statements.
    pub statements: Vec<FoundStatement>,
}

/// A rule that matches, and its values.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct FoundRule {
    /// The group of the switch, as rule files name it.
    pub group: &'static str,
    /// The key of the switch in its group.
    pub key: String,
    /// The rule's name, localized.
    pub name: String,
    /// What the switch decides, localized.
    pub about: String,
    /// The rule's values, and which rule sets have each.
    pub values: Vec<FoundValue>,
}

/// A value of a rule, and which rule sets have it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct FoundValue {
    /// The value, localized.
    pub value: String,
    /// The ids of the rule sets that have this value.
    pub rules: Vec<String>,
    /// The ids of the statements behind this value.
    pub by: Vec<String>,
}

/// A statement in a rule document.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct FoundStatement {
    /// The id of the statement.
    pub id: &'static str,
    /// The text of the statement, localized.
    pub text: &'static str,
}

impl Request for RulesFindRequest {
    type Response = RulesFindResponse;

    fn run(&self, context: &Context<'_>) -> Result<RulesFindResponse, RequestError> {
        let sets: Vec<Rules> = match &self.rules {
            Some(name) => vec![context.rules(name)?],
            None => preset_ids().filter_map(preset).collect(),
        };
        // Under one rule set, names are those of its club.
        let words = match (&self.rules, &sets[..]) {
            (Some(_), [rules]) => &context.words_for(rules),
            _ => context.words(),
        };
        let query = Query::new([&self.words]);
        let found = query.switches(&sets);
        let rules: Vec<FoundRule> =
            found.into_iter().map(|(group, key)| values(group, key, &sets, words)).collect();
        let statements = self.statements(&query, &sets, &rules, words.language);
        if rules.is_empty() && statements.is_empty() {
            return Err(RequestError::NothingFound(self.words.clone()));
        }
        Ok(RulesFindResponse { rules, statements })
    }
}

impl RulesFindRequest {
    /// Returns the statements that match, best first, and those behind matching rules. If the request names a rule set,
    /// returns only statements of the documents that it cites.
    fn statements(
        &self,
        query: &Query,
        sets: &[Rules],
        found: &[FoundRule],
        language: Language,
    ) -> Vec<FoundStatement> {
        let documents: BTreeSet<&str> = sets.iter().flat_map(cited_documents).collect();
        let matching = query.statements(|id| self.rules.is_none() || documents.contains(document(id)));
        // The statements behind a few switches are useful; those behind many would hide the others.
        let behind = |id: &str| {
            let mut values = found.iter().flat_map(|found| &found.values);
            found.len() <= 5 && values.any(|value| value.by.iter().any(|by| by == id))
        };
        let all: Vec<(&str, &str)> = statements(language).collect();
        let matching = matching.into_iter().filter_map(|id| all.iter().find(|(known, _)| *known == id));
        let matching: Vec<_> = matching.copied().collect();
        let others = all.iter().copied().filter(|one| behind(one.0) && !matching.contains(one));
        let others: Vec<_> = others.collect();
        matching.into_iter().chain(others).map(|(id, text)| FoundStatement { id, text }).collect()
    }
}

/// Returns the part of a statement's id that names the document: `P-` or `A-P`.
fn document(id: &str) -> &str {
    id.trim_end_matches(|c: char| c.is_ascii_digit())
}

/// Returns the documents whose statements a rule set cites.
fn cited_documents(rules: &Rules) -> BTreeSet<&str> {
    let sources = keys().filter_map(|(group, key)| rules.source_of(group, &key));
    let ids = sources.flat_map(|source| &source.by).filter(|by| hanchan_rules::statement(by).is_some());
    ids.map(|id| document(id)).collect()
}

fn values(group: &'static str, key: String, sets: &[Rules], words: &Words) -> FoundRule {
    let mut by_value: BTreeMap<String, FoundValue> = BTreeMap::new();
    // A rule set without the rule has no value for it. A yaku that is off is an answer.
    for rules in sets.iter().filter(|rules| group == "yaku" || rules.has_rule(group, &key)) {
        let rule = RuleResponse::new(rules, group, key.clone(), words);
        let found = by_value.entry(rule.written).or_insert_with(|| FoundValue {
            value: rule.value,
            rules: Vec::new(),
            by: Vec::new(),
        });
        found.rules.push(rules.id.clone());
        let statements = rule.by.into_iter().filter(|by| hanchan_rules::statement(by).is_some());
        let new: Vec<String> = statements.filter(|by| !found.by.contains(by)).collect();
        found.by.extend(new);
    }
    FoundRule {
        group,
        name: words.switch(group, &key),
        about: words.about_switch(group, &key),
        key,
        values: by_value.into_values().collect(),
    }
}
