//! The tile that can be claimed now.

use hanchan_round::Offered;
use hanchan_tiles::{Seat, Tile};
use hanchan_view::{DealStage, SeatView};

/// A tile that can be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    pub(crate) tile: Tile,
    pub(crate) from: Seat,
    pub(crate) offered: Offered,
    /// Number of tiles left in the live wall if the tile is claimed.
    pub(crate) live: u8,
}

impl Offer {
    /// Returns the tile that can be claimed now, or `None` if there is none. At an unassisted table the next
    /// player may already have drawn; their drawn tile goes back to the wall if the discard is claimed
    /// (P-058).
    pub(crate) fn of(view: &SeatView) -> Option<Offer> {
        match view.stage {
            DealStage::Claims { tile, from, offered } => Some(Offer { tile, from, offered, live: view.live }),
            DealStage::Turn(drawer) => {
                let players = view.rules().switches().table.players;
                let from = players.seats().find(|seat| seat.next(players) == drawer)?;
                let tile = view.fronts[from].river.last()?.tile;
                Some(Offer { tile, from, offered: Offered::Discard, live: view.live + 1 })
            }
            _ => None,
        }
    }
}
