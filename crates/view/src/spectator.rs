//! Events as spectators see them, with hidden hands or open hands.

use hanchan_tiles::{BySeat, Hand, Seat, Tile};

use crate::public::{PublicDeal, PublicEvent, WallPart};

/// An event as seen by spectators who see no hands.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum SpectatorEvent {
    /// The tiles were dealt.
    Dealt(PublicDeal),
    /// A tile was drawn.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The part of the wall the tile came from.
        from: WallPart,
    },
    /// Unassisted tables: an early draw went back to the wall.
    Returned {
        /// The seat that had drawn.
        seat: Seat,
    },
    /// An event that everybody sees.
    Public(PublicEvent),
}

/// An event as seen by spectators who see all hands. Answers to claimable tiles and decisions in a draw are not
/// shown; their consequences are.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(clippy::large_enum_variant, reason = "plain data; the hands are dealt once")]
pub enum OpenEvent {
    /// The tiles were dealt.
    Dealt {
        /// What everybody knows about the deal.
        deal: PublicDeal,
        /// The hands; the dealer's includes the fourteenth tile.
        hands: BySeat<Hand>,
    },
    /// A tile was drawn.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The part of the wall the tile came from.
        from: WallPart,
    },
    /// Unassisted tables: an early draw went back to the wall.
    Returned {
        /// The seat that had drawn.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// An event that everybody sees.
    Public(PublicEvent),
}

impl OpenEvent {
    /// Returns the event without the hands and the drawn tile.
    pub fn closed(&self) -> SpectatorEvent {
        match *self {
            OpenEvent::Dealt { deal, hands: _ } => SpectatorEvent::Dealt(deal),
            OpenEvent::Drew { seat, tile: _, from } => SpectatorEvent::Drew { seat, from },
            OpenEvent::Returned { seat, tile: _ } => SpectatorEvent::Returned { seat },
            OpenEvent::Public(ref event) => SpectatorEvent::Public(event.clone()),
        }
    }
}
