//! Who plays a match.

use std::str::FromStr;

use hanchan_bots::Player;
use hanchan_mjai::{Address, Place};

use crate::players::variant;

/// One of ours, or anybody's bot.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Who {
    Ours(Player),
    Theirs(Address),
}

impl Who {
    /// Whether there can be only one of him.
    pub(super) fn is_single(&self) -> bool {
        matches!(self, Who::Theirs(address) if !matches!(address.place, Place::Command(_)))
    }
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Who, String> {
        if text.contains(':') {
            return text.parse().map(Who::Theirs).map_err(|why: hanchan_mjai::BadAddress| why.to_string());
        }
        variant(text).map(Who::Ours)
    }
}
