//! Stable codes for enum variants, with `code()` and the list of all codes generated from one table.

/// Adds `code()`, a stable name for each variant, and `CODES`, the list of all of them, to an enum.
macro_rules! codes {
    ($type:ident { $($case:pat => $code:literal,)+ }) => {
        impl $type {
            /// The codes of all variants.
            pub const CODES: &[&str] = &[$($code),+];

            /// Returns the stable code of this variant.
            pub const fn code(self) -> &'static str {
                match self {
                    $($case => $code,)+
                }
            }
        }
    };
}

pub(crate) use codes;
