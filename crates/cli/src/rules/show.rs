//! `hanchan rules show`

use std::io::Write;

use anstyle::Style;
use serde::Serialize;

use super::Entry;
use crate::complaint::Complaint;
use crate::library::{Shelf, open, source, title};
use crate::speech::Speech;
use crate::{json, table};

/// Print a rule set as text, each rule with the statements behind it
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan rules show phoenix --lang ru\n  hanchan rules show danish --statements\n  hanchan rules show my-club.toml --json"
)]
pub(crate) struct Args {
    /// An id of 'hanchan rules list', or a file
    #[arg(value_name = "ID|FILE")]
    rules: String,

    /// Also say what each switch decides
    #[arg(long)]
    about: bool,

    /// Also print the wording of the statements that are cited
    #[arg(long)]
    statements: bool,
}

#[derive(Serialize)]
struct Answer<'a> {
    id: &'a str,
    version: u32,
    hash: String,
    titles: &'a std::collections::BTreeMap<String, String>,
    source: &'a str,
    base: Option<&'a str>,
    rules: Vec<Entry>,
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
    let rules = shelf(&args.rules).map_err(Complaint::Rules)?;
    let words = &speech.words_of(Some(&rules.id));
    let entries = Entry::all(&rules, words);
    if json {
        let answer = Answer {
            id: &rules.id,
            version: rules.version,
            hash: rules.name().hash,
            titles: &rules.titles,
            source: source(&rules, words),
            base: rules.base.as_deref(),
            rules: entries,
        };
        return json::write_whole(&answer, out);
    }
    let mut page = || -> std::io::Result<()> {
        let (bold, dim, heading) =
            (Style::new().bold(), Style::new().dimmed(), Style::new().bold().underline());
        writeln!(out, "{bold}{}{bold:#}", title(&rules, words))?;
        let version = words.say("rules-version", [("version", rules.version.into())]);
        let base = rules.base.as_deref().map(|base| words.say("rules-base", [("base", base.into())]));
        let facts = [Some(rules.id.clone()), Some(version), base].into_iter().flatten();
        writeln!(out, "{}", words.list(facts))?;
        writeln!(
            out,
            "{dim}{}{dim:#}",
            words.say("rules-source", [("source", source(&rules, words).into())])
        )?;
        for group in entries.chunk_by(|a, b| a.group == b.group) {
            writeln!(out, "\n{heading}{}{heading:#}", words.group(group[0].group))?;
            let widest = group.iter().map(|entry| table::width(&entry.name)).max().unwrap_or(0).min(44);
            for entry in group {
                let own = entry.from == rules.id;
                let from = || words.say("rules-from-base", [("rules", entry.from.as_str().into())]);
                let by = if own { words.list(entry.by.iter().map(|by| words.source(by))) } else { from() };
                let name = table::padded(&entry.name, widest);
                writeln!(out, "  {name}  {bold}{}{bold:#}  {dim}[{by}]{dim:#}", entry.value)?;
                if args.about {
                    writeln!(out, "    {}", entry.about)?;
                }
                if args.statements && own {
                    for (id, text) in entry.by.iter().filter_map(|id| Some((id, words.statement(id)?))) {
                        writeln!(out, "    {dim}{id}: {text}{dim:#}")?;
                    }
                }
            }
        }
        Ok(())
    };
    page().map_err(Complaint::Output)
}
