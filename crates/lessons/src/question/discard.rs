//! Questions about discards.

use std::sync::Arc;

use hanchan_round::{Phase, Round};
use hanchan_rules::Rules;
use hanchan_shape::Shape;
use hanchan_tiles::{Counts, Hand, Kind};

use super::ask::nearest;
use crate::play::Play;

/// The number of deals to play for a question.
const DEALS: usize = 1;

/// A discard and its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiscardOption {
    /// The discard.
    pub tile: Kind,
    /// The shanten of the remaining hand.
    pub shanten: i8,
    /// The number of tiles that improve the remaining hand.
    pub tiles: u32,
    /// How many fewer tiles improve the hand than after the best discard. `None` if the remaining hand is further
    /// from tenpai than after the best discard, so that the numbers cannot be compared.
    pub lost: Option<u32>,
}

/// Returns every discard, best first: by shanten, then by the number of tiles that improve the hand. The question
/// shows only the hand, so only its tiles count as seen.
pub(super) fn choices(hand: &Hand, rules: &Rules) -> Vec<DiscardOption> {
    let all = Shape::of(hand, rules.switches().table.tiles).discards(&Counts::EMPTY);
    let best = all.first().map(|best| (best.ukeire.shanten, best.ukeire.total()));
    let choice = |discard: &hanchan_shape::Discard| {
        let (shanten, tiles) = (discard.ukeire.shanten, discard.ukeire.total());
        let lost = best.filter(|best| best.0 == shanten).map(|best| best.1.saturating_sub(tiles));
        DiscardOption { tile: discard.tile, shanten, tiles, lost }
    };
    all.iter().map(choice).collect()
}

/// Returns a hand of 14 tiles (less three for each meld), and how hard its best discard is to find.
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
        // If more than three discards are best, there is nothing to learn.
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

/// Returns how hard a discard is to choose: a close choice is hard, and so is one far from tenpai.
fn difficulty(choices: &[DiscardOption], shanten: i8) -> u16 {
    let second = choices.iter().filter_map(|choice| choice.lost).find(|lost| *lost > 0);
    let gap = second.map_or(20, |lost| lost.min(20)) as u16;
    (120 * shanten.max(0) as u16 + 30 * (20 - gap) + 100).min(1000)
}
