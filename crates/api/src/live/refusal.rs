//! Why a command is refused.

use hanchan_round::Refusal;
use serde::{Serialize, Serializer};

macro_rules! table_refusals {
    ($($(#[$about:meta])* $name:ident = $code:literal,)+) => {
        /// Why a table refuses a command, regardless of the rules of the game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum TableRefusal {
            $($(#[$about])* $name,)+
        }

        impl TableRefusal {
            /// All reasons.
            pub const ALL: &[TableRefusal] = &[$(TableRefusal::$name),+];

            /// Returns the code that clients receive.
            pub const fn code(self) -> &'static str {
                match self {
                    $(TableRefusal::$name => $code,)+
                }
            }
        }
    };
}

table_refusals! {
    /// The player has acted from another device in the meantime.
    ActedElsewhere = "acted-elsewhere",
    /// This client's role does not allow the command.
    NotForYou = "not-for-you",
    /// A tile of the move does not exist.
    NoSuchTile = "no-such-tile",
    /// The ruling does not exist.
    NoSuchRuling = "no-ruling",
    /// No game is being played.
    NotPlaying = "not-playing",
    /// Another player has to choose.
    NotYourChoice = "not-your-choice",
    /// The table has no chat, or this person is muted.
    NoChat = "no-chat",
    /// An assisted table has no judge.
    NoJudgeHere = "no-judge-here",
    /// Only the table's owner can do this.
    NotTheOwner = "not-the-owner",
    /// The person is not at the table.
    NobodyThere = "nobody-there",
}

impl TableRefusal {
    /// Returns the id of the localized message.
    pub fn message_id(self) -> String {
        format!("table-{}", self.code())
    }
}

/// Why a command is refused, as a stable code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalCode {
    /// The table refuses the command.
    Table(TableRefusal),
    /// The rules of the game forbid the command.
    Rules(Refusal),
}

impl RefusalCode {
    /// Returns the code.
    pub const fn code(self) -> &'static str {
        match self {
            RefusalCode::Table(refusal) => refusal.code(),
            RefusalCode::Rules(refusal) => refusal.code(),
        }
    }
}

impl Serialize for RefusalCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

#[cfg(feature = "schema")]
mod schema {
    use std::borrow::Cow;

    use hanchan_round::Refusal;
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::{RefusalCode, TableRefusal};
    use crate::names::{inline_ts, union};

    fn codes() -> impl Iterator<Item = &'static str> {
        let table = TableRefusal::ALL.iter().map(|refusal| refusal.code());
        table.chain(Refusal::CODES.iter().copied())
    }

    impl JsonSchema for RefusalCode {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            "RefusalCode".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "type": "string", "enum": codes().collect::<Vec<_>>() })
        }
    }

    inline_ts!([] RefusalCode, union(codes()));
}

#[cfg(test)]
mod tests {
    use hanchan_words::{Language, Words};

    use super::*;

    #[test]
    fn every_table_refusal_has_a_message_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language, language.usual_style(), None);
            for refusal in TableRefusal::ALL {
                assert!(words.has(&refusal.message_id()), "{}: {}", language.code(), refusal.message_id());
            }
        }
    }

    #[test]
    fn refusal_codes_are_unique() {
        for refusal in TableRefusal::ALL {
            assert!(!Refusal::CODES.contains(&refusal.code()), "{}", refusal.code());
        }
    }
}
