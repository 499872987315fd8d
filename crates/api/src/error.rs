//! Error codes and the error body that clients receive.

use std::fmt;

use serde::Serialize;

macro_rules! codes {
    ($($(#[$about:meta])* $name:ident = $status:literal $id:literal,)+) => {
        /// Why a request failed. Clients can rely on the id; the text is localized.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
        pub enum ErrorCode {
            $($(#[$about])* #[serde(rename = $id)] $name,)+
        }

        impl ErrorCode {
            /// All codes.
            pub const ALL: &[ErrorCode] = &[$(ErrorCode::$name),+];

            /// Returns the id that clients receive.
            pub const fn id(self) -> &'static str {
                match self {
                    $(ErrorCode::$name => $id,)+
                }
            }

            /// Returns the HTTP status.
            pub const fn status(self) -> u16 {
                match self {
                    $(ErrorCode::$name => $status,)+
                }
            }
        }
    };
}

codes! {
    /// The game has already started.
    AlreadyPlaying = 409 "already-playing",
    /// A field of the body is unknown, missing or has an invalid value.
    BadField = 422 "bad-field",
    /// The hand, or another part of the request, is invalid.
    BadHand = 422 "bad-hand",
    /// The body is not valid JSON.
    BadJson = 400 "bad-json",
    /// The query string has an unknown parameter or an invalid value.
    BadQuery = 400 "bad-query",
    /// The request is invalid.
    BadRequest = 400 "bad-request",
    /// A table setting is invalid; `problems` names it.
    BadSetting = 422 "bad-setting",
    /// External bots cannot play at unassisted tables.
    BotsAtRealTable = 409 "bots-at-real-table",
    /// Too many requests are waiting.
    Busy = 503 "busy",
    /// The table's log cannot be replayed.
    CannotResume = 409 "cannot-resume",
    /// The contribution to the walls is too long.
    Contribution = 409 "contribution",
    /// The stored table is damaged; details are logged, not returned.
    DamagedTable = 500 "damaged-table",
    /// The request comes from another site.
    ForeignOrigin = 403 "foreign-origin",
    /// All seats are taken.
    Full = 409 "full",
    /// The format cannot express what happened in the game.
    Inexpressible = 422 "inexpressible",
    /// The name is empty, too long or has control characters.
    Name = 409 "name",
    /// Another account has this name.
    NameTaken = 409 "name-taken",
    /// The game ended before it began, so it has no record.
    NeverBegan = 404 "never-began",
    /// The request is valid but has no result; `text` says why.
    NoAnswer = 422 "no-answer",
    /// The person already has an account.
    NoGuest = 409 "no-guest",
    /// Only a judge can do this.
    NoJudge = 403 "no-judge",
    /// Spectators cannot see hands at this table.
    NoOpenHands = 403 "no-open-hands",
    /// The system cannot provide random bytes.
    NoRandomness = 503 "no-randomness",
    /// The request needs a session.
    NoSession = 401 "no-session",
    /// There is nothing at this path.
    NoSuchAddress = 404 "no-such-address",
    /// The game has no such deal.
    NoSuchDeal = 404 "no-such-deal",
    /// No game has this id.
    NoSuchGame = 404 "no-such-game",
    /// The link was used or has expired.
    NoSuchLink = 404 "no-such-link",
    /// The path does not support this method.
    NoSuchMethod = 405 "no-such-method",
    /// No account has this name.
    NoSuchName = 404 "no-such-name",
    /// No person has this id.
    NoSuchPerson = 404 "no-such-person",
    /// No shared record has this id.
    NoSuchRecord = 404 "no-such-record",
    /// No rule set has this name.
    NoSuchRules = 404 "no-such-rules",
    /// The game has no such seat.
    NoSuchSeat = 404 "no-such-seat",
    /// The deal has no such step.
    NoSuchStep = 404 "no-such-step",
    /// No table has this id.
    NoSuchTable = 404 "no-such-table",
    /// Only an administrator can do this.
    NotAnAdministrator = 403 "not-an-administrator",
    /// The person has no seat at this table.
    NotHere = 403 "not-here",
    /// The body needs the content type `application/json`.
    NotJson = 415 "not-json",
    /// The game is not over, so its tiles are hidden.
    NotOver = 409 "not-over",
    /// An internal error; details are logged, not returned.
    Internal = 500 "internal",
    /// The password cannot be used.
    Password = 409 "password",
    /// The password is too short or too long.
    PasswordLength = 409 "password-length",
    /// The person was removed from this table.
    Removed = 403 "removed",
    /// The rule file has errors; `problems` lists them.
    RuleFile = 422 "rule-file",
    /// A built-in rule set has this id.
    RulesNameTaken = 409 "rules-name-taken",
    /// Other rules have this id and version.
    RulesVersionTaken = 409 "rules-version-taken",
    /// The table has just stopped; the client can try again.
    TableStopped = 503 "table-stopped",
    /// The request is too large.
    TooLarge = 413 "too-large",
    /// All seats for external bots are taken.
    TooManyBots = 409 "too-many-bots",
    /// The person has too many connections, or the table too many spectators.
    TooManyConnections = 429 "too-many-connections",
    /// The person, or the server, has too many shared records.
    TooManyRecords = 507 "too-many-records",
    /// The client sends requests too often.
    TooManyRequests = 429 "too-many-requests",
    /// The person, or the server, has too many open tables.
    TooManyTables = 409 "too-many-tables",
    /// The request took too long.
    TooSlow = 408 "too-slow",
    /// The record cannot be read.
    UnreadableRecord = 422 "unreadable-record",
    /// The name or the password is wrong.
    WrongNameOrPassword = 409 "wrong-name-or-password",
    /// The table's password is wrong.
    WrongPassword = 403 "wrong-password",
    /// A player cannot watch their own game.
    YouPlay = 403 "you-play",
}

impl ErrorCode {
    /// Returns the id of the localized message.
    pub fn message_id(self) -> String {
        format!("problem-{}", self.id())
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl std::error::Error for ErrorCode {}

/// The body of every response that reports an error.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ApiError {
    /// The code.
    pub code: ErrorCode,
    /// The localized message.
    pub text: String,
    /// Details about what is wrong, if there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<String>>", optional))]
    pub problems: Vec<String>,
}
