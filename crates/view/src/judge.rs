//! The judge: all hands and all answers, but not the wall.

use hanchan_round::Claim;
use hanchan_tiles::Seat;

use crate::seat::Seen;
use crate::spectator::OpenEvent;

/// What a judge sees. He may not sit at that table.
///
/// It is the most that any audience learns while a deal is played; every other audience's events are made of
/// these by leaving something out, so that nothing of the wall can get to anybody.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(clippy::large_enum_variant, reason = "plain data; the hands are dealt once")]
pub enum JudgeEvent {
    /// What a spectator of open hands sees.
    Open(OpenEvent),
    /// A player answered to a tile that can be claimed; at a real table: he passed.
    Answered {
        /// Who.
        seat: Seat,
        /// What he said.
        claim: Claim,
    },
    /// A player let a tile pass that completes his hand (P-088, P-098).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// In a draw a player shows or hides a waiting hand.
    Showed {
        /// Who.
        seat: Seat,
        /// Whether he shows it.
        tenpai: bool,
    },
}

impl JudgeEvent {
    /// What a spectator of open hands sees of it.
    pub fn open(&self) -> Option<&OpenEvent> {
        match self {
            JudgeEvent::Open(event) => Some(event),
            JudgeEvent::Answered { .. } | JudgeEvent::Passed { .. } | JudgeEvent::Showed { .. } => None,
        }
    }

    /// What a player sees of it.
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
