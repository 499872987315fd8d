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

const EXAMPLES: &str = r"Examples:
  hanchan convert game.mjlog game.json
  hanchan convert game.json game.mjai
  hanchan convert game.hanchan - --to tenhou6";

/// Convert a recorded game to another format
///
/// Reads every format that 'hanchan verify' reads. The game is replayed under its rules, so the output contains
/// everything that the format can express. If the record does not contain the whole wall, a Hanchan log gets made-up
/// tiles for the rest.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Record to read
    #[arg(value_name = "A")]
    from: PathBuf,

    /// File to write; - for stdout
    #[arg(value_name = "B")]
    to: PathBuf,

    /// Output format (default: chosen by B's extension)
    #[arg(long = "to", value_name = "FORMAT", value_parser = formats())]
    format: Option<Format>,

    /// Rule set, if the record does not name it: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE")]
    rules: Option<String>,

    /// Convert even if the record violates the rules; where it does, the output follows the rules
    #[arg(long)]
    anyway: bool,
}

fn formats() -> impl TypedValueParser<Value = Format> {
    let values = Format::ALL.map(|format| PossibleValue::new(format.name()).help(format.about()));
    PossibleValuesParser::new(values).map(|name| Format::named(&name).unwrap_or(Format::Log))
}

/// Returns the format for a file extension.
fn format_of(path: &Path) -> Option<Format> {
    Format::of_extension(path.extension()?.to_str()?)
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let words = locale.words();
    let no_format = || {
        let file = args.to.display().to_string();
        CliError::Message(words.format("convert-format", [("file", file.into())]))
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
    writeln!(anstream::stdout(), "{}", words.format("convert-done", done)).map_err(CliError::Output)
}

fn unreadable(file: &str, why: String, words: &Words) -> CliError {
    CliError::Message(words.format("verify-unreadable", [("file", file.into()), ("why", why.into())]))
}
