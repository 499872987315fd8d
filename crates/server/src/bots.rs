//! External bots that can take seats. The operator names them in the settings; players choose them by name.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use hanchan_api::settings::built_in_bot;
use hanchan_mjai::{Address, BadAddress, Endpoint};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The maximum length of a bot's name, in characters.
const LONGEST: usize = 30;

/// Why a bot in the settings is not valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WrongBot {
    /// A built-in bot has this name.
    Taken(String),
    /// The name is empty or too long.
    Name(String),
    /// The address cannot be parsed.
    Address(String, BadAddress),
}

impl fmt::Display for WrongBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrongBot::Taken(name) => write!(f, "bots: {name}: a built-in bot has this name"),
            WrongBot::Name(name) => write!(f, "bots: {name:?}: a name has 1 to {LONGEST} characters"),
            WrongBot::Address(name, why) => write!(f, "bots: {name}: {why}"),
        }
    }
}

impl std::error::Error for WrongBot {}

/// An external bot from the settings.
struct Named {
    address: Address,
    /// A permit that limits the bot to one seat at a time, for bots that connect to the server.
    alone: Option<Arc<Semaphore>>,
}

struct Inner {
    named: BTreeMap<String, Named>,
    room: Arc<Semaphore>,
}

/// The external bots from the settings, and a limit on how many play at once.
#[derive(Clone)]
pub struct Bots(Arc<Inner>);

/// A slot for one external bot, released on drop.
pub(crate) struct Room {
    /// The bot's name.
    pub(crate) name: String,
    _of_all: OwnedSemaphorePermit,
    _of_its_own: Option<OwnedSemaphorePermit>,
}

impl Bots {
    /// Creates the list of bots from their addresses by name. At most `most` bots play at once.
    ///
    /// ```
    /// use hanchan_server::bots::{Bots, WrongBot};
    ///
    /// let named = |name: &str, address: &str| [(name.to_owned(), address.to_owned())].into();
    /// assert!(Bots::new(&named("tobi", "mjai[asked,2s]:python3 bot.py"), 8).is_ok());
    /// assert!(matches!(Bots::new(&named("sensei", "mjai:bot"), 8), Err(WrongBot::Taken(_))));
    /// assert!(matches!(Bots::new(&named("tobi", "python3 bot.py"), 8), Err(WrongBot::Address(..))));
    /// ```
    pub fn new(addresses: &BTreeMap<String, String>, most: usize) -> Result<Bots, WrongBot> {
        let mut named = BTreeMap::new();
        for (name, address) in addresses {
            if built_in_bot(name).is_some() {
                return Err(WrongBot::Taken(name.clone()));
            }
            let letters = name.chars().count();
            if letters == 0 || letters > LONGEST || name.trim() != name || name.contains(char::is_control) {
                return Err(WrongBot::Name(name.clone()));
            }
            let address: Address = address.parse().map_err(|why| WrongBot::Address(name.clone(), why))?;
            let alone = matches!(address.place, Endpoint::Listen(_)).then(|| Arc::new(Semaphore::new(1)));
            named.insert(name.clone(), Named { address, alone });
        }
        let room = Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS)));
        Ok(Bots(Arc::new(Inner { named, room })))
    }

    /// Returns the bots' names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.named.keys().map(String::as_str)
    }

    /// Returns whether an external bot has this name.
    pub fn has(&self, name: &str) -> bool {
        self.0.named.contains_key(name)
    }

    /// Returns a bot's address.
    pub(crate) fn address(&self, name: &str) -> Option<&Address> {
        self.0.named.get(name).map(|named| &named.address)
    }

    /// Reserves slots for all external bots among `programs` (bot names). Returns `None` if too few slots are
    /// free.
    pub(crate) fn room<'a>(&self, programs: impl Iterator<Item = &'a str>) -> Option<Vec<Room>> {
        let theirs = programs.filter(|name| built_in_bot(name).is_none());
        theirs
            .map(|name| {
                let of_all = Arc::clone(&self.0.room).try_acquire_owned().ok()?;
                let alone = self.0.named.get(name).and_then(|named| named.alone.clone());
                let of_its_own = match alone {
                    Some(alone) => Some(alone.try_acquire_owned().ok()?),
                    None => None,
                };
                Some(Room { name: name.to_owned(), _of_all: of_all, _of_its_own: of_its_own })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_limited() {
        let named = [("a", "mjai:a"), ("b", "listen:1")].map(|(name, at)| (name.to_owned(), at.to_owned()));
        let bots = Bots::new(&named.into(), 3).expect("bots");
        let room = |names: &[&str]| bots.room(names.iter().copied());
        assert_eq!(room(&["sensei", "a", "b"]).map(|all| all.len()), Some(2), "ours need no room");
        assert!(room(&["b", "b"]).is_none(), "who calls us sits once");
        assert!(room(&["a", "a", "a", "a"]).is_none());
        let taken = room(&["a", "a"]);
        assert!(taken.is_some() && room(&["a", "b"]).is_none(), "and what was refused took nothing");
        drop(taken);
        assert!(room(&["a", "a", "b"]).is_some());
    }
}
