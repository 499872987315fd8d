//! The tile that can be claimed, as a player sees it.

use hanchan_round::Offered;
use hanchan_tiles::{Seat, Tile};
use hanchan_view::{SeatView, Stage};

/// A tile that can be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    pub(crate) tile: Tile,
    pub(crate) from: Seat,
    pub(crate) offered: Offered,
    /// How many live tiles are left if it is claimed.
    pub(crate) live: u8,
}

impl Offer {
    /// The tile to which a player may say something. At a real table the next player may have drawn already; his
    /// tile goes back when the discard is claimed (P-058).
    pub(crate) fn of(view: &SeatView) -> Option<Offer> {
        match view.stage {
            Stage::Claims { tile, from, offered } => Some(Offer { tile, from, offered, live: view.live }),
            Stage::Turn(drawer) => {
                let players = view.rules().switches().table.players;
                let from = players.seats().find(|seat| seat.next(players) == drawer)?;
                let tile = view.fronts[from].river.last()?.tile;
                Some(Offer { tile, from, offered: Offered::Discard, live: view.live + 1 })
            }
            _ => None,
        }
    }
}
