//! Hand maths for riichi mahjong: shanten, waits, decompositions, and the tiles that help.
//!
//! Everything works on [`Counts`](hanchan_tiles::Counts) of concealed tiles and on the
//! [`Deck`](hanchan_tiles::Deck) they come from, four or three players' alike. There are two ways to
//! ask:
//!
//! - [`shanten()`], [`forms`] and [`Incremental`] look at concealed tiles alone and take a few
//!   nanoseconds: for simulators and searches.
//! - [`Shape`] also knows the player's melds, of which no more tiles can come: for everything a person
//!   reads or a rule decides.
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
//! The shanten is one less than the fewest tiles that must be drawn to hold a complete hand. That hand
//! has at most four of each kind, so a hand that could only be completed by a fifth tile is further
//! away; see [`Waits`] for what this means for tenpai. Seven pairs are seven different ones. A hand of
//! 10 or 11 concealed tiles wants three sets and a pair, and so on down to a single tile.

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
// For our own command line, which reads millions of plain lines at once. It is no part of the documented interface and
// may change in any version.
#[doc(hidden)]
pub use line::PlainLine;
pub use shanten::{Forms, forms, shanten, shanten_of_array};
pub use shape::Shape;
pub use ukeire::{Discard, Improvement, Ukeire};
pub use waits::{Wait, WaitKind, WaitKinds, WaitName, Waits, wait_kinds};

/// The README's example is tested like those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
