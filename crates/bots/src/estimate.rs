//! The estimate of a 13-tile hand on which `steady` bases its decisions.

use hanchan_score::{Riichi, WinMethod};
use hanchan_shape::Incremental;
use hanchan_tiles::{Hand, Kind, KindSet, Tile};

use crate::danger::Danger;
use crate::expected_value::{HandProspects, RestOfDeal};
use crate::legal::waits;
use crate::seat_knowledge::SeatKnowledge;
use crate::win_score::win_points;
use crate::yaku_plan::{PlanProgress, YakuPlan};

/// The estimate of a hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Estimate {
    /// Expected points from winning in the rest of the deal.
    pub(crate) points: f32,
    /// Shanten under the plan that the estimate is based on.
    pub(crate) shanten: i8,
}

impl Estimate {
    /// The estimate of a hand that suits no plan.
    pub(crate) const NOTHING: Estimate = Estimate { points: 0.0, shanten: i8::MAX };
}

/// Points of a non-dealer's win at 30 fu, by han; a dealer's win is worth half as much again.
const POINTS: [f32; 14] = [
    400.0, 1100.0, 2200.0, 4300.0, 7600.0, 8300.0, 12000.0, 12500.0, 16000.0, 16500.0, 17000.0, 24000.0,
    24500.0, 32000.0,
];

/// Returns the points of a win with this many han (interpolated), including honba and riichi sticks.
fn points_of_han(knowledge: &SeatKnowledge<'_>, han: f32) -> f32 {
    let han = han.clamp(0.0, 13.0);
    let low = (han as usize).min(12);
    let points = POINTS[low] + (POINTS[low + 1] - POINTS[low]) * (han - low as f32);
    let dealer = if knowledge.view.seat == knowledge.view.setup.dealer { 1.5 } else { 1.0 };
    points * dealer + table_bonus(knowledge)
}

/// Returns the points that a winner gets for honba and riichi sticks.
fn table_bonus(knowledge: &SeatKnowledge<'_>) -> f32 {
    let switches = knowledge.view.rules().switches();
    let sticks = switches.riichi.stake * i32::from(knowledge.view.sticks);
    (sticks + switches.draws.counter_value * i32::from(knowledge.view.setup.honba)) as f32
}

/// Returns what the rest of the deal is like: draws, unseen tiles and risks.
pub(crate) fn rest_of_deal(knowledge: &SeatKnowledge<'_>, danger: &Danger) -> RestOfDeal {
    RestOfDeal {
        draws_left: knowledge.draws_left,
        unseen_tiles: knowledge.unseen_tiles,
        cost_per_turn: danger.cost_per_turn,
        hazard: danger.hazard,
    }
}

/// Returns how many han of yaku a win needs under the rules.
pub(crate) fn min_yaku_han(knowledge: &SeatKnowledge<'_>) -> f32 {
    let switches = knowledge.view.rules().switches();
    let from = switches.draws.two_han_from;
    let two = from > 0 && knowledge.view.setup.honba >= from;
    f32::from(if two { switches.hands.least_han.max(2) } else { switches.hands.least_han })
}

/// Estimates a 13-tile hand under its best plan. `discard` is the tile just discarded from the hand, which matters
/// for furiten.
pub(crate) fn estimate(
    knowledge: &SeatKnowledge<'_>,
    rest: &RestOfDeal,
    hand: &Hand,
    discard: Option<Kind>,
) -> Estimate {
    let mut best = Estimate::NOTHING;
    let closed = hand.is_closed();
    for (plan, progress) in YakuPlan::of(knowledge, hand) {
        if !closed && progress.yaku < min_yaku_han(knowledge) {
            continue;
        }
        let prospects = if progress.shanten <= 0 {
            let tenpai = tenpai_prospects(knowledge, hand, Riichi::None, discard);
            if tenpai.waits <= 0.0 && plan != YakuPlan::Any {
                continue;
            }
            tenpai
        } else {
            not_tenpai(knowledge, hand, plan, progress)
        };
        let points = prospects.expected_points(rest);
        if best.shanten == i8::MAX || points > best.points {
            best = Estimate { points, shanten: progress.shanten };
        }
    }
    best
}

/// Returns the prospects of a hand that is not tenpai.
fn not_tenpai(
    knowledge: &SeatKnowledge<'_>,
    hand: &Hand,
    plan: YakuPlan,
    progress: PlanProgress,
) -> HandProspects {
    let closed = hand.is_closed();
    let han = expected_han(knowledge, hand, plan, progress);
    let useful_tiles = knowledge.copies_left_in(progress.advancing);
    let waits = if progress.shanten == 1 && plan == YakuPlan::Any {
        average_next_waits(knowledge, hand, progress.advancing)
    } else {
        5.0
    };
    HandProspects {
        shanten: progress.shanten,
        useful_tiles,
        waits,
        ron_waits: waits,
        value: points_of_han(knowledge, han),
        open: !closed,
        locked: false,
    }
}

