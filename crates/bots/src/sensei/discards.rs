//! Discards, with and without riichi.

use hanchan_round::{Move, TurnAct};
use hanchan_tiles::{Hand, Tile};

use super::evaluator::Evaluator;
use super::{Evaluation, RiichiPolicy};
use crate::legal::may_declare;

/// Evaluates every legal discard, with and without riichi. The number in each pair is the expected result,
/// slightly lowered if the tile may become useful, so that equally good discards have an order.
pub(crate) fn evaluate_discards(evaluator: &Evaluator<'_>, legal: &[TurnAct]) -> Vec<(Evaluation, f32)> {
    let view = evaluator.knowledge.view;
    let mut searches = evaluator.searches(&view.hand.taken_in());
    let may_riichi = may_declare(view);
    let mut all: Vec<(Evaluation, f32)> = Vec::new();
    let mut options: Vec<(TurnAct, Tile, bool, usize)> = Vec::new();
    let mut hands: Vec<Hand> = Vec::new();
    for &act in legal {
        let (tile, riichi) = match act {
            TurnAct::Discard(tile) => (Some(tile), false),
            TurnAct::Riichi(tile) => (Some(tile), true),
            TurnAct::DiscardDrawn => (view.hand.drawn(), false),
            TurnAct::RiichiDrawn => (view.hand.drawn(), true),
            _ => (None, false),
        };
        let mut hand = view.hand;
        let Some(tile) = tile.filter(|&tile| hand.discard(tile).is_ok()) else { continue };
        let hand = hand.taken_in();
        let index = hands.iter().position(|known| *known == hand).unwrap_or_else(|| {
            hands.push(hand);
            hands.len() - 1
        });
        options.push((act, tile, riichi, index));
    }
    let found = evaluator.best_values(&mut searches, &hands);
    for (act, tile, riichi, index) in options {
        let (hand, values) = (hands[index], found[index]);
        let Some((shanten, mut values)) = values else { continue };
        if shanten <= 0
            && let Some(any) = searches.first_mut()
            && let Some((dama, with_riichi)) = any.tenpai_options(&hand, Some(tile.kind()))
        {
            if riichi {
                let Some(with_riichi) = with_riichi.filter(|_| may_riichi) else { continue };
                values = with_riichi;
            } else if evaluator.skills.riichi == RiichiPolicy::Always && may_riichi && with_riichi.is_some() {
                continue;
            } else {
                values = dama;
            }
        } else if riichi {
            continue;
        }
        let evaluation = evaluator.after_discard(tile, &values, Move::Act(act));
        let tie_broken = evaluation.expected_result - 0.5 * evaluator.knowledge.keep_value(tile);
        all.push((evaluation, tie_broken));
    }
    all
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hanchan_rules::preset;
    use hanchan_tiles::{BySeat, Seat};
    use hanchan_view::{Course, SeatView};

    use super::super::{Skills, evaluate_turn};
    use super::*;

    /// With `Auto` both riichi and dama are evaluated, with `Always` only riichi, with `Never` only dama.
    #[test]
    fn riichi_policy_decides_which_acts_are_evaluated() {
        let mut view = SeatView::new(Arc::new(preset("tenhou").expect("a preset")), Seat::First);
        view.hand = "23m456p345678s99s".parse().expect("a hand");
        view.hand.draw("3z".parse().expect("a tile")).expect("room for a tile");
        (view.live, view.course) = (34, Course::under_way());
        view.points = BySeat([25_000; 4]);
        let legal = [TurnAct::DiscardDrawn, TurnAct::RiichiDrawn];
        let evaluated_acts = |riichi| {
            let all = evaluate_turn(&view, Skills { riichi, ..Skills::ALL }, &legal);
            let mut acts: Vec<Move> = all.into_iter().map(|(evaluation, _)| evaluation.act).collect();
            acts.sort_by_key(|&act| act == Move::Act(TurnAct::RiichiDrawn));
            acts
        };
        let [dama, riichi] = legal.map(Move::Act);
        assert_eq!(evaluated_acts(RiichiPolicy::Auto), [dama, riichi]);
        assert_eq!(evaluated_acts(RiichiPolicy::Always), [riichi]);
        assert_eq!(evaluated_acts(RiichiPolicy::Never), [dama]);
    }
}
