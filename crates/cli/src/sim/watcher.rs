//! Who looks on while a game is played, and stops the program if something cannot be.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_check::{Broken, Watch, Wild};
use hanchan_round::Round;
use hanchan_rules::Rules;

/// Looks on at one game.
pub(super) struct Watcher {
    watch: Watch,
    /// His own chance, so that a game that is watched is the same.
    random: Rng,
    game: u64,
}

impl Watcher {
    pub(super) fn new(rules: &Arc<Rules>, start: u64, game: u64) -> Watcher {
        Watcher { watch: Watch::new(rules), random: Rng::with_seed(!start), game }
    }

    /// A deal begins.
    pub(super) fn deal(&mut self, round: &Round) {
        let held = self.watch.deal(round);
        self.must_hold(held, round);
    }

    /// Somebody tried to do something; whether it was accepted.
    pub(super) fn step(&mut self, round: &Round, what: Wild, accepted: bool) {
        let held = self.watch.step(round, what, accepted);
        self.must_hold(held, round);
    }

    /// The deal is over.
    pub(super) fn over(&mut self, round: &Round) {
        let random = &mut self.random;
        let held = self.watch.over(round, &mut |below| random.usize(..below.max(1)));
        self.must_hold(held, round);
    }

    /// A program that breaks this must not go on.
    fn must_hold(&self, held: Result<(), Broken>, round: &Round) {
        if let Err(broken) = held {
            panic!("game {}, {:?}: {broken}; last: {:?}", self.game, round.setup(), round.events().last());
        }
    }
}
