//! Scripted deals as plain text: a position, what happens, and the expected outcome.
//!
//! ```text
//! SC-P07 Atamahane (P-077)
//! rules phoenix
//! points 25000 25000 25000 24000
//! sticks 1
//! S 23467m234567p88s
//! N 46m345p12399s | pon 555z
//!
//! E discards 5m
//! S ron
//! N ron
//!
//! points 23000 28000 25000 24000
//! dealer S
//! ```
//!
//! The first part is the position, the second the steps, the third the expectations. Empty lines separate them.
//! Seats are named by seat wind; E is the dealer. Everything that is not given is as at the start of an East
//! round, and players whose hands are not given are noten. `docs/scripts.md` describes the whole language.
//!
//! [`parse`] divides a file into scripts, [`Script::play`] plays one. The [`Played`] deal contains its events step by
//! step, the refused acts, and a [`Failure`] with its line for each line that is invalid or does not hold. Failures are
//! facts; `hanchan-api` renders them in the reader's language.
//!
//! ```
//! use hanchan_rules::preset_file;
//! use hanchan_scenario::{FailureKind, parse};
//!
//! let file = "
//! == South wins on the dealer's discard
//! S 23467m234567p88s
//!
//! E discards 5m
//! S chi 36m refused no-such-set
//! S ron
//!
//! yaku pinfu tanyao
//! han 3
//! ";
//! let scripts = parse(file)?;
//! let played = scripts[0].play(preset_file);
//! assert_eq!(played.refused[0].line, 6);
//! assert!(!played.events().is_empty());
//!
//! let failure = played.result.unwrap_err();
//! assert_eq!(failure.kind(), FailureKind::Differs);
//! assert_eq!(failure.to_string(), "line 10: han: 2, expected 3");
//! # Ok::<(), hanchan_scenario::Failure>(())
//! ```

mod begin;
mod expect;
mod failure;
mod given;
mod layout;
mod places;
mod read;
mod real;
mod result;
mod script;
mod stage;
mod wall;

pub use failure::{Failure, FailureKind, Part, Problem};
pub use script::{CheckedLine, Played, PlayedStep, RefusedAct, Script, parse};
