//! Parsers and printers for hands in text form.
//!
//! | notation | example | supports |
//! |---|---|---|
//! | [MPSZ](mpsz) | `406m123p11z + 1z \| pon 555z^, chi 312s<` | everything |
//! | [Unicode](unicode) | `🀊🀋r🀌🀙🀚🀛🀀🀀` | everything; `r` after a five makes it red |
//! | [Tenhou](tenhou) | `12,16,20,36,40,44` | concealed tiles, as physical tiles |
//! | [mjai] | `4m 5mr 6m 1p 2p 3p E E` | concealed tiles |
//! | [kobalab] | `m406p123z11z1,z555=,s123-` | all but Norths; before a discard, the last tile is the drawn one |
//! | [markup] | `{{hand}}{{chi 123pin}}{{pair east}}…{{/hand}}` | no red fives, drawn tile or Norths |
//!
//! Errors state their position and what was expected there; see [`ParseError::picture`].

mod cursor;
mod error;
pub mod kobalab;
pub mod markup;
pub mod mjai;
pub mod mpsz;
pub mod tenhou;
pub mod unicode;

use std::fmt;

pub use error::{Expected, FoundText, ParseError, ParseProblem, TextPosition};

use crate::{Hand, Tile, TileSet};

/// A notation for hands.
///
/// ```
/// use hanchan_tiles::TileSet;
/// use hanchan_tiles::notation::Notation;
///
/// let text = "m406z5";
/// let notation = Notation::detect(text);
/// assert_eq!(notation, Notation::Kobalab);
///
/// let set = TileSet::default();
/// let hand = notation.parse(text, set)?;
/// assert_eq!(Notation::Mpsz.print(&hand, set)?, "406m5z");
/// assert_eq!(Notation::Mjai.print(&hand, set)?, "4m 5mr 6m P");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Notation {
    /// Digits and a suit letter, such as `123m`, with melds: the most common notation.
    Mpsz,
    /// Unicode mahjong tiles, otherwise like MPSZ.
    Unicode,
    /// Tenhou's numbers for the 136 physical tiles.
    Tenhou,
    /// mjai's tile names, such as `5mr`, `E` and `P`.
    Mjai,
    /// kobalab's notation.
    Kobalab,
    /// The `{{hand}}` markup of the Furiten club's yaku list.
    Markup,
}

impl Notation {
    /// All notations.
    pub const ALL: [Notation; 6] = [
        Notation::Mpsz,
        Notation::Unicode,
        Notation::Tenhou,
        Notation::Mjai,
        Notation::Kobalab,
        Notation::Markup,
    ];

