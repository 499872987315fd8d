//! `hanchan rules`

mod check;
mod diff;
mod find;
mod list;
mod new;
mod show;

use crate::error::CliError;
use crate::locale::Locale;

/// List, show, search, compare, check and create rule sets
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
    /// List the built-in rule sets
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
