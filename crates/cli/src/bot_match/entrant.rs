//! The entrants of a match.

use std::str::FromStr;

use hanchan_bots::{ParsePlayerError, Player};
use hanchan_mjai::{Address, Endpoint};

/// A built-in bot, or an external bot.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Entrant {
    Ours(Player),
    Theirs(Address),
}

impl Entrant {
    /// Returns whether only one instance of the bot can play.
    pub(super) fn is_single(&self) -> bool {
        matches!(self, Entrant::Theirs(address) if !matches!(address.place, Endpoint::Command(_)))
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        let scheme = text.split([':', '[']).next().unwrap_or(text);
        let ours = scheme == text || Player::ALL.iter().any(|player| player.id() == scheme);
        if ours {
            return text.parse().map(Entrant::Ours).map_err(|error: ParsePlayerError| error.to_string());
        }
        text.parse().map(Entrant::Theirs).map_err(|error: hanchan_mjai::BadAddress| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_ours_are_not_taken_for_an_address() {
        let Ok(Entrant::Ours(Player::Sensei(skills))) = Entrant::from_str("sensei:defence=off,budget=500")
        else {
            panic!("expected one of ours");
        };
        assert_eq!((skills.defence, skills.budget), (false, 500));
        assert_eq!(Entrant::from_str("steady"), Ok(Entrant::Ours(Player::Steady)));
        assert!(matches!(Entrant::from_str("mjai:node bot.js"), Ok(Entrant::Theirs(_))));
        assert!(matches!(Entrant::from_str("mjai[asked,2s]:node bot.js"), Ok(Entrant::Theirs(_))));
        for (text, message) in [
            ("sensei:tea=off", "unknown option 'tea'"),
            ("sensai", "unknown player 'sensai'"),
            ("sensai:defence=off", "a bot is 'mjai:COMMAND'"),
        ] {
            let error = Entrant::from_str(text).expect_err(text);
            assert!(error.starts_with(message), "{error}");
        }
    }
}
