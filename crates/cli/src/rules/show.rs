//! `hanchan rules show`

use std::io::Write;

use anstyle::Style;
use hanchan_api::{Request as _, RulesResponse, RulesShowRequest};
use hanchan_words::Words;

use crate::error::CliError;
use crate::locale::Locale;
use crate::{json, text_table};

const EXAMPLES: &str = r"Examples:
  hanchan rules show phoenix --lang ru
  hanchan rules show danish --statements
  hanchan rules show my-club.toml --json";

/// Print a rule set, citing the statements behind each rule
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(value_name = "ID|FILE")]
    rules: String,

    /// Also explain what each switch decides
    #[arg(long)]
    about: bool,

    /// Also print the text of the cited statements
    #[arg(long)]
    statements: bool,
}

pub(super) fn run(args: &Args, json: bool, locale: &Locale) -> Result<(), CliError> {
    let rules = RulesShowRequest { rules: args.rules.clone() }.run(locale.context())?;
    let mut out = anstream::stdout().lock();
    if json {
        return json::write_whole(&rules, &mut out);
    }
    page(args, &rules, &locale.words_of(Some(&rules.id)), &mut out).map_err(CliError::Output)
}

fn page(args: &Args, rules: &RulesResponse, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let (bold, dim, heading) = (Style::new().bold(), Style::new().dimmed(), Style::new().bold().underline());
    writeln!(out, "{bold}{}{bold:#}", rules.title(words))?;
    let version = words.format("rules-version", [("version", rules.version.into())]);
    let base = rules.base.as_deref().map(|base| words.format("rules-base", [("base", base.into())]));
    let facts = [Some(rules.id.clone()), Some(version), base].into_iter().flatten();
    writeln!(out, "{}", words.list(facts))?;
    let source = words.format("rules-source", [("source", rules.source.as_str().into())]);
    writeln!(out, "{dim}{source}{dim:#}")?;
    for group in rules.rules.chunk_by(|a, b| a.group == b.group) {
        writeln!(out, "\n{heading}{}{heading:#}", words.group(group[0].group))?;
        let widest = group.iter().map(|rule| text_table::width(&rule.name)).max().unwrap_or(0).min(44);
        for rule in group {
            let own = rule.from == rules.id;
            let from = || words.format("rules-from-base", [("rules", rule.from.as_str().into())]);
            let by = if own { words.list(rule.by.iter().map(|by| words.source(by))) } else { from() };
            let name = text_table::padded(&rule.name, widest);
            writeln!(out, "  {name}  {bold}{}{bold:#}  {dim}[{by}]{dim:#}", rule.value)?;
            if args.about {
                writeln!(out, "    {}", rule.about)?;
            }
            if args.statements && own {
                for (id, text) in rule.by.iter().filter_map(|id| Some((id, words.statement(id)?))) {
                    writeln!(out, "    {dim}{id}: {text}{dim:#}")?;
                }
            }
        }
    }
    Ok(())
}
