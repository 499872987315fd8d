//! A mismatch without its position in the game.

use hanchan_round::Refusal;
use hanchan_rules::{RuleKey, Switch};

use super::mismatch::{Fact, Mismatch, Topic};
use crate::recorded::RecordedGame;

/// A mismatch in a deal.
pub(super) struct Fault {
    pub(super) step: Option<usize>,
    pub(super) topic: Topic,
    pub(super) recorded: Fact,
    pub(super) engine: Fact,
    pub(super) switch: Option<RuleKey>,
}

impl Fault {
    pub(super) fn new(topic: Topic, recorded: Fact, engine: Fact) -> Fault {
        Fault { step: None, topic, recorded, engine, switch: None }
    }

    /// An act that the engine refuses.
    pub(super) fn refused(recorded: Fact, why: Refusal) -> Fault {
        Fault {
            switch: why.switch().map(RuleKey::Switch),
            ..Fault::new(Topic::Act, recorded, Fact::Refused(why))
        }
    }

    pub(super) fn in_step(self, step: Option<usize>) -> Fault {
        Fault { step, ..self }
    }

    pub(super) fn by(self, switch: &'static Switch) -> Fault {
        Fault { switch: Some(RuleKey::Switch(switch)), ..self }
    }

    /// Adds the position in the game.
    pub(super) fn in_deal(self, game: &RecordedGame, deal: usize) -> Mismatch {
        let Fault { step, topic, recorded, engine, switch } = self;
        let at = game.deals.get(deal).map_or(0, |of| match step.and_then(|step| of.steps.get(step)) {
            Some(step) => step.at,
            None if matches!(topic, Topic::Setup | Topic::Dice | Topic::Wall | Topic::Tiles) => of.at,
            None => of.end_at,
        });
        Mismatch { deal, step, at, topic, recorded, engine, switch }
    }
}
