//! `hanchan convert`

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use hanchan_api::{ByName, ConvertRequest, ConvertResponse, RecordError, RecordRequest as _, RequestError};
use hanchan_record::Format;
use hanchan_words::Words;

use crate::error::CliError;
use crate::locale::Locale;
use crate::records::read_bytes;

/// Write a recorded game in another format
///
/// Reads everything that `verify` reads. The game is played again by its rules, so that what is written tells all that
/// the format has words for. What the record does not tell of the wall is made up in a log.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan convert game.mjlog game.json\n  hanchan convert game.json game.mjai\n  \
                  hanchan convert game.hanchan - --to tenhou6"
)]
pub(crate) struct Args {
    /// The record
    #[arg(value_name = "A")]
    from: PathBuf,

    /// Where to write it; - for standard output
    #[arg(value_name = "B")]
    to: PathBuf,

    /// The format (default: by the extension of B)
    #[arg(long = "to", value_name = "FORMAT", value_parser = formats())]
    format: Option<Format>,

    /// The rules it was played by, if the record does not tell them: an id or a file
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,

    /// Also if the record differs from the rules: what differs is written as the rules have it
    #[arg(long)]
    anyway: bool,
}

fn formats() -> impl TypedValueParser<Value = Format> {
    let values = Format::ALL.map(|format| PossibleValue::new(format.name()).help(format.about()));
    PossibleValuesParser::new(values).map(|name| Format::named(&name).unwrap_or(Format::Log))
}

/// The format that the end of a file's name says.
fn format_of(path: &Path) -> Option<Format> {
    Format::of_extension(path.extension()?.to_str()?)
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let words = locale.words();
    let no_format = || {
        let file = args.to.display().to_string();
        CliError::Message(words.say("convert-format", [("file", file.into())]))
    };
    let format = args.format.or_else(|| format_of(&args.to)).ok_or_else(no_format)?;
    let file = args.from.display().to_string();
    let bytes = read_bytes(&args.from).map_err(|why| unreadable(&file, why.text(words), words))?;
    let request = ConvertRequest { to: ByName(format), rules: args.rules.clone(), anyway: args.anyway };
    let ConvertResponse { text, deals, .. } =
        request.run(&bytes, locale.context()).map_err(|error| match error {
            RequestError::Record(why @ RecordError::Read(_)) => unreadable(&file, why.text(words), words),
            error => error.into(),
        })?;
    if args.to.as_os_str() == "-" {
        return anstream::stdout().lock().write_all(text.as_bytes()).map_err(CliError::Output);
    }
    std::fs::write(&args.to, text).map_err(CliError::Output)?;
    let file = args.to.display().to_string();
    let done = [("file", file.into()), ("format", format.name().into()), ("deals", deals.into())];
    writeln!(anstream::stdout(), "{}", words.say("convert-done", done)).map_err(CliError::Output)
}

fn unreadable(file: &str, why: String, words: &Words) -> CliError {
    CliError::Message(words.say("verify-unreadable", [("file", file.into()), ("why", why.into())]))
}
