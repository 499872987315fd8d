//! `hanchan rules find`

use std::io::Write;

use anstyle::Style;
use hanchan_api::{FoundStatement, FoundValue, Request as _, RulesFindRequest, RulesFindResponse};
use hanchan_words::Words;

use crate::error::CliError;
use crate::json;
use crate::locale::Locale;

const EXAMPLES: &str = r"Examples:
  hanchan rules find kuikae
  hanchan rules find last discard --rules phoenix
  hanchan rules find сколько секунд ждать --rules phoenix --lang ru
  hanchan rules find красные пятёрки --lang ru";

/// Search rule sets for switches and statements
///
/// Searches in all four languages, whatever --lang is, and in every spelling of the documents. Rules with all of the
/// words come first; if there are none, those with the most rare words are listed, so plain questions work, too.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// Words to search for
    #[arg(required = true, value_name = "WORDS")]
    words: Vec<String>,

    /// Search only this rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE")]
    rules: Option<String>,
}

pub(super) fn run(args: &Args, json: bool, locale: &Locale) -> Result<(), CliError> {
    let request = RulesFindRequest { words: args.words.join(" "), rules: args.rules.clone() };
    let found = request.run(locale.context())?;
    let mut out = anstream::stdout().lock();
    if json {
        return json::write_whole(&found, &mut out);
    }
    let rules = match &args.rules {
        Some(name) => Some(locale.context().rules(name)?.id),
        None => None,
    };
    write(&found, &locale.words_of(rules.as_deref()), &mut out).map_err(CliError::Output)
}

fn write(answer: &RulesFindResponse, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let (bold, dim, heading) = (Style::new().bold(), Style::new().dimmed(), Style::new().bold().underline());
    if !answer.rules.is_empty() {
        writeln!(out, "{heading}{}{heading:#}", words.text("rules-found-switches"))?;
    }
    for found in &answer.rules {
        writeln!(out, "{bold}{}{bold:#}  {dim}{}.{}{dim:#}", found.name, found.group, found.key)?;
        writeln!(out, "  {}", found.about)?;
        for FoundValue { value, rules, by } in &found.values {
            let by = if by.is_empty() {
                String::new()
            } else {
                format!("  {dim}[{}]{dim:#}", words.list(by.iter().cloned()))
            };
            let (name, rules) = (format!("{bold}{value}{bold:#}"), words.list(rules.iter().cloned()));
            let line = words.format("label", [("name", name.into()), ("value", rules.into())]);
            writeln!(out, "  {line}{by}")?;
        }
    }
    if !answer.statements.is_empty() {
        writeln!(out, "\n{heading}{}{heading:#}", words.text("rules-found-statements"))?;
    }
    for FoundStatement { id, text } in &answer.statements {
        writeln!(out, "{bold}{id}{bold:#}  {text}")?;
    }
    Ok(())
}
