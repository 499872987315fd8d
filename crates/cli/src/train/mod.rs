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

/// Practise scoring, waits, furiten, yaku, rules and discards
///
/// Questions come from games between bots, and from hands composed to show a yaku. Their difficulty adapts to you, and
/// your progress is saved in your data folder. Answers are read from stdin, one per line.
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

/// The flags of a training session.
#[derive(clap::Args)]
struct Session {
    /// Topics, separated by commas (default: all)
    #[arg(long, value_name = "KINDS", value_delimiter = ',', value_parser = topic_parser())]
    kinds: Vec<Topic>,

    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// Rule set that you know already; questions about the differences come first
    #[arg(long, value_name = "ID|FILE")]
    knows: Option<String>,

    /// Progress file (default: training.json in your data folder)
    #[arg(long, value_name = "FILE")]
    progress: Option<PathBuf>,

    /// Number of questions (0: no limit)
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    questions: u32,

    /// Random seed; the same seed and progress give the same questions (default: the current time)
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// Print questions and verdicts as JSON, one per line
    #[arg(long)]
    json: bool,
}

/// Parses the id of a topic.
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
