//! `hanchan rules diff`

use std::io::Write;

use anstyle::{AnsiColor, Style};
use hanchan_api::{Request as _, RuleDifference, RulesDiffRequest, RulesDiffResponse};
use hanchan_words::Words;

use crate::error::CliError;
use crate::locale::Locale;
use crate::{json, text_table};

const EXAMPLES: &str = r"Examples:
  hanchan rules diff phoenix tenhou
  hanchan rules diff ema my-club.toml --lang da";

/// Compare two rule sets side by side, listing only differences
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// First rule set: an id from 'hanchan rules list', or a rule file
    #[arg(value_name = "A")]
    a: String,

    /// Second rule set
    #[arg(value_name = "B")]
    b: String,
}

pub(super) fn run(args: &Args, json: bool, locale: &Locale) -> Result<(), CliError> {
    let diff = RulesDiffRequest { a: args.a.clone(), b: args.b.clone() }.run(locale.context())?;
    let mut out = anstream::stdout().lock();
    if json {
        return json::write_whole(&diff, &mut out);
    }
    page(&diff, locale.words(), &mut out).map_err(CliError::Output)
}

fn page(
    RulesDiffResponse { a, b, differences }: &RulesDiffResponse,
    words: &Words,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    if differences.is_empty() {
        return writeln!(out, "{}", words.text("rules-same"));
    }
    let heading = Style::new().bold().underline();
    let (left, right) = (AnsiColor::Cyan.on_default(), AnsiColor::Yellow.on_default());
    writeln!(out, "{}", words.format("rules-differ", [("count", differences.len().into())]))?;
    let ids = [String::new(), format!("{left}{a}{left:#}"), format!("{right}{b}{right:#}")];
    let rows = differences.iter().map(|RuleDifference { a, b }| {
        [a.name.clone(), format!("{left}{}{left:#}", a.value), format!("{right}{}{right:#}", b.value)]
    });
    // One table for all groups, so that their columns are aligned.
    let text = text_table::columns(&std::iter::once(ids).chain(rows).collect::<Vec<_>>());
    let mut lines = text.lines();
    writeln!(out, "{}", lines.next().unwrap_or_default())?;
    let mut group = "";
    for (line, difference) in lines.zip(differences) {
        if difference.a.group != group {
            group = difference.a.group;
            writeln!(out, "{heading}{}{heading:#}", words.group(group))?;
        }
        writeln!(out, "{line}")?;
    }
    Ok(())
}
