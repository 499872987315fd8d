//! `hanchan replay`

mod print;
mod screen;
#[cfg(test)]
mod tests;
mod timeline;

use std::io::{IsTerminal as _, Write as _, stdin, stdout};
use std::path::PathBuf;

use screen::Screen;
use timeline::Timeline;

use crate::error::CliError;
use crate::locale::Locale;
use crate::records::read;
use crate::screen as shown;

const EXAMPLES: &str = r"Examples:
  hanchan replay game.jsonl
  hanchan replay game.jsonl --print --lang ru";

/// Step through a recorded game
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Record to show
    file: PathBuf,

    /// Print the game as text (default when stdin or stdout is not a terminal)
    #[arg(long)]
    print: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let words = locale.words();
    let file = args.file.display().to_string();
    let unreadable = |why: String| {
        CliError::Message(
            words.format("replay-unreadable", [("file", file.clone().into()), ("why", why.into())]),
        )
    };
    let played = read(&args.file, words).map_err(unreadable)?;
    let Some(rules) = played.rules() else { return Err(unreadable(words.text("replay-empty"))) };
    let words = locale.words_of(Some(&rules.id));
    let timeline = Timeline::new(&played, rules);
    if args.print || !stdout().is_terminal() || !stdin().is_terminal() {
        let mut out = anstream::stdout().lock();
        return out.write_all(print::whole(&timeline, &words).as_bytes()).map_err(CliError::Output);
    }
    shown::run(&mut Screen::new(timeline, words)).map_err(CliError::Output)
}
