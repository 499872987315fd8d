//! Who receives something, and what he may know.

use hanchan_round::{Claim, Event, Round, Sitting};
use hanchan_tiles::{Kind, Seat, Tile};
use hanchan_view::Told;

use super::hidden::From;

/// Who receives something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Audience {
    Seat(Seat),
    Spectator,
    Open,
    Judge,
}

impl Audience {
    pub(crate) fn all(round: &Round) -> Vec<Audience> {
        let others = [Audience::Spectator, Audience::Open, Audience::Judge];
        round.seats().seats().map(Audience::Seat).chain(others).collect()
    }

    /// What it receives, as text.
    pub(crate) fn receives(self, told: &Told) -> Option<String> {
        match self {
            Audience::Seat(seat) => told.seats[seat].map(|event| format!("{event:?}")),
            Audience::Spectator => told.spectator.map(|event| format!("{event:?}")),
            Audience::Open => told.open.map(|event| format!("{event:?}")),
            Audience::Judge => Some(format!("{:?}", told.judge)),
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
