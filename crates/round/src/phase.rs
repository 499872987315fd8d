//! Where a deal stands.

use hanchan_tiles::{BySeat, KindSet, Seat, Tile};

use crate::act::{Claim, Claims, TurnActs};

/// Where a deal stands, and who has to do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A player's turn.
    Turn(Turn),
    /// A tile that others may claim.
    Claims(Window),
    /// A draw, in which players with waiting hands may hide them.
    Showdown(BySeat<bool>),
    /// At a real table: winners who have to say what their hands are worth (P-043).
    Announcing(BySeat<bool>),
    /// At a real table: players who may still object to what was announced (P-045).
    Accepting(BySeat<bool>),
    /// At a real table: it was paid; until the tiles are mixed it can be corrected (P-044).
    Paid,
    /// Between two events of the same act; nobody can do anything.
    Between,
    /// The deal is over.
    Over,
}

/// A player's turn: they hold fourteen tiles, three fewer for each meld.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// The drawn tile; none after a chi or pon.
    pub drawn: Option<Tile>,
    /// Where it came from.
    pub source: Source,
    /// Kinds that may not be discarded right after a call (swap calling).
    pub forbidden: KindSet,
    /// What the player may do.
    pub acts: TurnActs,
}

/// Where the fourteenth tile came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The live wall, or the deal.
    Wall,
    /// The dead wall, after a kan.
    AfterKan,
    /// The dead wall, after a North.
    AfterNorth,
    /// Another's discard.
    Claim,
}

/// Why a tile can be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offered {
    /// It was discarded.
    Discard,
    /// It was added to a pon.
    AddedKan,
    /// It is one of a closed kan.
    ClosedKan,
    /// It is a North set aside.
    North,
}

/// A tile that others may claim. It closes when everybody has answered, or when the caller says so.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Window {
    /// The tile.
    pub tile: Tile,
    /// Whose it is.
    pub from: Seat,
    /// Why it can be claimed.
    pub offered: Offered,
    /// What each player may answer.
    pub claims: BySeat<Claims>,
    /// What each player has answered. Players without a claim have passed.
    pub answers: BySeat<Option<Claim>>,
}
