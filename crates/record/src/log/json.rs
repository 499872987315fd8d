//! Claims, offences and rulings as JSON objects, for the log and for live play.

use hanchan_round::{Claim, FalseSet, NoWin, Offence, Ruling, Toppled};
use hanchan_rules::Penalty;
use hanchan_tiles::{BySeat, Kind, Seat, Tile};
use serde::{Deserialize, Serialize};

/// A field with an impossible value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadField {
    /// A tile that does not exist.
    Tile,
    /// A seat that does not exist.
    Seat,
}

impl std::fmt::Display for BadField {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            BadField::Tile => "expected a tile such as 5m, 0p or 7z",
            BadField::Seat => "expected a seat from 0 to 3",
        })
    }
}

impl std::error::Error for BadField {}

/// A player's claim on a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields, expecting = "a claim")]
pub enum JsonClaim {
    /// Pass on the tile.
    Pass,
    /// Win on the tile.
    Ron,
    /// An open kan.
    Kan,
    /// A pon.
    Pon {
        /// The two tiles from the player's hand.
        own: [String; 2],
    },
    /// A chi.
    Chi {
        /// The two tiles from the player's hand.
        own: [String; 2],
    },
}

/// A call that was not valid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields, expecting = "a call")]
pub enum JsonCall {
    /// A claim on another player's tile.
    Claim {
        /// The claim.
        claim: JsonClaim,
    },
    /// A closed kan.
    ClosedKan {
        /// One of the tiles of the kan.
        tile: String,
    },
    /// A tile added to a pon.
    AddedKan {
        /// The tile.
        tile: String,
    },
}

/// The reason why a hand does not win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "why a hand does not win")]
#[allow(missing_docs, reason = "each is the reason of the same name")]
pub enum JsonNoWin {
    NotComplete,
    Furiten,
    NoYaku,
    NotRobbed,
    DeadHand,
}

/// The tiles that were knocked over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "what was knocked over")]
#[allow(missing_docs, reason = "each is that of the same name")]
pub enum JsonToppled {
    LiveWall,
    DeadWall,
    OwnHand,
    OthersHand,
}

/// The penalty for an offence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case", expecting = "a penalty")]
#[allow(missing_docs, reason = "each is the penalty of the same name")]
pub enum JsonPenalty {
    None,
    DeadHand,
    Chombo,
}

/// A player's offence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields, expecting = "an offence")]
pub enum JsonOffence {
    /// The player showed a hand that does not win.
    FalseWin {
        /// The reason why the hand does not win.
        why: JsonNoWin,
    },
    /// The player called ron or tsumo without showing the hand.
    Shout,
    /// The player declared riichi without tenpai.
    NotenRiichi,
    /// The player declared a kan after riichi that changes the hand.
    FalseKanAfterRiichi,
    /// The player declared riichi with too few live tiles.
    RiichiTooLate {
        /// The number of live tiles that were left.
        live: u8,
    },
    /// The player made an invalid call.
    FalseCall {
        /// The call.
        call: JsonCall,
    },
    /// The player claimed a tile with a dead hand.
    CallWithDeadHand {
        /// The claim.
        claim: JsonClaim,
    },
    /// The player knocked tiles over.
    Exposure {
        /// The tiles that were knocked over.
        what: JsonToppled,
        /// The number of tiles knocked over.
        tiles: u8,
    },
    /// The player holds too many or too few tiles.
    WrongCount,
    /// The player drew out of turn.
    OutOfTurn,
    /// The player looked at another player's hand.
    Peeking,
}

/// A judge's ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields, expecting = "a ruling")]
pub enum JsonRuling {
    /// A player committed an offence, for which the rules give the penalty.
    Offence {
        /// The player's seat.
        seat: usize,
        /// The offence.
        offence: JsonOffence,
    },
    /// A player gets a penalty for something the rules leave open.
    Penalty {
        /// The player's seat.
        seat: usize,
        /// The penalty.
        penalty: JsonPenalty,
    },
    /// The hand of a player in riichi is inspected.
    Inspection {
        /// The player's seat.
        seat: usize,
    },
    /// Points move between players.
    Points {
        /// Gains and losses by seat; they add up to 0.
        points: [i32; 4],
    },
    /// The deal is void and is dealt again.
    Redeal,
    /// A note without any effect.
    Remark,
}

fn tile(text: &str) -> Result<Tile, BadField> {
    text.parse().map_err(|_| BadField::Tile)
}

fn pair([first, second]: &[String; 2]) -> Result<[Tile; 2], BadField> {
    Ok([tile(first)?, tile(second)?])
}

fn seat(index: usize) -> Result<Seat, BadField> {
    Seat::from_index(index).ok_or(BadField::Seat)
}

fn plain(kind: Kind) -> String {
    Tile::plain(kind).to_string()
}

impl From<Claim> for JsonClaim {
    fn from(claim: Claim) -> JsonClaim {
        let own = |tiles: [Tile; 2]| tiles.map(|tile| tile.to_string());
        match claim {
            Claim::Pass => JsonClaim::Pass,
            Claim::Ron => JsonClaim::Ron,
            Claim::OpenKan => JsonClaim::Kan,
            Claim::Pon(tiles) => JsonClaim::Pon { own: own(tiles) },
            Claim::Chi(tiles) => JsonClaim::Chi { own: own(tiles) },
        }
    }
}

impl TryFrom<&JsonClaim> for Claim {
    type Error = BadField;

