//! `hanchan rules find`

use std::collections::BTreeMap;
use std::io::Write;

use anstyle::Style;
use hanchan_api::RuleResponse;
use hanchan_rules::{Rules, keys, preset, preset_ids};
use hanchan_words::search::Query;
use hanchan_words::{Language, Words, statements};
use serde::Serialize;

use crate::complaint::Complaint;
use crate::json;
use crate::library::open;
use crate::speech::Speech;

/// Answer a referee's question: the switches and statements that match
///
/// Words of any of the four languages are found, whatever --lang is. All of them must match.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan rules find kuikae\n  hanchan rules find last discard --rules phoenix\n  hanchan rules find красные пятёрки --lang ru"
)]
pub(super) struct Args {
    /// What to look for
    #[arg(required = true, value_name = "WORDS")]
    words: Vec<String>,

    /// Only what this rule set says: an id of 'hanchan rules list', or a file
    #[arg(long, value_name = "ID|FILE")]
    rules: Option<String>,
}

#[derive(Serialize)]
struct Answer<'a> {
    rules: Vec<Match>,
    statements: Vec<Statement<'a>>,
}

/// A switch that matches, and what rule sets make of it.
#[derive(Serialize)]
struct Match {
    group: &'static str,
    key: String,
    name: String,
    about: String,
    /// Rule sets by the value they have, in words; the statements behind it.
    values: Vec<ValueAnswer>,
}

#[derive(Serialize)]
struct ValueAnswer {
    value: String,
    rules: Vec<String>,
    by: Vec<String>,
}

#[derive(Serialize)]
struct Statement<'a> {
    id: &'a str,
    text: &'a str,
}

pub(super) fn run(args: &Args, json: bool, speech: &Speech) -> Result<(), Complaint> {
    let words = speech.words();
    let sets: Vec<Rules> = match &args.rules {
        Some(name) => vec![open(name)?],
        None => preset_ids().filter_map(preset).collect(),
    };
    let query = Query::new(&args.words);
    let found = query.switches(&sets);
    let rules: Vec<Match> = found.into_iter().map(|(group, key)| values(group, key, &sets, words)).collect();
    let statements = said(&query, args, &sets, &rules, words.language);
    let answer = Answer { rules, statements };
    let mut out = anstream::stdout().lock();
    if answer.rules.is_empty() && answer.statements.is_empty() {
        let asked = args.words.join(" ");
        return Err(Complaint::Said(words.say("refused-nothing-found", [("words", asked.into())])));
    }
    if json {
        return json::write_whole(&answer, &mut out);
    }
    write(&answer, words, &mut out).map_err(Complaint::Output)
}

fn values(group: &'static str, key: String, sets: &[Rules], words: &Words) -> Match {
    let mut by_value: BTreeMap<String, ValueAnswer> = BTreeMap::new();
    for rules in sets {
        let entry = RuleResponse::new(rules, group, key.clone(), words);
        let said = by_value.entry(entry.written).or_insert_with(|| ValueAnswer {
            value: entry.value,
            rules: Vec::new(),
            by: Vec::new(),
        });
        said.rules.push(rules.id.clone());
        let statements = entry.by.into_iter().filter(|by| hanchan_rules::statement(by).is_some());
        let new: Vec<String> = statements.filter(|by| !said.by.contains(by)).collect();
        said.by.extend(new);
    }
    Match {
        group,
        name: words.switch(group, &key),
        about: words.about_switch(group, &key),
        key,
        values: by_value.into_values().collect(),
    }
}

/// The statements that match, and those behind the switches whose names do; of one rule set only those it cites.
fn said(
    query: &Query,
    args: &Args,
    sets: &[Rules],
    found: &[Match],
    language: Language,
) -> Vec<Statement<'static>> {
    let asked = query.statements();
    let cited = |id: &str| {
        args.rules.is_none()
            || keys().any(|(group, key)| {
                sets[0].source_of(group, &key).is_some_and(|source| source.by.iter().any(|by| by == id))
            })
    };
    // The statements of a few switches answer the question; those of many would bury it.
    let behind = |id: &str| {
        found.len() <= 5
            && found.iter().flat_map(|found| &found.values).any(|value| value.by.iter().any(|by| by == id))
    };
    statements(language)
        .filter(|(id, _)| (asked.contains(id) && cited(id)) || behind(id))
        .map(|(id, text)| Statement { id, text })
        .collect()
}

fn write(answer: &Answer<'_>, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let (bold, dim, heading) = (Style::new().bold(), Style::new().dimmed(), Style::new().bold().underline());
    if !answer.rules.is_empty() {
        writeln!(out, "{heading}{}{heading:#}", words.text("rules-found-switches"))?;
    }
    for found in &answer.rules {
        writeln!(out, "{bold}{}{bold:#}  {dim}{}.{}{dim:#}", found.name, found.group, found.key)?;
        writeln!(out, "  {}", found.about)?;
        for ValueAnswer { value, rules, by } in &found.values {
            let by = if by.is_empty() {
                String::new()
            } else {
                format!("  {dim}[{}]{dim:#}", words.list(by.iter().cloned()))
            };
            let (name, rules) = (format!("{bold}{value}{bold:#}"), words.list(rules.iter().cloned()));
            let said = words.say("label", [("name", name.into()), ("value", rules.into())]);
            writeln!(out, "  {said}{by}")?;
        }
    }
    if !answer.statements.is_empty() {
        writeln!(out, "\n{heading}{}{heading:#}", words.text("rules-found-statements"))?;
    }
    for Statement { id, text } in &answer.statements {
        writeln!(out, "{bold}{id}{bold:#}  {text}")?;
    }
    Ok(())
}
