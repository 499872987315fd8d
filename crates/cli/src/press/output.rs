//! Where printed things go: a file whose name says what it is.

use std::path::Path;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use hanchan_press::{Look, Paper};
use hanchan_words::Words;

use crate::error::CliError;

/// The ending of a file's name, in small letters.
pub(super) fn ending(path: &Path) -> String {
    path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase()).unwrap_or_default()
}

/// Nobody knows what a file with such a name should be.
pub(super) fn unknown(path: &Path, known: &str, words: &Words) -> CliError {
    let file = path.display().to_string();
    CliError::Message(words.say("refused-ending", [("file", file.into()), ("known", known.into())]))
}

/// Writes a file.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), CliError> {
    std::fs::write(path, bytes).map_err(CliError::Output)
}

/// Reads the name of a look.
pub(super) fn look() -> impl TypedValueParser<Value = Look> {
    PossibleValuesParser::new(Look::ALL.map(Look::name)).map(|name| Look::named(&name).unwrap_or_default())
}

/// Reads the name of a paper.
pub(super) fn paper() -> impl TypedValueParser<Value = Paper> {
    PossibleValuesParser::new(Paper::ALL.map(Paper::name)).map(|name| Paper::named(&name).unwrap_or_default())
}
