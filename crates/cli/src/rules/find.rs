//! `hanchan rules find`

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use anstyle::Style;
use hanchan_rules::{Rules, keys, preset, preset_ids};
use hanchan_words::{Language, Style as Names, Words, statements};
use serde::Serialize;

use super::Entry;
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

/// A question: words without the endings by which they differ.
struct Question(Vec<String>);

impl Question {
    fn new(words: &[String]) -> Question {
        let words = words.iter().flat_map(|word| word.split_whitespace());
        let words = words.flat_map(|word| {
            if is_id(word) { vec![plain(word)] } else { plain(word).split(' ').map(stem).collect() }
        });
        Question(words.filter(|word| !word.is_empty()).collect())
    }

    /// Whether each word begins a word of the text; Japanese words stand anywhere.
    fn matches(&self, text: &str) -> bool {
        let text = plain(text);
        self.0.iter().all(|word| {
            let anywhere = word.chars().any(is_japanese);
            text.match_indices(word.as_str()).any(|(at, _)| {
                let after = text[at + word.len()..].chars().next();
                let begins = text[..at].chars().next_back().is_none_or(|before| !before.is_alphanumeric());
                // A number is not the beginning of a longer one.
                let whole = !word.ends_with(|c: char| c.is_ascii_digit())
                    || after.is_none_or(|c| !c.is_ascii_digit());
                anywhere || (begins && whole)
            })
        })
    }
}

/// Whether it is the id of a statement: `P-136`.
fn is_id(word: &str) -> bool {
    word.contains('-') && word.ends_with(|c: char| c.is_ascii_digit())
}

fn is_japanese(c: char) -> bool {
    ('\u{3040}'..='\u{9fff}').contains(&c)
}

/// Small letters, ё as е, dashes and brackets as spaces.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('ё', "е").replace(['-', '_', '(', ')', ','], " ")
}

/// A long word without its last letters, where Russian and Danish put their endings.
fn stem(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let keep = match letters.len() {
        length if letters.iter().copied().any(is_japanese) => length,
        length @ 7.. => length - 2,
        length @ 5..=6 => length - 1,
        length => length,
    };
    letters[..keep].iter().collect()
}

pub(super) fn run(args: &Args, json: bool, speech: &Speech) -> Result<(), Complaint> {
    let words = speech.words();
    let sets: Vec<Rules> = match &args.rules {
        Some(name) => vec![open(name).map_err(Complaint::Rules)?],
        None => preset_ids().filter_map(preset).collect(),
    };
    let question = Question::new(&args.words);
    let rules = matches(&question, &sets, words);
    let statements = said(&question, args, &sets, &rules, words.language);
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

fn matches(question: &Question, sets: &[Rules], words: &Words) -> Vec<Match> {
    let styles = [Names::Romanised, Names::Native];
    let languages =
        Language::ALL.into_iter().flat_map(|language| styles.map(|style| Words::new(language, style, None)));
    // Clubs' own spellings are looked through, too.
    let clubs = preset_ids().flat_map(|id| {
        let of = |style| Language::ALL.map(|language| Words::club(language, style, id));
        styles.map(of).into_iter().flatten().flatten()
    });
    let languages: Vec<Words> = languages.chain(clubs).collect();
    let mut found = Vec::new();
    for (group, key) in keys() {
        let name = |words: &Words| format!("{key} {} {}", words.switch(group, &key), also(group, &key));
        let by_name = languages.iter().any(|words| question.matches(&name(words)));
        let by_text = || {
            languages.iter().any(|words| {
                let values =
                    sets.iter().map(|rules| words.value(rules, group, &key)).collect::<Vec<_>>().join(" ");
                question.matches(&format!("{} {} {values}", name(words), words.about_switch(group, &key)))
            })
        };
        let cited = sets.iter().any(|rules| {
            let source = rules.source_of(group, &key);
            source.is_some_and(|source| source.by.iter().any(|by| question.0 == [plain(by)]))
        });
        // A name that matches says more than a description.
        if by_name || cited || by_text() {
            found.push((!by_name, values(group, key, sets, words)));
        }
    }
    found.sort_by_key(|(description_only, _)| *description_only);
    found.into_iter().map(|(_, found)| found).collect()
}

/// Other words by which people look for a rule.
fn also(group: &str, key: &str) -> &'static str {
    let wanted = format!("{group}.{key}\t");
    ALSO.lines().find_map(|line| line.strip_prefix(wanted.as_str())).unwrap_or_default()
}

const ALSO: &str = include_str!("also.tsv");

fn values(group: &'static str, key: String, sets: &[Rules], words: &Words) -> Match {
    let mut by_value: BTreeMap<String, ValueAnswer> = BTreeMap::new();
    for rules in sets {
        let entry = Entry::new(rules, group, key.clone(), words);
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
    question: &Question,
    args: &Args,
    sets: &[Rules],
    found: &[Match],
    language: Language,
) -> Vec<Statement<'static>> {
    let everywhere = Language::ALL.into_iter().flat_map(statements);
    let asked: BTreeSet<&str> =
        everywhere.filter(|(id, text)| question.matches(&format!("{id} {text}"))).map(|(id, _)| id).collect();
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
