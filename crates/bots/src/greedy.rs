//! The bot that does whatever lowers its shanten.

use hanchan_round::{Claim, TurnAct};
use hanchan_shape::Incremental;
use hanchan_tiles::Kind;
use hanchan_view::SeatView;

use crate::legal::{legal_acts, legal_claims};

/// Chooses the discard that leaves the lowest shanten; declares riichi, sets Norths aside and wins when
/// possible.
pub(crate) fn turn(view: &SeatView) -> Option<TurnAct> {
    let mut tiles = Incremental::new(view.hand.concealed().counts(), view.rules().switches().table.tiles);
    let mut best: Option<(i8, TurnAct)> = None;
    for act in legal_acts(view) {
        let tile = match act {
            TurnAct::Tsumo | TurnAct::Riichi(_) | TurnAct::RiichiDrawn | TurnAct::North => return Some(act),
            TurnAct::Discard(tile) => tile,
            TurnAct::DiscardDrawn => view.hand.drawn()?,
            TurnAct::ClosedKan(_) | TurnAct::AddedKan(_) | TurnAct::NineKinds => continue,
        };
        if tiles.remove(tile.kind()).is_ok() {
            let shanten = tiles.shanten();
            let back = tiles.add(tile.kind());
            debug_assert!(back.is_ok(), "{back:?}");
            if best.is_none_or(|(least, _)| shanten < least) {
                best = Some((shanten, act));
            }
        }
    }
    best.map(|(_, act)| act)
}

/// Claims a win, or a meld that lowers the shanten. With a closed hand, only a pon of dragons is called.
pub(crate) fn claim(view: &SeatView) -> Claim {
    let legal = legal_claims(view);
    if legal.contains(&Claim::Ron) {
        return Claim::Ron;
    }
    let open = !view.hand.is_closed();
    let mut tiles = Incremental::new(view.hand.concealed().counts(), view.rules().switches().table.tiles);
    let before = tiles.shanten();
    for claim in legal {
        let own = match claim {
            Claim::Pon(own) if open || own[0].kind() >= Kind::WHITE => own,
            Claim::Chi(own) if open => own,
            _ => continue,
        };
        let taken = own.iter().all(|tile| tiles.remove(tile.kind()).is_ok());
        let after = if taken { tiles.shanten() } else { before };
        for tile in own {
            let back = tiles.add(tile.kind());
            debug_assert!(back.is_ok(), "{back:?}");
        }
        if after < before {
            return claim;
        }
    }
    Claim::Pass
}
