//! Somebody who looks on while a game is played, and at everything.

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

/// Looks on while a game is played: after every step nothing is lost, the lists are right and the views are; when a deal
/// is over, its events make it again, and hidden tiles have changed nothing of what an audience was told.
#[derive(Debug)]
pub struct Watch {
    rules: Arc<Rules>,
    listeners: Listeners,
    deals: usize,
    deal: Option<Deal>,
    pairs: usize,
}

/// What is kept of a deal.
#[derive(Debug)]
struct Deal {
    trial: Trial,
    /// The moves that were accepted.
    moves: Vec<Wild>,
    /// What the audience received that is put to the test in this deal.
    heard: Lines<Received>,
    steps: usize,
}

/// More deals than a game has.
const MOST_DEALS: usize = 2000;
/// More steps than a deal has at an assisted table.
const MOST: usize = 1000;
/// The same at a real one, where much is said that is refused.
const MOST_AT_REAL_TABLE: usize = 20_000;

impl Watch {
    /// Before the first deal.
    pub fn new(rules: &Arc<Rules>) -> Watch {
        Watch { rules: Arc::clone(rules), listeners: Listeners::new(rules), deals: 0, deal: None, pairs: 0 }
    }

    /// How many deals were played a second time with hidden tiles in other places, and told the same.
    pub fn pairs(&self) -> usize {
        self.pairs
    }

    /// A deal begins.
    pub fn deal(&mut self, round: &Round) -> Result<(), Broken> {
        let count = round.seats().count() + 3;
        let audience = Audience::all(round.seats()).nth(self.deals % count).unwrap_or(Audience::Spectator);
        self.deals += 1;
        if self.deals > MOST_DEALS {
            return Err(Broken::Endless);
        }
        let told = self.listeners.deal(round)?;
        let lines = received(audience, &told).into_iter().collect();
        let heard = Lines { audience, lines, after: Vec::new() };
        self.deal = Some(Deal { trial: Trial::of(round), moves: Vec::new(), heard, steps: 0 });
        self.look(round)
    }

    /// Somebody tried to do something in the deal begun last; whether it was accepted.
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
        while let Some(told) = self.listeners.next(round)? {
            deal.heard.lines.extend(received(deal.heard.audience, &told));
        }
        deal.heard.after.truncate(deal.moves.len());
        deal.heard.after.push(deal.heard.lines.len());
        self.listeners.check(round)
    }

    /// The deal is over. `chance(n)` gives a number below `n`.
    pub fn over(&mut self, round: &Round, chance: &mut impl FnMut(usize) -> usize) -> Result<(), Broken> {
        let Some(Deal { moves, heard, .. }) = self.deal.take() else { return Ok(()) };
        let rules = Arc::clone(&self.rules);
        let (wall, events) = (round.wall().clone(), round.events());
        let again = Round::replay(rules, wall, *round.setup(), round.sitting(), events, round.notes());
        if again != *round {
            return Err(Broken::Replay);
        }
        for cut in [chance(moves.len().max(1)), moves.len()] {
            match compare(round, &heard, honest, &moves, cut, &self.rules, chance) {
                Pair::Leak => return Err(Broken::Leak(heard.audience)),
                Pair::Same { .. } => self.pairs += 1,
                Pair::Impossible => {}
            }
        }
        Ok(())
    }
}
