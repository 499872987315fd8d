//! Reactions to another player's tile.

use hanchan_round::{Claim, Move, forbidden_after};
use hanchan_tiles::{Hand, MeldKind, Tile};

use super::Evaluation;
use super::evaluator::{Evaluator, NextDraw};
use super::special_acts::evaluate_kan;
use crate::offer::Offer;
use crate::possible_calls::possible_calls;

/// Evaluates passing (first in the list) and every legal call. Wins are evaluated elsewhere.
pub(crate) fn evaluate_calls(evaluator: &Evaluator<'_>, legal: &[Claim], offer: Offer) -> Vec<Evaluation> {
    let view = evaluator.knowledge.view;
    let mut searches = evaluator.searches(&view.hand);
    let now = evaluator.best_values(&mut searches, &[view.hand]);
    let Some(&Some((shanten, now))) = now.first() else { return Vec::new() };
    let mut all = vec![evaluator.without_discard(&now, Move::Claim(Claim::Pass))];
    let swap = view.rules().switches().calls.swap_calling;
    for (claim, meld) in possible_calls(&view.hand, offer.tile, view.seat, offer.from) {
        let mut hand = view.hand;
        if !legal.contains(&claim) || hand.call(meld).is_err() {
            continue;
        }
        if meld.kind() == MeldKind::OpenKan {
            all.extend(evaluate_kan(evaluator, &hand, Move::Claim(claim)));
            continue;
        }
        let forbidden = forbidden_after(meld, swap);
        let evaluator = Evaluator::of(evaluator.knowledge, evaluator.skills, &hand, NextDraw::AfterOpponents);
        let mut searches = evaluator.searches(&hand);
        let mut rests: Vec<(Tile, Hand)> = Vec::new();
        for tile in hand.concealed().iter().filter(|tile| !forbidden.contains(tile.kind())) {
            let mut rest = hand;
            if rests.last().is_none_or(|(last, _)| *last != tile) && rest.discard(tile).is_ok() {
                rests.push((tile, rest));
            }
        }
        let hands: Vec<Hand> = rests.iter().map(|(_, rest)| *rest).collect();
        let mut best: Option<(Evaluation, i8)> = None;
        for ((tile, _), found) in rests.into_iter().zip(evaluator.best_values(&mut searches, &hands)) {
            let Some((after, values)) = found else { continue };
            let evaluation = evaluator.after_discard(tile, &values, Move::Claim(claim));
            if best.is_none_or(|(known, _)| evaluation.expected_result > known.expected_result) {
                best = Some((evaluation, after));
            }
        }
        if let Some((evaluation, after)) = best.filter(|(evaluation, _)| evaluation.expected_points > 0.0)
            && after <= shanten
        {
            all.push(evaluation);
        }
    }
    all
}
