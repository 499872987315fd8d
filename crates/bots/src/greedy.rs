//! A player who takes whatever brings his hand nearer.

use hanchan_round::{Claim, TurnAct};
use hanchan_shape::Incremental;
use hanchan_tiles::Kind;
use hanchan_view::SeatView;

use crate::legal::{acts, answers};

/// Whatever brings the hand nearer to tenpai; riichi, Norths and wins when possible.
pub(crate) fn turn(view: &SeatView) -> Option<TurnAct> {
    let mut tiles = Incremental::new(view.hand.concealed().counts(), view.rules().switches().table.tiles);
    let mut best: Option<(i8, TurnAct)> = None;
    for act in acts(view) {
        let tile = match act {
            TurnAct::Tsumo | TurnAct::Riichi(_) | TurnAct::RiichiDrawn | TurnAct::North => return Some(act),
            TurnAct::Discard(tile) => tile,
            TurnAct::DiscardDrawn => view.hand.drawn()?,
            TurnAct::ClosedKan(_) | TurnAct::AddedKan(_) | TurnAct::NineKinds => continue,
        };
        if tiles.remove(tile.kind()).is_ok() {
            let shanten = tiles.shanten();
            let _back = tiles.add(tile.kind());
            if best.is_none_or(|(least, _)| shanten < least) {
                best = Some((shanten, act));
            }
        }
    }
    best.map(|(_, act)| act)
}

/// A win, or a call that brings the hand nearer: the first is a pon of dragons.
pub(crate) fn answer(view: &SeatView) -> Claim {
    let right = answers(view);
    if right.contains(&Claim::Ron) {
        return Claim::Ron;
    }
    let open = !view.hand.is_closed();
    let mut tiles = Incremental::new(view.hand.concealed().counts(), view.rules().switches().table.tiles);
    let before = tiles.shanten();
    for claim in right {
        let own = match claim {
            Claim::Pon(own) if open || own[0].kind() >= Kind::WHITE => own,
            Claim::Chi(own) if open => own,
            _ => continue,
        };
        let taken = own.iter().all(|tile| tiles.remove(tile.kind()).is_ok());
        let after = if taken { tiles.shanten() } else { before };
        for tile in own {
            let _back = tiles.add(tile.kind());
        }
        if after < before {
            return claim;
        }
    }
    Claim::Pass
}
