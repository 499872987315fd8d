//! Verification of records against the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use hanchan_record::{Change, Mismatch, MismatchTopic, RuleResolver, VerifyReport};
use hanchan_words::Words;
use serde::{Deserialize, Serialize};

use super::sides::side;
use super::{RecordError, UnreadableRecord};
use crate::context::{Context, RecordRequest};
use crate::request_error::RequestError;

/// Replays a record and compares everything with the rules.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct VerifyRequest {
    /// Whether to also count differences in records that are known to violate their rules.
    #[serde(default)]
    pub strict: bool,
}

/// The result of verifying records.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct VerifyResponse {
    /// The totals.
    #[serde(flatten)]
    pub totals: VerifyTotals,
    /// The time that the verification took, in seconds.
    pub seconds: f64,
    /// The records that could not be read.
    pub unreadable_files: Vec<UnreadableRecord>,
    /// The records that differ from the rules.
    pub differing_files: Vec<DifferingRecord>,
    /// The differences that `mismatches` counts, grouped by topic and switch; the most frequent kinds come first.
    pub kinds: Vec<MismatchKind>,
    /// The records whose rules were inferred in part, because they do not state them.
    pub inferred_rules: Vec<InferredRules>,
}

/// The differences with the same topic and the same switch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct MismatchKind {
    /// What the differences are about.
    pub topic: &'static str,
    /// The switch behind the differences, as `group.key`.
    pub rule: Option<String>,
    /// The number of games with such a difference.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub games: u64,
    /// The number of such differences.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub mismatches: u64,
}

/// The rules of a game that the record does not state.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct InferredRules {
    /// The name of the record.
    pub file: String,
    /// The switches and their values.
    pub rules: Vec<InferredRule>,
}

/// A switch whose value was inferred from a record.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct InferredRule {
    /// The switch, as `group.key`.
    pub rule: String,
    /// The value, as written in rule files.
    pub value: String,
    /// What the value was inferred from.
    pub by: &'static str,
}

impl From<&Change> for InferredRule {
    fn from(change: &Change) -> InferredRule {
        let rule = format!("{}.{}", change.group, change.key);
        InferredRule { rule, value: change.value.to_string(), by: change.by }
    }
}

/// Totals over all records.
#[derive(Clone, Copy, Default, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct VerifyTotals {
    /// The number of games that were verified.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub games: u64,
    /// The number of replayed deals.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub deals: u64,
    /// The number of wins.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub wins: u64,
    /// The number of deals without a win.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub draws: u64,
    /// The number of differences between records and rules.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub mismatches: u64,
    /// The number of records that could not be read.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unreadable: u64,
    /// The number of walls that were recomputed and compared.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub walls: u64,
    /// The number of wins that players passed up.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub passed: u64,
    /// The number of unfinished games.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub broken_off: u64,
    /// The number of games that are known to violate their rules.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub explained_games: u64,
    /// The number of differences in those games, not included in `mismatches`.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub explained_mismatches: u64,
}

/// A record that differs from the rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct DifferingRecord {
    /// The name of the record.
    pub file: String,
    /// Why the record is known to differ from its rules; null if no reason is known.
    pub explained: Option<&'static str>,
    /// The differences.
    pub mismatches: Vec<MismatchResponse>,
}

/// A difference between a record and the rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct MismatchResponse {
    /// The number of the deal, counting from 1.
    pub deal: usize,
    /// The number of the step in the deal, counting from 1; null if the difference concerns the deal as a whole.
    pub step: Option<usize>,
    /// The byte offset in the text of the record, counting from 0.
    pub byte: usize,
    /// What the difference is about.
    pub topic: &'static str,
    /// What was recorded.
    pub recorded: String,
    /// What the rules say.
    pub engine: String,
    /// The switch behind the difference, as `group.key`.
    pub rule: Option<String>,
}

impl From<&Mismatch> for MismatchResponse {
    fn from(mismatch: &Mismatch) -> MismatchResponse {
        MismatchResponse {
            deal: mismatch.deal + 1,
            step: mismatch.step.map(|step| step + 1),
            byte: mismatch.at,
            topic: mismatch.topic.id(),
            recorded: mismatch.recorded.to_string(),
            engine: mismatch.engine.to_string(),
            rule: mismatch.switch.map(|rule| rule.to_string()),
        }
    }
}

/// The outcome of verifying a record.
#[derive(Debug)]
pub enum VerifiedRecord {
    /// The record cannot be read; the reason, localized.
    Unreadable(String),
    /// The record was read and compared with the rules.
    Game {
        /// Why the record is known to differ from its rules; `None` if no reason is known, or if it does not
        /// differ.
        explained: Option<&'static str>,
        /// The differences and counts.
        report: Box<VerifyReport>,
    },
}

/// Replays a record and compares everything with the rules.
pub fn verify_record(bytes: &[u8], shelf: &RuleResolver) -> Result<VerifiedRecord, RecordError> {
    let text = hanchan_record::text(bytes)?;
    let report = Box::new(hanchan_record::verify_text(&text, shelf)?);
    let differs = !report.mismatches.is_empty();
    let explained = if differs { hanchan_record::explained(&text) } else { None };
    Ok(VerifiedRecord::Game { explained, report })
}

