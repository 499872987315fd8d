//! Errors of requests.

use hanchan_lessons::NoAnswer;
use hanchan_rules::NoRules;
use hanchan_scenario::Failure;
use hanchan_score::{Impossible, NoScore, NotLiable, Win, WinMethod};
use hanchan_tiles::notation::{Inexpressible, ParseError};
use hanchan_tiles::{Hand, HandError, Kind, MeldError, Tile};
use hanchan_words::Words;

use crate::error::ErrorCode;
use crate::position::NoSuchPosition;
use crate::records::{ConvertError, RecordError};

/// Why a request failed.
#[derive(Debug)]
pub enum RequestError {
    /// A parameter is missing, unknown or invalid, as the parser's message says.
    Query(String),
    /// A field of the request is invalid.
    Field {
        /// The field's name.
        name: &'static str,
        /// What is wrong with the field.
        why: Box<RequestError>,
    },
    /// A text cannot be parsed in its notation.
    Notation {
        /// The text.
        text: String,
        /// The error in the text.
        error: ParseError,
    },
    /// The hand has no tiles.
    NoTiles,
    /// The hand has an impossible number of tiles.
    Size(Hand),
    /// The hand includes its fourteenth tile, so its waits depend on the discard.
    ToDiscard(Hand),
    /// A tile is not in play.
    NotInPlay(Kind),
    /// There are more than four copies of a tile in the hand and the visible tiles together.
    TooMany(Kind),
    /// Improvements are requested for a hand that has to discard first.
    ImproveAfterDiscard,
    /// A notation cannot express the hand.
    Inexpressible(Inexpressible),
    /// The rule set does not exist, or its file is invalid.
    Rules(NoRules),
    /// The tiles are not a possible hand.
    Hand(HandError),
    /// The tiles are not a meld.
    Meld(MeldError),
    /// The meld has the wrong number of tiles.
    MeldSize,
    /// A chi is called from a player other than the one on the left.
    ChiFrom,
    /// A tile other than a North is set aside.
    NorthTiles,
    /// The winning tile is given twice.
    TwoWinningTiles,
    /// The winning tile is missing.
    NoWinningTile,
    /// The win is impossible under these circumstances.
    Impossible(Impossible),
    /// The win has no score.
    NoScore {
        /// The reason.
        why: NoScore,
        /// The hand without the winning tile.
        hand: Hand,
        /// The winning tile.
        tile: Tile,
    },
    /// A player who is named as liable for a yakuman cannot be.
    NotLiable(NotLiable),
    /// The hand is not tenpai.
    NotTenpai,
    /// No yaku has this id or name.
    UnknownYaku(String),
    /// Advice needs the fourteenth tile.
    AdviceSize(Hand),
    /// The position is impossible: too many copies of a tile, or too many tiles in the live wall.
    NoPosition,
    /// The player has no choice at this position.
    NoChoice,
    /// The game has no such position.
    NoSuchPosition(NoSuchPosition),
    /// No rule and no statement matches these words.
    NothingFound(String),
    /// The rule set has no questions of this kind.
    NoQuestion,
    /// The answer to a question cannot be parsed.
    NoAnswer(NoAnswer),
    /// The program was built without PDF support, so it cannot write the file with this name.
    NoPdf(String),
    /// A page cannot be drawn at the requested size.
    NoPicture,
    /// The typesetter failed, with this message.
    Unprintable(String),
    /// The record cannot be read.
    Record(RecordError),
    /// The record cannot be converted.
    Convert(ConvertError),
    /// The text has no scripts, or does not start with one.
    Script(Failure),
}

impl RequestError {
    /// Attributes the error to a field.
    #[must_use]
    pub fn in_field(self, name: &'static str) -> RequestError {
        RequestError::Field { name, why: Box::new(self) }
    }

    /// Returns the code that clients can rely on.
    pub fn code(&self) -> ErrorCode {
        match self {
            RequestError::Query(_) | RequestError::Script(_) => ErrorCode::BadQuery,
            RequestError::Field { why, .. } => why.code(),
            RequestError::Notation { .. }
            | RequestError::NoTiles
            | RequestError::Size(_)
            | RequestError::ToDiscard(_)
            | RequestError::NotInPlay(_)
            | RequestError::TooMany(_)
            | RequestError::ImproveAfterDiscard
            | RequestError::Inexpressible(_)
            | RequestError::Hand(_)
            | RequestError::Meld(_)
            | RequestError::MeldSize
            | RequestError::ChiFrom
            | RequestError::NorthTiles
            | RequestError::UnknownYaku(_) => ErrorCode::BadHand,
            RequestError::Rules(_) => ErrorCode::NoSuchRules,
            RequestError::NoSuchPosition(why) => why.code(),
            RequestError::Record(_)
            | RequestError::Convert(
                ConvertError::Players(_) | ConvertError::NoRounds(_) | ConvertError::Differs(_),
            ) => ErrorCode::UnreadableRecord,
            RequestError::Convert(ConvertError::Unrecordable(..) | ConvertError::Inexpressible(..)) => {
                ErrorCode::Inexpressible
            }
            RequestError::TwoWinningTiles
            | RequestError::NoWinningTile
            | RequestError::Impossible(_)
            | RequestError::NoScore { .. }
            | RequestError::NotLiable(_)
            | RequestError::NotTenpai
            | RequestError::AdviceSize(_)
            | RequestError::NoPosition
            | RequestError::NoChoice
            | RequestError::NothingFound(_)
            | RequestError::NoQuestion
            | RequestError::NoAnswer(_)
            | RequestError::NoPdf(_)
            | RequestError::NoPicture
            | RequestError::Unprintable(_) => ErrorCode::NoAnswer,
        }
    }

