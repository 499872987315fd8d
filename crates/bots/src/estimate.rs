//! What a hand of thirteen tiles is worth to its player.

use hanchan_score::{By, Riichi};
use hanchan_shape::Incremental;
use hanchan_tiles::{Hand, Kind, KindSet, Tile};

use crate::danger::Danger;
use crate::hope::{Course, Hope};
use crate::legal::waits;
use crate::plan::{Plan, Way};
use crate::sight::Sight;
use crate::worth::points_with;

/// What a player thinks of a hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Estimate {
    /// What it brings on average.
    pub(crate) points: f32,
    /// How far it is by the plan it follows.
    pub(crate) shanten: i8,
}

impl Estimate {
    pub(crate) const NOTHING: Estimate = Estimate { points: 0.0, shanten: i8::MAX };
}

/// The points of a hand by its han, at 30 fu; a dealer gets half as much again.
const POINTS: [f32; 14] = [
    400.0, 1100.0, 2200.0, 4300.0, 7600.0, 8300.0, 12000.0, 12500.0, 16000.0, 16500.0, 17000.0, 24000.0,
    24500.0, 32000.0,
];

/// The points of so many han, and what lies on the table.
fn points_of(sight: &Sight<'_>, han: f32) -> f32 {
    let han = han.clamp(0.0, 13.0);
    let low = (han as usize).min(12);
    let points = POINTS[low] + (POINTS[low + 1] - POINTS[low]) * (han - low as f32);
    let dealer = if sight.view.seat == sight.view.setup.dealer { 1.5 } else { 1.0 };
    points * dealer + on_table(sight)
}

/// Sticks and honba.
fn on_table(sight: &Sight<'_>) -> f32 {
    let switches = sight.view.rules().switches();
    let sticks = switches.riichi.stake * i32::from(sight.view.sticks);
    (sticks + switches.draws.counter_value * i32::from(sight.view.setup.honba)) as f32
}

/// How the deal goes on for him.
pub(crate) fn course(sight: &Sight<'_>, danger: &Danger) -> Course {
    Course { turns: sight.turns, unseen: sight.unseen, cost: danger.per_turn, hazard: danger.hazard }
}

/// How many han of yaku a win needs.
pub(crate) fn least_han(sight: &Sight<'_>) -> f32 {
    let switches = sight.view.rules().switches();
    let from = switches.draws.two_han_from;
    let two = from > 0 && sight.view.setup.honba >= from;
    f32::from(if two { switches.hands.least_han.max(2) } else { switches.hands.least_han })
}

/// What a hand of thirteen brings by the best of its plans; `discard` is what has just left it.
pub(crate) fn estimate(sight: &Sight<'_>, course: &Course, hand: &Hand, discard: Option<Kind>) -> Estimate {
    let mut best = Estimate::NOTHING;
    let closed = hand.is_closed();
    for (plan, way) in Plan::of(sight, hand) {
        if !closed && way.yaku < least_han(sight) {
            continue;
        }
        let hope = if way.shanten <= 0 {
            let tenpai = tenpai(sight, hand, Riichi::None, discard);
            if tenpai.waits <= 0.0 && plan != Plan::Any {
                continue;
            }
            tenpai
        } else {
            far(sight, hand, plan, way)
        };
        let points = hope.points(course);
        if best.shanten == i8::MAX || points > best.points {
            best = Estimate { points, shanten: way.shanten };
        }
    }
    best
}

/// The hope of a hand that is not tenpai.
fn far(sight: &Sight<'_>, hand: &Hand, plan: Plan, way: Way) -> Hope {
    let closed = hand.is_closed();
    let han = han(sight, hand, plan, way);
    let useful = sight.left_of(way.advancing);
    let waits =
        if way.shanten == 1 && plan == Plan::Any { next_waits(sight, hand, way.advancing) } else { 5.0 };
    Hope {
        shanten: way.shanten,
        useful,
        waits,
        ron: waits,
        value: points_of(sight, han),
        open: !closed,
        bound: false,
    }
}

