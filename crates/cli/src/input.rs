//! The hand a command works on: one argument, or a line of standard input each.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use hanchan_api::{ByName, PlayerCount};
use hanchan_shape::PlainLine;
use hanchan_tiles::notation::Notation;

/// Where hands come from and how they are written.
#[derive(clap::Args)]
pub(crate) struct Source {
    /// The hand, in any notation; quote it if it has melds
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub(crate) hand: Vec<String>,

    /// Read one hand per line from standard input, write one answer per line
    ///
    /// A line that is no hand gets an error with its number on standard error; the others get
    /// their answers, and the exit code is 1.
    #[arg(long)]
    pub(crate) batch: bool,

    /// Answer in JSON: one object, or one per line with --batch
    #[arg(long)]
    pub(crate) json: bool,

    /// The notation of the input, if it is not to be guessed
    #[arg(long, value_name = "NOTATION", value_parser = notation())]
    from: Option<Notation>,

    /// How many play: three play without 2-8 man
    #[arg(long, value_name = "3|4", default_value = "4", value_parser = players())]
    pub(crate) players: PlayerCount,
}

/// Reads the name of a notation.
pub(crate) fn notation() -> impl TypedValueParser<Value = Notation> {
    let names = Notation::ALL.map(|notation| PossibleValue::new(notation.name()).help(notation.about()));
    PossibleValuesParser::new(names).map(|name| Notation::named(&name).unwrap_or(Notation::Mpsz))
}

/// Reads the number of players.
fn players() -> impl TypedValueParser<Value = PlayerCount> {
    let count = |players: String| if players == "3" { PlayerCount::Three } else { PlayerCount::Four };
    PossibleValuesParser::new(["3", "4"]).map(count)
}

impl Source {
    /// The one hand, as it was typed.
    pub(crate) fn text(&self) -> String {
        self.hand.join(" ")
    }

    /// The notation of the input, if it is not to be guessed.
    pub(crate) fn notation(&self) -> Option<ByName<Notation>> {
        self.from.map(ByName)
    }

    /// The fast path for most lines of a batch: a hand of a right size, in plain MPSZ, at the beginning of the text. `None`
    /// leaves the line to the request.
    #[inline]
    pub(crate) fn read_plain(&self, text: &[u8]) -> Option<PlainLine> {
        let plain = matches!(self.from, None | Some(Notation::Mpsz)) && !self.json;
        PlainLine::read(text, self.players.deck()).filter(|_| plain)
    }
}
