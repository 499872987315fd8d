//! Parse errors and their positions.

use std::fmt;
use std::ops::Range;

use crate::{HandError, MeldError};

/// An error in a text: its position, what was found, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ParseError {
    /// The byte range of the error; empty at the end of the text.
    pub at: Range<usize>,
    /// The position of the error in characters, counting from 1.
    pub character: usize,
    /// What is wrong at this position.
    pub problem: ParseProblem,
}

/// What is wrong in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseProblem {
    /// The text has something other than what was expected, or ends too early.
    Expected(Expected, FoundText),
    /// The tiles do not form a valid meld.
    Meld(MeldError),
    /// The tiles do not form a valid hand.
    Hand(HandError),
}

/// The text found instead of what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoundText {
    /// These characters, truncated if there are many of them.
    Text(String),
    /// The end of the text.
    End,
}

macro_rules! expected {
    ($($name:ident: $text:literal,)*) => {
        /// What a notation expects at a position.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum Expected {
            $(#[doc = $text] $name,)*
        }

        impl Expected {
            const fn text(self) -> &'static str {
                match self {
                    $(Expected::$name => $text,)*
                }
            }
        }
    };
}

expected! {
    Tile: "a tile, such as 5m",
    TileOrMelds: "a tile, '+' followed by the drawn tile, or '|' followed by melds",
    SuitLetter: "a suit letter (m, p, s or z) after the digits",
    HonourRank: "1 to 7 before z: East, South, West, North, white, green, red",
    RedFive: "a five after r, as in r5m",
    OneTile: "one tile and nothing else",
    OneMeld: "one meld and nothing else",
    MeldWord: "chi, pon, kan, open kan, closed kan, added kan or north",
    ThreeTiles: "three tiles in a chi or pon",
    FourTiles: "four tiles in a kan",
    MeldTiles: "the tiles of the meld, such as 555z",
    OneMark: "only one mark (<, ^ or >) for the claimed tile",
    ChiFromLeft: "'<' or nothing: a chi is claimed from the left",
    NoMark: "no mark: nothing is claimed in a closed kan",
    AddedTile: "the added tile right after the claimed one",
    NorthTile: "4z: only Norths are set aside",
    RemarkEnd: "')' at the end of the remark",
    MeldEnd: "',' or '|' before the next meld, or the end",
    End: "the end of the hand",
    MjaiName: "a tile's name, such as 1m, 5mr, E, P, F or C",
    PieceNumber: "a tile's number, 0 to 135",
    OtherPiece: "each tile's number only once",
    PieceOfSet: "the number of a tile that is in play",
    SuitFirst: "a suit letter (m, p, s or z) before the digits",
    DigitAfterSuit: "digits after the suit letter: 1 to 9, or 0 for a red five; after z, only 1 to 7",
    KobalabTile: "a digit, a suit letter, ',' followed by a meld, or the end",
    KobalabMark: "'-', '=' or '+' after the claimed tile",
    KobalabSide: "'-': a chi is claimed from the left",
    KobalabMeld: "a meld, such as m1-23, z555=, p555=0 or p5550",
    KnownTile: "a known tile: a hand has no hidden ones",
    HandTag: "{{hand}}",
    HandItem: "{{chi}}, {{pon}}, {{pair}}, {{tile}}, {{tileset}}, {{opened}} or {{/hand}}",
    OpenedItem: "{{chi}}, {{pon}} or {{kan}}",
    OpenedItemOrEnd: "{{chi}}, {{pon}}, {{kan}} or {{/opened}}",
    TagEnd: "}} at the end of the tag",
    MarkupTile: "a tile, such as 5man, 1pin, 9sou, east, south, west, north, haku, hatsu or chun",
    MarkupRun: "three consecutive ranks and a suit, such as 123pin",
    ClaimedRank: "the rank of the claimed tile, one of the three",
    Position: "left, center or right",
    KanWord: "complemented or taken, with left, center or right",
    NoMoreWords: "}}: the tag has all its words",
}

