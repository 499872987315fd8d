//! Errors, and how they are printed in the terminal.

use std::io::{self, Write as _};

use anstyle::AnsiColor;
use hanchan_api::{ApiError, ErrorCode, RequestError, WinError};
use hanchan_rules::NoRules;
use hanchan_words::Words;

/// Why a command, or a line of a batch, failed.
#[derive(Debug)]
pub(crate) enum Complaint {
    /// The request has no answer.
    Request(RequestError),
    /// A line is not UTF-8 text.
    NoText,
    /// A line is longer than any hand.
    TooLong,
    /// So many lines of a batch had no answer. Each was reported already.
    BadLines(u64),
    /// A message that is localized already.
    Said(String),
    /// A message that is localized already, about what was listed in JSON already.
    Listed(String),
    /// Input could not be read.
    Input(io::Error),
    /// Output could not be written.
    Output(io::Error),
}

/// Returns an error for programs that read JSON: the same body as over HTTP, in a field `error`.
pub(crate) fn json_error(code: ErrorCode, text: String) -> serde_json::Value {
    serde_json::json!({ "error": ApiError { code, text, problems: Vec::new() } })
}

impl From<RequestError> for Complaint {
    fn from(error: RequestError) -> Complaint {
        Complaint::Request(error)
    }
}

impl From<NoRules> for Complaint {
    fn from(why: NoRules) -> Complaint {
        Complaint::Request(RequestError::Rules(why))
    }
}

impl Complaint {
    /// Prints the error to standard error.
    pub(crate) fn print(&self, words: &Words) {
        self.print_after(&words.text("error"), words);
    }

    /// Prints the error of a line of a batch to standard error.
    pub(crate) fn print_for_line(&self, line: u64, words: &Words) {
        self.print_after(&words.say("line-number", [("line", line.into())]), words);
    }

    /// Prints the error to standard output, for a program that reads JSON there.
    pub(crate) fn print_json(&self, words: &Words) {
        if !matches!(self, Complaint::BadLines(_) | Complaint::Output(_) | Complaint::Listed(_)) {
            let error = json_error(self.code(), self.said(words));
            let _gone = writeln!(io::stdout(), "{error}");
        }
    }

    fn print_after(&self, head: &str, words: &Words) {
        let red = AnsiColor::Red.on_default().bold();
        let said = self.said(words);
        // Nobody is left to read it if standard error is closed.
        let _gone = writeln!(anstream::stderr(), "{red}{head}:{red:#} {said}");
    }

    /// Returns the localized message. Fields of a request are called by the names of their flags.
    pub(crate) fn said(&self, words: &Words) -> String {
        match self {
            Complaint::Request(RequestError::Field { name, why }) => {
                let (flag, why) = (format!("--{name}"), why.text(words));
                words.say("refused-option", [("option", flag.into()), ("why", why.into())])
            }
            Complaint::Request(error) => error.text(words),
            Complaint::NoText => words.text("refused-no-text"),
            Complaint::TooLong => words.text("refused-too-long"),
            Complaint::BadLines(lines) => words.say("refused-bad-lines", [("lines", (*lines).into())]),
            Complaint::Input(error) => words.say("refused-input", [("error", error.to_string().into())]),
            Complaint::Output(error) => words.say("refused-output", [("error", error.to_string().into())]),
            Complaint::Said(said) | Complaint::Listed(said) => said.clone(),
        }
    }

    /// Returns the code that programs can rely on.
    fn code(&self) -> ErrorCode {
        match self {
            Complaint::Request(error) => error.code(),
            Complaint::NoText | Complaint::TooLong => ErrorCode::BadRequest,
            Complaint::Input(_) | Complaint::Output(_) => ErrorCode::Internal,
            Complaint::BadLines(_) | Complaint::Said(_) | Complaint::Listed(_) => ErrorCode::NoAnswer,
        }
    }

    /// Returns what is wrong with a line of a batch of wins that could not even be parsed.
    pub(crate) fn of_win(&self) -> WinError {
        match self {
            Complaint::TooLong => WinError::TooLong,
            _ => WinError::NotText,
        }
    }
}
