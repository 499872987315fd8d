//! Codes of enums: the match and the list of all codes from one table.

/// Gives an enum `code()`, a stable name for each of its cases, and `CODES`, all of them.
macro_rules! codes {
    ($type:ident { $($case:pat => $code:literal,)+ }) => {
        impl $type {
            /// All codes.
            pub const CODES: &[&str] = &[$($code),+];

            /// A stable code.
            pub const fn code(self) -> &'static str {
                match self {
                    $($case => $code,)+
                }
            }
        }
    };
}

pub(crate) use codes;
