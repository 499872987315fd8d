//! Checks the invariants of a game at every step, and panics if one is broken.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_check::{Broken, Watch, Wild};
use hanchan_round::Round;
use hanchan_rules::Rules;

/// Checks one game.
pub(super) struct Watcher {
    watch: Watch,
    /// A separate random generator, so that checking does not change the game.
    random: Rng,
    game: u64,
}

impl Watcher {
    pub(super) fn new(rules: &Arc<Rules>, start: u64, game: u64) -> Watcher {
        Watcher { watch: Watch::new(rules), random: Rng::with_seed(!start), game }
    }

    /// Checks the start of a deal.
    pub(super) fn deal(&mut self, round: &Round) {
        let held = self.watch.deal(round);
        self.must_hold(held, round);
    }

    /// Checks a move and whether it was accepted.
    pub(super) fn step(&mut self, round: &Round, what: Wild, accepted: bool) {
        let held = self.watch.step(round, what, accepted);
        self.must_hold(held, round);
    }

    /// Checks the end of a deal.
    pub(super) fn over(&mut self, round: &Round) {
        let random = &mut self.random;
        let held = self.watch.over(round, &mut |below| random.usize(..below.max(1)));
        self.must_hold(held, round);
    }

    /// Panics if an invariant is broken.
    fn must_hold(&self, held: Result<(), Broken>, round: &Round) {
        if let Err(broken) = held {
            panic!("game {}, {:?}: {broken}; last: {:?}", self.game, round.setup(), round.events().last());
        }
    }
}