    /// Returns the notation's name, as users type it.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::Mpsz => "mpsz",
            Notation::Unicode => "unicode",
            Notation::Tenhou => "tenhou",
            Notation::Mjai => "mjai",
            Notation::Kobalab => "kobalab",
            Notation::Markup => "markup",
        }
    }

    /// Returns a short English description with an example.
    pub const fn about(self) -> &'static str {
        match self {
            Notation::Mpsz => "Digits and a suit letter: 406m123p55z",
            Notation::Unicode => "Unicode mahjong tiles: 🀊🀋r🀌",
            Notation::Tenhou => "Tenhou's tile numbers (0-135), with one red five in each suit: 12,16,20",
            Notation::Mjai => "mjai's tile names: 5mr E P",
            Notation::Kobalab => "kobalab's notation: m406p123z55",
            Notation::Markup => "The {{hand}} markup of the Furiten club",
        }
    }

    /// Returns the notation with this name.
    pub fn named(name: &str) -> Option<Notation> {
        Notation::ALL.into_iter().find(|notation| notation.name() == name)
    }

    /// Parses a hand. The tile set defines which physical tiles are red fives; only Tenhou's notation uses it.
    pub fn parse(self, text: &str, set: TileSet) -> Result<Hand, ParseError> {
        match self {
            Notation::Mpsz | Notation::Unicode => mpsz::parse(text),
            Notation::Tenhou => tenhou::parse(text, set),
            Notation::Mjai => mjai::parse(text),
            Notation::Kobalab => kobalab::parse(text),
            Notation::Markup => markup::parse(text),
        }
    }

    /// Formats a hand. Fails if the notation cannot express it. A notation that cannot set the drawn tile apart
    /// writes it last.
    pub fn print(self, hand: &Hand, set: TileSet) -> Result<String, Inexpressible> {
        match self {
            Notation::Mpsz => Ok(mpsz::print(hand)),
            Notation::Unicode => Ok(unicode::print(hand)),
            Notation::Tenhou => tenhou::print(hand, set),
            Notation::Mjai => mjai::print(hand),
            Notation::Kobalab => kobalab::print(hand),
            Notation::Markup => markup::print(hand),
        }
    }

    /// Detects the notation of a text. Falls back to MPSZ.
    pub fn detect(text: &str) -> Notation {
        let text = text.trim_start();
        let mut chars = text.chars();
        match (chars.next(), chars.next()) {
            (Some('{'), _) => Notation::Markup,
            (Some('m' | 'p' | 's' | 'z'), Some('0'..='9')) | (Some('_' | ','), _) => Notation::Kobalab,
            (Some('['), Some('0'..='9')) => Notation::Tenhou,
            (Some('[' | '"' | 'E' | 'S' | 'W' | 'N' | 'P' | 'F' | 'C'), _) => Notation::Mjai,
            (Some(first), _) if unicode::kind(first).is_some() => Notation::Unicode,
            (Some('0'..='9'), _) => Notation::detect_after_digit(text),
            _ => Notation::Mpsz,
        }
    }

    /// Detects the notation of a text that starts with a digit. In most cases a single pass over its bytes is
    /// enough.
    fn detect_after_digit(text: &str) -> Notation {
        let (mut separated, mut only_numbers, mut perhaps_mjai) = (false, true, false);
        for byte in text.bytes() {
            match byte {
                b'0'..=b'9' => {}
                b' ' | b',' | b'\t' | b'\n' | b'\r' => separated = true,
                // These characters begin melds, a drawn tile or a remark.
                b'|' | b'+' | b'(' => return Notation::Mpsz,
                _ => {
                    only_numbers = false;
                    perhaps_mjai |= byte == b'r' || byte.is_ascii_uppercase();
                }
            }
        }
        perhaps_mjai |= separated && text.contains(',');
        match (only_numbers, separated) {
            (true, true) => Notation::Tenhou,
            (false, _) if perhaps_mjai && mjai::seems_so(text) => Notation::Mjai,
            _ => Notation::Mpsz,
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A feature of a hand that a notation cannot express.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inexpressible {
    /// A red five.
    RedFive(Notation),
    /// Melds.
    Melds(Notation),
    /// Declared Norths.
    Norths(Notation),
    /// More copies of a tile than the set in play has.
    NotInSet(Notation, Tile),
}

impl fmt::Display for Inexpressible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (notation, what) = match self {
            Inexpressible::RedFive(notation) => (notation, "red fives"),
            Inexpressible::Melds(notation) => (notation, "melds"),
            Inexpressible::Norths(notation) => (notation, "declared Norths"),
            Inexpressible::NotInSet(notation, tile) => {
                return write!(
                    f,
                    "the {notation} notation cannot express {tile}: there are not that many in the set"
                );
            }
        };
        write!(f, "the {notation} notation has no {what}")
    }
}

impl std::error::Error for Inexpressible {}

/// Iterates over the concealed tiles in order, the drawn one last.
fn in_order(hand: &Hand) -> impl Iterator<Item = Tile> {
    standing(hand).into_iter().chain(hand.drawn())
}

/// Returns the concealed tiles without the drawn one, in order.
fn standing(hand: &Hand) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = hand.concealed().iter().collect();
    if let Some(place) = tiles.iter().position(|&tile| Some(tile) == hand.drawn()) {
        tiles.remove(place);
    }
    tiles
}

/// Returns an error if the hand has melds or declared Norths, for notations that cannot express them.
fn only_concealed(hand: &Hand, notation: Notation) -> Result<(), Inexpressible> {
    if !hand.melds().is_empty() {
        return Err(Inexpressible::Melds(notation));
    }
    if hand.norths() > 0 {
        return Err(Inexpressible::Norths(notation));
    }
    Ok(())
}
