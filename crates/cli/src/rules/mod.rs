//! `hanchan rules`

mod check;
mod diff;
mod find;
mod list;
mod new;
mod show;

use crate::error::CliError;
use crate::locale::Locale;

/// Rule sets: what they say, where from, and how they differ
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,

    /// Print JSON
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

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    match &args.command {
        Command::List => list::run(args.json, locale),
        Command::Show(show) => show::run(show, args.json, locale),
        Command::Find(find) => find::run(find, args.json, locale),
        Command::Check(check) => check::run(check, args.json, locale),
        Command::Diff(diff) => diff::run(diff, args.json, locale),
        Command::New(new) => new::run(new, args.json, locale),
    }
}
