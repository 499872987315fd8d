//! Hands, wins and games for benchmarks. The libraries that Hanchan is compared with are dev-dependencies, used only
//! by the benches, tests and examples.

mod deals;
mod race;
mod wins;

use fastrand::Rng;
use hanchan_shape::Shape;
use hanchan_tiles::{Counts, Deck, Kind};

pub use deals::{Done, Policy, game};
pub use race::{each, race, rates};
pub use wins::{Sample, Wins, peers_rules, wins};

/// The number of tiles that are drawn or discarded on trial for each hand.
pub const TRIES: usize = 8;

/// A set of hands for benchmarks.
#[derive(Clone, Debug)]
pub struct Set {
    /// The set's name in the tables of the README.
    pub name: &'static str,
    /// The hands.
    pub hands: Vec<Counts>,
    /// The tiles to try for each hand: discards from hands of 14, 11, … tiles, draws for hands of 13, 10, … tiles.
    pub tries: Vec<[Kind; TRIES]>,
}

/// Draws a hand from the tiles of some kinds, each tile with the same probability.
///
/// # Panics
/// If there are fewer than `size` tiles.
pub fn random_hand(random: &mut Rng, kinds: &[Kind], size: usize) -> Counts {
    let mut wall: Vec<Kind> = kinds.iter().flat_map(|&kind| [kind; 4]).collect();
    let mut counts = Counts::EMPTY;
    for _ in 0..size {
        let tile = wall.swap_remove(random.usize(..wall.len()));
        counts.add(tile).expect("the wall has four of each");
    }
    counts
}

/// Returns the sets of the benchmarks, each with this number of hands.
pub fn sets(hands: usize) -> Vec<Set> {
    let all = Kind::ALL;
    let mut random = Rng::with_seed(2026);
    let mut set = |name, kinds: &[Kind], sizes: &[usize]| {
        let hands: Vec<Counts> =
            (0..hands).map(|i| random_hand(&mut random, kinds, sizes[i % sizes.len()])).collect();
        let tries = hands.iter().map(|hand| tries(&mut random, hand, kinds)).collect();
        Set { name, hands, tries }
    };
    vec![
        set("random 13", &all, &[13]),
        set("random 14", &all, &[14]),
        set("one suit 14", &all[9..18], &[14]),
        set("4 to 11, beside melds", &all, &[10, 11, 7, 8, 4, 5]),
    ]
}

fn tries(random: &mut Rng, hand: &Counts, kinds: &[Kind]) -> [Kind; TRIES] {
    let discards = hand.total() % 3 == 2;
    let fits = |kind: &Kind| if discards { hand.get(*kind) > 0 } else { hand.get(*kind) < 4 };
    let fitting: Vec<Kind> = kinds.iter().copied().filter(fits).collect();
    std::array::from_fn(|_| fitting[random.usize(..fitting.len())])
}

/// Returns hands of 13 tiles that include one to three random pons and chis.
///
/// # Panics
/// Never: a meld that does not fit is left out.
pub fn beside_melds(hands: usize) -> Vec<Shape> {
    let mut random = Rng::with_seed(2027);
    let shape = |_| {
        let mut aside = Counts::EMPTY;
        let mut melds = 0;
        while melds < 1 + random.usize(..3) {
            let low = random.usize(..Kind::COUNT);
            let chi = random.bool() && Kind::ALL[low].rank().is_some_and(|rank| rank <= 7);
            let tiles: [Kind; 3] = std::array::from_fn(|i| Kind::ALL[if chi { low + i } else { low }]);
            if let Ok(more) = Counts::of(tiles).and_then(|meld| aside.plus(&meld)) {
                (aside, melds) = (more, melds + 1);
            }
        }
        loop {
            let concealed = random_hand(&mut random, &Kind::ALL, 13 - 3 * melds);
            if let Ok(shape) = Shape::new(concealed, &aside, Deck::Full) {
                return shape;
            }
        }
    };
    (0..hands).map(shape).collect()
}