    fn try_from(claim: &JsonClaim) -> Result<Claim, BadField> {
        Ok(match claim {
            JsonClaim::Pass => Claim::Pass,
            JsonClaim::Ron => Claim::Ron,
            JsonClaim::Kan => Claim::OpenKan,
            JsonClaim::Pon { own } => Claim::Pon(pair(own)?),
            JsonClaim::Chi { own } => Claim::Chi(pair(own)?),
        })
    }
}

impl From<FalseSet> for JsonCall {
    fn from(set: FalseSet) -> JsonCall {
        match set {
            FalseSet::Claim(claim) => JsonCall::Claim { claim: claim.into() },
            FalseSet::ClosedKan(kind) => JsonCall::ClosedKan { tile: plain(kind) },
            FalseSet::AddedKan(kind) => JsonCall::AddedKan { tile: plain(kind) },
        }
    }
}

impl TryFrom<&JsonCall> for FalseSet {
    type Error = BadField;

    fn try_from(call: &JsonCall) -> Result<FalseSet, BadField> {
        Ok(match call {
            JsonCall::Claim { claim } => FalseSet::Claim(claim.try_into()?),
            JsonCall::ClosedKan { tile: one } => FalseSet::ClosedKan(tile(one)?.kind()),
            JsonCall::AddedKan { tile: one } => FalseSet::AddedKan(tile(one)?.kind()),
        })
    }
}

/// Implements conversions between enums with the same variants.
macro_rules! same {
    ($($json:ident = $own:ident { $($variant:ident),+ })+) => {$(
        impl From<$own> for $json {
            fn from(value: $own) -> $json {
                match value {
                    $($own::$variant => $json::$variant,)+
                }
            }
        }

        impl From<$json> for $own {
            fn from(value: $json) -> $own {
                match value {
                    $($json::$variant => $own::$variant,)+
                }
            }
        }
    )+};
}

same! {
    JsonNoWin = NoWin { NotComplete, Furiten, NoYaku, NotRobbed, DeadHand }
    JsonToppled = Toppled { LiveWall, DeadWall, OwnHand, OthersHand }
    JsonPenalty = Penalty { None, DeadHand, Chombo }
}

impl From<Offence> for JsonOffence {
    fn from(offence: Offence) -> JsonOffence {
        match offence {
            Offence::FalseWin(why) => JsonOffence::FalseWin { why: why.into() },
            Offence::Shout => JsonOffence::Shout,
            Offence::NotenRiichi => JsonOffence::NotenRiichi,
            Offence::FalseKanAfterRiichi => JsonOffence::FalseKanAfterRiichi,
            Offence::RiichiTooLate(live) => JsonOffence::RiichiTooLate { live },
            Offence::FalseCall(set) => JsonOffence::FalseCall { call: set.into() },
            Offence::CallWithDeadHand(claim) => JsonOffence::CallWithDeadHand { claim: claim.into() },
            Offence::Exposure(what, tiles) => JsonOffence::Exposure { what: what.into(), tiles },
            Offence::WrongCount => JsonOffence::WrongCount,
            Offence::OutOfTurn => JsonOffence::OutOfTurn,
            Offence::Peeking => JsonOffence::Peeking,
        }
    }
}

impl TryFrom<&JsonOffence> for Offence {
    type Error = BadField;

    fn try_from(offence: &JsonOffence) -> Result<Offence, BadField> {
        Ok(match offence {
            JsonOffence::FalseWin { why } => Offence::FalseWin((*why).into()),
            JsonOffence::Shout => Offence::Shout,
            JsonOffence::NotenRiichi => Offence::NotenRiichi,
            JsonOffence::FalseKanAfterRiichi => Offence::FalseKanAfterRiichi,
            JsonOffence::RiichiTooLate { live } => Offence::RiichiTooLate(*live),
            JsonOffence::FalseCall { call } => Offence::FalseCall(call.try_into()?),
            JsonOffence::CallWithDeadHand { claim } => Offence::CallWithDeadHand(claim.try_into()?),
            JsonOffence::Exposure { what, tiles } => Offence::Exposure((*what).into(), *tiles),
            JsonOffence::WrongCount => Offence::WrongCount,
            JsonOffence::OutOfTurn => Offence::OutOfTurn,
            JsonOffence::Peeking => Offence::Peeking,
        })
    }
}

impl From<Ruling> for JsonRuling {
    fn from(ruling: Ruling) -> JsonRuling {
        match ruling {
            Ruling::Offence(seat, offence) => {
                JsonRuling::Offence { seat: seat.index(), offence: offence.into() }
            }
            Ruling::Penalty(seat, penalty) => {
                JsonRuling::Penalty { seat: seat.index(), penalty: penalty.into() }
            }
            Ruling::Inspection(seat) => JsonRuling::Inspection { seat: seat.index() },
            Ruling::Points(points) => JsonRuling::Points { points: points.0 },
            Ruling::Redeal => JsonRuling::Redeal,
            Ruling::Remark => JsonRuling::Remark,
        }
    }
}

impl TryFrom<&JsonRuling> for Ruling {
    type Error = BadField;

    fn try_from(ruling: &JsonRuling) -> Result<Ruling, BadField> {
        Ok(match ruling {
            JsonRuling::Offence { seat: at, offence } => Ruling::Offence(seat(*at)?, offence.try_into()?),
            JsonRuling::Penalty { seat: at, penalty } => Ruling::Penalty(seat(*at)?, (*penalty).into()),
            JsonRuling::Inspection { seat: at } => Ruling::Inspection(seat(*at)?),
            JsonRuling::Points { points } => Ruling::Points(BySeat(*points)),
            JsonRuling::Redeal => Ruling::Redeal,
            JsonRuling::Remark => Ruling::Remark,
        })
    }
}