/// Returns how many unseen tiles a one-shanten hand will wait on, averaged over the draws that make it
/// tenpai.
fn average_next_waits(knowledge: &SeatKnowledge<'_>, hand: &Hand, advancing: KindSet) -> f32 {
    let mut tiles = Incremental::new(hand.concealed().counts(), knowledge.deck);
    let (mut sum, mut all) = (0.0, 0.0);
    for kind in advancing.iter().filter(|&kind| knowledge.copies_left(kind) > 0) {
        if tiles.add(kind).is_err() {
            continue;
        }
        let mut most = 0.0f32;
        for discard in tiles.counts().kinds().iter() {
            let mut rest = tiles;
            if rest.remove(discard).is_ok() && rest.shanten() == 0 {
                most = most.max(knowledge.copies_left_in(rest.advancing()));
            }
        }
        let held = tiles.remove(kind);
        debug_assert!(held.is_ok(), "{held:?}");
        let left = f32::from(knowledge.copies_left(kind));
        sum += left * most;
        all += left;
    }
    if all > 0.0 { sum / all } else { 0.0 }
}

/// Estimates how many han a win with this hand has under a plan.
fn expected_han(knowledge: &SeatKnowledge<'_>, hand: &Hand, plan: YakuPlan, progress: PlanProgress) -> f32 {
    let closed = hand.is_closed();
    let mut han = progress.yaku + knowledge.dora_han_in(hand);
    if closed {
        let switches = &knowledge.view.rules().switches().riichi;
        let declares = switches.least_points.allow(knowledge.view.points[knowledge.view.seat]);
        han += if declares { 1.7 } else { 0.5 };
    }
    if plan == YakuPlan::Any {
        let outside =
            hand.held().iter().filter(|(kind, _)| kind.is_orphan()).map(|(_, count)| count).sum::<u8>();
        let simples = knowledge.yaku_han(hanchan_rules::Yaku::Tanyao, closed);
        han += simples * [0.9, 0.4, 0.2].get(usize::from(outside)).copied().unwrap_or(0.0);
        let pairs = (27..Kind::COUNT).map(|index| Kind::ALL[index]);
        let pairs =
            pairs.filter(|&kind| hand.concealed().counts().get(kind) == 2 && knowledge.copies_left(kind) > 0);
        han += 0.4 * pairs.map(|kind| knowledge.yakuhai_han(kind)).sum::<f32>();
    }
    han
}

/// Returns the prospects of a tenpai hand: counts its waits and scores its wins exactly.
pub(crate) fn tenpai_prospects(
    knowledge: &SeatKnowledge<'_>,
    hand: &Hand,
    riichi: Riichi,
    discard: Option<Kind>,
) -> HandProspects {
    let view = knowledge.view;
    let kinds = waits(hand, view);
    let furiten = is_furiten(knowledge, kinds, discard);
    let (mut all, mut ron, mut value) = (0.0, 0.0, 0.0);
    for kind in kinds.iter().filter(|&kind| knowledge.copies_left(kind) > 0) {
        let left = f32::from(knowledge.copies_left(kind));
        let tile = Tile::plain(kind);
        let caught = win_points(view, hand, tile, WinMethod::Ron { from: None }, riichi);
        let points = caught.or_else(|| win_points(view, hand, tile, WinMethod::Tsumo, riichi));
        if let Some(points) = points {
            all += left;
            ron += if caught.is_some() && !furiten { left } else { 0.0 };
            value += left * points as f32;
        }
    }
    let average = if all > 0.0 { value / all } else { 0.0 };
    // An allowance for ippatsu, ura-dora and tsumo.
    let bonus = if riichi == Riichi::None { 1.05 } else { 1.3 };
    HandProspects {
        shanten: 0,
        useful_tiles: 0.0,
        waits: all,
        ron_waits: ron,
        value: average * bonus + table_bonus(knowledge),
        open: !hand.is_closed(),
        locked: riichi != Riichi::None,
    }
}

/// Returns whether a hand with these waits is furiten after discarding `discard`.
fn is_furiten(knowledge: &SeatKnowledge<'_>, waits: KindSet, discard: Option<Kind>) -> bool {
    let discard_furiten = knowledge.view.rules().switches().riichi.discard_furiten;
    (discard_furiten && discard.is_some_and(|kind| waits.contains(kind)))
        || crate::legal::is_discard_furiten(knowledge.view, waits)
}
