//! Events as a player sees them.

use hanchan_round::{Claim, Claims, TurnActs};
use hanchan_tiles::{Hand, Seat, Tile};

use crate::public::{PublicDeal, PublicEvent, WallPart};

/// An event as a player sees it, and what the player may do next.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatEvent {
    /// The event.
    pub seen: Seen,
    /// The options that the player has after this event, if any. They end with the next event, except when an
    /// indicator is opened during the player's own turn. At an unassisted table every event repeats them.
    pub choice: Option<Choice>,
}

/// An event as a player sees it. No field holds a face-down tile of another player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Seen {
    /// The tiles were dealt.
    Dealt {
        /// What everybody knows about the deal.
        deal: PublicDeal,
        /// The player's hand; the dealer's includes the fourteenth tile.
        hand: Hand,
    },
    /// The player drew a tile.
    Drew {
        /// The tile.
        tile: Tile,
        /// The part of the wall the tile came from.
        from: WallPart,
    },
    /// Another player drew a tile.
    OtherDrew {
        /// The seat that drew.
        seat: Seat,
        /// The part of the wall the tile came from.
        from: WallPart,
    },
    /// Unassisted tables: the player's early draw went back to the wall, because another player claimed the
    /// discard in time (P-058).
    Returned {
        /// The tile.
        tile: Tile,
    },
    /// Unassisted tables: another player's early draw went back to the wall.
    OtherReturned {
        /// The seat that had drawn.
        seat: Seat,
    },
    /// The player answered a claimable tile. At an unassisted table every answer but a pass is public:
    /// [`PublicEvent::ClaimCalled`].
    Answered {
        /// The answer.
        claim: Claim,
    },
    /// The player is furiten after passing on a tile that completes their hand (P-088, P-098).
    Passed,
    /// The player decided to show or hide a tenpai hand after an exhaustive draw. The others see the hand once
    /// everybody has decided.
    Showed {
        /// Whether the hand is shown.
        tenpai: bool,
    },
    /// An event that everybody sees.
    Public(PublicEvent),
}

/// The options open to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Choice {
    /// Act on the player's turn. At an unassisted table the set includes illegal acts that the tiles allow.
    Turn(TurnActs),
    /// Claim a tile, or pass.
    Claim(Claims),
    /// Unassisted tables: claim a tile in any way, with or without the tiles for it.
    Speak {
        /// Whether the player is next to draw if nobody claims the tile.
        draws: bool,
    },
    /// Unassisted tables: draw a tile; the player cannot claim the tile on offer. After a kan or a North, the
    /// declarer draws.
    Draw,
    /// Show a tenpai hand after an exhaustive draw, or hide it.
    Show,
    /// Unassisted tables: announce what each player pays for the player's winning hand.
    Announce,
    /// Unassisted tables: agree with the announced payments, or object.
    Accept,
    /// Unassisted tables: correct the payments that were made, or mix the tiles.
    Settle,
}
