//! Why a record cannot be read.

use std::fmt;

use crate::log::LogProblem;
use crate::played::Unrecordable;

/// Why a record cannot be read, and where.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct ReadError {
    /// The byte in the text of the record, from 0.
    pub at: usize,
    /// The line of it, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: ReadProblem,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Debug)]
pub enum ReadProblem {
    /// It is no format that can be read.
    UnknownFormat,
    /// It is larger than any record: more bytes than this.
    TooLarge(usize),
    /// The compressed data is damaged or cut.
    Compression,
    /// It is not UTF-8.
    NoText,
    /// It ends in the middle.
    Cut,
    /// Something else was expected here; what was found.
    Expected(Expected, String),
    /// An element that no record has.
    UnknownElement(String),
    /// An element that cannot stand here.
    OutOfPlace(String),
    /// An element lacks an attribute.
    Missing(&'static str),
    /// The value of an attribute is wrong: its name, what it should be, what it is.
    Value(&'static str, Expected, String),
    /// It is no JSON, or not of that form; what the reader says.
    Json(String),
    /// A tile is hidden: what one player saw is no record of a game.
    HiddenTile,
    /// The rules that it names are not known, or are others now.
    UnknownRules(String),
    /// One of our own logs, and what is wrong with it.
    Log(Box<LogProblem>),
    /// One of our own logs, with something that is only in them.
    OnlyInLogs(Unrecordable),
}

/// What should stand in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// An element.
    Element,
    /// The element that holds a whole record.
    Root,
    /// Nothing: the record is over.
    Nothing,
    /// The name of an element or attribute.
    Name,
    /// An attribute and its value in quotes, or the end of the element.
    Attribute,
    /// Fewer attributes.
    FewerAttributes,
    /// An element without content.
    EmptyElement,
    /// A number in that range.
    Number(i32, i32),
    /// As many numbers.
    Numbers(usize),
    /// A list of pairs.
    Pairs,
    /// A tile that is played with.
    Tile,
    /// The number of a player.
    Player,
    /// A call.
    Call,
    /// A yaku.
    Yaku,
    /// The name of a draw.
    Draw,
    /// A points value with at most one decimal.
    Result,
    /// No more steps than a deal has.
    FewerSteps,
    /// A list of as many things, or of any number.
    List(Option<usize>),
    /// A text.
    Text,
    /// The name of a tile.
    TileName,
    /// A wind's letter.
    Wind,
    /// A call, written as a text.
    CallText,
    /// What a win is worth, written as a text.
    Worth,
    /// The name of a yaku with its han.
    YakuName,
    /// An event of a game.
    Event,
    /// What can follow here.
    Following,
    /// No more deals than a game has.
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
            Expected::Tile => f.write_str("a tile that is played with"),
            Expected::Player => f.write_str("the number of a player"),
            Expected::Call => f.write_str("the number of a call"),
            Expected::Yaku => f.write_str("the number of a yaku"),
            Expected::Draw => f.write_str("the name of a draw"),
            Expected::Result => f.write_str("a number with at most one decimal"),
            Expected::FewerSteps => f.write_str("no more steps than a deal has"),
            Expected::List(Some(count)) => write!(f, "a list of {count}"),
            Expected::List(None) => f.write_str("a list"),
            Expected::Text => f.write_str("a text"),
            Expected::TileName => f.write_str("the name of a tile"),
            Expected::Wind => f.write_str("E, S, W or N"),
            Expected::CallText => f.write_str("a call"),
            Expected::Worth => f.write_str("what a win is worth"),
            Expected::YakuName => f.write_str("the name of a yaku with its han"),
            Expected::Event => f.write_str("an event of a game"),
            Expected::Following => f.write_str("what can follow here"),
            Expected::FewerDeals => f.write_str("no more deals than a game has"),
        }
    }
}

impl fmt::Display for ReadProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadProblem::UnknownFormat => f.write_str("it is no record in a known format"),
            ReadProblem::TooLarge(most) => write!(f, "it is larger than any record: more than {most} bytes"),
            ReadProblem::Compression => f.write_str("the compressed data is damaged or cut"),
            ReadProblem::NoText => f.write_str("it is not UTF-8"),
            ReadProblem::Cut => f.write_str("the record ends in the middle"),
            ReadProblem::Expected(expected, found) => write!(f, "expected {expected}, found {found:?}"),
            ReadProblem::UnknownElement(name) => write!(f, "no record has an element {name:?}"),
            ReadProblem::OutOfPlace(name) => write!(f, "{name:?} cannot stand here"),
            ReadProblem::Missing(name) => write!(f, "the attribute {name:?} is missing"),
            ReadProblem::Value(name, expected, found) => {
                write!(f, "{name}: expected {expected}, found {found:?}")
            }
            ReadProblem::Json(why) => write!(f, "expected JSON of another form: {why}"),
            ReadProblem::HiddenTile => {
                f.write_str("a tile is hidden: this is what one player saw, no record")
            }
            ReadProblem::UnknownRules(id) => write!(f, "the rules {id:?} are not known, or are others now"),
            ReadProblem::Log(problem) => write!(f, "{problem}"),
            ReadProblem::OnlyInLogs(what) => write!(f, "this is only in our own logs: {what}"),
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
    /// An error of the whole file.
    pub(crate) fn whole(problem: ReadProblem) -> ReadError {
        ReadError { at: 0, line: 1, problem }
    }

    /// What a reader of JSON says of a piece of a text that begins at a byte.
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

    /// An error at a byte of a text.
    pub(crate) fn at(text: &str, at: usize, problem: ReadProblem) -> ReadError {
        ReadError { at, line: line_of(text.as_bytes(), at), problem }
    }
}

/// The line of a byte, from 1.
pub(crate) fn line_of(bytes: &[u8], at: usize) -> usize {
    bytes[..at.min(bytes.len())].split(|&byte| byte == b'\n').count()
}

/// More honba and sticks than ever lie on a table, and room for those of one more deal.
pub(crate) const MOST_ON_TABLE: u8 = 200;

/// The byte at which a line begins; lines are counted from 1.
pub(crate) fn line_start(text: &str, line: usize) -> usize {
    text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum()
}

/// The beginning of what was found, short enough for a message.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
