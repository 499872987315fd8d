//! Error codes and the error body that clients receive.

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
    /// The hand, or another part of the request, is not valid.
    BadHand = 422 "bad-hand",
    /// The query string has a parameter that does not exist or a value that is not valid.
    BadQuery = 400 "bad-query",
    /// No rule set has this name.
    NoSuchRules = 404 "no-such-rules",
    /// An internal error; details are logged, not returned.
    Internal = 500 "our-fault",
}

/// The body of every response that reports an error.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ApiError {
    /// The code.
    pub code: ErrorCode,
    /// The localized message.
    pub text: String,
    /// What exactly is wrong, if there is more to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<String>>", optional))]
    pub problems: Vec<String>,
}