/// How many tiles a hand one away from tenpai will wait for on average.
fn next_waits(sight: &Sight<'_>, hand: &Hand, advancing: KindSet) -> f32 {
    let mut tiles = Incremental::new(hand.concealed().counts(), sight.deck);
    let (mut sum, mut all) = (0.0, 0.0);
    for kind in advancing.iter().filter(|&kind| sight.left(kind) > 0) {
        if tiles.add(kind).is_err() {
            continue;
        }
        let mut most = 0.0f32;
        for discard in tiles.counts().kinds().iter() {
            let mut rest = tiles;
            if rest.remove(discard).is_ok() && rest.shanten() == 0 {
                most = most.max(sight.left_of(rest.advancing()));
            }
        }
        let _held = tiles.remove(kind);
        let left = f32::from(sight.left(kind));
        sum += left * most;
        all += left;
    }
    if all > 0.0 { sum / all } else { 0.0 }
}

/// The han that a hand may hope for.
fn han(sight: &Sight<'_>, hand: &Hand, plan: Plan, way: Way) -> f32 {
    let closed = hand.is_closed();
    let mut han = way.yaku + sight.dora_in(hand);
    if closed {
        let switches = &sight.view.rules().switches().riichi;
        let declares = switches.least_points.allow(sight.view.points[sight.view.seat]);
        han += if declares { 1.7 } else { 0.5 };
    }
    if plan == Plan::Any {
        let outside =
            hand.held().iter().filter(|(kind, _)| kind.is_orphan()).map(|(_, count)| count).sum::<u8>();
        let simples = sight.worth(hanchan_rules::Yaku::Tanyao, closed);
        han += simples * [0.9, 0.4, 0.2].get(usize::from(outside)).copied().unwrap_or(0.0);
        let pairs = (27..Kind::COUNT).map(|index| Kind::ALL[index]);
        let pairs = pairs.filter(|&kind| hand.concealed().counts().get(kind) == 2 && sight.left(kind) > 0);
        han += 0.4 * pairs.map(|kind| sight.value_of(kind)).sum::<f32>();
    }
    han
}

/// The hope of a waiting hand, counted exactly.
pub(crate) fn tenpai(sight: &Sight<'_>, hand: &Hand, riichi: Riichi, discard: Option<Kind>) -> Hope {
    let view = sight.view;
    let kinds = waits(hand, view);
    let furiten = is_furiten(sight, kinds, discard);
    let (mut all, mut ron, mut value) = (0.0, 0.0, 0.0);
    for kind in kinds.iter().filter(|&kind| sight.left(kind) > 0) {
        let left = f32::from(sight.left(kind));
        let tile = Tile::plain(kind);
        let caught = points_with(view, hand, tile, By::Ron { from: None }, riichi);
        let points = caught.or_else(|| points_with(view, hand, tile, By::Tsumo, riichi));
        if let Some(points) = points {
            all += left;
            ron += if caught.is_some() && !furiten { left } else { 0.0 };
            value += left * points as f32;
        }
    }
    let average = if all > 0.0 { value / all } else { 0.0 };
    // Ippatsu, the tiles under the indicators, and a draw of his own.
    let more = if riichi == Riichi::None { 1.05 } else { 1.3 };
    Hope {
        shanten: 0,
        useful: 0.0,
        waits: all,
        ron,
        value: average * more + on_table(sight),
        open: !hand.is_closed(),
        bound: riichi != Riichi::None,
    }
}

fn is_furiten(sight: &Sight<'_>, waits: KindSet, discard: Option<Kind>) -> bool {
    let own = sight.view.rules().switches().riichi.discard_furiten;
    (own && discard.is_some_and(|kind| waits.contains(kind)))
        || crate::legal::is_discard_furiten(sight.view, waits)
}
