//! The phases of a deal.

use hanchan_tiles::{BySeat, KindSet, Seat, Tile};

use crate::act::{Claim, Claims, TurnActs};

/// The current phase of a deal: who may act, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A player's turn.
    Turn(Turn),
    /// A tile that the other players may claim.
    Claims(Window),
    /// An exhaustive draw in which these players have yet to show or hide their tenpai hands.
    Showdown(BySeat<bool>),
    /// Unassisted tables: these winners still have to announce the value of their hands (P-043).
    Announcing(BySeat<bool>),
    /// Unassisted tables: these players may still object to the announced value (P-045).
    Accepting(BySeat<bool>),
    /// Unassisted tables: payments are made and can be corrected until the tiles are mixed (P-044).
    Paid,
    /// Between two events of the same act. Nobody can act.
    Between,
    /// The deal is over.
    Over,
}

/// A player's turn: they hold fourteen tiles, or three fewer for each meld.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Turn {
    /// The player whose turn it is.
    pub seat: Seat,
    /// The drawn tile; `None` after a chi or pon.
    pub drawn: Option<Tile>,
    /// Where the fourteenth tile came from.
    pub source: Source,
    /// The kinds that may not be discarded right after a call (kuikae).
    pub forbidden: KindSet,
    /// The acts open to the player.
    pub acts: TurnActs,
}

/// Where the fourteenth tile on a player's turn came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The live wall, or the starting hand.
    Wall,
    /// The dead wall, after a kan.
    AfterKan,
    /// The dead wall, after a North.
    AfterNorth,
    /// Another player's discard.
    Claim,
}

/// Why a tile can be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offered {
    /// The tile was discarded.
    Discard,
    /// The tile was added to a pon (shouminkan).
    AddedKan,
    /// The tile belongs to a closed kan.
    ClosedKan,
    /// The tile is a North that was set aside.
    North,
}

/// A tile that the other players may claim. The window closes when everybody has answered, or when the caller closes
/// it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Window {
    /// The claimable tile.
    pub tile: Tile,
    /// The seat the tile comes from.
    pub from: Seat,
    /// Why the tile can be claimed.
    pub offered: Offered,
    /// The claims open to each player.
    pub claims: BySeat<Claims>,
    /// Each player's answer so far. Players without a legal claim have passed automatically.
    pub answers: BySeat<Option<Claim>>,
}
