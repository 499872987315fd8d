//! Errors, and how they are printed in the terminal.

use std::io::{self, Write as _};

use anstyle::AnsiColor;
use hanchan_api::{ApiError, ErrorCode, RequestError, WinError};
use hanchan_rules::NoRules;
use hanchan_words::Words;

/// An error of a command, or of one line in a batch.
#[derive(Debug)]
pub(crate) enum CliError {
    /// The request failed.
    Request(RequestError),
    /// A line in a batch is not UTF-8 text.
    NotUtf8,
    /// A line in a batch is too long to be a hand.
    TooLong,
    /// The number of lines in a batch that failed. Each has been reported already.
    BadLines(u64),
    /// Any other error, as a localized message.
    Message(String),
    /// A localized message about errors that the JSON output lists already.
    Reported(String),
    /// Input could not be read.
    Input(io::Error),
    /// Output could not be written.
    Output(io::Error),
}

/// Returns an error for programs that read JSON: the same body as over HTTP, in the field `error`.
pub(crate) fn json_error(code: ErrorCode, text: String) -> serde_json::Value {
    serde_json::json!({ "error": ApiError { code, text, problems: Vec::new() } })
}

impl From<RequestError> for CliError {
    fn from(error: RequestError) -> CliError {
        CliError::Request(error)
    }
}

impl From<NoRules> for CliError {
    fn from(why: NoRules) -> CliError {
        CliError::Request(RequestError::Rules(why))
    }
}

impl CliError {
    /// Prints the error to standard error.
    pub(crate) fn print(&self, words: &Words) {
        self.print_after(&words.text("error"), words);
    }

    /// Prints the error of a line in a batch to standard error.
    pub(crate) fn print_for_line(&self, line: u64, words: &Words) {
        self.print_after(&words.format("line-number", [("line", line.into())]), words);
    }

    /// Prints the error to standard output, for a program that reads JSON there.
    pub(crate) fn print_json(&self, words: &Words) {
        if !matches!(self, CliError::BadLines(_) | CliError::Output(_) | CliError::Reported(_)) {
            let error = json_error(self.code(), self.message(words));
            let _gone = writeln!(io::stdout(), "{error}");
        }
    }

    fn print_after(&self, head: &str, words: &Words) {
        let red = AnsiColor::Red.on_default().bold();
        let message = self.message(words);
        // If standard error is closed, nobody can read the message anyway.
        let _gone = writeln!(anstream::stderr(), "{red}{head}:{red:#} {message}");
    }

    /// Returns the localized message. Fields of a request are named by their flags.
    pub(crate) fn message(&self, words: &Words) -> String {
        match self {
            CliError::Request(RequestError::Field { name, why }) => {
                let (flag, why) = (format!("--{name}"), why.text(words));
                words.format("refused-option", [("option", flag.into()), ("why", why.into())])
            }
            CliError::Request(error) => error.text(words),
            CliError::NotUtf8 => words.text("refused-no-text"),
            CliError::TooLong => words.text("refused-too-long"),
            CliError::BadLines(lines) => words.format("refused-bad-lines", [("lines", (*lines).into())]),
            CliError::Input(error) => words.format("refused-input", [("error", error.to_string().into())]),
            CliError::Output(error) => words.format("refused-output", [("error", error.to_string().into())]),
            CliError::Message(text) | CliError::Reported(text) => text.clone(),
        }
    }

    /// Returns the code that programs can rely on.
    fn code(&self) -> ErrorCode {
        match self {
            CliError::Request(error) => error.code(),
            CliError::NotUtf8 | CliError::TooLong => ErrorCode::BadRequest,
            CliError::Input(_) | CliError::Output(_) => ErrorCode::Internal,
            CliError::BadLines(_) | CliError::Message(_) | CliError::Reported(_) => ErrorCode::NoAnswer,
        }
    }

    /// Converts the error of an unreadable line of `hanchan score --batch`.
    pub(crate) fn as_win_error(&self) -> WinError {
        match self {
            CliError::TooLong => WinError::TooLong,
            _ => WinError::NotText,
        }
    }
}
