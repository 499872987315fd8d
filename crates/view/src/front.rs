//! What lies open on the table.

use hanchan_round::{Offered, RiichiState, RiverTile};
use hanchan_tiles::{BySeat, Hand, Meld, Seat, Tile};

/// What lies open in front of a player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Front {
    /// The discards, in order.
    pub river: Vec<RiverTile>,
    /// The sets.
    pub melds: Vec<Meld>,
    /// Norths set aside.
    pub norths: u8,
    /// How many tiles stand face down, or lie open after the end.
    pub concealed: u8,
    /// Riichi.
    pub riichi: RiichiState,
    /// Whether the player paid a riichi stake in this deal.
    pub staked: bool,
    /// Whether the hand is dead (P-157).
    pub dead: bool,
    /// The hand as it was when it was last laid open; a winner's without the tile.
    pub shown: Option<Hand>,
}

/// Where a deal stands, as far as everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Nothing was dealt yet.
    Waiting,
    /// A player's turn.
    Turn(Seat),
    /// A tile that somebody may claim, or nobody.
    Claims {
        /// The tile.
        tile: Tile,
        /// Whose it is.
        from: Seat,
        /// Why it can be claimed.
        offered: Offered,
    },
    /// A set was made or a kan stands; the next tile follows.
    Between,
    /// At a real table: winners who have to say what their hands are worth (P-043).
    Announcing(BySeat<bool>),
    /// At a real table: players who may still object to what was announced (P-045).
    Accepting(BySeat<bool>),
    /// At a real table: it was paid; until the tiles are mixed it can be corrected (P-044).
    Paid,
    /// The deal is won, drawn or aborted; hands and payments follow.
    Ending,
    /// The deal is over.
    Over,
}
