//! `sensei`, the strongest bot: it compares what every legal move is worth at the end of the game.
//!
//! - `opponent_model`: what the opponents may hold (tenpai probability, waits, points).
//! - `deal_outcomes` and `deal_endings`: how the deal may end, how likely each ending is, and what it is
//!   worth.
//! - `game_result`: what points are worth at the end of the game, with the bonus for the final place.
//! - `hand_search` (with `tenpai` and `distant_hands`): what may become of the hand.
//! - `evaluator`: puts these together for one position.
//!
//! A discard is worth what the remaining hand is worth, minus the risk of dealing in. A call is worth what the
//! hand is worth after it, and passing is worth what the unchanged hand is worth. Folding is an option on every
//! turn of the search, so pushing and folding need no separate decision.

#[cfg(test)]
mod brute_force;
mod calibration;
mod claims;
mod deal_endings;
mod deal_outcomes;
mod discards;
mod distant_hands;
mod evaluator;
mod game_result;
mod hand_search;
mod hand_state;
mod hand_values;
mod opponent_model;
mod special_acts;
mod tenpai;
mod win_values;
mod wins;

use hanchan_round::{Claim, Move, TurnAct};
use hanchan_view::{Choice, SeatView};

use crate::legal::{legal_acts, legal_claims};
use crate::offer::Offer;
use crate::seat_knowledge::SeatKnowledge;

use calibration::calibrated;
use claims::evaluate_calls;
use discards::evaluate_discards;
use evaluator::{Evaluator, NextDraw};
use special_acts::evaluate_special_acts;
use wins::evaluate_win;

/// When `sensei` declares riichi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RiichiPolicy {
    /// Whenever riichi is better than dama.
    Auto,
    /// Whenever riichi is possible.
    Always,
    /// Never.
    Never,
}

/// What `sensei` takes into account. Each skill can be switched off, for measurements or to make the bot
/// weaker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Skills {
    /// Whether to consider the danger of discards, and to fold.
    pub defence: bool,
    /// Whether to maximise the result of the game with the bonus for the final place, instead of points
    /// alone.
    pub places: bool,
    /// When to declare riichi.
    pub riichi: RiichiPolicy,
    /// Whether to call pon, chi and open kan.
    pub calls: bool,
    /// Approximate number of hands to search for each option (all discards together, a call, a kan). A limit
    /// in hands, unlike one in milliseconds, gives the same moves on every machine.
    pub budget: u32,
}

impl Skills {
    /// All skills on: the bot `sensei`.
    pub const ALL: Skills =
        Skills { defence: true, places: true, riichi: RiichiPolicy::Auto, calls: true, budget: 8000 };

    /// The bot `pupil`, a beginner: efficient closed hands, always riichi, no calls, no defence.
    pub const PUPIL: Skills =
        Skills { defence: false, places: false, riichi: RiichiPolicy::Always, calls: false, budget: 0 };
    /// The bot `student`: calls and folds, but does not search ahead and ignores final places.
    pub const STUDENT: Skills = Skills { places: false, budget: 0, ..Skills::ALL };
}

/// What `sensei` expects of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evaluation {
    /// The move.
    pub act: Move,
    /// Probability of winning the deal.
    pub win_rate: f32,
    /// Probability that the discard deals in.
    pub deal_in_rate: f32,
    /// Expected points of the hand: the points of each win times its probability.
    pub expected_points: f32,
    /// Expected result of the game, in points, with the bonus for the final place.
    pub expected_result: f32,
}

/// Evaluates every move that the player can choose now, best first.
pub fn evaluate(view: &SeatView, skills: Skills) -> Vec<Evaluation> {
    let ranked = match view.choice {
        Some(Choice::Turn(_)) => evaluate_turn(view, skills, &legal_acts(view).collect::<Vec<_>>()),
        Some(Choice::Claim(_) | Choice::Speak { .. }) => evaluate_claims(view, skills, &legal_claims(view)),
        _ => Vec::new(),
    };
    let draws_left = if view.fronts[view.seat].dead { 0 } else { SeatKnowledge::of(view).draws_left };
    let calibrate = |evaluation: Evaluation| match evaluation.act {
        Move::Act(TurnAct::NineKinds | TurnAct::Tsumo) | Move::Claim(Claim::Ron) => evaluation,
        _ => calibrated(evaluation, draws_left),
    };
    ranked.into_iter().map(|(evaluation, _)| calibrate(evaluation)).collect()
}

/// Evaluates the acts of a turn, best first. The number in each pair is the sort key.
fn evaluate_turn(view: &SeatView, skills: Skills, legal: &[TurnAct]) -> Vec<(Evaluation, f32)> {
    let knowledge = SeatKnowledge::of(view);
    let evaluator = Evaluator::of(&knowledge, skills, &view.hand, NextDraw::AfterOpponents);
    let mut all = evaluate_discards(&evaluator, legal);
    all.extend(
        evaluate_special_acts(&evaluator, legal)
            .into_iter()
            .map(|evaluation| (evaluation, evaluation.expected_result)),
    );
    all.extend(legal.iter().filter_map(|&act| evaluate_win(&evaluator, Move::Act(act))));
    all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    all
}

/// Evaluates the reactions to an offered tile, best first. The number in each pair is the sort key.
fn evaluate_claims(view: &SeatView, skills: Skills, legal: &[Claim]) -> Vec<(Evaluation, f32)> {
    let Some(offer) = Offer::of(view) else { return Vec::new() };
    let knowledge = SeatKnowledge::of(view);
    let evaluator = Evaluator::of(&knowledge, skills, &view.hand, NextDraw::AfterDiscardBy(offer.from));
    let calls = evaluate_calls(&evaluator, legal, offer).into_iter();
    let mut all: Vec<(Evaluation, f32)> =
        calls.map(|evaluation| (evaluation, evaluation.expected_result)).collect();
    all.extend(legal.iter().filter_map(|&claim| evaluate_win(&evaluator, Move::Claim(claim))));
    all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    all
}

/// Chooses an act on the player's turn.
pub(crate) fn turn(view: &SeatView, skills: Skills) -> Option<TurnAct> {
    let legal: Vec<TurnAct> = legal_acts(view).collect();
    if legal.contains(&TurnAct::Tsumo) && !skills.places {
        return Some(TurnAct::Tsumo);
    }
    if legal.len() == 1 {
        return legal.first().copied();
    }
    let best = evaluate_turn(view, skills, &legal).into_iter().next();
    let act =
        best.and_then(|(evaluation, _)| if let Move::Act(act) = evaluation.act { Some(act) } else { None });
    act.or(legal.first().copied())
}

/// Chooses a reaction to an offered tile.
pub(crate) fn claim(view: &SeatView, skills: Skills) -> Claim {
    let mut legal = legal_claims(view);
    if !skills.calls {
        legal.retain(|claim| matches!(claim, Claim::Ron | Claim::Pass));
    }
    let wins = legal.contains(&Claim::Ron);
    if legal.len() <= 1 || (wins && !skills.places) {
        return if wins { Claim::Ron } else { Claim::Pass };
    }
    match evaluate_claims(view, skills, &legal).first() {
        Some((Evaluation { act: Move::Claim(claim), .. }, _)) => *claim,
        _ => Claim::Pass,
    }
}
