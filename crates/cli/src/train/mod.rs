//! `hanchan train`

mod picture;
mod progress;
mod question;
mod session;

use std::path::PathBuf;

use hanchan_lessons::Topic;

use crate::error::CliError;
use crate::locale::Locale;

const EXAMPLES: &str = r"Examples:
  hanchan train
  hanchan train --kinds value,yaku --rules phoenix --knows tenhou --lang ru
  hanchan train question --kind waits --seed 7 --json";

/// Learn: count hands, find waits, know the rules, keep what helps
///
/// Questions come from games that the program plays with itself, and from hands made up to show a yaku. How hard they
/// are follows you; what you can do already is kept in a file of your data folder. Answers are read from standard
/// input, a line each.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = EXAMPLES
)]
pub(crate) struct Args {
    #[command(subcommand)]
    one: Option<One>,

    #[command(flatten)]
    session: Session,
}

#[derive(clap::Subcommand)]
enum One {
    Question(question::Args),
}

/// A learner at the terminal.
#[derive(clap::Args)]
struct Session {
    /// What is asked about, separated by commas; without it everything
    #[arg(long, value_name = "KINDS", value_delimiter = ',', value_parser = topic_parser())]
    kinds: Vec<Topic>,

    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// A rule set that you know: where the two differ is asked first
    #[arg(long, value_name = "ID|FILE")]
    knows: Option<String>,

    /// Where it is kept what you can do already; without it in your data folder
    #[arg(long, value_name = "FILE")]
    progress: Option<PathBuf>,

    /// How many questions; 0: as many as you like
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    questions: u32,

    /// Where chance begins: the same seed and progress give the same questions
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// Questions and verdicts in JSON, a line each
    #[arg(long)]
    json: bool,
}

/// Reads the id of a topic.
pub(crate) fn topic_parser() -> impl clap::builder::TypedValueParser<Value = Topic> {
    use clap::builder::{PossibleValuesParser, TypedValueParser as _};
    PossibleValuesParser::new(Topic::ALL.map(Topic::id)).map(|id| Topic::from_id(&id).unwrap_or(Topic::Value))
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    match &args.one {
        Some(One::Question(args)) => question::run(args, locale),
        None => session::run(&args.session, locale),
    }
}
