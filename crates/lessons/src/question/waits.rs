//! Questions about waits.

use std::sync::Arc;

use hanchan_round::{Phase, Round};
use hanchan_rules::Rules;
use hanchan_score::waits;
use hanchan_tiles::{Hand, KindSet, Suit};

use super::ask::nearest;
use crate::play::Play;

/// The number of deals to play for a question.
const DEALS: usize = 3;

/// Returns a hand of 13 tiles, its waits, and how hard they are to see. Now and then the hand has no waits.
pub(super) fn waiting(rules: &Arc<Rules>, level: u16, seed: u64) -> Option<(Hand, KindSet, u16)> {
    let mut play = Play::new(rules, seed);
    let mut hands: Vec<(Hand, KindSet)> = Vec::new();
    let mut look = |round: &Round| {
        let Phase::Claims(window) = round.phase() else { return };
        let hand = round.player(window.from).hand.taken_in();
        let again = hands.iter().rev().take(4).any(|(known, _)| *known == hand);
        if hand.size() == 13 && !again {
            let waits = waits(&hand, rules);
            let near = hanchan_shape::Shape::of(&hand, rules.switches().table.tiles).shanten() <= 1;
            let few = hands.iter().filter(|(_, waits)| waits.is_empty()).count() < 2;
            if !waits.is_empty() || near && few {
                hands.push((hand, waits));
            }
        }
    };
    for _ in 0..DEALS {
        play.deal(&mut look);
    }
    let all = hands.into_iter().map(|(hand, waits)| ((hand, waits), difficulty(&hand, waits)));
    nearest(all, level).map(|((hand, waits), difficulty)| (hand, waits, difficulty))
}

/// Returns how hard waits are to find: many waits and many tiles of one suit are hard, and so is being sure that there
/// is no wait.
pub(super) fn difficulty(hand: &Hand, waits: KindSet) -> u16 {
    let concealed = hand.concealed().counts();
    let of = |suit: &Suit| -> u16 {
        let in_suit = concealed.iter().filter(|(kind, _)| kind.suit() == Some(*suit));
        in_suit.map(|(_, count)| u16::from(count)).sum()
    };
    let longest = Suit::ALL.iter().map(of).max().unwrap_or(0);
    let crowd = 40 * longest.saturating_sub(4);
    let many = match waits.len() {
        0 => 300,
        1 => 80,
        2 => 100,
        more => 150 * more as u16,
    };
    (crowd + many).min(1000)
}
