//! The judge's view: all hands and all answers to claimable tiles, but not the wall.

use hanchan_round::Claim;
use hanchan_tiles::Seat;

use crate::seat::Seen;
use crate::spectator::OpenEvent;

/// An event as the judge sees it. The judge must not be a player at the same table.
///
/// No audience learns more while a deal is in progress. The events of all other audiences are derived from the
/// judge's events by leaving something out, so nothing about the wall can leak to anybody.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(clippy::large_enum_variant, reason = "plain data; the hands are dealt once")]
pub enum JudgeEvent {
    /// An event as seen by spectators who see all hands.
    Open(OpenEvent),
    /// A player answered a claimable tile. At an unassisted table, only passes are reported this way.
    Answered {
        /// The seat that answered.
        seat: Seat,
        /// The answer.
        claim: Claim,
    },
    /// A player passed on a tile that completes their hand (P-088, P-098).
    Passed {
        /// The seat that passed.
        seat: Seat,
    },
    /// After an exhaustive draw, a player decided to show or hide a tenpai hand.
    Showed {
        /// The seat that decided.
        seat: Seat,
        /// Whether the hand is shown.
        tenpai: bool,
    },
}

impl JudgeEvent {
    /// Returns the event as seen by spectators who see all hands; `None` if they don't see it.
    pub fn open(&self) -> Option<&OpenEvent> {
        match self {
            JudgeEvent::Open(event) => Some(event),
            JudgeEvent::Answered { .. } | JudgeEvent::Passed { .. } | JudgeEvent::Showed { .. } => None,
        }
    }

    /// Returns what a player sees of the event; `None` if they see nothing.
    pub fn seen_from(&self, seat: Seat) -> Option<Seen> {
        match *self {
            JudgeEvent::Open(OpenEvent::Dealt { deal, ref hands }) => {
                Some(Seen::Dealt { deal, hand: hands[seat] })
            }
            JudgeEvent::Open(OpenEvent::Drew { seat: by, tile, from }) if by == seat => {
                Some(Seen::Drew { tile, from })
            }
            JudgeEvent::Open(OpenEvent::Drew { seat, tile: _, from }) => Some(Seen::OtherDrew { seat, from }),
            JudgeEvent::Open(OpenEvent::Returned { seat: by, tile }) if by == seat => {
                Some(Seen::Returned { tile })
            }
            JudgeEvent::Open(OpenEvent::Returned { seat, tile: _ }) => Some(Seen::OtherReturned { seat }),
            JudgeEvent::Open(OpenEvent::Public(ref event)) => Some(Seen::Public(event.clone())),
            JudgeEvent::Answered { seat: by, claim } => (by == seat).then_some(Seen::Answered { claim }),
            JudgeEvent::Passed { seat: by } => (by == seat).then_some(Seen::Passed),
            JudgeEvent::Showed { seat: by, tenpai } => (by == seat).then_some(Seen::Showed { tenpai }),
        }
    }
}
