//! The failures of scripts.

use std::fmt;

use hanchan_round::Refusal;

/// The reason why a script fails, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line number in the file, counting from 1.
    pub line: usize,
    /// The kind of failure.
    pub kind: FailureKind,
    /// An English message.
    pub message: String,
}

/// A kind of failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailureKind {
    /// The line is not valid in the script language, or names something that does not exist.
    Unreadable,
    /// An act was refused although the script does not expect that.
    Refused(Refusal),
    /// The line is valid, but something else happened or an expectation failed.
    Differs,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for Failure {}

pub(crate) type Done<T = ()> = Result<T, Failure>;

/// Returns the failure for an invalid line.
pub(crate) fn fail<T>(line: usize, message: impl Into<String>) -> Done<T> {
    Err(Failure { line, kind: FailureKind::Unreadable, message: message.into() })
}

/// Returns the failure for an expectation that does not hold.
pub(crate) fn differs<T>(line: usize, message: impl Into<String>) -> Done<T> {
    Err(Failure { line, kind: FailureKind::Differs, message: message.into() })
}

/// Returns the failure for a refused act.
pub(crate) fn refused<T>(line: usize, refusal: Refusal) -> Done<T> {
    let message = format!("refused: {}", refusal.code());
    Err(Failure { line, kind: FailureKind::Refused(refusal), message })
}