impl ParseError {
    pub(super) fn new(text: &str, at: Range<usize>, problem: ParseProblem) -> ParseError {
        let character = text[..at.start].chars().count() + 1;
        ParseError { at, character, problem }
    }

    /// Renders the error for a terminal: a message, the offending line, and carets below the error.
    ///
    /// ```
    /// # use hanchan_tiles::Hand;
    /// let text = "123m 89z";
    /// let error = text.parse::<Hand>().unwrap_err();
    /// let lines: Vec<String> = error.picture(text).lines().map(str::to_owned).collect();
    /// assert_eq!(lines[1], "  123m 89z");
    /// assert_eq!(lines[2], "       ^");
    /// ```
    ///
    /// If the text has several lines, the message includes the line number. Long lines are truncated around the
    /// error.
    pub fn picture(&self, text: &str) -> String {
        let place = self.place(text);
        let line = place.line.map_or_else(String::new, |line| format!(" (line {line})"));
        format!("{}{line}\n{place}", self.problem)
    }

    /// Returns the position of the error in the text, for display.
    pub fn place(&self, text: &str) -> TextPosition {
        const AROUND: usize = 60;
        let start = floor_boundary(text, self.at.start);
        let line_start = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |newline| start + newline);
        let before: Vec<char> = text[line_start..start].chars().map(visible).collect();
        let cut = before.len().saturating_sub(AROUND);
        let lead = if cut > 0 { "…" } else { "" };
        let shown: String = lead.chars().chain(before[cut..].iter().copied()).collect();
        let rest: String = text[start..line_end].chars().map(visible).take(AROUND).collect();
        let end = floor_boundary(text, self.at.end.clamp(start, line_end));
        let marked: usize = text[start..end].chars().map(visible).take(AROUND).map(columns).sum();
        TextPosition {
            line: text.contains('\n').then(|| text[..line_start].matches('\n').count() + 1),
            indent: shown.chars().map(columns).sum(),
            marked: marked.max(1),
            shown: shown + &rest,
        }
    }
}

/// A position in a text. Prints the surrounding text and a line of carets below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextPosition {
    /// The line number, counting from 1, if the text has several lines.
    pub line: Option<usize>,
    shown: String,
    indent: usize,
    marked: usize,
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (indent, carets) = (self.indent, "^".repeat(self.marked));
        write!(f, "  {}\n  {:indent$}{carets}", self.shown, "")
    }
}

/// Replaces characters that must not reach a terminal: control characters and direction marks.
fn visible(c: char) -> char {
    match c {
        '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}' => {
            '\u{FFFD}'
        }
        c if c.is_control() => ' ',
        c => c,
    }
}

/// Returns the number of terminal columns that a character takes.
fn columns(c: char) -> usize {
    match c {
        '\u{0300}'..='\u{036F}' | '\u{FE00}'..='\u{FE0F}' => 0,
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{A4CF}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE6F}'
        | '\u{FF01}'..='\u{FF60}'
        | '\u{FFE0}'..='\u{FFE6}'
        | '\u{1F004}'
        | '\u{1F300}'..='\u{1FAFF}'
        | '\u{20000}'..='\u{3FFFD}' => 2,
        _ => 1,
    }
}

fn floor_boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&i| text.is_char_boundary(i)).unwrap_or(0)
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: {}", self.character, self.problem)
    }
}

impl std::error::Error for ParseError {}

impl std::error::Error for ParseProblem {}

impl fmt::Display for ParseProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseProblem::Expected(what, FoundText::Text(found)) => {
                write!(f, "expected {}, found {found:?}", what.text())
            }
            ParseProblem::Expected(what, FoundText::End) => {
                write!(f, "expected {}, found the end", what.text())
            }
            ParseProblem::Meld(error) => error.fmt(f),
            ParseProblem::Hand(error) => error.fmt(f),
        }
    }
}
