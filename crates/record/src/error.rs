//! The errors of the readers.

use std::fmt;

use crate::log::LogProblem;
use crate::played::Unrecordable;

/// The reason why a record cannot be read, and where.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct ReadError {
    /// The byte offset in the record's text, counting from 0.
    pub at: usize,
    /// The line number, counting from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: ReadProblem,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug)]
pub enum ReadProblem {
    /// The record's format is unknown.
    UnknownFormat,
    /// The record is too large; carries the limit in bytes.
    TooLarge(usize),
    /// The compressed data is damaged or truncated.
    Compression,
    /// The record is not UTF-8 text.
    NoText,
    /// The record is truncated.
    Cut,
    /// The record does not have what was expected; carries what was found.
    Expected(Expected, String),
    /// The record has an element of this name, which is unknown.
    UnknownElement(String),
    /// The record has an element of this name where it is not allowed.
    OutOfPlace(String),
    /// An attribute of this name is missing.
    Missing(&'static str),
    /// An attribute has a wrong value; carries its name, what was expected, and what was found.
    Value(&'static str, Expected, String),
    /// The text is not JSON, or not of the expected form; carries the parser's message.
    Json(String),
    /// A tile is hidden, so the record is one player's view and not complete.
    HiddenTile,
    /// The rules that the record names are unknown or have changed.
    UnknownRules(String),
    /// A problem in one of Hanchan's own logs.
    Log(Box<LogProblem>),
    /// The record is one of Hanchan's own logs, and has something that other formats cannot express.
    OnlyInLogs(Unrecordable),
}

/// What was expected in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// An element.
    Element,
    /// The root element.
    Root,
    /// Nothing more: the record is complete.
    Nothing,
    /// The name of an element or attribute.
    Name,
    /// An attribute and its value in quotes, or the end of the element.
    Attribute,
    /// Fewer attributes than the element has.
    FewerAttributes,
    /// An element without content.
    EmptyElement,
    /// A number in this range.
    Number(i32, i32),
    /// A list of this many numbers.
    Numbers(usize),
    /// A list of pairs of numbers.
    Pairs,
    /// A tile that is in play.
    Tile,
    /// A player number.
    Player,
    /// A call.
    Call,
    /// A yaku.
    Yaku,
    /// The name of a draw.
    Draw,
    /// A number with at most one decimal.
    Result,
    /// Fewer steps than the deal has.
    FewerSteps,
    /// A list with this many items, or of any length.
    List(Option<usize>),
    /// A string.
    Text,
    /// A tile name.
    TileName,
    /// A wind's letter.
    Wind,
    /// A call, written as text.
    CallText,
    /// The value of a win, written as text.
    Worth,
    /// The name of a yaku with its han.
    YakuName,
    /// A game event.
    Event,
    /// An event or a tile that can follow here.
    Following,
    /// Fewer deals than the game has.
    FewerDeals,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Element => f.write_str("an element"),
            Expected::Root => f.write_str("<mjloggm>"),
            Expected::Nothing => f.write_str("nothing more"),
            Expected::Name => f.write_str("a name"),
            Expected::Attribute => f.write_str("name=\"value\" or the end of the element"),
            Expected::FewerAttributes => f.write_str("fewer attributes"),
            Expected::EmptyElement => f.write_str("an element that ends with />"),
            Expected::Number(low, high) => write!(f, "a number from {low} to {high}"),
            Expected::Numbers(count) => write!(f, "{count} numbers"),
            Expected::Pairs => f.write_str("pairs of numbers"),
            Expected::Tile => f.write_str("a tile that is in play"),
            Expected::Player => f.write_str("a player number"),
            Expected::Call => f.write_str("a call code"),
            Expected::Yaku => f.write_str("a yaku number"),
            Expected::Draw => f.write_str("the name of a draw"),
            Expected::Result => f.write_str("a number with at most one decimal"),
            Expected::FewerSteps => f.write_str("fewer steps (more than a deal can have)"),
            Expected::List(Some(count)) => write!(f, "a list of {count}"),
            Expected::List(None) => f.write_str("a list"),
            Expected::Text => f.write_str("a string"),
            Expected::TileName => f.write_str("a tile name"),
            Expected::Wind => f.write_str("E, S, W or N"),
            Expected::CallText => f.write_str("a call"),
            Expected::Worth => f.write_str("the value of a win"),
            Expected::YakuName => f.write_str("the name of a yaku with its han"),
            Expected::Event => f.write_str("a game event"),
            Expected::Following => f.write_str("an event that can follow here"),
            Expected::FewerDeals => f.write_str("fewer deals (more than a game can have)"),
        }
    }
}

