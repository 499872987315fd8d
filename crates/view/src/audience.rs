//! The audiences of a deal.

use hanchan_tiles::{Players, Seat};

use crate::judge::JudgeEvent;
use crate::seat::SeatEvent;
use crate::spectator::{OpenEvent, SpectatorEvent};
use crate::views::{Numbered, Told};

/// Somebody who is sent what happens in a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// A player.
    Seat(Seat),
    /// Spectators who see no hand.
    Spectator,
    /// Spectators who see all hands.
    Open,
    /// The judge.
    Judge,
}

/// What one audience is sent of one thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "plain data; the hands are dealt once")]
pub enum Received {
    /// A player.
    Seat(SeatEvent),
    /// Spectators who see no hand.
    Spectator(SpectatorEvent),
    /// Spectators who see all hands.
    Open(OpenEvent),
    /// The judge.
    Judge(JudgeEvent),
}

impl Audience {
    /// All audiences of a deal.
    pub fn all(players: Players) -> impl Iterator<Item = Audience> {
        let others = [Audience::Spectator, Audience::Open, Audience::Judge];
        players.seats().map(Audience::Seat).chain(others)
    }
}

impl Told {
    /// What an audience is sent, with its number among that audience's events; none if it learns nothing.
    pub fn to(&self, audience: Audience) -> Option<Numbered<Received>> {
        match audience {
            Audience::Seat(seat) => self.seats[seat].map(|told| told.map(Received::Seat)),
            Audience::Spectator => self.spectator.map(|told| told.map(Received::Spectator)),
            Audience::Open => self.open.map(|told| told.map(Received::Open)),
            Audience::Judge => Some(self.judge.map(Received::Judge)),
        }
    }
}
