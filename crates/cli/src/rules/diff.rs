//! `hanchan rules diff`

use std::io::Write;

use anstyle::{AnsiColor, Style};
use hanchan_rules::Rules;
use serde::Serialize;

use super::Entry;
use crate::complaint::Complaint;
use crate::library::{Shelf, open};
use crate::speech::Speech;
use crate::{json, table};

/// Print only what differs between two rule sets, side by side
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan rules diff phoenix tenhou\n  hanchan rules diff ema my-club.toml --lang da"
)]
pub(crate) struct Args {
    /// An id of 'hanchan rules list', or a file
    #[arg(value_name = "A")]
    a: String,

    /// The other
    #[arg(value_name = "B")]
    b: String,
}

#[derive(Serialize)]
struct Answer<'a> {
    a: &'a str,
    b: &'a str,
    differences: Vec<Difference>,
}

#[derive(Serialize)]
struct Difference {
    a: Entry,
    b: Entry,
}

pub(super) fn run(args: &Args, json: bool, speech: &Speech) -> Result<(), Complaint> {
    write(args, json, speech, &open, &mut anstream::stdout().lock())
}

pub(crate) fn write(
    args: &Args,
    json: bool,
    speech: &Speech,
    shelf: Shelf<'_>,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let (a, b) = (shelf(&args.a).map_err(Complaint::Rules)?, shelf(&args.b).map_err(Complaint::Rules)?);
    let words = speech.words();
    let entries = |rules: &Rules| Entry::all(rules, words);
    let differences: Vec<Difference> = entries(&a)
        .into_iter()
        .zip(entries(&b))
        .filter(|(a, b)| a.written != b.written)
        .map(|(a, b)| Difference { a, b })
        .collect();
    if json {
        return json::write_whole(&Answer { a: &a.id, b: &b.id, differences }, out);
    }
    let mut page = || -> std::io::Result<()> {
        if differences.is_empty() {
            return writeln!(out, "{}", words.text("rules-same"));
        }
        let heading = Style::new().bold().underline();
        let (left, right) = (AnsiColor::Cyan.on_default(), AnsiColor::Yellow.on_default());
        writeln!(out, "{}", words.say("rules-differ", [("count", differences.len().into())]))?;
        let ids = [String::new(), format!("{left}{}{left:#}", a.id), format!("{right}{}{right:#}", b.id)];
        let rows = differences.iter().map(|Difference { a, b }| {
            [a.name.clone(), format!("{left}{}{left:#}", a.value), format!("{right}{}{right:#}", b.value)]
        });
        // One table, so that the columns of all groups are aligned.
        let text = table::columns(&std::iter::once(ids).chain(rows).collect::<Vec<_>>());
        let mut lines = text.lines();
        writeln!(out, "{}", lines.next().unwrap_or_default())?;
        let mut group = "";
        for (line, difference) in lines.zip(&differences) {
            if difference.a.group != group {
                group = difference.a.group;
                writeln!(out, "{heading}{}{heading:#}", words.group(group))?;
            }
            writeln!(out, "{line}")?;
        }
        Ok(())
    };
    page().map_err(Complaint::Output)
}
