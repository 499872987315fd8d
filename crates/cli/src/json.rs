//! Answers for machines.

use std::io::Write;

use serde::Serialize;

use crate::error::CliError;

/// An answer with the number of its line in a batch.
#[derive(Serialize)]
struct Numbered<'a, T> {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(flatten)]
    answer: &'a T,
}

/// Writes an answer on a line of its own.
pub(crate) fn write<T: Serialize>(
    line: Option<u64>,
    answer: &T,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let text =
        serde_json::to_string(&Numbered { line, answer }).map_err(|error| CliError::Output(error.into()))?;
    writeln!(out, "{text}").map_err(CliError::Output)
}

/// Writes one answer, for people's eyes, too.
pub(crate) fn write_whole<T: Serialize>(answer: &T, out: &mut dyn Write) -> Result<(), CliError> {
    let text = serde_json::to_string_pretty(answer).map_err(|error| CliError::Output(error.into()))?;
    writeln!(out, "{text}").map_err(CliError::Output)
}
