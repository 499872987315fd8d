//! Our own players as values of flags.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use hanchan_bots::Player;

/// Parses a named level; help and errors list them all.
pub(crate) fn level() -> impl TypedValueParser<Value = Player> {
    let values = Player::ALL.map(|player| PossibleValue::new(player.id()).help(player.about()));
    PossibleValuesParser::new(values).map(|id| Player::from_id(&id).unwrap_or(Player::Steady))
}

/// Parses a level, perhaps without some of its skills (`sensei-defence`) or with another search budget (`sensei@500`).
pub(crate) fn variant(name: &str) -> Result<Player, String> {
    Player::from_id(name).ok_or_else(|| {
        let all: Vec<&str> = Player::ALL.iter().map(|player| player.id()).collect();
        format!("players are {}", all.join(", "))
    })
}

/// Lists the levels and how to vary them, for the end of a help text.
pub(crate) fn help() -> String {
    let width = Player::ALL.iter().map(|player| player.id().len()).max().unwrap_or(0);
    let lines: Vec<String> =
        Player::ALL.iter().map(|player| format!("  {:width$}  {}\n", player.id(), player.about())).collect();
    let lines = lines.concat();
    format!(
        "Players:\n{lines}\n'sensei-defence' is sensei without one of its skills (defence, places, riichi, declaring, calls, \
         depth); 'sensei@500' searches about 500 hands for each decision instead of 8000.\n\n"
    )
}
