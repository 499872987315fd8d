//! Hanchan and other libraries agree on shanten and ukeire, for hands of every size.

#[path = "../peers/mod.rs"]
mod peers;

use fastrand::Rng;
use hanchan_bench::random_hand;
use hanchan_shape::{Incremental, forms, shanten};
use hanchan_tiles::{Deck, Kind};
use peers::{riichienv, xiangting, xiangting_ukeire};

const SIZES: [usize; 10] = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14];

fn check(seed: u64, deck: Deck, hands: usize, kinds_of: impl Fn(&mut Rng) -> Vec<Kind>) {
    let mut random = Rng::with_seed(seed);
    for round in 0..hands {
        let kinds = kinds_of(&mut random);
        let size = SIZES[round % SIZES.len()];
        if kinds.len() * 4 < size {
            continue;
        }
        let hand = random_hand(&mut random, &kinds, size);
        let ours = shanten(&hand, deck);
        assert_eq!(ours, xiangting(&hand, deck), "{hand:?}");
        if size % 3 == 1 {
            let ukeire = Incremental::new(&hand, deck).advancing().bits();
            assert_eq!(ukeire, xiangting_ukeire(&hand, deck), "{hand:?}");
        }
        if deck == Deck::Full && forms(&hand, deck).standard > 0 {
            // riichienv-core ignores seven pairs and thirteen orphans if a hand is tenpai or complete in the
            // standard form.
            assert_eq!(ours, riichienv(&hand), "{hand:?}");
        }
    }
}

#[test]
fn random_hands_agree() {
    check(1, Deck::Full, 60_000, |_| Kind::ALL.to_vec());
}

#[test]
fn random_three_player_hands_agree() {
    check(2, Deck::NoMiddleMan, 60_000, |_| Deck::NoMiddleMan.kinds().iter().collect());
}

#[test]
fn one_suit_hands_agree() {
    check(3, Deck::Full, 60_000, |_| Kind::ALL[9..18].to_vec());
}

#[test]
fn hands_of_few_kinds_agree() {
    for (seed, deck) in [(4, Deck::Full), (5, Deck::NoMiddleMan)] {
        check(seed, deck, 60_000, |random| {
            let all: Vec<Kind> = deck.kinds().iter().collect();
            let few = 4 + random.usize(..6);
            random.choose_multiple(all.iter().copied(), few)
        });
    }
}
