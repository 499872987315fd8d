//! Watches a game and runs all checks.

use std::sync::Arc;

use hanchan_round::{Round, Sitting};
use hanchan_rules::Rules;
use hanchan_view::Audience;

use crate::audience::{Received, received};
use crate::broken::Broken;
use crate::listeners::Listeners;
use crate::run::{Lines, honest};
use crate::totals::check_totals;
use crate::trial::Trial;
use crate::twin::{Pair, compare};
use crate::wild::Wild;

/// Watches a game. After every step it checks points and tiles, the lists of legal moves, and the views. When a
/// deal is over, it replays the events and checks that hidden tiles did not affect what an audience received.
#[derive(Debug)]
pub struct Watch {
    rules: Arc<Rules>,
    listeners: Listeners,
    deals: usize,
    deal: Option<Deal>,
    pairs: usize,
}

/// Data kept about the current deal.
#[derive(Debug)]
struct Deal {
    trial: Trial,
    /// The moves that were accepted.
    moves: Vec<Wild>,
    /// What the audience under test received in this deal.
    received: Lines<Received>,
    steps: usize,
}

/// The maximum number of deals, more than a game has.
const MOST_DEALS: usize = 2000;
/// The maximum number of steps at an assisted table, more than a deal has there.
const MOST: usize = 1000;
/// The maximum number of steps at an unassisted table, where many moves are refused.
const MOST_AT_REAL_TABLE: usize = 20_000;

impl Watch {
    /// Creates a watch before the first deal.
    pub fn new(rules: &Arc<Rules>) -> Watch {
        Watch { rules: Arc::clone(rules), listeners: Listeners::new(rules), deals: 0, deal: None, pairs: 0 }
    }

    /// Returns how many comparisons of a deal with a copy whose hidden tiles were rearranged were possible and
    /// found no leak.
    pub fn pairs(&self) -> usize {
        self.pairs
    }

    /// Starts a deal.
    pub fn deal(&mut self, round: &Round) -> Result<(), Broken> {
        let count = Audience::all(round.seats()).count();
        let audience = Audience::all(round.seats()).nth(self.deals % count).unwrap_or(Audience::Spectator);
        self.deals += 1;
        if self.deals > MOST_DEALS {
            return Err(Broken::Endless);
        }
        let published = self.listeners.deal(round)?;
        let lines = received(audience, &published).into_iter().collect();
        let received = Lines { audience, lines, after: Vec::new() };
        self.deal = Some(Deal { trial: Trial::of(round), moves: Vec::new(), received, steps: 0 });
        self.look(round)
    }

    /// Checks the deal after a move, accepted or not.
    pub fn step(&mut self, round: &Round, what: Wild, accepted: bool) -> Result<(), Broken> {
        if let Some(deal) = self.deal.as_mut().filter(|_| accepted) {
            deal.moves.push(what);
        }
        self.look(round)
    }

    fn look(&mut self, round: &Round) -> Result<(), Broken> {
        let Some(deal) = &mut self.deal else { return Ok(()) };
        deal.steps += 1;
        let most = if round.sitting() == Sitting::RealTable { MOST_AT_REAL_TABLE } else { MOST };
        if deal.steps > most {
            return Err(Broken::Endless);
        }
        check_totals(round)?;
        deal.trial.check(round)?;
        while let Some(published) = self.listeners.next(round)? {
            deal.received.lines.extend(received(deal.received.audience, &published));
        }
        deal.received.after.truncate(deal.moves.len());
        deal.received.after.push(deal.received.lines.len());
        self.listeners.check(round)
    }

    /// Checks a deal that is over. `chance(n)` must return a number below `n`.
    pub fn over(&mut self, round: &Round, chance: &mut impl FnMut(usize) -> usize) -> Result<(), Broken> {
        let Some(Deal { moves, received, .. }) = self.deal.take() else { return Ok(()) };
        let rules = Arc::clone(&self.rules);
        let (wall, events) = (round.wall().clone(), round.events());
        let again = Round::replay(rules, wall, *round.setup(), round.sitting(), events, round.notes());
        if again != *round {
            return Err(Broken::Replay);
        }
        for cut in [chance(moves.len().max(1)), moves.len()] {
            match compare(round, &received, honest, &moves, cut, &self.rules, chance) {
                Pair::Leak => return Err(Broken::Leak(received.audience)),
                Pair::Same { .. } => self.pairs += 1,
                Pair::Impossible => {}
            }
        }
        Ok(())
    }
}
