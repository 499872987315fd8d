//! What a player sees.

use hanchan_round::{Claim, Claims, TurnActs};
use hanchan_tiles::{Hand, Seat, Tile};

use crate::public::{PublicDeal, PublicEvent, WallPart};

/// An event as a player sees it, and what the player may do next.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatEvent {
    /// The event.
    pub seen: Seen,
    /// The player's options now, if the event gives any. They end with the next event, except for an indicator in the
    /// player's own turn. At an unassisted table every event repeats them.
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
        /// The part of the wall it came from.
        from: WallPart,
    },
    /// Another player drew a tile.
    OtherDrew {
        /// The seat that drew.
        seat: Seat,
        /// The part of the wall it came from.
        from: WallPart,
    },
    /// Unassisted tables: the player's early draw went back to the wall, because the discard was claimed in time
    /// (P-058).
    Returned {
        /// The tile.
        tile: Tile,
    },
    /// Unassisted tables: another player's early draw went back to the wall.
    OtherReturned {
        /// The seat that had drawn.
        seat: Seat,
    },
    /// The player answered a claimable tile. At an unassisted table everything but a pass is public:
    /// [`PublicEvent::ClaimCalled`].
    Answered {
        /// The answer.
        claim: Claim,
    },
    /// The player passed on a tile that completes their hand and is furiten (P-088, P-098).
    Passed,
    /// The player decided to show or hide a tenpai hand after an exhaustive draw; the others see it when everybody
    /// has decided.
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
    /// The player's turn. At an unassisted table it includes illegal acts that the tiles allow.
    Turn(TurnActs),
    /// A tile the player may claim.
    Claim(Claims),
    /// Unassisted tables: a tile the player may claim in any way, with or without the tiles for it.
    Speak {
        /// Whether the player is next to draw if nobody claims it.
        draws: bool,
    },
    /// Unassisted tables: the player cannot claim the tile but may draw. After a kan or a North this is the declarer.
    Draw,
    /// An exhaustive draw: whether to show a tenpai hand.
    Show,
    /// Unassisted tables: the player won and has to announce what each player pays.
    Announce,
    /// Unassisted tables: the player may agree with the announced payments, or object.
    Accept,
    /// Unassisted tables: payments are made; the player may correct them, or mix the tiles.
    Settle,
}
