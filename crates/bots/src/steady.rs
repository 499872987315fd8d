//! A player who goes for the likeliest hand, weighs it against what he may lose, and keeps to the rules.

use hanchan_round::{Claim, TurnAct, forbidden_after};
use hanchan_score::Riichi;
use hanchan_shape::{Shape, forms};
use hanchan_tiles::{Hand, Kind, KindSet, Tile};
use hanchan_view::SeatView;

use crate::danger::Danger;
use crate::estimate::{Estimate, course, estimate, tenpai};
use crate::hope::Course;
use crate::legal::{acts, answers, may_declare};
use crate::offer::Offer;
use crate::sets::claims;
use crate::sight::Sight;

/// What he does in his turn.
pub(crate) fn turn(view: &SeatView) -> Option<TurnAct> {
    let right: Vec<TurnAct> = acts(view).collect();
    if right.len() == 1 || right.contains(&TurnAct::Tsumo) {
        return right.first().copied();
    }
    let sight = Sight::of(view);
    if right.contains(&TurnAct::NineKinds) && !is_promising(&sight) {
        return Some(TurnAct::NineKinds);
    }
    let danger = Danger::seen(&sight);
    let aside = right.iter().copied().find(|&act| match act {
        TurnAct::North => forms(view.hand.concealed().counts(), sight.deck).orphans.is_none_or(|far| far > 2),
        TurnAct::ClosedKan(kind) | TurnAct::AddedKan(kind) => is_good_kan(&sight, &danger, kind),
        _ => false,
    });
    aside.or_else(|| discard(&sight, &danger, &right))
}

/// Whether a dealt hand with nine kinds is better than it looks.
fn is_promising(sight: &Sight<'_>) -> bool {
    let forms = forms(sight.view.hand.concealed().counts(), sight.deck);
    forms.orphans.is_some_and(|far| far <= 2) || forms.standard <= 2
}

/// Whether a kan does not hurt: the hand stays as near, and nobody waits for the new dora.
fn is_good_kan(sight: &Sight<'_>, danger: &Danger, kind: Kind) -> bool {
    let view = sight.view;
    if view.fronts[view.seat].riichi.in_force() {
        return true;
    }
    let hand = view.hand;
    let before = Shape::of(&hand, sight.deck).shanten();
    let mut concealed = *hand.concealed().counts();
    let mut aside = *hand.held();
    for (kind, count) in concealed.iter() {
        for _ in 0..count {
            let _held = aside.remove(kind);
        }
    }
    while concealed.remove(kind).is_ok() {
        let _fits = aside.add(kind);
    }
    let after = Shape::new(concealed, &aside, sight.deck).map_or(i8::MAX, |shape| shape.shanten());
    let quiet = danger.per_turn <= 0.0;
    // Before the discard the hand has one tile more: it must be as near without it.
    after <= before.max(0) && (if hand.is_closed() { quiet || after <= 0 } else { quiet && after <= 1 })
}

/// A discard, with riichi or without.
fn discard(sight: &Sight<'_>, danger: &Danger, right: &[TurnAct]) -> Option<TurnAct> {
    let view = sight.view;
    let ahead = course(sight, danger);
    let declares = may_declare(view);
    let mut best: Option<(f32, TurnAct)> = None;
    let mut known: Vec<(Tile, Weighed)> = Vec::with_capacity(14);
    for &act in right {
        let (tile, riichi) = match act {
            TurnAct::Discard(tile) => (tile, false),
            TurnAct::Riichi(tile) => (tile, true),
            TurnAct::DiscardDrawn => (view.hand.drawn()?, false),
            TurnAct::RiichiDrawn => (view.hand.drawn()?, true),
            _ => continue,
        };
        let found = known.iter().find(|(known, ..)| *known == tile);
        let weighed = if let Some(&(_, weighed)) = found {
            weighed
        } else {
            let weighed = weigh(sight, danger, &ahead, tile, declares)?;
            known.push((tile, weighed));
            weighed
        };
        let worth = if riichi { weighed.loud } else { weighed.quiet };
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, act));
        }
    }
    best.map(|(_, act)| act)
}

/// What discarding a tile brings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weighed {
    /// What the hand brings on average.
    pub(crate) points: f32,
    /// What others may win on the tile.
    pub(crate) danger: f32,
    /// All in all, without riichi and with it.
    quiet: f32,
    loud: f32,
}

/// What discarding a tile brings.
pub(crate) fn weigh(
    sight: &Sight<'_>,
    danger: &Danger,
    ahead: &Course,
    tile: Tile,
    declares: bool,
) -> Option<Weighed> {
    let mut hand = sight.view.hand;
    hand.discard(tile).ok()?;
    let hand = hand.taken_in();
    let Estimate { points, shanten } = estimate(sight, ahead, &hand, Some(tile.kind()));
    let cost = danger.of(tile.kind());
    // Among equals what is least likely to become useful goes first.
    let quiet = points * (1.0 - 0.004 * sight.use_of(tile)) - cost - sight.use_of(tile);
    let silent = Weighed { points, danger: cost, quiet, loud: f32::MIN };
    if shanten > 0 || !declares {
        return Some(silent);
    }
    let stake = sight.view.rules().switches().riichi.stake as f32;
    let mut hope = tenpai(sight, &hand, Riichi::Declared, Some(tile.kind()));
    if hope.waits <= 0.0 {
        return Some(silent);
    }
    hope.value += stake;
    Some(Weighed { loud: hope.points(ahead) - stake - cost, ..silent })
}

/// What he says to a tile.
pub(crate) fn answer(view: &SeatView) -> Claim {
    let right = answers(view);
    if right.contains(&Claim::Ron) || right.len() <= 1 {
        return right.first().copied().unwrap_or(Claim::Pass);
    }
    let Some(offer) = Offer::of(view) else { return Claim::Pass };
    let sight = Sight::of(view);
    let danger = Danger::seen(&sight);
    let ahead = course(&sight, &danger);
    let now = estimate(&sight, &ahead, &view.hand, None);
    let mut best = (now.points * 1.05 + 30.0, Claim::Pass);
    let swap = view.rules().switches().calls.swap_calling;
    for (claim, meld) in claims(&view.hand, offer.tile, view.seat, offer.from) {
        let mut hand = view.hand;
        if claim == Claim::OpenKan || !right.contains(&claim) || hand.call(meld).is_err() {
            continue;
        }
        if let Some((shanten, points)) =
            after_call(&sight, &danger, &ahead, &hand, forbidden_after(meld, swap))
            && shanten < now.shanten
            && points > best.0
        {
            best = (points, claim);
        }
    }
    best.1
}

/// How far a hand is after a call and its best discard, and what it brings.
pub(crate) fn after_call(
    sight: &Sight<'_>,
    danger: &Danger,
    ahead: &Course,
    hand: &Hand,
    forbidden: KindSet,
) -> Option<(i8, f32)> {
    let mut best: Option<(i8, f32)> = None;
    let mut last = None;
    for tile in hand.concealed().iter().filter(|tile| !forbidden.contains(tile.kind())) {
        let mut rest = *hand;
        if last == Some(tile) || rest.discard(tile).is_err() {
            continue;
        }
        last = Some(tile);
        let Estimate { points, shanten } = estimate(sight, ahead, &rest, Some(tile.kind()));
        let points = points - danger.of(tile.kind());
        if best.is_none_or(|(_, most)| points > most) {
            best = Some((shanten, points));
        }
    }
    best
}
