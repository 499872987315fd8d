//! What is visible on the table.

use hanchan_round::{Offered, RiichiState, RiverTile};
use hanchan_tiles::{BySeat, Hand, Meld, Seat, Tile};

/// The public tiles and state of a player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Front {
    /// The discards, in order.
    pub river: Vec<RiverTile>,
    /// The melds.
    pub melds: Vec<Meld>,
    /// The number of Norths set aside.
    pub norths: u8,
    /// The number of tiles in the hand, face down or shown at the end.
    pub concealed: u8,
    /// The riichi state.
    pub riichi: RiichiState,
    /// Whether the player paid a riichi stake in this deal.
    pub staked: bool,
    /// Whether the hand is dead (P-157).
    pub dead: bool,
    /// The hand as it was last shown, without the winning tile if the hand won.
    pub shown: Option<Hand>,
}

/// The stage of a deal, as far as everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealStage {
    /// No tiles have been dealt yet.
    Waiting,
    /// A player's turn.
    Turn(Seat),
    /// A tile that other players may be able to claim.
    Claims {
        /// The tile.
        tile: Tile,
        /// The seat the tile comes from.
        from: Seat,
        /// Why the tile can be claimed.
        offered: Offered,
    },
    /// Nobody claimed the discard, or a kan or North counts; a draw follows.
    Between,
    /// Unassisted tables: these winners still have to announce the value of their hands (P-043).
    Announcing(BySeat<bool>),
    /// Unassisted tables: these players may still object to the announced value (P-045).
    Accepting(BySeat<bool>),
    /// Unassisted tables: payments are made and can be corrected until the tiles are mixed (P-044).
    Paid,
    /// The deal is won, drawn or aborted; shown hands and payments follow.
    Ending,
    /// The deal is over.
    Over,
}