impl VerifyRequest {
    /// Sums up the outcomes of verifying records, each with the record's name.
    pub fn response(self, records: &[(String, VerifiedRecord)], seconds: f64) -> VerifyResponse {
        let mut totals = VerifyTotals::default();
        let (mut unreadable_files, mut differing_files) = (Vec::new(), Vec::new());
        let (mut kinds, mut inferred_rules) = (Kinds::default(), Vec::new());
        for (file, verified) in records {
            let file = file.clone();
            match verified {
                VerifiedRecord::Unreadable(why) => {
                    totals.unreadable += 1;
                    unreadable_files.push(UnreadableRecord { file, why: why.clone() });
                }
                VerifiedRecord::Game { explained, report } => {
                    totals.add(*explained, report, self.strict);
                    if explained.is_none() || self.strict {
                        kinds.add(report);
                    }
                    if !report.inferred.is_empty() {
                        let rules = report.inferred.iter().map(InferredRule::from).collect();
                        inferred_rules.push(InferredRules { file: file.clone(), rules });
                    }
                    if !report.mismatches.is_empty() {
                        let mismatches = report.mismatches.iter().map(MismatchResponse::from).collect();
                        differing_files.push(DifferingRecord { file, explained: *explained, mismatches });
                    }
                }
            }
        }
        let kinds = kinds.sorted();
        VerifyResponse { totals, seconds, unreadable_files, differing_files, kinds, inferred_rules }
    }
}

/// The number of games and of differences of each kind.
#[derive(Default)]
struct Kinds(BTreeMap<(MismatchTopic, Option<String>), (u64, u64)>);

impl Kinds {
    /// Adds the differences of a game.
    fn add(&mut self, report: &VerifyReport) {
        let mut seen = BTreeSet::new();
        for mismatch in &report.mismatches {
            let kind = (mismatch.topic, mismatch.switch.map(|rule| rule.to_string()));
            let (games, mismatches) = self.0.entry(kind.clone()).or_default();
            *mismatches += 1;
            *games += u64::from(seen.insert(kind));
        }
    }

    fn sorted(self) -> Vec<MismatchKind> {
        let kind = |((topic, rule), (games, mismatches)): ((MismatchTopic, _), _)| MismatchKind {
            topic: topic.id(),
            rule,
            games,
            mismatches,
        };
        let mut kinds: Vec<MismatchKind> = self.0.into_iter().map(kind).collect();
        kinds.sort_by_key(|kind| std::cmp::Reverse((kind.games, kind.mismatches)));
        kinds
    }
}

impl VerifyTotals {
    fn add(&mut self, explained: Option<&'static str>, report: &VerifyReport, strict: bool) {
        let differences = report.mismatches.len() as u64;
        self.games += 1;
        self.deals += report.deals;
        self.wins += report.wins;
        self.draws += report.draws;
        self.walls += report.walls;
        self.passed += report.passed;
        self.broken_off += u64::from(report.broken_off);
        self.explained_games += u64::from(explained.is_some());
        if explained.is_some() && !strict {
            self.explained_mismatches += differences;
        } else {
            self.mismatches += differences;
        }
    }
}

impl RecordRequest for VerifyRequest {
    type Response = VerifyResponse;

    /// A record that cannot be read is part of the response, not an error.
    fn run(&self, record: &[u8], context: &Context<'_>) -> Result<VerifyResponse, RequestError> {
        let start = Instant::now();
        let verified = verify_record(record, &RuleResolver::default())
            .unwrap_or_else(|error| VerifiedRecord::Unreadable(error.text(context.words())));
        Ok(self.response(&[("record".to_owned(), verified)], start.elapsed().as_secs_f64()))
    }
}

/// Returns a one-line summary of a difference: its position and topic.
pub fn mismatch_place(mismatch: &Mismatch, words: &Words) -> String {
    let topic = words.text(&format!("differs-{}", mismatch.topic.id()));
    let deal = mismatch.deal + 1;
    match mismatch.step {
        Some(step) => words.format(
            "differs-in-step",
            [("deal", deal.into()), ("step", (step + 1).into()), ("what", topic.into())],
        ),
        None => words.format("differs-in-deal", [("deal", deal.into()), ("what", topic.into())]),
    }
}

/// Returns both sides of a difference, and the rule behind it.
pub fn mismatch_sides(mismatch: &Mismatch, words: &Words) -> Vec<String> {
    let mut lines = vec![
        words.format("differs-recorded", [("what", side(&mismatch.recorded, words).into())]),
        words.format("differs-engine", [("what", side(&mismatch.engine, words).into())]),
    ];
    if let Some(switch) = mismatch.switch {
        let name = words.switch(switch.group(), &switch.written_key());
        let args = [("name", name.into()), ("switch", switch.to_string().into())];
        lines.push(words.format("differs-rule", args));
    }
    lines
}

/// Returns the name of a kind of difference: its topic, and the rule behind it.
pub fn mismatch_kind_name(kind: &MismatchKind, words: &Words) -> String {
    let topic = words.text(&format!("differs-{}", kind.topic));
    let Some((rule, (group, key))) =
        kind.rule.as_deref().and_then(|rule| Some((rule, rule.split_once('.')?)))
    else {
        return topic;
    };
    let name = words.switch(group, key);
    words.format("verify-kind-rule", [("what", topic.into()), ("name", name.into()), ("switch", rule.into())])
}

/// Returns a line that names an inferred rule and its value.
pub fn inferred_rule_line(rule: &InferredRule, words: &Words) -> String {
    let (group, key) = rule.rule.split_once('.').unwrap_or_default();
    let name = words.switch(group, key);
    let args = [("name", name.into()), ("switch", (&*rule.rule).into()), ("value", (&*rule.value).into())];
    words.format("verify-inferred-rule", args)
}
