//! A macro for stable codes of enum variants: it generates the match and the list of all codes from one
//! table.

/// Gives an enum `code()`, a stable code for each of its variants, and `CODES`, the list of all codes.
macro_rules! codes {
    ($type:ident { $($case:pat => $code:literal,)+ }) => {
        impl $type {
            /// All codes.
            pub const CODES: &[&str] = &[$($code),+];

            /// Returns the variant's stable code. The id of the message that describes the variant ends with this
            /// code.
            pub const fn code(&self) -> &'static str {
                match self {
                    $($case => $code,)+
                }
            }
        }
    };
}

pub(crate) use codes;
