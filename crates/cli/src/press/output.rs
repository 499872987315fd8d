//! Output files, whose extension defines their format.

use std::path::Path;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use hanchan_press::{Look, Paper};
use hanchan_words::Words;

use crate::error::CliError;

/// Returns the extension of a file name in lower case.
pub(super) fn ending(path: &Path) -> String {
    path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase()).unwrap_or_default()
}

/// Returns the error for an extension that is not among the `known` ones.
pub(super) fn unknown(path: &Path, known: &str, words: &Words) -> CliError {
    let file = path.display().to_string();
    CliError::Message(words.format("refused-ending", [("file", file.into()), ("known", known.into())]))
}

/// Writes a file.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), CliError> {
    std::fs::write(path, bytes).map_err(CliError::Output)
}

/// Parses the name of a tile style.
pub(super) fn look() -> impl TypedValueParser<Value = Look> {
    PossibleValuesParser::new(Look::ALL.map(Look::name)).map(|name| Look::named(&name).unwrap_or_default())
}

/// Parses the name of a paper size.
pub(super) fn paper() -> impl TypedValueParser<Value = Paper> {
    PossibleValuesParser::new(Paper::ALL.map(Paper::name)).map(|name| Paper::named(&name).unwrap_or_default())
}
