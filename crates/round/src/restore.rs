//! Comparing and restoring deals, for checks that try moves on a copy. Requires the feature `check`.

use std::sync::Arc;

use hanchan_tiles::{BySeat, Seat};

use crate::act::Claim;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::round::Round;

impl PartialEq for Round {
    fn eq(&self, other: &Round) -> bool {
        self.is_same_state(other) && self.log == other.log
    }
}

impl Eq for Round {}

impl Round {
    /// Returns whether everything except the log is equal in both deals.
    pub fn is_same_state(&self, other: &Round) -> bool {
        let Round { rules, wall, setup, ledger, players, phase, winners, outcome, real, log: _ } = self;
        (Arc::ptr_eq(rules, &other.rules) || *rules == other.rules)
            && *wall == other.wall
            && *setup == other.setup
            && *ledger == other.ledger
            && *players == other.players
            && *phase == other.phase
            && *winners == other.winners
            && *outcome == other.outcome
            && *real == other.real
    }

    /// Resets a modified copy to the original `deal`. The first `same` events of both must be equal; only players
    /// affected by later events are copied.
    pub fn restore(&mut self, deal: &Round, same: usize) {
        let mut concerned = [false; 4];
        for event in self.log[same..].iter().chain(&deal.log[same..]) {
            add_concerned(&mut concerned, event);
        }
        let Round { rules: _, wall: _, setup: _, ledger, players, phase, winners, outcome, real, log } = deal;
        for ((own, player), concerned) in self.players.iter_mut().zip(players).zip(concerned) {
            if concerned {
                own.clone_from(player);
            }
        }
        self.ledger = *ledger;
        self.phase.clone_from(phase);
        self.winners.clone_from(winners);
        self.outcome.clone_from(outcome);
        self.real.clone_from(real);
        self.log.truncate(same);
        self.log.extend_from_slice(&log[same..]);
    }

    /// Returns `Ok` if a player at an unassisted table can make this claim, valid or not, and the reason if not.
    pub fn may_claim_at_table(&self, seat: Seat, claim: Claim) -> Result<(), Refusal> {
        self.may_say(seat, claim).map(|_| ())
    }

    /// Returns the phase mutably, for tests that corrupt a deal.
    pub fn phase_mut(&mut self) -> &mut Phase {
        &mut self.phase
    }

    /// Returns the points mutably, for tests that corrupt a deal.
    pub fn points_mut(&mut self) -> &mut BySeat<i32> {
        &mut self.ledger.points
    }
}

/// Marks the players whose hand, river or state an event changes.
fn add_concerned(concerned: &mut [bool; 4], event: &Event) {
    match *event {
        Event::Dealt | Event::Claimed { .. } | Event::Stands => *concerned = [true; 4],
        Event::Drew { seat, .. }
        | Event::Replaced { seat, .. }
        | Event::Returned { seat, .. }
        | Event::Riichi { seat }
        | Event::Discarded { seat, .. }
        | Event::StakeLaid { seat }
        | Event::ClosedKan { seat, .. }
        | Event::AddedKan { seat, .. }
        | Event::North { seat }
        | Event::Passed { seat } => concerned[seat.index()] = true,
        Event::Answered { .. }
        | Event::Erred { .. }
        | Event::Died { .. }
        | Event::Clock { .. }
        | Event::Indicator { .. }
        | Event::Won { .. }
        | Event::Exhausted
        | Event::Showed { .. }
        | Event::Paid { .. }
        | Event::Aborted { .. }
        | Event::SticksReturned
        | Event::Closed
        | Event::Chombo { .. }
        | Event::Shown { .. }
        | Event::Announced { .. }
        | Event::Agreed { .. }
        | Event::Objected { .. }
        | Event::Corrected { .. }
        | Event::Mixed
        | Event::Ruled { .. }
        | Event::Over => {}
    }
}
