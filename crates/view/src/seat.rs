//! What one player sees.

use hanchan_round::{Claim, Claims, TurnActs};
use hanchan_tiles::{Hand, Seat, Tile};

use crate::public::{Deal, Place, PublicEvent};

/// Something a player sees, and what he may do about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatEvent {
    /// What he sees.
    pub seen: Seen,
    /// What he may do now, if this gives him a choice. It is over when the next event but an indicator in his
    /// own turn comes.
    pub choice: Option<Choice>,
}

/// What a player sees happen. What lies face down before the others is in no field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// The tiles were dealt.
    Dealt {
        /// What everybody knows.
        deal: Deal,
        /// His hand; the dealer's with its fourteenth tile.
        hand: Hand,
    },
    /// He drew a tile.
    Drew {
        /// The tile.
        tile: Tile,
        /// From where.
        from: Place,
    },
    /// Another drew a tile.
    OtherDrew {
        /// Who.
        seat: Seat,
        /// From where.
        from: Place,
    },
    /// He answered to a tile that he could claim.
    Answered {
        /// What he said.
        claim: Claim,
    },
    /// He let a tile pass that completes his hand: he is furiten (P-088, P-098).
    Passed,
    /// In a draw he shows or hides his waiting hand; the others learn it when all have chosen.
    Showed {
        /// Whether he shows it.
        tenpai: bool,
    },
    /// What everybody sees.
    Public(PublicEvent),
}

/// What a player may choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// His turn.
    Turn(TurnActs),
    /// A tile that he may claim.
    Claim(Claims),
    /// A draw: whether he shows his waiting hand.
    Show,
}