impl fmt::Display for ReadProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadProblem::UnknownFormat => f.write_str("unknown record format"),
            ReadProblem::TooLarge(most) => write!(f, "too large for a record: more than {most} bytes"),
            ReadProblem::Compression => f.write_str("the compressed data is damaged or truncated"),
            ReadProblem::NoText => f.write_str("not UTF-8 text"),
            ReadProblem::Cut => f.write_str("the record is truncated"),
            ReadProblem::Expected(expected, found) => write!(f, "expected {expected}, found {found:?}"),
            ReadProblem::UnknownElement(name) => write!(f, "unknown element {name:?}"),
            ReadProblem::OutOfPlace(name) => write!(f, "{name:?} is not allowed here"),
            ReadProblem::Missing(name) => write!(f, "the attribute {name:?} is missing"),
            ReadProblem::Value(name, expected, found) => {
                write!(f, "{name}: expected {expected}, found {found:?}")
            }
            ReadProblem::Json(why) => write!(f, "unexpected JSON: {why}"),
            ReadProblem::HiddenTile => {
                f.write_str("a tile is hidden: this is one player's view, not a full record")
            }
            ReadProblem::UnknownRules(id) => write!(f, "the rules {id:?} are unknown or have changed"),
            ReadProblem::Log(problem) => write!(f, "{problem}"),
            ReadProblem::OnlyInLogs(what) => write!(f, "only Hanchan logs can represent this: {what}"),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, byte {}: {}", self.line, self.at, self.problem)
    }
}

impl std::error::Error for ReadError {}

impl std::error::Error for ReadProblem {}

impl ReadError {
    /// Creates an error that concerns the whole file.
    pub(crate) fn whole(problem: ReadProblem) -> ReadError {
        ReadError { at: 0, line: 1, problem }
    }

    /// Converts a JSON parser's error for a piece of the text that begins at byte `begin`.
    pub(crate) fn json(text: &str, begin: usize, error: &serde_json::Error) -> ReadError {
        let piece = text.get(begin..).unwrap_or_default();
        let line: usize =
            piece.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
        let mut at = (begin + line + error.column().saturating_sub(1)).min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let why = error.to_string();
        let why = why.split(" at line ").next().unwrap_or_default();
        ReadError::at(text, at, ReadProblem::Json(short(why)))
    }

    /// Creates an error at a byte of the text.
    pub(crate) fn at(text: &str, at: usize, problem: ReadProblem) -> ReadError {
        ReadError { at, line: line_of(text.as_bytes(), at), problem }
    }
}

/// Returns the line number of a byte, counting from 1.
pub(crate) fn line_of(bytes: &[u8], at: usize) -> usize {
    bytes[..at.min(bytes.len())].split(|&byte| byte == b'\n').count()
}

/// The maximum number of honba or sticks: more than ever occur, and low enough that one more deal causes no
/// overflow.
pub(crate) const MOST_ON_TABLE: u8 = 200;

/// Returns the byte offset at which a line begins; lines are counted from 1.
pub(crate) fn line_start(text: &str, line: usize) -> usize {
    text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum()
}

/// Shortens a text that was found, for an error message.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
