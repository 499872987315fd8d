//! The score of a win as ids and numbers, which each client localizes.

use hanchan_rules::Yaku;
use hanchan_score::Limit;
use hanchan_tiles::Tile;
use hanchan_view::WinScore;
use serde::Serialize;

use crate::names::{ByName, Text};
use crate::score::{FuItemResponse, YakuResponse};

/// The score of a win, and what it is made of.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WireScore {
    /// The yaku.
    pub yaku: Vec<YakuResponse>,
    /// The han of yaku and dora; 0 for a yakuman.
    pub han: u8,
    /// The fu, rounded; 0 for a yakuman.
    pub fu: u8,
    /// What the fu are made of.
    pub fu_items: Vec<FuItemResponse>,
    /// The number of dora.
    pub dora: u8,
    /// The number of ura-dora.
    pub ura: u8,
    /// The number of red fives.
    pub red: u8,
    /// The number of Norths that count as dora.
    pub north: u8,
    /// The dora indicators that count; the event has the ura-dora indicators.
    pub indicators: Vec<Text<Tile>>,
    /// The limit that the hand reaches.
    pub limit: ByName<Limit>,
    /// The number of yakuman that the hand counts as; 0 for other hands.
    pub yakuman: u8,
    /// The points of the hand, without honba and riichi sticks.
    pub points: i32,
    /// The points for honba.
    pub honba: i32,
    /// The points in riichi sticks.
    pub sticks: i32,
    /// The player who is liable for a yakuman, if there is one.
    pub liable: Option<Liability>,
}

/// A player's liability for a yakuman.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Liability {
    /// The player's seat.
    pub seat: usize,
    /// The yaku.
    pub yaku: ByName<Yaku>,
}

impl From<&WinScore> for WireScore {
    fn from(win: &WinScore) -> WireScore {
        let score = &win.score;
        let winds = (win.seat_wind, win.round_wind);
        WireScore {
            yaku: YakuResponse::list(score),
            han: score.han,
            fu: score.fu.total,
            fu_items: FuItemResponse::list(score, winds),
            dora: score.dora.dora,
            ura: score.dora.ura,
            red: score.dora.red,
            north: score.dora.north,
            indicators: win.indicators.iter().copied().map(Text).collect(),
            limit: ByName(score.limit),
            yakuman: score.yakuman,
            points: score.payments.points,
            honba: score.payments.honba_points(),
            sticks: score.payments.sticks,
            liable: win.liable.map(|(yaku, liable)| Liability { seat: liable.index(), yaku: ByName(yaku) }),
        }
    }
}
