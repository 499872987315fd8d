//! Bots that speak mjai, the line protocol of mahjong programs: JSON objects, one to a line.
//!
//! - [`Teller`] says to a seat what it sees, in mjai's words.
//! - [`understand`] makes a [`Move`](hanchan_round::Move) of what a bot answers.
//! - [`Guest`] is a bot that takes a seat: a program that is started, or one behind a socket. Whatever it does, the
//!   table goes on.
//! - [`Pupil`] is the other side: one of our own players, told by mjai messages what happens, who answers in mjai.

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
