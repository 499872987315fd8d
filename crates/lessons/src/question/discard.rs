//! Questions about discards.

use std::sync::Arc;

use hanchan_round::{Phase, Round};
use hanchan_rules::Rules;
use hanchan_shape::Shape;
use hanchan_tiles::{Counts, Hand, Kind};

use super::ask::nearest;
use crate::play::Play;

/// How many deals are played for a question.
const DEALS: usize = 1;

/// A discard and what it leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The discard.
    pub tile: Kind,
    /// How far the rest is.
    pub shanten: i8,
    /// How many tiles help it.
    pub tiles: u32,
    /// How many fewer that are than with the best discard; nothing can be compared where the rest is further away.
    pub lost: Option<u32>,
}

/// Every discard, the best first: the rest as near as possible, and the most tiles that help it.
/// Only the hand is shown, so that only its tiles are counted as seen.
pub(super) fn choices(hand: &Hand, rules: &Rules) -> Vec<Choice> {
    let all = Shape::of(hand, rules.switches().table.tiles).discards(&Counts::EMPTY);
    let best = all.first().map(|best| (best.ukeire.shanten, best.ukeire.total()));
    let choice = |discard: &hanchan_shape::Discard| {
        let (shanten, tiles) = (discard.ukeire.shanten, discard.ukeire.total());
        let lost = best.filter(|best| best.0 == shanten).map(|best| best.1.saturating_sub(tiles));
        Choice { tile: discard.tile, shanten, tiles, lost }
    };
    all.iter().map(choice).collect()
}

/// A hand with a tile too many, and how hard the choice is.
pub(super) fn hand(rules: &Arc<Rules>, level: u16, seed: u64) -> Option<(Hand, u16)> {
    let mut play = Play::new(rules, seed);
    let mut all = Vec::new();
    let mut look = |round: &Round| {
        let Phase::Turn(turn) = round.phase() else { return };
        let player = round.player(turn.seat);
        if player.riichi.in_force() || turn.drawn.is_none() {
            return;
        }
        let shanten = Shape::of(&player.hand, rules.switches().table.tiles).shanten();
        if !(0..=3).contains(&shanten) {
            return;
        }
        let choices = choices(&player.hand, rules);
        let best = choices.iter().filter(|choice| choice.lost == Some(0)).count();
        // Where half of the hand is right there is nothing to learn.
        if best <= 3 && choices.len() > best {
            let hard = difficulty(&choices, shanten);
            all.push((player.hand, hard));
        }
    };
    for _ in 0..DEALS {
        play.deal(&mut look);
    }
    nearest(all, level)
}

/// A narrow choice is hard, and so is one far from tenpai.
fn difficulty(choices: &[Choice], shanten: i8) -> u16 {
    let second = choices.iter().filter_map(|choice| choice.lost).find(|lost| *lost > 0);
    let gap = second.map_or(20, |lost| lost.min(20)) as u16;
    (120 * shanten.max(0) as u16 + 30 * (20 - gap) + 100).min(1000)
}
