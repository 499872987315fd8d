//! `hanchan rules`

mod check;
pub(crate) mod diff;
mod find;
pub(crate) mod list;
mod new;
pub(crate) mod show;

use hanchan_rules::Rules;
use hanchan_words::Words;
use serde::Serialize;

use crate::complaint::Complaint;
use crate::speech::Speech;

/// Rule sets: what they say, where from, and how they differ
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,

    /// Answer in JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Command {
    /// The rule sets that come with the program
    List,
    Show(show::Args),
    Find(find::Args),
    Check(check::Args),
    Diff(diff::Args),
    New(new::Args),
}

pub(crate) fn run(args: &Args, speech: &Speech) -> Result<(), Complaint> {
    match &args.command {
        Command::List => list::run(args.json, speech),
        Command::Show(show) => show::run(show, args.json, speech),
        Command::Find(find) => find::run(find, args.json, speech),
        Command::Check(check) => check::run(check, args.json, speech),
        Command::Diff(diff) => diff::run(diff, args.json, speech),
        Command::New(new) => new::run(new, args.json, speech),
    }
}

/// A switch or yaku with its value and where it comes from.
#[derive(Serialize)]
struct Entry {
    group: &'static str,
    key: String,
    name: String,
    about: String,
    /// The value in words.
    value: String,
    /// The value as it is written in files.
    written: String,
    /// Statements, ambiguities or other words.
    by: Vec<String>,
    /// The rule set whose file says so.
    from: String,
}

impl Entry {
    fn new(rules: &Rules, group: &'static str, key: String, words: &Words) -> Entry {
        let source = rules.source_of(group, &key);
        Entry {
            group,
            name: words.switch(group, &key),
            about: words.about_switch(group, &key),
            value: words.value(rules, group, &key),
            written: rules.written(group, &key).unwrap_or_default(),
            by: source.map_or_else(Vec::new, |source| source.by.clone()),
            from: source.map_or_else(String::new, |source| source.rule_set.clone()),
            key,
        }
    }

    fn all(rules: &Rules, words: &Words) -> Vec<Entry> {
        hanchan_rules::keys().map(|(group, key)| Entry::new(rules, group, key, words)).collect()
    }
}
