//! Events as lines of a log: objects with the event's name as `type` and the event's fields.

use hanchan_round::{Abort, Claim, Event, NoteId, Offence, Ruling};
use hanchan_tiles::{BySeat, Meld, Seat, Tile};
use serde::{Deserialize, Serialize};

use super::json::{BadField, JsonClaim, JsonOffence, JsonRuling};

/// An event as a line of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LoggedEvent(#[serde(with = "Fields")] pub Event);

/// The fields of each event. The compiler checks that they match [`Event`].
#[derive(Serialize, Deserialize)]
#[serde(remote = "Event", tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
enum Fields {
    Dealt,
    Drew {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "text")]
        tile: Tile,
    },
    Replaced {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "text")]
        tile: Tile,
    },
    Riichi {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Discarded {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "text")]
        tile: Tile,
        #[serde(default, skip_serializing_if = "is_false")]
        drawn: bool,
        #[serde(default, skip_serializing_if = "is_false")]
        sideways: bool,
    },
    StakeLaid {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Claimed {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "text")]
        meld: Meld,
    },
    ClosedKan {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "text")]
        meld: Meld,
    },
    AddedKan {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "text")]
        tile: Tile,
    },
    North {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Answered {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "claim")]
        claim: Claim,
    },
    Stands,
    Indicator {
        #[serde(with = "text")]
        tile: Tile,
    },
    Passed {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Won {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "seat")]
        from: Seat,
        #[serde(with = "points")]
        points: BySeat<i32>,
    },
    Exhausted,
    Showed {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(default, skip_serializing_if = "is_false")]
        tenpai: bool,
    },
    Paid {
        #[serde(with = "points")]
        points: BySeat<i32>,
    },
    Aborted {
        #[serde(with = "abort")]
        why: Abort,
    },
    SticksReturned,
    Clock {
        at: u32,
    },
    Closed,
    Returned {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "text")]
        tile: Tile,
    },
    Erred {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "offence")]
        offence: Offence,
    },
    Died {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Chombo {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "points")]
        points: BySeat<i32>,
    },
    Shown {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "seat")]
        from: Seat,
    },
    Announced {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "points")]
        each: BySeat<i32>,
    },
    Agreed {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Objected {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Corrected {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "points")]
        points: BySeat<i32>,
    },
    Mixed,
    Ruled {
        #[serde(with = "ruling")]
        ruling: Ruling,
        #[serde(with = "note")]
        note: NoteId,
    },
    Over,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
fn is_false(flag: &bool) -> bool {
    !flag
}

/// Defines how the engine's types are serialised: each as another type that serde supports.
macro_rules! written_as {
    ($($name:ident: $own:ty = $json:ty, |$value:ident| $write:expr, |$read:ident| $parse:expr;)+) => {$(
        mod $name {
            use serde::de::Error as _;
            use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

            #[allow(unused_imports, reason = "not every conversion needs all of it")]
            use super::*;

            #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
            pub(super) fn serialize<S: Serializer>($value: &$own, to: S) -> Result<S::Ok, S::Error> {
                $write.serialize(to)
            }

            pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<$own, D::Error> {
                let $read = <$json>::deserialize(from)?;
                $parse.map_err(D::Error::custom)
            }
        }
    )+};
}

written_as! {
    seat: Seat = usize, |seat| seat.index(), |index| Seat::from_index(index).ok_or(BadField::Seat);
    points: BySeat<i32> = [i32; 4], |points| points.0, |points| Ok::<_, BadField>(BySeat(points));
    note: NoteId = u16, |note| note.0, |number| Ok::<_, BadField>(NoteId(number));
    abort: Abort = String, |why| why.code(), |code| {
        Abort::ALL.into_iter().find(|known| known.code() == code).ok_or("unknown kind of abortive draw")
    };
    claim: Claim = JsonClaim, |claim| JsonClaim::from(*claim), |claim| Claim::try_from(&claim);
    offence: Offence = JsonOffence, |offence| JsonOffence::from(*offence), |offence| Offence::try_from(&offence);
    ruling: Ruling = JsonRuling, |ruling| JsonRuling::from(*ruling), |ruling| Ruling::try_from(&ruling);
}

/// Reads and writes tiles and melds in MPSZ notation.
mod text {
    use std::borrow::Cow;
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(super) fn deserialize<'de, T, D: Deserializer<'de>>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
    {
        Cow::<str>::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}
