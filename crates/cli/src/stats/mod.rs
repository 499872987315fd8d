//! `hanchan stats`

mod show;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::path::PathBuf;

use hanchan_api::{Tally, UnreadableRecord};
use indicatif::{ProgressBar, ProgressStyle};

use crate::error::CliError;
use crate::json;
use crate::locale::Locale;
use crate::records::{has_record_extension, list, read};

const EXAMPLES: &str = r"Examples:
  hanchan stats game.jsonl
  hanchan stats records/ --json";

/// Show player statistics from recorded games
///
/// Players are identified by name. The average win and deal-in are hand values, without honba and riichi sticks.
/// Placements and results count only complete games; all other statistics count every finished deal.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Records, or folders of records
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let words = locale.words();
    let files = list(&args.files, has_record_extension);
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(files.len() as u64) };
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut tally = Tally::default();
    let mut unreadable = Vec::new();
    for path in &files {
        match read(path, words) {
            Ok(played) => tally.add(&played),
            Err(why) => unreadable.push(UnreadableRecord { file: path.display().to_string(), why }),
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    for UnreadableRecord { file, why } in &unreadable {
        let args = [("file", file.as_str().into()), ("why", why.as_str().into())];
        CliError::Message(words.format("replay-unreadable", args)).print(words);
    }
    let mut out = anstream::stdout().lock();
    let stats = tally.response(unreadable);
    if args.json {
        json::write_whole(&stats, &mut out)?;
    } else {
        out.write_all(show::text(&stats, words).as_bytes()).map_err(CliError::Output)?;
    }
    match stats.unreadable.len() {
        0 => Ok(()),
        count => Err(CliError::Reported(words.format("stats-failed", [("count", count.into())]))),
    }
}
