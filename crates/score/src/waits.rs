//! What completes a hand, under the rules.

use hanchan_rules::Rules;
use hanchan_shape::Shape;
use hanchan_tiles::{Counts, Hand, KindSet};

/// The kinds that complete a hand of 13 tiles, a meld counted as three. A kind of which the player has all four
/// is none of them.
pub fn waits(hand: &Hand, rules: &Rules) -> KindSet {
    let by_shape = Shape::of(hand, rules.switches().table.tiles).waits().tiles();
    let equal = rules.switches().hands.equal_pairs;
    if equal { by_shape.union(equal_pairs_wait(hand.concealed().counts())) } else { by_shape }
}

/// Where seven pairs may be alike: the kind that is still single, if all others of thirteen tiles are in twos.
pub fn equal_pairs_wait(concealed: &Counts) -> KindSet {
    let odd: KindSet = concealed.iter().filter(|(_, count)| count % 2 == 1).map(|(kind, _)| kind).collect();
    if odd.len() == 1 && concealed.total() == 13 { odd } else { KindSet::EMPTY }
}
