//! What an audience may know, written a second time and without the views.

use hanchan_round::{Claim, Event, Sitting};
use hanchan_tiles::{Kind, Seat, Tile};
use hanchan_view::Audience;

use crate::hidden::From;

/// Whose tiles are hidden from an audience.
pub(crate) fn hidden_from(audience: Audience) -> From {
    match audience {
        Audience::Seat(seat) => From::Seat(seat),
        Audience::Spectator => From::Everybody,
        Audience::Open | Audience::Judge => From::Openly,
    }
}

/// What of an event an audience may know, said a second time and without the views: none if it learns nothing.
pub(crate) fn may_know(audience: Audience, event: &Event, sitting: Sitting) -> Option<Event> {
    let aloud = sitting == Sitting::RealTable;
    let own = |seat: Seat| audience == Audience::Judge || audience == Audience::Seat(seat);
    let nothing = Tile::plain(Kind::EAST);
    match *event {
        Event::Clock { .. } => None,
        Event::Answered { claim, .. } if aloud && claim != Claim::Pass => Some(*event),
        Event::Answered { seat, .. } | Event::Passed { seat } | Event::Showed { seat, .. } => {
            own(seat).then_some(*event)
        }
        Event::Drew { seat, .. } if !own(seat) && audience != Audience::Open => {
            Some(Event::Drew { seat, tile: nothing })
        }
        Event::Replaced { seat, .. } if !own(seat) && audience != Audience::Open => {
            Some(Event::Replaced { seat, tile: nothing })
        }
        Event::Returned { seat, .. } if !own(seat) && audience != Audience::Open => {
            Some(Event::Returned { seat, tile: nothing })
        }
        other => Some(other),
    }
}
