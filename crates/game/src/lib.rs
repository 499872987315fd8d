//! A game: one deal after another, who deals next, counters and sticks, when it ends, and the result.
//!
//! [`Game`] holds the standing between deals. It gives the [`Setup`](hanchan_round::Setup) of the next deal and
//! takes the [`Outcome`](hanchan_round::Outcome) of it; [`Next`] says what follows.

mod fair;
mod game;
mod result;
pub mod script;
mod wild;

pub use fair::Seed;
pub use game::{Game, Next, OutOfOrder};
pub use result::{Place, Standing, standing};
pub use wild::{Deed, Wild, wild};
