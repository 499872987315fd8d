//! The built-in bots as values of flags.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use hanchan_bots::{Player, Skills};

/// Parses a named level, without options. Help and errors list all levels.
pub(crate) fn level() -> impl TypedValueParser<Value = Player> {
    let values = Player::ALL.map(|player| PossibleValue::new(player.id()).help(player.about()));
    PossibleValuesParser::new(values).map(|id| id.parse().unwrap_or(Player::Steady))
}

/// Lists the levels and their options, for the end of a help text.
pub(crate) fn help() -> String {
    let players: Vec<(String, String)> =
        Player::ALL.iter().map(|player| (player.id().to_owned(), player.about().to_owned())).collect();
    let options: Vec<(String, String)> = Skills::OPTIONS
        .iter()
        .map(|option| (option.to_string(), format!("{} [default: {}]", option.about, option.default)))
        .collect();
    format!(
        "Built-in bots:\n{}\nOptions of sensei, such as 'sensei:defence=off,riichi=always':\n{}\n",
        lines(&players),
        lines(&options)
    )
}

/// Formats terms and their explanations, aligned.
fn lines(entries: &[(String, String)]) -> String {
    let width = entries.iter().map(|(term, _)| term.len()).max().unwrap_or(0);
    let lines: Vec<String> =
        entries.iter().map(|(term, about)| format!("  {term:width$}  {about}\n")).collect();
    lines.concat()
}
