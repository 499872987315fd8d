//! A game of riichi mahjong: the sequence of deals, honba and riichi sticks, the end of the game, and its result.
//!
//! [`Game`] holds the state between deals. It returns the [`Setup`](hanchan_round::Setup) of the next deal and
//! takes that deal's [`Outcome`](hanchan_round::Outcome); [`Next`] is the step that follows. [`Seating`] is the
//! draw for seats before the game, [`Seed`] provides verifiable walls, and [`Purses`] tracks the point sticks that
//! players hold.
//!
//! # Stability
//!
//! [`SeatRank`] and [`Standing`] are `#[non_exhaustive]`: fields may be added. The enums [`Next`], [`Holder`] and
//! [`Stick`] are exhaustive on purpose: code that runs a game must handle every case. A new variant is a breaking
//! change.

mod fair;
mod game;
mod purse;
mod result;
mod seating;
mod sticks;

pub use fair::Seed;
pub use game::{Game, Next, OutOfOrder};
pub use purse::{Holder, Purses, StickMove};
pub use result::{SeatRank, Standing, standing};
pub use seating::{Marker, Seating, WrongDraw};
pub use sticks::{Stick, Sticks};

/// Runs the README's example as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
