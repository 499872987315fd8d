//! The hand a command works on: one argument, or a line of standard input each.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use hanchan_shape::{PlainLine, Shape};
use hanchan_tiles::notation::Notation;
use hanchan_tiles::{Counts, Deck, Hand, RedFives, TileSet};

use crate::complaint::Complaint;

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
    pub(crate) from: Option<Notation>,

    /// How many play: three play without 2-8 man
    #[arg(long, value_name = "3|4", default_value = "4", value_parser = players())]
    pub(crate) players: Deck,
}

/// Reads the name of a notation.
pub(crate) fn notation() -> impl TypedValueParser<Value = Notation> {
    let names = Notation::ALL.map(|notation| PossibleValue::new(notation.name()).help(about(notation)));
    PossibleValuesParser::new(names).map(|name| Notation::named(&name).unwrap_or(Notation::Mpsz))
}

fn about(notation: Notation) -> &'static str {
    match notation {
        Notation::Mpsz => "Digits and a suit letter: 406m123p55z",
        Notation::Unicode => "Unicode's mahjong characters",
        Notation::Tenhou => "The numbers of the 136 physical tiles, with one red five in each suit",
        Notation::Mjai => "mjai's names: 5mr E P",
        Notation::Kobalab => "kobalab's: m406p123z55",
        Notation::Markup => "The {{hand}} markup of the Furiten club",
    }
}

/// Reads how many play, and gives the deck they play with.
fn players() -> impl TypedValueParser<Value = Deck> {
    let deck = |players: String| if players == "3" { Deck::NoMiddleMan } else { Deck::Full };
    PossibleValuesParser::new(["3", "4"]).map(deck)
}

impl Source {
    /// The set of tiles that Tenhou's numbers refer to: one red five in each suit that has fives.
    pub(crate) fn tenhou_set(&self) -> TileSet {
        let man = u8::from(self.players == Deck::Full);
        let reds = RedFives::new(man, 1, 1).unwrap_or_default();
        TileSet::new(self.players, reds).unwrap_or_default()
    }

    /// The one hand, as it was typed.
    pub(crate) fn text(&self) -> String {
        self.hand.join(" ")
    }

    /// Reads a hand as it is written.
    #[inline]
    pub(crate) fn read(&self, text: &str) -> Result<Hand, Complaint> {
        let notation = self.from.unwrap_or_else(|| Notation::detect(text));
        let hand = notation
            .parse(text, self.tenhou_set())
            .map_err(|error| Complaint::Unreadable(text.to_owned(), error))?;
        if hand.held().total() == 0 {
            return Err(Complaint::NoTiles);
        }
        self.in_play(hand.held())?;
        Ok(hand)
    }

    /// Whether all these tiles are in play.
    pub(crate) fn in_play(&self, tiles: &Counts) -> Result<(), Complaint> {
        let strange = tiles.kinds().difference(self.players.kinds());
        strange.iter().next().map_or(Ok(()), |kind| Err(Complaint::NotInPlay(kind)))
    }

    /// The fast way for what most lines of a batch are: a hand of a right size, plainly written, at the
    /// beginning of the text. `None` leaves it to [`read_shape`](Source::read_shape).
    #[inline]
    pub(crate) fn read_plain(&self, text: &[u8]) -> Option<PlainLine> {
        let plain = matches!(self.from, None | Some(Notation::Mpsz)) && !self.json;
        PlainLine::read(text, self.players).filter(|_| plain)
    }

    /// Reads a hand whose shape can be asked about: 13 or 14 tiles, three fewer for each meld. Melds
    /// need not be written.
    #[inline]
    pub(crate) fn read_shape(&self, text: &str) -> Result<(Hand, Shape), Complaint> {
        let hand = self.read(text)?;
        let right = if hand.melds().is_empty() { hand.size() % 3 != 0 } else { hand.size() >= 13 };
        if right { Ok((hand, Shape::of(&hand, self.players))) } else { Err(Complaint::Size(hand)) }
    }
}
