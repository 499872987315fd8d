//! Riichi mahjong tiles, melds, hands and seats, with parsers and printers for every common notation.
//!
//! - [`Kind`]: one of the 34 kinds of tile.
//! - [`Tile`]: one of 37 tiles; red fives differ from ordinary fives.
//! - [`Piece`]: one of the 136 physical tiles. A [`TileSet`] defines which of them are in play.
//! - [`Counts`]: the number of tiles of each kind, used for hand analysis.
//! - [`Hand`]: concealed tiles and [`Meld`]s.
//!
//! Values are valid by construction: no hand has five tiles of a kind, and there is no chi of 8-9-1. Codes such as
//! `P-003` in these docs cite statements of rule documents, which `crates/rules/statements.tsv` lists.
//!
//! ```
//! use hanchan_tiles::{Deck, Hand, Kind, notation::Notation};
//!
//! let hand: Hand = "406m 123p 1z | pon 555z^, chi 312s<".parse()?;
//! assert_eq!(hand.held().get(Kind::WHITE), 3);
//! assert_eq!(Notation::Kobalab.print(&hand, Default::default())?, "m406p123z1,z555=,s123-");
//!
//! let error = "123m45x".parse::<Hand>().unwrap_err();
//! assert_eq!(error.to_string(), "character 7: expected a suit letter (m, p, s or z) after the digits, found \"x\"");
//!
//! assert_eq!(Kind::NORTH.dora(Deck::Full), Kind::EAST); // P-101
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Stability
//!
//! [`notation::Notation`], [`notation::Expected`], [`notation::ParseProblem`] and [`notation::ParseError`] are
//! `#[non_exhaustive]`, because more notations may be added. [`HandError`] and [`MeldError`] are exhaustive on
//! purpose: code that translates them fails to compile when a variant is added, which is therefore a breaking
//! change.

mod counts;
mod deck;
mod hand;
mod honour;
mod kind;
mod meld;
pub mod notation;
mod seat;
mod suit;
mod tile;
#[cfg(feature = "serde")]
mod with_serde;

pub use counts::{Counts, FifthCopy, NotHeld};
pub use deck::{Deck, NoSuchFive, Piece, RedFives, TileSet};
pub use hand::{Hand, HandError, NoSuchTile, Tiles};
pub use honour::{Dragon, Wind};
pub use kind::{Face, Kind, KindSet};
pub use meld::{LaidTile, Meld, MeldError, MeldKind, Pose};
pub use seat::{BySeat, Players, Seat, Side};
pub use suit::Suit;
pub use tile::Tile;

/// Runs the README's example as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
