//! Who plays a match.

use std::str::FromStr;

use hanchan_bots::{ParsePlayerError, Player};
use hanchan_mjai::{Address, Place};

/// One of our bots, or an external bot.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Who {
    Ours(Player),
    Theirs(Address),
}

impl Who {
    /// Returns whether only one instance of the bot can play.
    pub(super) fn is_single(&self) -> bool {
        matches!(self, Who::Theirs(address) if !matches!(address.place, Place::Command(_)))
    }
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Who, String> {
        let scheme = text.split([':', '[']).next().unwrap_or(text);
        let ours = scheme == text || Player::ALL.iter().any(|player| player.id() == scheme);
        if ours {
            return text.parse().map(Who::Ours).map_err(|error: ParsePlayerError| error.to_string());
        }
        text.parse().map(Who::Theirs).map_err(|error: hanchan_mjai::BadAddress| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_ours_are_not_taken_for_an_address() {
        let Ok(Who::Ours(Player::Sensei(skills))) = Who::from_str("sensei:defence=off,budget=500") else {
            panic!("expected one of ours");
        };
        assert_eq!((skills.defence, skills.budget), (false, 500));
        assert_eq!(Who::from_str("steady"), Ok(Who::Ours(Player::Steady)));
        assert!(matches!(Who::from_str("mjai:node bot.js"), Ok(Who::Theirs(_))));
        assert!(matches!(Who::from_str("mjai[asked,2s]:node bot.js"), Ok(Who::Theirs(_))));
        for (text, message) in [
            ("sensei:tea=off", "unknown option 'tea'"),
            ("sensai", "unknown player 'sensai'"),
            ("sensai:defence=off", "a bot is 'mjai:COMMAND'"),
        ] {
            let error = Who::from_str(text).expect_err(text);
            assert!(error.starts_with(message), "{error}");
        }
    }
}
