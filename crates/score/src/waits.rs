//! The waits of a hand under the rules.

use hanchan_rules::Rules;
use hanchan_shape::Shape;
use hanchan_tiles::{Counts, Hand, KindSet};

/// Returns the kinds that complete a hand of 13 tiles, counting each meld as three. Kinds of which the player holds
/// all four are not included.
pub fn waits(hand: &Hand, rules: &Rules) -> KindSet {
    let by_shape = Shape::of(hand, rules.switches().table.tiles).waits().tiles();
    let equal = rules.switches().hands.equal_pairs;
    if equal { by_shape.union(equal_pairs_wait(hand.concealed().counts())) } else { by_shape }
}

/// Returns the kind that occurs an odd number of times among 13 tiles, if there is exactly one: the wait of seven
/// pairs under rules that allow equal pairs.
pub fn equal_pairs_wait(concealed: &Counts) -> KindSet {
    let odd: KindSet = concealed.iter().filter(|(_, count)| count % 2 == 1).map(|(kind, _)| kind).collect();
    if odd.len() == 1 && concealed.total() == 13 { odd } else { KindSet::EMPTY }
}
