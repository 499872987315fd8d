//! Recorded games: readers of the formats of the field, and the verifier.
//!
//! A reader makes a [`RecordedGame`] of a file, which says what was recorded and nothing else; [`verify()`] plays it
//! again with the real engine and tells every place where the two differ.
//!
//! ```
//! use hanchan_record::{RuleShelf, read, verify};
//!
//! let game = read(&std::fs::read("examples/game.mjlog.gz")?)?;
//! let report = verify(&game, &RuleShelf::default())?;
//! assert!(report.mismatches.is_empty());
//! for mismatch in &report.mismatches {
//!     println!("{mismatch}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Stability
//!
//! [`Report`], [`Mismatch`], [`Topic`] and [`Fact`] are `#[non_exhaustive]`: more will be compared. The problems of
//! readers and writers ([`ReadProblem`], [`Inexpressible`], …) are exhaustive on purpose, so that whoever translates them is
//! told by the compiler what is new; a variant more is a breaking change.

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
mod unpack;
mod verify;
mod write;

pub use error::{Expected, ReadError, ReadProblem};
pub use explained::explained;
pub use format::{Format, extensions, read_text};
pub use played::Unrecordable;
pub use recorded::*;
pub use rules::{Change, NoSuchRules, RecordedRules, RuleShelf};
pub use unpack::{MOST_BYTES, text};
pub use verify::{Fact, Mismatch, NoRounds, Replayed, Report, Topic, WallPlace, replay, rounds, verify};
pub use write::Inexpressible;

/// Reads a record in any format that is known; it may be gzipped.
pub fn read(bytes: &[u8]) -> Result<RecordedGame, ReadError> {
    read_text(&text(bytes)?)
}

/// The README's example is tested like those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
