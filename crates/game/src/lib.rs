//! A game: one deal after another, who deals next, honba and sticks, when it ends, and the result.
//!
//! [`Game`] holds the standing between deals. It gives the [`Setup`](hanchan_round::Setup) of the next deal and
//! takes the [`Outcome`](hanchan_round::Outcome) of it; [`Next`] says what follows. [`Seating`] is the draw of the
//! seats before it, [`Purses`] are the sticks in which the points lie.

mod fair;
mod game;
mod purse;
mod result;
mod seating;
mod sticks;

pub use fair::Seed;
pub use game::{Game, Next, OutOfOrder};
pub use purse::{Holder, Purses, StickMove};
pub use result::{Place, Standing, standing};
pub use seating::{Marker, Seating, WrongDraw};
pub use sticks::{Stick, Sticks};

/// The README's example is tested like those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
