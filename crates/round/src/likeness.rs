//! When two deals are the same, and how a copy becomes again as the deal is.

use std::sync::Arc;

use crate::event::Event;
use crate::round::Round;
use crate::table::Real;

impl PartialEq for Round {
    fn eq(&self, other: &Round) -> bool {
        self.stands_as(other) && self.log == other.log
    }
}

impl Eq for Round {}

impl Round {
    /// Whether everything but the log is the same.
    pub(crate) fn stands_as(&self, other: &Round) -> bool {
        let Round {
            rules,
            wall,
            setup,
            points,
            sticks,
            staked,
            players,
            drawn,
            replaced,
            indicators,
            pending_indicators,
            kans,
            any_call,
            open_sets,
            sets_by,
            liable,
            missed,
            phase,
            tenpai,
            ending,
            winners,
            outcome,
            real,
            log: _,
        } = self;
        (Arc::ptr_eq(rules, &other.rules) || *rules == other.rules)
            && *wall == other.wall
            && *setup == other.setup
            && *points == other.points
            && *sticks == other.sticks
            && *staked == other.staked
            && *players == other.players
            && *drawn == other.drawn
            && *replaced == other.replaced
            && *indicators == other.indicators
            && *pending_indicators == other.pending_indicators
            && *kans == other.kans
            && *any_call == other.any_call
            && *open_sets == other.open_sets
            && *sets_by == other.sets_by
            && *liable == other.liable
            && *missed == other.missed
            && *phase == other.phase
            && *tenpai == other.tenpai
            && *ending == other.ending
            && *winners == other.winners
            && *outcome == other.outcome
            && *real == other.real
    }

    /// Becomes as a deal of which this is a copy with more, fewer or other events at its end; the first are the same.
    /// Only that is copied which the other events concern: an answer, or an error, little more than the phase.
    pub(crate) fn become_as(&mut self, other: &Round, same: usize) {
        let mut concern = Concern::default();
        for event in &self.log[same..] {
            concern.add(event);
        }
        for event in &other.log[same..] {
            concern.add(event);
        }
        let Round {
            rules: _,
            wall: _,
            setup: _,
            points,
            sticks,
            staked,
            players,
            drawn,
            replaced,
            indicators,
            pending_indicators,
            kans,
            any_call,
            open_sets,
            sets_by,
            liable,
            missed,
            phase,
            tenpai,
            ending,
            winners,
            outcome,
            real,
            log,
        } = other;
        self.log.truncate(same);
        self.log.extend_from_slice(&log[same..]);
        self.phase.clone_from(phase);
        self.tenpai = *tenpai;
        match (&mut self.real, real) {
            (Some(own), Some(real)) => own.become_as(real),
            (own, real) => own.clone_from(real),
        }
        if !concern.more {
            return;
        }
        for ((own, player), concerned) in self.players.iter_mut().zip(players).zip(concern.players) {
            if concerned {
                own.clone_from(player);
            }
        }
        self.points = *points;
        self.sticks = *sticks;
        self.staked = *staked;
        self.drawn = *drawn;
        self.replaced = *replaced;
        self.indicators = *indicators;
        self.pending_indicators = *pending_indicators;
        self.kans = *kans;
        self.any_call = *any_call;
        self.open_sets = *open_sets;
        self.sets_by = *sets_by;
        self.liable = *liable;
        self.missed = *missed;
        self.ending = *ending;
        self.winners.clone_from(winners);
        self.outcome.clone_from(outcome);
    }
}

impl Real {
    fn become_as(&mut self, other: &Real) {
        let Real {
            now,
            offered_at,
            late,
            due_indicators,
            dead,
            false_kan,
            charged,
            offenders,
            settlement,
            notes,
        } = other;
        self.now = *now;
        self.offered_at = *offered_at;
        self.late.clone_from(late);
        self.due_indicators = *due_indicators;
        self.dead = *dead;
        self.false_kan = *false_kan;
        self.charged = *charged;
        self.offenders = *offenders;
        self.settlement.clone_from(settlement);
        self.notes.clone_from(notes);
    }
}

/// What events concern.
#[derive(Clone, Copy, Default)]
struct Concern {
    players: [bool; 4],
    /// More than the phase, who is tenpai, and what only a real table has.
    more: bool,
}

impl Concern {
    fn add(&mut self, event: &Event) {
        match *event {
            Event::Answered { .. } | Event::Erred { .. } | Event::Died { .. } | Event::Clock { .. } => return,
            Event::Dealt | Event::Claimed { .. } | Event::Stands => self.players = [true; 4],
            Event::Drew { seat, .. }
            | Event::Replaced { seat, .. }
            | Event::Returned { seat, .. }
            | Event::Riichi { seat }
            | Event::Discarded { seat, .. }
            | Event::StakeLaid { seat }
            | Event::ClosedKan { seat, .. }
            | Event::AddedKan { seat, .. }
            | Event::North { seat }
            | Event::Passed { seat } => self.players[seat.index()] = true,
            Event::Indicator { .. }
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
        self.more = true;
    }
}
