//! Bot addresses: where a bot runs, and the protocol options it needs.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::message::Dialect;

/// Which messages a bot replies to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Replies {
    /// Every message, usually with `none`.
    Each,
    /// Only messages that give the bot a choice.
    Asked,
}

/// A bot's protocol options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ProtocolOptions {
    /// Which messages the bot replies to.
    pub replies: Replies,
    /// Whether the bot receives everything that happened since its last reply as one JSON array.
    pub arrays: bool,
    /// The variant of field names that the bot understands.
    pub dialect: Dialect,
    /// The time limit for each reply.
    pub limit: Duration,
}

impl Default for ProtocolOptions {
    fn default() -> ProtocolOptions {
        ProtocolOptions {
            replies: Replies::Each,
            arrays: false,
            dialect: Dialect::Mortal,
            limit: Duration::from_secs(10),
        }
    }
}

/// Where a bot runs, and how to reach it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Endpoint {
    /// The bot is a program, started with this command; it uses standard input and output.
    Command(String),
    /// The bot listens on `host:port`.
    Tcp(String),
    /// The bot connects to this local port and sends `join`.
    Listen(u16),
    /// The bot listens at a WebSocket URL.
    WebSocket(String),
}

/// A bot's address and protocol options.
///
/// ```
/// use hanchan_mjai::{Address, Replies};
///
/// let bot: Address = "mjai[asked,arrays,2s]:python3 bot.py --fast".parse()?;
/// assert_eq!(bot.options.replies, Replies::Asked);
/// assert!("tcp://localhost:11600".parse::<Address>().is_ok());
/// assert!("ws://localhost:8000/bot".parse::<Address>().is_ok());
/// assert!("listen[original]:11600".parse::<Address>().is_ok());
/// assert!("mjai[sometimes]:bot".parse::<Address>().is_err());
/// # Ok::<(), hanchan_mjai::BadAddress>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    /// How to reach the bot.
    pub place: Endpoint,
    /// The bot's protocol options.
    pub options: ProtocolOptions,
}

/// An error in a bot's address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadAddress {
    /// The scheme is unknown or missing.
    Scheme,
    /// Nothing follows the scheme.
    Empty,
    /// This option is unknown.
    Manner(String),
    /// This port is not a valid number.
    Port(String),
}

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadAddress::Scheme => f.write_str(
                "a bot is 'mjai:COMMAND', 'tcp://HOST:PORT', 'ws://HOST:PORT/PATH' or 'listen:PORT'",
            ),
            BadAddress::Empty => f.write_str("nothing follows the colon: add a command, address or port"),
            BadAddress::Manner(word) => write!(
                f,
                "unknown option '{word}': use each, asked, lines, arrays, mortal, original or a time ('5s', '200ms')"
            ),
            BadAddress::Port(text) => write!(f, "'{text}' is not a port (0 to 65535)"),
        }
    }
}

impl std::error::Error for BadAddress {}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Address, BadAddress> {
        let end = text.find([':', '[']).ok_or(BadAddress::Scheme)?;
        let (scheme, rest) = text.split_at(end);
        let (options, rest) = match rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((words, rest)) => (options(words)?, rest),
            None => (ProtocolOptions::default(), rest),
        };
        let rest = rest.strip_prefix(':').ok_or(BadAddress::Scheme)?.trim();
        let behind = rest.strip_prefix("//").unwrap_or(rest);
        if behind.is_empty() {
            return Err(BadAddress::Empty);
        }
        let place = match scheme {
            "mjai" => Endpoint::Command(rest.to_owned()),
            "tcp" => Endpoint::Tcp(behind.to_owned()),
            "ws" => Endpoint::WebSocket(format!("ws://{behind}")),
            "listen" => {
                let bad = |_| BadAddress::Port(behind.chars().take(40).collect());
                Endpoint::Listen(behind.parse().map_err(bad)?)
            }
            _ => return Err(BadAddress::Scheme),
        };
        Ok(Address { place, options })
    }
}

fn options(words: &str) -> Result<ProtocolOptions, BadAddress> {
    let mut options = ProtocolOptions::default();
    for word in words.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        let number = |unit: &str| word.strip_suffix(unit).and_then(|number| number.parse::<u64>().ok());
        match word {
            "each" => options.replies = Replies::Each,
            "asked" => options.replies = Replies::Asked,
            "lines" => options.arrays = false,
            "arrays" => options.arrays = true,
            "mortal" => options.dialect = Dialect::Mortal,
            "original" => options.dialect = Dialect::Original,
            _ => {
                let limit =
                    number("ms").or_else(|| number("s").and_then(|seconds| seconds.checked_mul(1000)));
                let bad = || BadAddress::Manner(word.chars().take(40).collect());
                let limit = limit.filter(|limit| (1..=3_600_000).contains(limit)).ok_or_else(bad)?;
                options.limit = Duration::from_millis(limit);
            }
        }
    }
    Ok(options)
}
