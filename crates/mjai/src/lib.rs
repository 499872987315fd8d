//! The mjai protocol, by which mahjong programs talk to bots: one JSON object per line.
//!
//! - [`MessageWriter`] turns a seat's events into mjai messages.
//! - [`parse_reply`] turns a bot's reply into a [`Move`](hanchan_round::Move).
//! - [`ExternalBot`] hosts an external bot: a program that it starts, or one that it reaches over a socket.
//!   Whatever the bot does, the game continues.
//! - [`MjaiClient`] is the other side: one of Hanchan's own bots, playing over mjai at another program's
//!   table.

mod address;
mod client;
mod external_bot;
mod message;
mod reply;
mod wire;

pub use address::{Address, BadAddress, Endpoint, ProtocolOptions, Replies};
pub use client::{MessageError, MjaiClient};
pub use external_bot::{BotFault, BotFaultKind, ExternalBot};
pub use message::{Dialect, MessageWriter};
pub use reply::{ReplyError, Wish, parse_reply};
pub use wire::Ender;
