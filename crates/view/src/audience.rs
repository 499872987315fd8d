//! The audiences of a deal.

use hanchan_tiles::{Players, Seat};

use crate::judge::JudgeEvent;
use crate::seat::SeatEvent;
use crate::spectator::{OpenEvent, SpectatorEvent};

/// Who receives the events of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Audience {
    /// The player at this seat.
    Seat(Seat),
    /// Spectators who see no hands.
    Spectator,
    /// Spectators who see all hands.
    Open,
    /// The judge.
    Judge,
}

/// An event as one audience receives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AudienceEvent<'a> {
    /// What the player at this seat receives.
    Seat(Seat, &'a SeatEvent),
    /// What spectators who see no hands receive.
    Spectator(&'a SpectatorEvent),
    /// What spectators who see all hands receive.
    Open(&'a OpenEvent),
    /// What the judge receives.
    Judge(&'a JudgeEvent),
}

impl Audience {
    /// Returns all audiences of a deal.
    pub fn all(players: Players) -> impl Iterator<Item = Audience> {
        let others = [Audience::Spectator, Audience::Open, Audience::Judge];
        players.seats().map(Audience::Seat).chain(others)
    }

    /// Returns the player's seat if the audience is a player.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Open | Audience::Judge => None,
        }
    }
}
