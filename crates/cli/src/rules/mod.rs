//! `hanchan rules`

mod check;
pub(crate) mod diff;
mod find;
pub(crate) mod list;
mod new;
pub(crate) mod show;

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
