//! The failures of scripts, as facts. `hanchan-api` renders them in the reader's language.

use std::fmt;

use hanchan_round::{Ending, NoPosition, Refusal};
use hanchan_rules::RuleProblem;
use hanchan_tiles::notation::ParseError;
use hanchan_tiles::{Tile, Wind};

/// The reason why a script fails, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line number in the file, counting from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// A kind of failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailureKind {
    /// The line is not valid in the script language, or names something that does not exist.
    Unreadable,
    /// An act was refused although the script does not expect that, or for another reason than expected.
    Refused(Refusal),
    /// The line is valid, but something else happened or an expectation failed.
    Differs,
}

/// The parts of the language in which a line or a word can be unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A line of the position.
    Position,
    /// A step.
    Step,
    /// A judge's ruling.
    Ruling,
    /// An expectation.
    Expectation,
    /// A place in the wall.
    Place,
}

impl Part {
    /// All parts.
    pub const ALL: [Part; 5] = [Part::Position, Part::Step, Part::Ruling, Part::Expectation, Part::Place];
}

/// What is wrong with a line of a script. `Display` is English text for developers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The file does not start with the name of a script.
    NoName,
    /// The script has no steps.
    NoSteps,
    /// The script has no expectations, but is played as a test.
    NoExpectations,
    /// The line or word is unknown in this part of the language.
    Unknown(Part, String),
    /// The line has another form than this one, which is an example.
    Form(&'static str),
    /// The line needs one value for each player.
    ForEach {
        /// The first word of the line.
        word: String,
        /// The number of players.
        players: usize,
    },
    /// This text is not a seat.
    Seat(String),
    /// There is no North with three players.
    NoNorth,
    /// This text is not a number, or not one that is possible here.
    Number(String),
    /// This text is not exactly one tile.
    OneTile(String),
    /// The tiles or the hand cannot be parsed.
    Notation {
        /// The text.
        text: String,
        /// The error in it.
        error: ParseError,
    },
    /// There is no rule set with this name.
    UnknownRules(String),
    /// The rule set is invalid, or the changed switch is.
    Rules(Box<RuleProblem>),
    /// A round does not have a deal with this number.
    DealNumber {
        /// The number of deals in a round.
        deals: usize,
        /// The number that was given.
        number: usize,
    },
    /// Nobody can be liable for the yaku with this id.
    Liability(String),
    /// The tile set has too few of this tile.
    NotEnough(Tile),
    /// So many tiles are given that there are none left for the rest of the deal.
    NoTilesLeft,
    /// The hand has a wrong number of tiles, melds counted as three.
    HandSize {
        /// Whose hand it is.
        wind: Wind,
        /// Whether the player may hold 14 tiles.
        may_hold_14: bool,
        /// The number of tiles.
        found: usize,
    },
    /// The position is impossible.
    Position(NoPosition),
    /// A die does not show this number.
    Die(u8),
    /// The rules need another number of dice.
    Dice {
        /// Whether there is a second roll.
        second: bool,
    },
    /// The dice are rolled after something else happened.
    DiceFirst,
    /// The line is only possible in a script that begins with the dice.
    NeedsDice,
    /// A script that begins with the dice cannot have this in its position; the word of the language.
    NotAtStart(&'static str),
    /// There is no place left in the wall for this tile.
    NoPlaceFor(Tile),
    /// There is no such place in the wall.
    NoSuchPlace {
        /// The place.
        place: String,
        /// The number of the last place.
        last: usize,
    },
    /// `upper` or `lower` of a place that is a tile, not a stack.
    NotStacks(String),
    /// A call takes two tiles from the hand.
    CallTiles,
    /// An act was refused.
    Refused {
        /// The reason.
        refusal: Refusal,
        /// The code that the script expects, if it expects a refusal.
        expected: Option<String>,
    },
    /// An act was not refused, although this code is expected.
    NotRefused(String),
    /// Another player has the turn, or drew another tile.
    Turn {
        /// The seat wind of the player whose turn it is.
        wind: Wind,
        /// The tile that this player drew.
        drawn: Option<Tile>,
    },
    /// Nobody draws now.
    NobodyDraws,
    /// `play on` does not end the deal.
    Endless,
    /// An expected value differs. The values are written as in the script language.
    Value {
        /// What is compared.
        what: String,
        /// The value found.
        found: String,
        /// The expected value.
        expected: String,
    },
    /// The deal ended in another way than expected; `None` if it is not over.
    Ending(Option<Ending>),
    /// No deal follows.
    NoNextDeal {
        /// Whether the reason is that the game is over; if not, the deal is not over.
        game_over: bool,
    },
    /// The game is not over.
    GameGoesOn,
    /// Nobody won.
    NobodyWon,
    /// The act is allowed.
    Allowed,
    /// The expectation does not hold.
    DoesNotHold,
}

impl Failure {
    /// Returns the kind of failure.
    pub fn kind(&self) -> FailureKind {
        match self.problem {
            Problem::Refused { refusal, .. } => FailureKind::Refused(refusal),
            Problem::NotRefused(_)
            | Problem::Turn { .. }
            | Problem::NobodyDraws
            | Problem::Endless
            | Problem::Value { .. }
            | Problem::Ending(_)
            | Problem::NoNextDeal { .. }
            | Problem::GameGoesOn
            | Problem::NobodyWon
            | Problem::Allowed
            | Problem::DoesNotHold => FailureKind::Differs,
            Problem::NoName
            | Problem::NoSteps
            | Problem::NoExpectations
            | Problem::Unknown(..)
            | Problem::Form(_)
            | Problem::ForEach { .. }
            | Problem::Seat(_)
            | Problem::NoNorth
            | Problem::Number(_)
            | Problem::OneTile(_)
            | Problem::Notation { .. }
            | Problem::UnknownRules(_)
            | Problem::Rules(_)
            | Problem::DealNumber { .. }
            | Problem::Liability(_)
            | Problem::NotEnough(_)
            | Problem::NoTilesLeft
            | Problem::HandSize { .. }
            | Problem::Position(_)
            | Problem::Die(_)
            | Problem::Dice { .. }
            | Problem::DiceFirst
            | Problem::NeedsDice
            | Problem::NotAtStart(_)
            | Problem::NoPlaceFor(_)
            | Problem::NoSuchPlace { .. }
            | Problem::NotStacks(_)
            | Problem::CallTiles => FailureKind::Unreadable,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for Failure {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::NoName => f.write_str("a script starts with its name: == NAME, or SC-…"),
            Problem::NoSteps => f.write_str("the script has no steps: expected at least: nothing happens"),
            Problem::NoExpectations => f.write_str("the script has no expectations"),
            Problem::Unknown(part, text) => write!(f, "{text:?} is not {part}"),
            Problem::Form(form) => write!(f, "expected: {form}"),
            Problem::ForEach { word, players } => {
                write!(f, "expected {players} values after {word:?}, in the order E S W N")
            }
            Problem::Seat(text) => write!(f, "{text:?} is not a seat: E, S, W or N"),
            Problem::NoNorth => f.write_str("there is no N with three players"),
            Problem::Number(text) => write!(f, "{text:?} is not a possible number"),
            Problem::OneTile(text) => write!(f, "{text:?} is not one tile"),
            Problem::Notation { error, .. } => error.fmt(f),
            Problem::UnknownRules(name) => write!(f, "there is no rule set {name:?}"),
            Problem::Rules(problem) => problem.fmt(f),
            Problem::DealNumber { deals, number } => write!(f, "a round has {deals} deals, not {number}"),
            Problem::Liability(yaku) => write!(f, "nobody is liable for {yaku:?}"),
            Problem::NotEnough(tile) => write!(f, "there are not enough {tile} in the tile set"),
            Problem::NoTilesLeft => f.write_str("there are no tiles left for the rest of the deal"),
            Problem::HandSize { wind, may_hold_14, found } => {
                let size = if *may_hold_14 { "13 or 14" } else { "13" };
                write!(f, "{wind:?} has {size} tiles, counting each meld as three, not {found}")
            }
            Problem::Position(why) => why.fmt(f),
            Problem::Die(die) => write!(f, "a die shows 1 to 6, not {die}"),
            Problem::Dice { second: false } => f.write_str("these rules use two dice: E rolls 3 5"),
            Problem::Dice { second: true } => f.write_str("these rules need a second roll: E rolls 3 5 2 6"),
            Problem::DiceFirst => f.write_str("the dice are rolled before anything else happens"),
            Problem::NeedsDice => f.write_str("the walls are only known after E rolls the dice"),
            Problem::NotAtStart(word) => {
                write!(f, "a deal that begins with the dice cannot have `{word}` in its position")
            }
            Problem::NoPlaceFor(tile) => write!(f, "there is no place left for {tile}"),
            Problem::NoSuchPlace { place, last } => {
                write!(f, "there is no {place}: they go from 1 to {last}")
            }
            Problem::NotStacks(place) => write!(f, "{place}: these are tiles, not stacks"),
            Problem::CallTiles => f.write_str("a call takes two tiles of the hand"),
            Problem::Refused { refusal, expected: None } => write!(f, "refused: {}", refusal.code()),
            Problem::Refused { refusal, expected: Some(expected) } => {
                write!(f, "refused: {}, expected {expected}", refusal.code())
            }
            Problem::NotRefused(code) => write!(f, "not refused, though {code} was expected"),
            Problem::Turn { wind, drawn: Some(tile) } => write!(f, "{wind:?} has the turn and drew {tile}"),
            Problem::Turn { wind, drawn: None } => write!(f, "{wind:?} has the turn and drew nothing"),
            Problem::NobodyDraws => f.write_str("nobody draws now"),
            Problem::Endless => f.write_str("the deal does not end"),
            Problem::Value { what, found, expected } => write!(f, "{what}: {found}, expected {expected}"),
            Problem::Ending(None) => f.write_str("the deal is not over"),
            Problem::Ending(Some(ending)) => write!(f, "the deal ended: {ending:?}"),
            Problem::NoNextDeal { game_over: true } => f.write_str("no deal follows: the game is over"),
            Problem::NoNextDeal { game_over: false } => f.write_str("no deal follows: the deal is not over"),
            Problem::GameGoesOn => f.write_str("the game is not over"),
            Problem::NobodyWon => f.write_str("nobody won"),
            Problem::Allowed => f.write_str("it is allowed"),
            Problem::DoesNotHold => f.write_str("this does not hold"),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Position => "a line of a position",
            Part::Step => "a step",
            Part::Ruling => "a ruling",
            Part::Expectation => "an expectation",
            Part::Place => "a place: w17-20, d4-7 upper, N8-2",
        })
    }
}

pub(crate) type Done<T = ()> = Result<T, Failure>;

/// Returns the failure for a problem in a line.
pub(crate) fn fail<T>(line: usize, problem: Problem) -> Done<T> {
    Err(Failure { line, problem })
}

/// Returns the failure for an unknown line or word.
pub(crate) fn unknown<T>(line: usize, part: Part, text: &str) -> Done<T> {
    fail(line, Problem::Unknown(part, text.to_owned()))
}
