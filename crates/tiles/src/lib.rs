//! The vocabulary of riichi mahjong: tiles, melds, hands, seats, and every notation they are written
//! in.
//!
//! A [`Kind`] is one of the 34 kinds of tile, a [`Tile`] one of 37 (red fives told apart), a
//! [`Piece`] one of the 136 physical tiles; a [`TileSet`] says which of them are in the box. [`Counts`]
//! are what hand maths works on. A [`Hand`] has concealed tiles and [`Meld`]s. Each is right by
//! construction: there is no hand with five of a kind and no chi of 8-9-1.
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
//! [`notation::Notation`], [`notation::Expected`] and [`notation::ParseError`] are `#[non_exhaustive]`: there will be
//! more notations. [`HandError`] and [`MeldError`] are exhaustive on purpose, so that whoever translates them is told by
//! the compiler what is new; a variant more is a breaking change.

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

/// The README's example is tested like those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
