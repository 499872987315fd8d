//! The bot that stands in for an absent player: it avoids dealing in and has no other goal.

use hanchan_round::{Claim, TurnAct};
use hanchan_shape::Incremental;
use hanchan_view::SeatView;

use crate::danger::Danger;
use crate::legal::{legal_acts, legal_claims};
use crate::seat_knowledge::SeatKnowledge;

/// Chooses a win or the safest discard. Shanten decides between discards that are almost equally safe.
pub(crate) fn turn(view: &SeatView) -> Option<TurnAct> {
    let knowledge = SeatKnowledge::of(view);
    let danger = Danger::with_minimum_threat(&knowledge);
    let mut tiles = Incremental::new(view.hand.concealed().counts(), knowledge.deck);
    let mut best: Option<(f32, TurnAct)> = None;
    for act in legal_acts(view) {
        let tile = match act {
            TurnAct::Tsumo => return Some(act),
            TurnAct::Discard(tile) => tile,
            TurnAct::DiscardDrawn => view.hand.drawn()?,
            _ => continue,
        };
        if tiles.remove(tile.kind()).is_ok() {
            let cost = danger.of(tile.kind()) + f32::from(tiles.shanten());
            let back = tiles.add(tile.kind());
            debug_assert!(back.is_ok(), "{back:?}");
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, act));
            }
        }
    }
    best.map(|(_, act)| act)
}

/// Claims a win if there is one, and otherwise passes.
pub(crate) fn claim(view: &SeatView) -> Claim {
    legal_claims(view).into_iter().find(|&claim| claim == Claim::Ron).unwrap_or(Claim::Pass)
}
