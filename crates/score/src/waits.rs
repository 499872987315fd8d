//! What completes a hand, under the rules.

use hanchan_rules::Rules;
use hanchan_shape::Shape;
use hanchan_tiles::{Hand, KindSet};

/// The kinds that complete a hand of 13 tiles, a meld counted as three. A kind of which the player has all four
/// is none of them.
pub fn waits(hand: &Hand, rules: &Rules) -> KindSet {
    let by_shape = Shape::of(hand, rules.switches.table.tiles).waits().tiles();
    let counts = hand.concealed().counts();
    let odd: KindSet = counts.iter().filter(|(_, count)| count % 2 == 1).map(|(kind, _)| kind).collect();
    let pairs = rules.switches.hands.equal_pairs && odd.len() == 1 && counts.total() == 13;
    if pairs { by_shape.union(odd) } else { by_shape }
}
