//! What a player could do now, weighed as [`Player::Sensei`] does.

use hanchan_round::{Claim, Move, TurnAct};
use hanchan_shape::{Shape, Ukeire};
use hanchan_tiles::{Counts, Tile};
use hanchan_view::SeatView;

use crate::legal::{acts, answers};
use crate::player::Player;
use crate::sensei::{Skills, Weighed, weigh};
use crate::sight::Sight;

/// What a player could do now. Chances and points are what [`Player::Sensei`] expects, and no more than that.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What he would do.
    pub chosen: Move,
    /// Every discard that is right, with riichi and without, the best first.
    pub discards: Vec<DiscardAdvice>,
    /// Everything else that is right: wins, kans, answers to a tile.
    pub others: Vec<OtherAdvice>,
}

/// What comes of a discard.
#[derive(Clone, PartialEq, Debug)]
pub struct DiscardAdvice {
    /// The tile.
    pub tile: Tile,
    /// Whether riichi is declared with it.
    pub riichi: bool,
    /// How far the rest is, and which tiles help it.
    pub ukeire: Ukeire,
    /// What it is worth.
    pub weighed: Weighed,
}

/// What comes of anything else.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OtherAdvice {
    /// The act.
    pub act: Move,
    /// What it is worth; none of a call that he does not think of.
    pub weighed: Option<Weighed>,
}

/// Weighs what a player can do now; none if he has nothing to choose.
pub fn advise(view: &SeatView) -> Option<Advice> {
    let weighed = weigh(view, Skills::ALL);
    let chosen = match weighed.first() {
        Some(best) => best.act,
        None => Player::Sensei(Skills::ALL).choose(view, &mut |_| 0)?,
    };
    let sight = Sight::of(view);
    let seen = seen(&sight);
    let mut discards: Vec<DiscardAdvice> = Vec::new();
    for &weighed in &weighed {
        let Some((tile, riichi)) = discarded(view, weighed.act) else { continue };
        let mut hand = view.hand;
        let known = |known: &DiscardAdvice| (known.tile, known.riichi) == (tile, riichi);
        if discards.iter().any(known) || hand.discard(tile).is_err() {
            continue;
        }
        let ukeire = Shape::of(&hand.taken_in(), sight.deck).ukeire(&seen);
        discards.push(DiscardAdvice { tile, riichi, ukeire, weighed });
    }
    let acts = acts(view).map(Move::Act).filter(|&act| discarded(view, act).is_none());
    let all: Vec<Move> = acts.chain(answers(view).into_iter().map(Move::Claim)).collect();
    let of = |act: Move| OtherAdvice { act, weighed: weighed.iter().copied().find(|one| one.act == act) };
    // Who cannot but pass has nothing to choose.
    let others =
        if all == [Move::Claim(Claim::Pass)] { Vec::new() } else { all.into_iter().map(of).collect() };
    Some(Advice { chosen, discards, others })
}

/// The tile that an act discards, and whether it declares riichi.
fn discarded(view: &SeatView, act: Move) -> Option<(Tile, bool)> {
    match act {
        Move::Act(TurnAct::Discard(tile)) => Some((tile, false)),
        Move::Act(TurnAct::Riichi(tile)) => Some((tile, true)),
        Move::Act(TurnAct::DiscardDrawn) => Some((view.hand.drawn()?, false)),
        Move::Act(TurnAct::RiichiDrawn) => Some((view.hand.drawn()?, true)),
        _ => None,
    }
}

/// What lies open, his own tiles apart.
fn seen(sight: &Sight<'_>) -> Counts {
    let mut seen = Counts::EMPTY;
    for kind in sight.deck.kinds().iter() {
        let others = 4u8.saturating_sub(sight.view.hand.held().get(kind)).saturating_sub(sight.left(kind));
        for _ in 0..others {
            let _four = seen.add(kind);
        }
    }
    seen
}
