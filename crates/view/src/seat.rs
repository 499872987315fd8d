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
    /// own turn comes; at a real table every event says it anew.
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
    /// At a real table: the tile he drew early went back, for the discard before it was claimed in time (P-058).
    Returned {
        /// The tile.
        tile: Tile,
    },
    /// At a real table: the tile that another drew early went back.
    OtherReturned {
        /// Who.
        seat: Seat,
    },
    /// He answered to a tile that he could claim. At a real table what is not a pass is said aloud:
    /// [`PublicEvent::Said`].
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
    /// His turn; at a real table with everything that his tiles let him do, right or wrong.
    Turn(TurnActs),
    /// A tile that he may claim.
    Claim(Claims),
    /// At a real table: a tile to which he may say what he likes, whether he holds anything for it or not.
    Speak {
        /// Whether he is the one to draw if nobody claims it.
        draws: bool,
    },
    /// At a real table: he has nothing to say to the tile, but may draw; after a kan or a North the declarer.
    Draw,
    /// A draw: whether he shows his waiting hand.
    Show,
    /// At a real table: he won, and has to say what each pays.
    Announce,
    /// At a real table: he may agree with what was announced, or object.
    Accept,
    /// At a real table: it was paid; he may correct it, or mix the tiles.
    Settle,
}
