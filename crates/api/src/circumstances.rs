//! The circumstances of a win as fields of requests, declared once.

use hanchan_tiles::Wind;

use crate::names::ByName;

pub(crate) fn south() -> ByName<Wind> {
    ByName(Wind::South)
}

pub(crate) fn east() -> ByName<Wind> {
    ByName(Wind::East)
}

/// Declares a request with its own fields and the fields for the circumstances of a win.
///
/// This is a macro because serde's `flatten` works neither with query strings nor with `deny_unknown_fields`.
macro_rules! with_circumstances {
    ($(#[$about:meta])* pub struct $name:ident { $($(#[$about_own:meta])* pub $own:ident: $type:ty,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Debug, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
        #[serde(deny_unknown_fields)]
        #[allow(clippy::struct_excessive_bools, reason = "each is a circumstance of its own, in any combination")]
        pub struct $name {
            $($(#[$about_own])* pub $own: $type,)+
            /// The seat wind of the player who discarded the winning tile. If missing, payments name `discarder`.
            #[serde(default)]
            pub from: Option<$crate::ByName<hanchan_tiles::Wind>>,
            /// The winner's seat wind; East is the dealer.
            #[serde(default = "crate::circumstances::south")]
            pub seat: $crate::ByName<hanchan_tiles::Wind>,
            /// The round wind.
            #[serde(default = "crate::circumstances::east")]
            pub round: $crate::ByName<hanchan_tiles::Wind>,
            /// Whether the winner declared riichi, double riichi or neither.
            #[serde(default)]
            pub riichi: $crate::ByName<hanchan_score::Riichi>,
            /// Whether the win came within one go-around after riichi, before any call (ippatsu).
            #[serde(default)]
            pub ippatsu: bool,
            /// Whether the winning tile is the replacement tile after a kan or a North.
            #[serde(default)]
            pub rinshan: bool,
            /// Whether the win robs a kan: another player added the winning tile to a pon.
            #[serde(default)]
            pub chankan: bool,
            /// Whether the winning tile is the last of the wall, or the last discard.
            #[serde(default)]
            pub last: bool,
            /// Whether the win came in the first go-around, before any call.
            #[serde(default)]
            pub first: bool,
            /// The number of honba.
            #[serde(default)]
            pub honba: u8,
            /// The number of riichi sticks on the table.
            #[serde(default)]
            pub sticks: u8,
        }

        impl $name {
            /// Returns the circumstances of a win by ron or tsumo.
            pub(crate) fn circumstances(&self, by: $crate::WinBy) -> hanchan_score::Circumstances {
                hanchan_score::Circumstances {
                    by: match by {
                        $crate::WinBy::Ron => hanchan_score::WinMethod::Ron { from: self.from.map(|from| from.0) },
                        $crate::WinBy::Tsumo => hanchan_score::WinMethod::Tsumo,
                    },
                    seat: self.seat.0,
                    round: self.round.0,
                    riichi: self.riichi.0,
                    ippatsu: self.ippatsu,
                    rinshan: self.rinshan,
                    chankan: self.chankan,
                    last: self.last,
                    first: self.first,
                    honba: self.honba,
                    sticks: self.sticks,
                }
            }
        }
    };
}

pub(crate) use with_circumstances;
