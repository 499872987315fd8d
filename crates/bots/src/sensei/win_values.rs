//! What wins are worth, with and without riichi.

use hanchan_rules::{Worth, Yaku};
use hanchan_score::{Circumstances, Riichi, Win, WinMethod, score, table_cell};
use hanchan_tiles::{Hand, Kind, Tile};
use hanchan_view::SeatView;

use super::deal_outcomes::{DealOutcomes, over_win_sizes};
use crate::estimate::min_yaku_han;
use crate::seat_knowledge::SeatKnowledge;

/// What a win is worth.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct WinValue {
    /// Expected result of the game after the win, in points, with the bonus for the final place.
    pub(crate) result: f32,
    /// Points of the win.
    pub(crate) points: f32,
}

/// What a win on a given tile is worth, for each way to win; `None` if the hand cannot win in that way.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct WinValues {
    /// A win by ron, without riichi.
    pub(crate) ron: Option<WinValue>,
    /// A win by tsumo, without riichi.
    pub(crate) tsumo: Option<WinValue>,
    /// A win by ron, after riichi.
    pub(crate) riichi_ron: Option<WinValue>,
    /// A win by tsumo, after riichi.
    pub(crate) riichi_tsumo: Option<WinValue>,
}

/// Probability that a riichi hand wins with 0, 1, 2 or 3 han more than is known beforehand.
type ExtraHanChances = [f32; 4];

/// Returns the probabilities of 0 to 3 ura-dora in a riichi hand.
pub(crate) fn ura_chances(view: &SeatView) -> ExtraHanChances {
    match (view.rules().switches().riichi.ura_dora, view.indicators.len()) {
        (false, _) => [1.0, 0.0, 0.0, 0.0],
        (true, 0 | 1) => [0.69, 0.22, 0.07, 0.02],
        (true, _) => [0.49, 0.30, 0.14, 0.07],
    }
}

/// Computes and caches what wins are worth.
pub(crate) struct WinValueTable<'a> {
    /// What the player knows.
    knowledge: &'a SeatKnowledge<'a>,
    /// How the deal may end.
    outcomes: &'a DealOutcomes,
    /// Probabilities of the extra han after riichi, from ura-dora and ippatsu.
    extra_han: ExtraHanChances,
    /// Cached values of the cells of the score table, by ron or tsumo, han and fu.
    cells: Vec<Option<WinValue>>,
}

/// Number of rows of the cache: one for each number of han, starting with 0.
const HANS: usize = 16;
/// Number of columns of the cache: one for each ten fu, with 25 fu in the first column.
const FUS: usize = 13;

