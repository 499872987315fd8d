//! The audiences of a deal, and what each may know.

use hanchan_round::{Claim, Event, Round, Sitting};
use hanchan_tiles::{Kind, Seat, Tile};
use hanchan_view::{JudgeEvent, OpenEvent, SeatEvent, SpectatorEvent, Told};

use crate::hidden::From;

/// Who receives something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// A player.
    Seat(Seat),
    /// Who sees no hand.
    Spectator,
    /// Who sees all hands.
    Open,
    /// The judge.
    Judge,
}

/// What an audience was told of one thing, without its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "plain data; the hands are dealt once")]
pub enum Received {
    /// A player.
    Seat(SeatEvent),
    /// Who sees no hand.
    Spectator(SpectatorEvent),
    /// Who sees all hands.
    Open(OpenEvent),
    /// The judge.
    Judge(JudgeEvent),
}

impl Audience {
    /// All audiences of a deal.
    pub fn all(round: &Round) -> impl Iterator<Item = Audience> + use<> {
        let others = [Audience::Spectator, Audience::Open, Audience::Judge];
        round.seats().seats().map(Audience::Seat).chain(others)
    }

    /// What it receives.
    pub fn receives(self, told: &Told) -> Option<Received> {
        match self {
            Audience::Seat(seat) => told.seats[seat].map(|told| Received::Seat(told.event)),
            Audience::Spectator => told.spectator.map(|told| Received::Spectator(told.event)),
            Audience::Open => told.open.map(|told| Received::Open(told.event)),
            Audience::Judge => Some(Received::Judge(told.judge.event)),
        }
    }

    pub(crate) fn from(self) -> From {
        match self {
            Audience::Seat(seat) => From::Seat(seat),
            Audience::Spectator => From::Everybody,
            Audience::Open | Audience::Judge => From::Openly,
        }
    }

    /// What of an event this audience may know, said a second time and without the views: none if it learns nothing.
    pub(crate) fn may_know(self, event: &Event, sitting: Sitting) -> Option<Event> {
        let aloud = sitting == Sitting::RealTable;
        let own = |seat: Seat| self == Audience::Judge || self == Audience::Seat(seat);
        let nothing = Tile::plain(Kind::EAST);
        match *event {
            Event::Clock { .. } => None,
            Event::Answered { claim, .. } if aloud && claim != Claim::Pass => Some(*event),
            Event::Answered { seat, .. } | Event::Passed { seat } | Event::Showed { seat, .. } => {
                own(seat).then_some(*event)
            }
            Event::Drew { seat, .. } if !own(seat) && self != Audience::Open => {
                Some(Event::Drew { seat, tile: nothing })
            }
            Event::Replaced { seat, .. } if !own(seat) && self != Audience::Open => {
                Some(Event::Replaced { seat, tile: nothing })
            }
            Event::Returned { seat, .. } if !own(seat) && self != Audience::Open => {
                Some(Event::Returned { seat, tile: nothing })
            }
            other => Some(other),
        }
    }
}
