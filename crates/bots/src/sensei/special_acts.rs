//! Acts on a turn other than discards and wins: kans, Norths set aside, and nine kinds.

use hanchan_round::{Move, TurnAct};
use hanchan_rules::AbortDealer;
use hanchan_tiles::{Hand, Kind, Meld, Tile};

use super::Evaluation;
use super::evaluator::{Evaluator, NextDraw};

/// Evaluates kans, Norths set aside, and aborting the deal with nine kinds.
pub(crate) fn evaluate_special_acts(evaluator: &Evaluator<'_>, legal: &[TurnAct]) -> Vec<Evaluation> {
    let evaluate = |&act: &TurnAct| {
        let hand = evaluator.knowledge.view.hand.taken_in();
        match act {
            TurnAct::ClosedKan(kind) => {
                evaluate_kan(evaluator, &with_closed_kan(hand, kind)?, Move::Act(act))
            }
            TurnAct::AddedKan(kind) => evaluate_kan(evaluator, &with_added_kan(hand, kind)?, Move::Act(act)),
            TurnAct::North => {
                let mut hand = hand;
                hand.set_north_aside().ok()?;
                evaluate_replacement(evaluator, &hand, Move::Act(act), false)
            }
            TurnAct::NineKinds => Some(evaluate_abort(evaluator, Move::Act(act))),
            _ => None,
        }
    };
    legal.iter().filter_map(evaluate).collect()
}

/// Evaluates a kan. `hand` is the hand after it, before the replacement tile is drawn.
pub(crate) fn evaluate_kan(evaluator: &Evaluator<'_>, hand: &Hand, act: Move) -> Option<Evaluation> {
    evaluate_replacement(evaluator, hand, act, evaluator.knowledge.view.rules().switches().riichi.kan_dora)
}

/// Evaluates a hand that draws a replacement tile next, perhaps with a new dora.
fn evaluate_replacement(
    evaluator: &Evaluator<'_>,
    hand: &Hand,
    act: Move,
    new_dora: bool,
) -> Option<Evaluation> {
    let after =
        Evaluator::of(evaluator.knowledge, evaluator.skills, hand, NextDraw::Replacement { new_dora });
    let mut searches = after.searches(hand);
    let found = after.best_values(&mut searches, &[*hand]);
    let &(_, values) = found.first()?.as_ref()?;
    Some(after.without_discard(&values, act))
}

/// Returns the hand after a closed kan.
fn with_closed_kan(mut hand: Hand, kind: Kind) -> Option<Hand> {
    let tiles: Vec<Tile> = hand.concealed().iter().filter(|tile| tile.kind() == kind).collect();
    hand.call(Meld::closed_kan(tiles.try_into().ok()?).ok()?).ok()?;
    Some(hand)
}

/// Returns the hand after adding a tile to a pon.
fn with_added_kan(mut hand: Hand, kind: Kind) -> Option<Hand> {
    let tile = hand.concealed().iter().find(|tile| tile.kind() == kind)?;
    hand.add_to_pon(tile).ok()?;
    Some(hand)
}

/// Evaluates an abortive draw, in which nobody pays.
fn evaluate_abort(evaluator: &Evaluator<'_>, act: Move) -> Evaluation {
    let view = evaluator.knowledge.view;
    let stays = view.rules().switches().draws.abort_dealer == AbortDealer::Stays;
    Evaluation {
        act,
        win_rate: 0.0,
        deal_in_rate: 0.0,
        expected_points: 0.0,
        expected_result: evaluator.outcomes.endings.abortive_draw(stays),
    }
}
