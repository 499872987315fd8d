//! Recorded games: readers and writers for common formats, and a verifier.
//!
//! A reader turns a file into a [`RecordedGame`], which holds what was recorded and nothing else. [`verify()`]
//! replays the game with the engine and reports every mismatch.
//!
//! ```
//! use hanchan_record::{RuleResolver, read, verify};
//!
//! let game = read(&std::fs::read("examples/game.mjlog.gz")?)?;
//! let report = verify(&game, &RuleResolver::default())?;
//! assert!(report.mismatches.is_empty());
//! for mismatch in &report.mismatches {
//!     println!("{mismatch}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Stability
//!
//! [`VerifyReport`], [`Mismatch`], [`MismatchTopic`] and [`Fact`] are `#[non_exhaustive]`: more will be compared.
//! The errors of readers and writers ([`ReadProblem`], [`WriteError`], …) are deliberately exhaustive, so that the
//! compiler points out new variants to code that translates them. Adding a variant is a breaking change.

pub mod archive;
mod error;
mod explained;
mod format;
pub mod log;
pub mod mjai;
mod named;
mod played;
mod recorded;
mod rules;
pub mod tenhou;
mod verify;
mod write;

pub use error::{Expected, ReadError, ReadProblem};
pub use explained::explained;
pub use format::{Format, MOST_BYTES, extensions, read_text, text};
pub use played::Unrecordable;
pub use recorded::*;
pub use rules::{Change, NoSuchRules, RecordedRules, RuleResolver};
pub use verify::{
    Fact, Mismatch, MismatchTopic, NoRounds, Replayed, VerifyReport, WallPlace, replay, rounds, verify,
};
pub use write::WriteError;

/// Reads a record in any known format, gzipped or not. The format is detected by content.
///
/// ```
/// use hanchan_record::read;
///
/// let game = read(&std::fs::read("examples/game.mjlog.gz")?)?;
/// assert!(!game.deals.is_empty());
///
/// let error = read(b"not a record").unwrap_err();
/// assert_eq!(error.line, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(bytes: &[u8]) -> Result<RecordedGame, ReadError> {
    read_text(&text(bytes)?)
}

/// The reason why a record cannot be verified.
#[derive(Clone, PartialEq, Debug)]
pub enum Unverifiable {
    /// The record cannot be read.
    Read(ReadError),
    /// The rules that the record names are invalid.
    Rules(NoSuchRules),
}

impl std::fmt::Display for Unverifiable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unverifiable::Read(error) => error.fmt(f),
            Unverifiable::Rules(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Unverifiable {}

/// Reads and verifies a record in any known format. In contrast to [`read_text`] followed by [`verify()`], this also
/// works for Hanchan's own logs of games at unassisted tables, and reports where a log differs from its rules instead
/// of refusing to read it.
///
/// ```
/// use hanchan_record::{RuleResolver, text, verify_text};
///
/// let record = std::fs::read("examples/game.mjlog.gz")?;
/// let report = verify_text(&text(&record)?, &RuleResolver::default())?;
/// assert!(report.mismatches.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn verify_text(text: &str, shelf: &RuleResolver) -> Result<VerifyReport, Unverifiable> {
    if log::version(text).is_some() {
        return log::verify_log(text).map_err(Unverifiable::Read);
    }
    let game = read_text(text).map_err(Unverifiable::Read)?;
    verify(&game, shelf).map_err(Unverifiable::Rules)
}

/// Compiles and runs the README's example as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
