//! Bots that speak mjai, the line protocol of mahjong programs: one JSON object per line.
//!
//! - [`Teller`] turns a seat's events into mjai messages.
//! - [`understand`] turns a bot's reply into a [`Move`](hanchan_round::Move).
//! - [`ExternalBot`] hosts an external bot: a program that it starts, or one behind a socket. Whatever the
//!   bot does, the game continues.
//! - [`MjaiClient`] is the other side: one of Hanchan's own bots, playing over mjai at another program's
//!   table.

mod address;
mod guest;
mod message;
mod pupil;
mod reply;
mod wire;

pub use address::{Address, BadAddress, Manners, Place, Replies};
pub use guest::{Fault, FaultKind, Guest};
pub use message::{Dialect, Teller};
pub use pupil::{Misheard, Pupil};
pub use reply::{Misunderstood, Wish, understand};
pub use wire::Ender;
