//! What one player sees.

use hanchan_round::{Claim, Claims, TurnActs};
use hanchan_tiles::{Hand, Seat, Tile};

use crate::public::{Deal, Place, PublicEvent};

/// Something a player sees, and what they may do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatEvent {
    /// What the player sees.
    pub seen: Seen,
    /// What the player may do now, if the event gives them a choice. The choice ends with the next event, except an
    /// indicator in their own turn; at an unassisted table every event states it again.
    pub choice: Option<Choice>,
}

/// What a player sees happen. What lies face down before the others is in no field.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Seen {
    /// The tiles were dealt.
    Dealt {
        /// What everybody knows.
        deal: Deal,
        /// The player's hand; the dealer's with its fourteenth tile.
        hand: Hand,
    },
    /// The player drew a tile.
    Drew {
        /// The tile.
        tile: Tile,
        /// From where.
        from: Place,
    },
    /// Another player drew a tile.
    OtherDrew {
        /// Who.
        seat: Seat,
        /// From where.
        from: Place,
    },
    /// At an unassisted table: the tile drawn early went back, because the discard before it was claimed in time (P-058).
    Returned {
        /// The tile.
        tile: Tile,
    },
    /// At an unassisted table: the tile that another player drew early went back.
    OtherReturned {
        /// Who.
        seat: Seat,
    },
    /// The player answered to a tile they could claim. At an unassisted table everything but a pass is public:
    /// [`PublicEvent::Said`].
    Answered {
        /// The answer.
        claim: Claim,
    },
    /// The player let a tile pass that completes their hand: they are furiten (P-088, P-098).
    Passed,
    /// In a draw, the player shows or hides a tenpai hand; the others see it when all have chosen.
    Showed {
        /// Whether the hand is shown.
        tenpai: bool,
    },
    /// What everybody sees.
    Public(PublicEvent),
}

/// What a player may choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Choice {
    /// The player's turn; at an unassisted table with everything their tiles allow, right or wrong.
    Turn(TurnActs),
    /// A tile the player may claim.
    Claim(Claims),
    /// At an unassisted table: a tile the player may claim in any way, whether they hold the tiles for it or not.
    Speak {
        /// Whether the player is next to draw if nobody claims it.
        draws: bool,
    },
    /// At an unassisted table: the player cannot claim the tile but may draw; after a kan or a North, the declarer.
    Draw,
    /// A draw: whether to show a tenpai hand.
    Show,
    /// At an unassisted table: the player won, and has to announce what each player pays.
    Announce,
    /// At an unassisted table: the player may agree with what was announced, or object.
    Accept,
    /// At an unassisted table: it was paid; the player may correct it, or mix the tiles.
    Settle,
}
