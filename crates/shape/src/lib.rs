//! Hand analysis for riichi mahjong: shanten, waits, decompositions and ukeire.
//!
//! Everything works on [`Counts`](hanchan_tiles::Counts) of concealed tiles and the [`Deck`](hanchan_tiles::Deck)
//! they come from, for four and three players. There are two levels:
//!
//! - [`shanten()`], [`forms`] and [`Incremental`] consider only concealed tiles and take a few nanoseconds. Use
//!   them in simulators and searches.
//! - [`Shape`] also takes the player's melds into account, because melded tiles cannot be drawn again. Use it for
//!   results that are shown to people or decide a rule.
//!
//! ```
//! use hanchan_shape::{Shape, WaitKind, WaitName};
//! use hanchan_tiles::{Counts, Deck, Hand};
//!
//! let hand: Hand = "46m345p12399s | pon 555z".parse()?;
//! let waits = Shape::of(&hand, Deck::Full).waits();
//! assert_eq!(waits.list()[0].tile.to_string(), "5m");
//! assert_eq!(waits.name(), Some(WaitName::Simple(WaitKind::Closed)));
//!
//! let hand: Hand = "23467m234567p88s + 1z".parse()?;
//! let best = Shape::of(&hand, Deck::Full).best_discards(&Counts::EMPTY);
//! assert_eq!(best[0].tile.to_string(), "1z");
//! # Ok::<(), hanchan_tiles::notation::ParseError>(())
//! ```
//!
//! # What shanten counts
//!
//! The shanten is the minimum number of tiles to draw for a complete hand, minus one. That hand has at most four
//! tiles of each kind, so a hand that only a fifth tile could complete has a higher shanten; see [`Waits`] for
//! what this means for tenpai. Seven pairs must be seven different pairs. A hand of 10 or 11 concealed tiles needs
//! three sets and a pair, and so on down to a single tile, which needs only a pair.
//!
//! # Stability
//!
//! [`Discard`], [`Improvement`] and [`Wait`] are `#[non_exhaustive]`: fields may be added. The enums
//! [`Set`], [`Decomposition`], [`WaitKind`] and [`WaitName`] are exhaustive; a new variant is a breaking change.

mod costs;
mod decompose;
mod incremental;
mod line;
mod shanten;
mod shape;
mod tables;
mod tally;
mod ukeire;
mod waits;

pub use decompose::{Decomposition, Decompositions, Set, Standard, decompositions};
pub use incremental::Incremental;
// A fast path for the command line, which processes millions of lines in plain notation. It sums indices into this
// crate's private lookup tables while it reads, so it cannot live in another crate without exposing those. It is not
// part of the documented API and may change in any version.
#[doc(hidden)]
pub use line::PlainLine;
pub use shanten::{Forms, forms, shanten, shanten_of_array};
pub use shape::Shape;
pub use ukeire::{Discard, Improvement, Ukeire};
pub use waits::{Wait, WaitKind, WaitKinds, WaitName, Waits, wait_kinds};

/// Runs the README's example as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
