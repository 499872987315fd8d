//! JSON output.

use std::io::Write;

use serde::Serialize;

use crate::error::CliError;

/// A response with its line number in a batch.
#[derive(Serialize)]
struct Numbered<'a, T> {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(flatten)]
    response: &'a T,
}

/// Writes a response on one line.
pub(crate) fn write<T: Serialize>(
    line: Option<u64>,
    response: &T,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let text = serde_json::to_string(&Numbered { line, response })
        .map_err(|error| CliError::Output(error.into()))?;
    writeln!(out, "{text}").map_err(CliError::Output)
}

/// Writes a response with indentation.
pub(crate) fn write_whole<T: Serialize>(response: &T, out: &mut dyn Write) -> Result<(), CliError> {
    let text = serde_json::to_string_pretty(response).map_err(|error| CliError::Output(error.into()))?;
    writeln!(out, "{text}").map_err(CliError::Output)
}
