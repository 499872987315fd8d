//! Questions about furiten.

use std::sync::Arc;

use hanchan_round::{Phase, RiverTile, Round};
use hanchan_rules::Rules;
use hanchan_score::waits;
use hanchan_tiles::{Hand, KindSet};

use super::ask::nearest;
use super::waits::difficulty;
use crate::chance::Chance;
use crate::play::Play;

/// The number of deals to play for a question.
const DEALS: usize = 4;

/// A tenpai hand and its player's discards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FuritenCase {
    /// The hand of 13 tiles.
    pub hand: Hand,
    /// All discards of the player, including those that others claimed.
    pub river: Vec<RiverTile>,
}

/// Whether a hand is furiten because of its player's own discards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FuritenCheck {
    /// The hand's waits.
    pub waits: KindSet,
    /// The waits that are among the discards.
    pub discarded: KindSet,
    /// Whether these rules therefore forbid a win by ron.
    pub forbidden: bool,
}

impl FuritenCase {
    /// Checks whether the hand is furiten under these rules.
    pub fn furiten(&self, rules: &Rules) -> FuritenCheck {
        let waits = waits(&self.hand, rules);
        let own: KindSet = self.river.iter().map(|discard| discard.tile.kind()).collect();
        let discarded = waits.intersection(own);
        let forbidden = rules.switches().riichi.discard_furiten && !discarded.is_empty();
        FuritenCheck { waits, discarded, forbidden }
    }
}

/// Returns a tenpai hand, furiten about half of the time, and how hard that is to see.
pub(super) fn held(rules: &Arc<Rules>, level: u16, seed: u64) -> Option<(FuritenCase, u16)> {
    let wanted = Chance::new(seed ^ 0x66_75_72_69).percent(50);
    let mut play = Play::new(rules, seed);
    let mut all: Vec<FuritenCase> = Vec::new();
    let mut look = |round: &Round| {
        let Phase::Claims(window) = round.phase() else { return };
        let player = round.player(window.from);
        let hand = player.hand.taken_in();
        let again = all.last().is_some_and(|known| known.hand == hand);
        if hand.size() == 13 && !again && !waits(&hand, rules).is_empty() {
            all.push(FuritenCase { hand, river: player.river.tiles().to_vec() });
        }
    };
    for _ in 0..DEALS {
        play.deal(&mut look);
    }
    let is = |held: &FuritenCase, wanted: bool| held.furiten(rules).discarded.is_empty() != wanted;
    let fitting = if all.iter().any(|held| is(held, wanted)) { wanted } else { !wanted };
    all.retain(|held| is(held, fitting));
    let all = all.into_iter().map(|held| {
        let hard = difficulty(&held.hand, held.furiten(rules).waits) + 10 * held.river.len() as u16;
        (held, hard.min(1000))
    });
    nearest(all, level)
}
