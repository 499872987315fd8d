//! Recorded games: verification, conversion and statistics.

mod convert;
mod played;
mod sides;
mod stats;
mod tally;
mod text;
mod verify;

pub use convert::{ConvertError, ConvertRequest, ConvertResponse};
pub use played::ReplayedGame;
pub use stats::{PlayerStats, StatsRequest, StatsResponse, UnreadableRecord};
pub use tally::Tally;
pub use verify::{
    DifferingRecord, InferredRule, InferredRules, MismatchKind, MismatchResponse, VerifiedRecord,
    VerifyRequest, VerifyResponse, VerifyTotals, inferred_rule_line, mismatch_kind_name, mismatch_place,
    mismatch_sides, verify_record,
};

use hanchan_record::log::LogError;
use hanchan_record::{Mismatch, NoSuchRules, ReadError, Unverifiable};
use hanchan_words::Words;

/// Why a record cannot be read or replayed.
#[derive(Debug)]
pub enum RecordError {
    /// The record cannot be read.
    Read(ReadError),
    /// A Hanchan log cannot be read.
    Log(LogError),
    /// The rules that the record names cannot be found.
    Rules(NoSuchRules),
    /// The record contradicts the rules, so it cannot be replayed.
    Differs(Box<Mismatch>),
}

impl RecordError {
    /// Returns the localized message.
    pub fn text(&self, words: &Words) -> String {
        match self {
            RecordError::Read(error) => text::read_error(error, words),
            RecordError::Log(error) => text::log_error(error, words),
            RecordError::Rules(why) => text::no_such_rules(why, words),
            RecordError::Differs(mismatch) => mismatch_place(mismatch, words),
        }
    }
}

impl From<ReadError> for RecordError {
    fn from(error: ReadError) -> RecordError {
        RecordError::Read(error)
    }
}

impl From<Unverifiable> for RecordError {
    fn from(why: Unverifiable) -> RecordError {
        match why {
            Unverifiable::Read(error) => RecordError::Read(error),
            Unverifiable::Rules(why) => RecordError::Rules(why),
        }
    }
}

impl From<LogError> for RecordError {
    fn from(error: LogError) -> RecordError {
        RecordError::Log(error)
    }
}

impl From<NoSuchRules> for RecordError {
    fn from(why: NoSuchRules) -> RecordError {
        RecordError::Rules(why)
    }
}
