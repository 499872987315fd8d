//! A stand-in for a player who left: he wants nothing but not to lose.

use hanchan_round::{Claim, TurnAct};
use hanchan_shape::Incremental;
use hanchan_view::SeatView;

use crate::danger::Danger;
use crate::legal::{acts, answers};
use crate::sight::Sight;

/// A win, or the safest discard; among equals what keeps the hand near.
pub(crate) fn turn(view: &SeatView) -> Option<TurnAct> {
    let sight = Sight::of(view);
    let danger = Danger::suspected(&sight);
    let mut tiles = Incremental::new(view.hand.concealed().counts(), sight.deck);
    let mut best: Option<(f32, TurnAct)> = None;
    for act in acts(view) {
        let tile = match act {
            TurnAct::Tsumo => return Some(act),
            TurnAct::Discard(tile) => tile,
            TurnAct::DiscardDrawn => view.hand.drawn()?,
            _ => continue,
        };
        if tiles.remove(tile.kind()).is_ok() {
            let cost = danger.of(tile.kind()) + f32::from(tiles.shanten());
            let _back = tiles.add(tile.kind());
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, act));
            }
        }
    }
    best.map(|(_, act)| act)
}

/// A win or nothing.
pub(crate) fn answer(view: &SeatView) -> Claim {
    answers(view).into_iter().find(|&claim| claim == Claim::Ron).unwrap_or(Claim::Pass)
}
