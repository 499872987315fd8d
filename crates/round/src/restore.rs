//! Comparing and restoring deals, for checks that try moves on a copy. Compiled with the feature `check` only.

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
    /// Whether everything but the log is equal.
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

    /// Makes a copy of a deal equal to that deal again. The first `same` events of both are equal; only the players whom
    /// the other events concern are copied.
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

    /// Whether a player at a real table can say this to a tile, right or wrong.
    pub fn may_claim_at_table(&self, seat: Seat, claim: Claim) -> Result<(), Refusal> {
        self.may_say(seat, claim).map(|_| ())
    }

    /// The phase, for tests that break a deal.
    pub fn phase_mut(&mut self) -> &mut Phase {
        &mut self.phase
    }

    /// The points, for tests that break a deal.
    pub fn points_mut(&mut self) -> &mut BySeat<i32> {
        &mut self.ledger.points
    }
}

/// Adds the players whose hand, river or state an event changes.
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
