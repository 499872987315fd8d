//! What winning with a hand brings, quietly or after riichi.

use hanchan_rules::{Worth, Yaku};
use hanchan_score::{By, Circumstances, Riichi, Win, score, table_cell};
use hanchan_tiles::{Hand, Kind, Tile};
use hanchan_view::SeatView;

use super::outlook::{Outlook, spread};
use crate::estimate::least_han;
use crate::sight::Sight;

/// A win: what it is worth all in all, and its points.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Gain {
    pub(crate) worth: f32,
    pub(crate) points: f32,
}

/// What a waiting hand wins with a tile; none where it is no win.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Price {
    pub(crate) ron: Option<Gain>,
    pub(crate) tsumo: Option<Gain>,
    pub(crate) riichi_ron: Option<Gain>,
    pub(crate) riichi_tsumo: Option<Gain>,
}

/// How many han more a hand has after riichi than is seen: so likely none, one, two, three.
type More = [f32; 4];

/// How many ura dora a hand has after riichi.
pub(crate) fn ura_chances(view: &SeatView) -> More {
    match (view.rules().switches().riichi.ura_dora, view.indicators.len()) {
        (false, _) => [1.0, 0.0, 0.0, 0.0],
        (true, 0 | 1) => [0.69, 0.22, 0.07, 0.02],
        (true, _) => [0.49, 0.30, 0.14, 0.07],
    }
}

/// Looks up what wins bring, and remembers it.
pub(crate) struct Prices<'a> {
    sight: &'a Sight<'a>,
    outlook: &'a Outlook,
    more: More,
    known: Vec<Option<Gain>>,
}

const HANS: usize = 16;
const FUS: usize = 13;

impl<'a> Prices<'a> {
    pub(crate) fn new(sight: &'a Sight<'a>, outlook: &'a Outlook) -> Prices<'a> {
        let rules = sight.view.rules();
        let mut more = ura_chances(sight.view);
        if rules.worth(Yaku::Ippatsu) != Worth::Off {
            const AT_ONCE: f32 = 0.12;
            let before = more;
            for (extra, chance) in more.iter_mut().enumerate() {
                let from = if extra > 0 { before[extra - 1] } else { 0.0 };
                *chance = before[extra] * (1.0 - AT_ONCE) + from * AT_ONCE;
            }
        }
        Prices { sight, outlook, more, known: vec![None; 2 * HANS * FUS] }
    }

    /// What a hand of thirteen wins with a kind.
    /// `reds` is how many of its tiles that are thought of as plain fives will be red.
    pub(crate) fn of(&mut self, hand: &Hand, kind: Kind, reds: f32) -> Price {
        let view = self.sight.view;
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
            let tsumo = if closed { None } else { self.by_draw(hand, kind) };
            return Price { tsumo, ..Price::default() };
        };
        if score.yakuman > 0 {
            let ron = Some(self.gain(score.payments.points, false));
            let tsumo = self.by_draw(hand, kind);
            return Price { ron, tsumo, riichi_ron: ron, riichi_tsumo: tsumo };
        }
        let (han, fu) = (score.han, score.fu.total);
        let has = |yaku: Yaku| score.yaku().iter().any(|(other, _)| *other == yaku);
        if !closed {
            return Price {
                ron: Some(self.about(han, reds, fu, false)),
                tsumo: Some(self.about(han, reds, fu, true)),
                ..Price::default()
            };
        }
        let drawn_fu = match fu {
            25 => 25,
            _ if has(Yaku::Pinfu) => 20,
            _ => (fu.saturating_sub(10)).max(30),
        };
        let least = least_han(self.sight);
        let shown: u8 = score.yaku().iter().map(|(_, han)| han).sum();
        let quiet = f32::from(shown.saturating_sub(1)) >= least.max(1.0);
        let by_draw = f32::from(shown) >= least;
        // The fourth concealed triplet has to be drawn.
        let four = has(Yaku::Toitoi) && has(Yaku::Sanankou) && self.sight.worth(Yaku::Suuankou, true) > 0.0;
        let four = if four { self.by_draw(hand, kind) } else { None };
        Price {
            ron: quiet.then(|| self.about(han - 1, reds, fu, false)),
            tsumo: four.or_else(|| by_draw.then(|| self.about(han, reds, drawn_fu, true))),
            riichi_ron: Some(self.with_more(han, reds, fu, false)),
            riichi_tsumo: four.or_else(|| Some(self.with_more(han + 1, reds, drawn_fu, true))),
        }
    }

    /// What a draw alone brings: with concealed triplets it may be more, or the only way to win.
    fn by_draw(&self, hand: &Hand, kind: Kind) -> Option<Gain> {
        let view = self.sight.view;
        let circumstances = Circumstances {
            by: By::Tsumo,
            seat: view.wind(view.seat),
            round: view.setup.round,
            honba: view.setup.honba,
            ..Circumstances::default()
        };
        let win = Win { dora: &view.indicators, ..Win::new(hand, Tile::plain(kind), circumstances) };
        score(&win, view.rules()).ok().map(|score| self.gain(score.payments.points, true))
    }

    fn with_more(&mut self, han: u8, reds: f32, fu: u8, drawn: bool) -> Gain {
        let mut sum = Gain::default();
        for (extra, chance) in self.more.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
            let gain = self.about(han + extra as u8, reds, fu, drawn);
            sum.worth += chance * gain.worth;
            sum.points += chance * gain.points;
        }
        sum
    }

    /// Between cells of the score table.
    fn about(&mut self, han: u8, reds: f32, fu: u8, drawn: bool) -> Gain {
        let low = self.cell(han, fu, drawn);
        if reds <= 0.0 {
            return low;
        }
        let (high, part) = (self.cell(han + 1, fu, drawn), reds.min(1.0));
        Gain {
            worth: low.worth + part * (high.worth - low.worth),
            points: low.points + part * (high.points - low.points),
        }
    }

    /// A cell of the score table.
    fn cell(&mut self, han: u8, fu: u8, drawn: bool) -> Gain {
        let han = han.clamp(1, HANS as u8 - 1);
        let column = if fu == 25 { 0 } else { usize::from(fu / 10).clamp(1, FUS - 1) };
        let place = (usize::from(drawn) * HANS + usize::from(han)) * FUS + column;
        if let Some(known) = self.known[place] {
            return known;
        }
        let by = if drawn { By::Tsumo } else { By::Ron { from: None } };
        let view = self.sight.view;
        let points = table_cell(han, fu, view.wind(view.seat), by, view.rules()).points;
        let gain = self.gain(points, drawn);
        self.known[place] = Some(gain);
        gain
    }

    /// A win of so many points.
    fn gain(&self, points: i32, drawn: bool) -> Gain {
        let ends = &self.outlook.ends;
        let worth = if drawn { ends.own_tsumo(points) } else { ends.own_ron(points) };
        Gain { worth, points: points as f32 }
    }

    /// A win of about so many points.
    pub(crate) fn usual(&self, points: f32) -> Gain {
        let (ron, tsumo) = (&self.outlook.ron, &self.outlook.tsumo);
        Gain { worth: spread(points, |points| 0.55 * ron.at(points) + 0.45 * tsumo.at(points)), points }
    }
}
