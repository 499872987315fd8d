//! Advice: everything a player can do now, evaluated as [`Player::Sensei`] evaluates it.

use hanchan_round::{Claim, Move, TurnAct};
use hanchan_shape::{Shape, Ukeire};
use hanchan_tiles::{Counts, Tile};
use hanchan_view::SeatView;

use crate::legal::{legal_acts, legal_claims};
use crate::player::Player;
use crate::seat_knowledge::SeatKnowledge;
use crate::sensei::{Evaluation, Skills, evaluate};

/// Everything a player can do now. Rates and points are what [`Player::Sensei`] expects.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What `sensei` would do.
    pub chosen: Move,
    /// Every legal discard, with and without riichi, best first.
    pub discards: Vec<DiscardAdvice>,
    /// Every other legal move: wins, kans, calls and passing.
    pub others: Vec<OtherAdvice>,
}

/// A discard and its evaluation.
#[derive(Clone, PartialEq, Debug)]
pub struct DiscardAdvice {
    /// The tile to discard.
    pub tile: Tile,
    /// Whether the discard declares riichi.
    pub riichi: bool,
    /// The shanten of the remaining hand and the tiles that improve it.
    pub ukeire: Ukeire,
    /// What `sensei` expects of the discard.
    pub evaluation: Evaluation,
}

/// A move other than a discard, and its evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OtherAdvice {
    /// The move.
    pub act: Move,
    /// What `sensei` expects of the move; `None` for moves that it does not evaluate.
    pub evaluation: Option<Evaluation>,
}

/// Evaluates everything a player can do now. Returns `None` if the player has nothing to decide.
pub fn advise(view: &SeatView) -> Option<Advice> {
    let evaluations = evaluate(view, Skills::ALL);
    let chosen = match evaluations.first() {
        Some(best) => best.act,
        None => Player::Sensei(Skills::ALL).choose(view, &mut |_| 0)?,
    };
    let knowledge = SeatKnowledge::of(view);
    let seen = seen_elsewhere(&knowledge);
    let mut discards: Vec<DiscardAdvice> = Vec::new();
    for &evaluation in &evaluations {
        let Some((tile, riichi)) = discarded(view, evaluation.act) else { continue };
        let mut hand = view.hand;
        let is_same = |known: &DiscardAdvice| (known.tile, known.riichi) == (tile, riichi);
        if discards.iter().any(is_same) || hand.discard(tile).is_err() {
            continue;
        }
        let ukeire = Shape::of(&hand.taken_in(), knowledge.deck).ukeire(&seen);
        discards.push(DiscardAdvice { tile, riichi, ukeire, evaluation });
    }
    let acts = legal_acts(view).map(Move::Act).filter(|&act| discarded(view, act).is_none());
    let all: Vec<Move> = acts.chain(legal_claims(view).into_iter().map(Move::Claim)).collect();
    let of = |act: Move| OtherAdvice {
        act,
        evaluation: evaluations.iter().copied().find(|evaluation| evaluation.act == act),
    };
    // If passing is the only option, there is nothing to choose.
    let others =
        if all == [Move::Claim(Claim::Pass)] { Vec::new() } else { all.into_iter().map(of).collect() };
    Some(Advice { chosen, discards, others })
}

/// Returns the tile that a move discards and whether the move declares riichi.
fn discarded(view: &SeatView, act: Move) -> Option<(Tile, bool)> {
    match act {
        Move::Act(TurnAct::Discard(tile)) => Some((tile, false)),
        Move::Act(TurnAct::Riichi(tile)) => Some((tile, true)),
        Move::Act(TurnAct::DiscardDrawn) => Some((view.hand.drawn()?, false)),
        Move::Act(TurnAct::RiichiDrawn) => Some((view.hand.drawn()?, true)),
        _ => None,
    }
}

/// Counts the tiles that the player sees outside their own hand.
fn seen_elsewhere(knowledge: &SeatKnowledge<'_>) -> Counts {
    let mut seen = Counts::EMPTY;
    for kind in knowledge.deck.kinds().iter() {
        let others = 4u8
            .saturating_sub(knowledge.view.hand.held().get(kind))
            .saturating_sub(knowledge.copies_left(kind));
        for _ in 0..others {
            let fits = seen.add(kind);
            debug_assert!(fits.is_ok(), "{fits:?}");
        }
    }
    seen
}