    /// Returns the localized message.
    pub fn text(&self, words: &Words) -> String {
        match self {
            RequestError::Query(why) | RequestError::Unprintable(why) => why.clone(),
            RequestError::Field { name, why } => {
                words.format("refused-option", [("option", (*name).into()), ("why", why.text(words).into())])
            }
            RequestError::Notation { text, error } => words.parse_error(error, text),
            RequestError::NoTiles => words.text("refused-no-tiles"),
            RequestError::Size(hand) => {
                let (tiles, melds) = (hand.concealed().len(), hand.melds().len());
                words.format("refused-size", [("tiles", tiles.into()), ("melds", melds.into())])
            }
            RequestError::ToDiscard(hand) => {
                let tiles = hand.concealed().len();
                words.format("refused-to-discard", [("tiles", tiles.into()), ("fewer", (tiles - 1).into())])
            }
            RequestError::NotInPlay(kind) => {
                words.format("refused-not-in-play", [("tile", kind.to_string().into())])
            }
            RequestError::TooMany(kind) => {
                words.format("refused-too-many", [("tile", kind.to_string().into())])
            }
            RequestError::ImproveAfterDiscard => words.text("refused-improve"),
            RequestError::Inexpressible(what) => words.inexpressible(*what),
            RequestError::Rules(why) => words.no_rules(why),
            RequestError::Hand(error) => words.hand_error(*error),
            RequestError::Meld(error) => words.meld_error(*error),
            RequestError::MeldSize => words.text("refused-meld-size"),
            RequestError::ChiFrom => words.text("refused-chi-from"),
            RequestError::NorthTiles => words.text("refused-norths"),
            RequestError::TwoWinningTiles => words.text("refused-two-winning-tiles"),
            RequestError::NoWinningTile => words.text("refused-no-winning-tile"),
            RequestError::Impossible(why) => words.impossible(*why),
            RequestError::NoScore { why, hand, tile } => {
                words.no_score(*why, &Win::new(hand, *tile, WinMethod::Tsumo))
            }
            RequestError::NotLiable(why) => words.not_liable(*why),
            RequestError::NotTenpai => words.text("refused-not-tenpai"),
            RequestError::AdviceSize(hand) => {
                words.format("advise-size", [("tiles", hand.concealed().len().into())])
            }
            RequestError::NoPosition => words.text("advise-no-position"),
            RequestError::NoChoice => words.text("advise-no-choice"),
            RequestError::NoSuchPosition(why) => why.text(words),
            RequestError::NothingFound(what) => {
                words.format("refused-nothing-found", [("words", what.as_str().into())])
            }
            RequestError::NoQuestion => words.text("train-none"),
            RequestError::NoAnswer(why) => why.text(words),
            RequestError::NoPdf(file) => words.format("refused-no-pdf", [("file", file.as_str().into())]),
            RequestError::NoPicture => words.text("refused-picture"),
            RequestError::Record(error) => error.text(words),
            RequestError::Convert(error) => error.text(words),
            RequestError::Script(failure) => crate::script::failure_text(failure, words),
            RequestError::UnknownYaku(id) => {
                words.format("refused-unknown-yaku", [("id", id.as_str().into())])
            }
        }
    }
}

impl From<HandError> for RequestError {
    fn from(error: HandError) -> RequestError {
        RequestError::Hand(error)
    }
}

impl From<MeldError> for RequestError {
    fn from(error: MeldError) -> RequestError {
        RequestError::Meld(error)
    }
}

impl From<Impossible> for RequestError {
    fn from(why: Impossible) -> RequestError {
        RequestError::Impossible(why)
    }
}

impl From<RecordError> for RequestError {
    fn from(error: RecordError) -> RequestError {
        RequestError::Record(error)
    }
}

impl From<ConvertError> for RequestError {
    fn from(error: ConvertError) -> RequestError {
        RequestError::Convert(error)
    }
}

impl From<NoSuchPosition> for RequestError {
    fn from(why: NoSuchPosition) -> RequestError {
        RequestError::NoSuchPosition(why)
    }
}
