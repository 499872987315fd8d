//! The bot that weighs the expected points of its hand against the danger of each discard, and folds in time.

use hanchan_round::{Claim, TurnAct, forbidden_after};
use hanchan_score::Riichi;
use hanchan_shape::{Shape, forms};
use hanchan_tiles::{Hand, Kind, KindSet, Tile};
use hanchan_view::SeatView;

use crate::danger::Danger;
use crate::estimate::{Estimate, estimate, rest_of_deal, tenpai_prospects};
use crate::expected_value::RestOfDeal;
use crate::legal::{legal_acts, legal_claims, may_declare};
use crate::offer::Offer;
use crate::possible_calls::possible_calls;
use crate::seat_knowledge::SeatKnowledge;

/// Chooses an act on the player's turn.
pub(crate) fn turn(view: &SeatView) -> Option<TurnAct> {
    let legal: Vec<TurnAct> = legal_acts(view).collect();
    if legal.len() == 1 || legal.contains(&TurnAct::Tsumo) {
        return legal.first().copied();
    }
    let knowledge = SeatKnowledge::of(view);
    if legal.contains(&TurnAct::NineKinds) && !is_promising(&knowledge) {
        return Some(TurnAct::NineKinds);
    }
    let danger = Danger::estimate(&knowledge);
    let special = legal.iter().copied().find(|&act| match act {
        TurnAct::North => {
            forms(view.hand.concealed().counts(), knowledge.deck).orphans.is_none_or(|far| far > 2)
        }
        TurnAct::ClosedKan(kind) | TurnAct::AddedKan(kind) => is_good_kan(&knowledge, &danger, kind),
        _ => false,
    });
    special.or_else(|| discard(&knowledge, &danger, &legal))
}

/// Returns whether a hand with nine kinds of terminals and honours is worth playing, instead of aborting
/// the deal.
fn is_promising(knowledge: &SeatKnowledge<'_>) -> bool {
    let forms = forms(knowledge.view.hand.concealed().counts(), knowledge.deck);
    forms.orphans.is_some_and(|far| far <= 2) || forms.standard <= 2
}

/// Returns whether a kan does no harm: it does not raise the shanten, and no opponent who would profit from
/// the new dora seems tenpai.
fn is_good_kan(knowledge: &SeatKnowledge<'_>, danger: &Danger, kind: Kind) -> bool {
    let view = knowledge.view;
    if view.fronts[view.seat].riichi.in_force() {
        return true;
    }
    let hand = view.hand;
    let before = Shape::of(&hand, knowledge.deck).shanten();
    let mut concealed = *hand.concealed().counts();
    let mut aside = *hand.held();
    for (kind, count) in concealed.iter() {
        for _ in 0..count {
            let held = aside.remove(kind);
            debug_assert!(held.is_ok(), "{held:?}");
        }
    }
    while concealed.remove(kind).is_ok() {
        let fits = aside.add(kind);
        debug_assert!(fits.is_ok(), "{fits:?}");
    }
    let after = Shape::new(concealed, &aside, knowledge.deck).map_or(i8::MAX, |shape| shape.shanten());
    let quiet = danger.cost_per_turn <= 0.0;
    // The hand still has its extra tile here; after the kan, it must be no further from tenpai.
    after <= before.max(0) && (if hand.is_closed() { quiet || after <= 0 } else { quiet && after <= 1 })
}

/// Chooses a discard, with or without riichi.
fn discard(knowledge: &SeatKnowledge<'_>, danger: &Danger, legal: &[TurnAct]) -> Option<TurnAct> {
    let view = knowledge.view;
    let rest = rest_of_deal(knowledge, danger);
    let declares = may_declare(view);
    let mut best: Option<(f32, TurnAct)> = None;
    let mut known: Vec<(Tile, DiscardValue)> = Vec::with_capacity(14);
    for &act in legal {
        let (tile, riichi) = match act {
            TurnAct::Discard(tile) => (tile, false),
            TurnAct::Riichi(tile) => (tile, true),
            TurnAct::DiscardDrawn => (view.hand.drawn()?, false),
            TurnAct::RiichiDrawn => (view.hand.drawn()?, true),
            _ => continue,
        };
        let found = known.iter().find(|(known, ..)| *known == tile);
        let value = if let Some(&(_, value)) = found {
            value
        } else {
            let value = discard_value(knowledge, danger, &rest, tile, declares)?;
            known.push((tile, value));
            value
        };
        let points = if riichi { value.riichi } else { value.dama };
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, act));
        }
    }
    best.map(|(_, act)| act)
}

