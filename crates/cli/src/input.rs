//! The flags of commands that take a hand, or one hand per line of standard input.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use hanchan_api::{ByName, PlayerCount};
use hanchan_shape::PlainLine;
use hanchan_tiles::notation::Notation;

/// The source and notation of hands.
#[derive(clap::Args)]
pub(crate) struct Source {
    /// Hand in any notation; quote it if it has melds
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub(crate) hand: Vec<String>,

    /// Read one hand per line from stdin and print one result per line
    ///
    /// Lines that don't parse are reported on stderr; the rest are still processed, and the exit code is 1.
    #[arg(long)]
    pub(crate) batch: bool,

    /// Print JSON: one object or, with --batch, one per line
    #[arg(long)]
    pub(crate) json: bool,

    /// Notation of the input (default: detected)
    #[arg(long, value_name = "NOTATION", value_parser = notation())]
    from: Option<Notation>,

    /// Number of players (three-player games have no 2-8 man)
    #[arg(long, value_name = "3|4", default_value = "4", value_parser = players())]
    pub(crate) players: PlayerCount,
}

/// Parses the name of a notation.
pub(crate) fn notation() -> impl TypedValueParser<Value = Notation> {
    let names = Notation::ALL.map(|notation| PossibleValue::new(notation.name()).help(notation.about()));
    PossibleValuesParser::new(names).map(|name| Notation::named(&name).unwrap_or(Notation::Mpsz))
}

/// Parses the number of players.
fn players() -> impl TypedValueParser<Value = PlayerCount> {
    let count = |players: String| if players == "3" { PlayerCount::Three } else { PlayerCount::Four };
    PossibleValuesParser::new(["3", "4"]).map(count)
}

impl Source {
    /// Returns the hand from the command line as it was typed.
    pub(crate) fn text(&self) -> String {
        self.hand.join(" ")
    }

    /// Returns the notation of the input, if it was given.
    pub(crate) fn notation(&self) -> Option<ByName<Notation>> {
        self.from.map(ByName)
    }

    /// Parses the first line of a text if that line is a hand of valid size in plain MPSZ, as most lines of a
    /// batch are. Returns `None` for any other line, which the full parser must handle.
    #[inline]
    pub(crate) fn read_plain(&self, text: &[u8]) -> Option<PlainLine> {
        let plain = matches!(self.from, None | Some(Notation::Mpsz)) && !self.json;
        PlainLine::read(text, self.players.deck()).filter(|_| plain)
    }
}
