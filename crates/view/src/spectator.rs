//! Spectators: with hidden hands and with open ones.

use hanchan_tiles::{BySeat, Hand, Seat, Tile};

use crate::public::{Deal, Place, PublicEvent};

/// What a spectator sees who sees no hand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum SpectatorEvent {
    /// The tiles were dealt.
    Dealt(Deal),
    /// A tile was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// From where.
        from: Place,
    },
    /// At a real table: a tile that was drawn early went back to the wall.
    Returned {
        /// By whom.
        seat: Seat,
    },
    /// What everybody sees.
    Public(PublicEvent),
}

/// What a spectator with open hands sees. Answers and choices become visible as for everybody: by what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(clippy::large_enum_variant, reason = "plain data; the hands are dealt once")]
pub enum OpenEvent {
    /// The tiles were dealt.
    Dealt {
        /// What everybody knows.
        deal: Deal,
        /// The hands; the dealer's with the fourteenth tile.
        hands: BySeat<Hand>,
    },
    /// A tile was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// From where.
        from: Place,
    },
    /// At a real table: a tile that was drawn early went back to the wall.
    Returned {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// What everybody sees.
    Public(PublicEvent),
}

impl OpenEvent {
    /// The same without hands and drawn tiles.
    pub fn closed(&self) -> SpectatorEvent {
        match *self {
            OpenEvent::Dealt { deal, hands: _ } => SpectatorEvent::Dealt(deal),
            OpenEvent::Drew { seat, tile: _, from } => SpectatorEvent::Drew { seat, from },
            OpenEvent::Returned { seat, tile: _ } => SpectatorEvent::Returned { seat },
            OpenEvent::Public(ref event) => SpectatorEvent::Public(event.clone()),
        }
    }
}