/// What a discard is worth, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct DiscardValue {
    /// Expected points of the remaining hand.
    pub(crate) points: f32,
    /// Expected loss from dealing in with the tile.
    pub(crate) danger: f32,
    /// Total value of the discard without riichi.
    dama: f32,
    /// Total value of the discard with riichi; `f32::MIN` where riichi is impossible.
    riichi: f32,
}

/// Evaluates a discard.
pub(crate) fn discard_value(
    knowledge: &SeatKnowledge<'_>,
    danger: &Danger,
    rest: &RestOfDeal,
    tile: Tile,
    declares: bool,
) -> Option<DiscardValue> {
    let mut hand = knowledge.view.hand;
    hand.discard(tile).ok()?;
    let hand = hand.taken_in();
    let Estimate { points, shanten } = estimate(knowledge, rest, &hand, Some(tile.kind()));
    let cost = danger.of(tile.kind());
    // Between equal discards, prefer the tile that is least likely to become useful.
    let dama = points * (1.0 - 0.004 * knowledge.keep_value(tile)) - cost - knowledge.keep_value(tile);
    let value = DiscardValue { points, danger: cost, dama, riichi: f32::MIN };
    if shanten > 0 || !declares {
        return Some(value);
    }
    let stake = knowledge.view.rules().switches().riichi.stake as f32;
    let mut prospects = tenpai_prospects(knowledge, &hand, Riichi::Declared, Some(tile.kind()));
    if prospects.waits <= 0.0 {
        return Some(value);
    }
    prospects.value += stake;
    Some(DiscardValue { riichi: prospects.expected_points(rest) - stake - cost, ..value })
}

/// Chooses a reaction to an offered tile.
pub(crate) fn claim(view: &SeatView) -> Claim {
    let legal = legal_claims(view);
    if legal.contains(&Claim::Ron) || legal.len() <= 1 {
        return legal.first().copied().unwrap_or(Claim::Pass);
    }
    let Some(offer) = Offer::of(view) else { return Claim::Pass };
    let knowledge = SeatKnowledge::of(view);
    let danger = Danger::estimate(&knowledge);
    let rest = rest_of_deal(&knowledge, &danger);
    let now = estimate(&knowledge, &rest, &view.hand, None);
    let mut best = (now.points * 1.05 + 30.0, Claim::Pass);
    let swap = view.rules().switches().calls.swap_calling;
    for (claim, meld) in possible_calls(&view.hand, offer.tile, view.seat, offer.from) {
        let mut hand = view.hand;
        if claim == Claim::OpenKan || !legal.contains(&claim) || hand.call(meld).is_err() {
            continue;
        }
        if let Some((shanten, points)) =
            after_call(&knowledge, &danger, &rest, &hand, forbidden_after(meld, swap))
            && shanten < now.shanten
            && points > best.0
        {
            best = (points, claim);
        }
    }
    best.1
}

/// Returns the shanten and the expected points of the hand after a call and the best discard that follows it.
pub(crate) fn after_call(
    knowledge: &SeatKnowledge<'_>,
    danger: &Danger,
    rest: &RestOfDeal,
    hand: &Hand,
    forbidden: KindSet,
) -> Option<(i8, f32)> {
    let mut best: Option<(i8, f32)> = None;
    let mut last = None;
    for tile in hand.concealed().iter().filter(|tile| !forbidden.contains(tile.kind())) {
        let mut after = *hand;
        if last == Some(tile) || after.discard(tile).is_err() {
            continue;
        }
        last = Some(tile);
        let Estimate { points, shanten } = estimate(knowledge, rest, &after, Some(tile.kind()));
        let points = points - danger.of(tile.kind());
        if best.is_none_or(|(_, most)| points > most) {
            best = Some((shanten, points));
        }
    }
    best
}
