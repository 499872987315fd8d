//! What a win is worth, as it travels: ids of messages and their numbers, so that each client says it in its language.

use hanchan_rules::Yaku;
use hanchan_score::{Form, FuItem, FuReason};
use hanchan_shape::WaitKind;
use hanchan_tiles::{Kind, Tile};
use hanchan_view::WinScore;
use serde::Serialize;

/// Fu for a reason.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct WireFu {
    /// The message that says why.
    pub why: &'static str,
    /// The tile it speaks of.
    pub tile: Option<String>,
    /// How many.
    pub fu: u8,
}

/// What a win is worth, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct WireScore {
    /// Each yaku with its han, or how many yakuman it is.
    pub yaku: Vec<(&'static str, u8)>,
    /// Han by dora, ura-dora, red fives and Norths.
    pub dora: [u8; 4],
    /// The indicators that count; those under them are with the event.
    pub indicators: Vec<String>,
    /// Fu, each with its reason.
    pub fu: Vec<WireFu>,
    /// Fu, rounded; 0 for a yakuman.
    pub fu_total: u8,
    /// Han; 0 for a yakuman.
    pub han: u8,
    /// How many yakuman.
    pub yakuman: u8,
    /// The limit: `none`, `mangan` and so on.
    pub limit: &'static str,
    /// Points for the hand.
    pub points: i32,
    /// Points for honba.
    pub honba: i32,
    /// Points in sticks.
    pub sticks: i32,
    /// Who is liable, and for which yaku.
    pub liable: Option<(usize, &'static str)>,
}

impl From<&WinScore> for WireScore {
    fn from(win: &WinScore) -> WireScore {
        let score = &win.score;
        WireScore {
            yaku: score.yaku().iter().map(|&(yaku, worth)| (yaku.id(), worth)).collect(),
            dora: [score.dora.dora, score.dora.ura, score.dora.red, score.dora.north],
            indicators: win.indicators.iter().map(Tile::to_string).collect(),
            fu: score.fu.items().iter().map(|&item| fu(item, win)).collect(),
            fu_total: score.fu.total,
            han: score.han,
            yakuman: score.yakuman,
            limit: score.limit.id(),
            points: score.payments.points,
            honba: score.payments.honba_points(),
            sticks: score.payments.sticks,
            liable: win.liable.map(|(yaku, liable)| (liable.index(), yaku.id())),
        }
    }
}

fn fu(FuItem { reason, fu }: FuItem, win: &WinScore) -> WireFu {
    let rinshan = || win.score.yaku().iter().any(|(yaku, _)| *yaku == Yaku::Rinshan);
    let (why, kind) = match reason {
        FuReason::Base => ("fu-base", None),
        FuReason::ClosedRon => ("fu-closed-ron", None),
        FuReason::SevenPairs => ("fu-seven-pairs", None),
        FuReason::Group(group) => {
            let why = match (group.form, group.open) {
                (Form::Kan, true) => "fu-kan-open",
                (Form::Kan, false) => "fu-kan-closed",
                (_, true) => "fu-triplet-open",
                (_, false) => "fu-triplet-closed",
            };
            (why, Some(group.low))
        }
        FuReason::Pair(kind) => {
            let of_seat = Kind::wind(win.seat_wind) == kind;
            let of_round = Kind::wind(win.round_wind) == kind;
            let why = match (of_seat, of_round) {
                (true, true) => "fu-pair-double",
                (true, false) => "fu-pair-seat",
                (false, true) => "fu-pair-round",
                (false, false) => "fu-pair-dragon",
            };
            (why, Some(kind))
        }
        FuReason::Wait(wait) => (wait_id(wait), None),
        FuReason::Tsumo if rinshan() => ("fu-rinshan", None),
        FuReason::Tsumo => ("fu-tsumo", None),
        FuReason::OpenPinfu => ("fu-open-pinfu", None),
    };
    WireFu { why, tile: kind.map(|kind| Tile::plain(kind).to_string()), fu }
}

fn wait_id(wait: WaitKind) -> &'static str {
    match wait {
        WaitKind::TwoSided => "wait-two-sided",
        WaitKind::Closed => "wait-closed",
        WaitKind::Edge => "wait-edge",
        WaitKind::Pair => "wait-pair",
        WaitKind::TwoPon => "wait-two-pon",
        WaitKind::Orphan => "wait-orphans",
    }
}