impl<'a> WinValueTable<'a> {
    /// Creates an empty cache.
    pub(crate) fn new(knowledge: &'a SeatKnowledge<'a>, outcomes: &'a DealOutcomes) -> WinValueTable<'a> {
        let rules = knowledge.view.rules();
        let mut extra_han = ura_chances(knowledge.view);
        if rules.worth(Yaku::Ippatsu) != Worth::Off {
            /// Probability that a win after riichi has ippatsu.
            const IPPATSU_CHANCE: f32 = 0.12;
            let before = extra_han;
            for (extra, chance) in extra_han.iter_mut().enumerate() {
                let from = if extra > 0 { before[extra - 1] } else { 0.0 };
                *chance = before[extra] * (1.0 - IPPATSU_CHANCE) + from * IPPATSU_CHANCE;
            }
        }
        WinValueTable { knowledge, outcomes, extra_han, cells: vec![None; 2 * HANS * FUS] }
    }

    /// Returns what a win with this 13-tile hand on a tile of this kind is worth. `reds` is the expected number of
    /// plain fives in the hand that will turn out to be red, plus other extra han.
    pub(crate) fn with_tile(&mut self, hand: &Hand, kind: Kind, reds: f32) -> WinValues {
        let view = self.knowledge.view;
        let closed = hand.is_closed();
        let riichi = if closed { Riichi::Declared } else { Riichi::None };
        let circumstances = Circumstances {
            seat: view.wind(view.seat),
            round: view.setup.round,
            riichi,
            honba: view.setup.honba,
            ..Circumstances::default()
        };
        let win = Win { dora: &view.indicators, ..Win::new(hand, Tile::plain(kind), circumstances) };
        let Ok(score) = score(&win, view.rules()) else {
            let tsumo = if closed { None } else { self.tsumo_value(hand, kind) };
            return WinValues { tsumo, ..WinValues::default() };
        };
        if score.yakuman > 0 {
            let ron = Some(self.value(score.payments.points, false));
            let tsumo = self.tsumo_value(hand, kind);
            return WinValues { ron, tsumo, riichi_ron: ron, riichi_tsumo: tsumo };
        }
        let (han, fu) = (score.han, score.fu.total);
        let has = |yaku: Yaku| score.yaku().iter().any(|(other, _)| *other == yaku);
        if !closed {
            return WinValues {
                ron: Some(self.interpolated(han, reds, fu, false)),
                tsumo: Some(self.interpolated(han, reds, fu, true)),
                ..WinValues::default()
            };
        }
        let tsumo_fu = match fu {
            25 => 25,
            _ if has(Yaku::Pinfu) => 20,
            _ => (fu.saturating_sub(10)).max(30),
        };
        let min_han = min_yaku_han(self.knowledge);
        let yaku_han: u8 = score.yaku().iter().map(|(_, han)| han).sum();
        let dama_ron = f32::from(yaku_han.saturating_sub(1)) >= min_han.max(1.0);
        let dama_tsumo = f32::from(yaku_han) >= min_han;
        // With a shanpon wait, four concealed triplets are a yakuman only by tsumo.
        let suuankou =
            has(Yaku::Toitoi) && has(Yaku::Sanankou) && self.knowledge.yaku_han(Yaku::Suuankou, true) > 0.0;
        let suuankou = if suuankou { self.tsumo_value(hand, kind) } else { None };
        WinValues {
            ron: dama_ron.then(|| self.interpolated(han - 1, reds, fu, false)),
            tsumo: suuankou.or_else(|| dama_tsumo.then(|| self.interpolated(han, reds, tsumo_fu, true))),
            riichi_ron: Some(self.with_extra_han(han, reds, fu, false)),
            riichi_tsumo: suuankou.or_else(|| Some(self.with_extra_han(han + 1, reds, tsumo_fu, true))),
        }
    }

    /// Scores a win by tsumo without riichi. With concealed triplets, a tsumo may be worth more than a ron, or be
    /// the only way to win.
    fn tsumo_value(&self, hand: &Hand, kind: Kind) -> Option<WinValue> {
        let view = self.knowledge.view;
        let circumstances = Circumstances {
            by: WinMethod::Tsumo,
            seat: view.wind(view.seat),
            round: view.setup.round,
            honba: view.setup.honba,
            ..Circumstances::default()
        };
        let win = Win { dora: &view.indicators, ..Win::new(hand, Tile::plain(kind), circumstances) };
        score(&win, view.rules()).ok().map(|score| self.value(score.payments.points, true))
    }

    /// Returns the value of a riichi win, averaged over the extra han that it may have.
    fn with_extra_han(&mut self, han: u8, reds: f32, fu: u8, tsumo: bool) -> WinValue {
        let mut sum = WinValue::default();
        for (extra, chance) in self.extra_han.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
            let gain = self.interpolated(han + extra as u8, reds, fu, tsumo);
            sum.result += chance * gain.result;
            sum.points += chance * gain.points;
        }
        sum
    }

    /// Interpolates between two cells of the score table for a fractional number of han.
    fn interpolated(&mut self, han: u8, reds: f32, fu: u8, tsumo: bool) -> WinValue {
        let low = self.cell(han, fu, tsumo);
        if reds <= 0.0 {
            return low;
        }
        let (high, part) = (self.cell(han + 1, fu, tsumo), reds.min(1.0));
        WinValue {
            result: low.result + part * (high.result - low.result),
            points: low.points + part * (high.points - low.points),
        }
    }

    /// Returns the value of a cell of the score table.
    fn cell(&mut self, han: u8, fu: u8, tsumo: bool) -> WinValue {
        let han = han.clamp(1, HANS as u8 - 1);
        let column = if fu == 25 { 0 } else { usize::from(fu / 10).clamp(1, FUS - 1) };
        let index = (usize::from(tsumo) * HANS + usize::from(han)) * FUS + column;
        if let Some(known) = self.cells[index] {
            return known;
        }
        let by = if tsumo { WinMethod::Tsumo } else { WinMethod::Ron { from: None } };
        let view = self.knowledge.view;
        let points = table_cell(han, fu, view.wind(view.seat), by, view.rules()).points;
        let gain = self.value(points, tsumo);
        self.cells[index] = Some(gain);
        gain
    }

    /// Returns the value of a win that is worth this many points.
    fn value(&self, points: i32, tsumo: bool) -> WinValue {
        let endings = &self.outcomes.endings;
        let result = if tsumo { endings.own_tsumo(points) } else { endings.own_ron(points) };
        WinValue { result, points: points as f32 }
    }

    /// Returns the value of a win that is worth about this many points.
    pub(crate) fn typical(&self, points: f32) -> WinValue {
        let (ron, tsumo) = (&self.outcomes.ron_curve, &self.outcomes.tsumo_curve);
        WinValue {
            result: over_win_sizes(points, |points| 0.55 * ron.at(points) + 0.45 * tsumo.at(points)),
            points,
        }
    }
}
