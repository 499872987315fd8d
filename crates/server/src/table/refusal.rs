//! Reasons why a table refuses a request.

use hanchan_api::live::{Message, RefusalCode, TableRefusal};
use hanchan_api::{ErrorCode, SwitchName};
use hanchan_rules::Rules;
use hanchan_tiles::BySeat;
use hanchan_words::Language;

use crate::localized::localized_for;
use crate::store::StoreError;
use crate::table_password::TablePassword;

/// Why a request to a table failed: it was refused, or the database failed and the table stops.
#[derive(Debug)]
pub(super) enum Failure<R> {
    Refused(R),
    Store(StoreError),
}

impl<R> From<StoreError> for Failure<R> {
    fn from(error: StoreError) -> Failure<R> {
        Failure::Store(error)
    }
}

/// Why a person cannot take a seat, leave or connect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum JoinRefusal {
    /// The game has begun.
    AlreadyPlaying,
    /// The table has a password, which must be checked first.
    PasswordRequired(TablePassword),
    /// The password is wrong.
    WrongPassword,
    /// The table's owner has removed this person.
    Removed,
    /// All seats are taken.
    Full,
    /// The person has no seat at the table.
    NotHere,
    /// Players cannot watch their own game.
    YouPlay,
    /// Only judges can see all hands at once.
    NotAJudge,
    /// The table does not show open hands.
    NoOpenHands,
    /// The table has too many spectators.
    TooManyConnections,
}

impl From<&JoinRefusal> for ErrorCode {
    fn from(refusal: &JoinRefusal) -> ErrorCode {
        match refusal {
            JoinRefusal::AlreadyPlaying => ErrorCode::AlreadyPlaying,
            JoinRefusal::PasswordRequired(_) | JoinRefusal::WrongPassword => ErrorCode::WrongPassword,
            JoinRefusal::Removed => ErrorCode::Removed,
            JoinRefusal::Full => ErrorCode::Full,
            JoinRefusal::NotHere => ErrorCode::NotHere,
            JoinRefusal::YouPlay => ErrorCode::YouPlay,
            JoinRefusal::NotAJudge => ErrorCode::NoJudge,
            JoinRefusal::NoOpenHands => ErrorCode::NoOpenHands,
            JoinRefusal::TooManyConnections => ErrorCode::TooManyConnections,
        }
    }
}

impl From<JoinRefusal> for Failure<JoinRefusal> {
    fn from(refusal: JoinRefusal) -> Failure<JoinRefusal> {
        Failure::Refused(refusal)
    }
}

/// Why a command is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CommandRefusal {
    /// The rules of the game forbid the act.
    Rules(hanchan_round::Refusal),
    /// The table refuses the command.
    Table(TableRefusal),
}

impl From<TableRefusal> for CommandRefusal {
    fn from(refusal: TableRefusal) -> CommandRefusal {
        CommandRefusal::Table(refusal)
    }
}

impl From<TableRefusal> for Failure<CommandRefusal> {
    fn from(refusal: TableRefusal) -> Failure<CommandRefusal> {
        Failure::Refused(refusal.into())
    }
}

impl From<hanchan_round::Refusal> for Failure<CommandRefusal> {
    fn from(refusal: hanchan_round::Refusal) -> Failure<CommandRefusal> {
        Failure::Refused(CommandRefusal::Rules(refusal))
    }
}

impl CommandRefusal {
    /// Returns the message to the client that sent the command.
    pub(super) fn message(&self, id: u64, rules: &Rules, language: Language, names: [String; 4]) -> Message {
        match *self {
            CommandRefusal::Table(refusal) => Message::Refused {
                id,
                code: RefusalCode::Table(refusal),
                switch: None,
                statements: Vec::new(),
                text: localized_for(language, &rules.id, |words| words.text(&refusal.message_id())),
            },
            CommandRefusal::Rules(refusal) => Message::Refused {
                id,
                code: RefusalCode::Rules(refusal),
                switch: refusal.switch().map(SwitchName),
                statements: refusal.statements(rules).to_vec(),
                text: localized_for(language, &rules.id, |words| words.refusal(&refusal, &BySeat(names))),
            },
        }
    }
}
