//! What an audience receives, and what it may know.

use hanchan_round::{Claim, Event, Sitting};
use hanchan_tiles::{Kind, Seat, Tile};
use hanchan_view::{Audience, AudienceEvent, JudgeEvent, OpenEvent, Published, SeatEvent, SpectatorEvent};

use crate::hidden::HiddenFrom;

/// One event as an audience receives it, without its number.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "plain data; the hands are dealt once")]
pub enum Received {
    /// A player's event.
    Seat(SeatEvent),
    /// An event for spectators who see no hands.
    Spectator(SpectatorEvent),
    /// An event for spectators who see all hands.
    Open(OpenEvent),
    /// The judge's event.
    Judge(JudgeEvent),
}

/// Returns what an audience receives of an event, if anything.
pub fn received(audience: Audience, published: &Published) -> Option<Received> {
    published.to(audience).map(|sent| match sent.event {
        AudienceEvent::Seat(_, event) => Received::Seat(event.clone()),
        AudienceEvent::Spectator(event) => Received::Spectator(event.clone()),
        AudienceEvent::Open(event) => Received::Open(event.clone()),
        AudienceEvent::Judge(event) => Received::Judge(event.clone()),
    })
}

/// Returns the audience as a description of what is hidden from it.
pub(crate) fn hidden_from(audience: Audience) -> HiddenFrom {
    match audience {
        Audience::Seat(seat) => HiddenFrom::Seat(seat),
        Audience::Spectator => HiddenFrom::Everybody,
        Audience::Open | Audience::Judge => HiddenFrom::Openly,
    }
}

/// Returns what an audience may know about an event; `None` if it learns nothing. This is a second definition,
/// independent of the views.
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
