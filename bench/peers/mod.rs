//! Computes shanten and ukeire with other crates.

use hanchan_tiles::{Counts, Deck};
use riichienv_core::shanten::calc_shanten_from_counts;
use xiangting::{PlayerCount, calculate_necessary_tiles, calculate_replacement_number};

/// Returns the shanten according to riichienv-core.
pub(crate) fn riichienv(hand: &Counts) -> i8 {
    calc_shanten_from_counts(hand.as_array(), hand.total() / 3)
}

fn players(deck: Deck) -> PlayerCount {
    match deck {
        Deck::Full => PlayerCount::Four,
        Deck::NoMiddleMan => PlayerCount::Three,
    }
}

/// Returns the shanten according to xiangting.
pub(crate) fn xiangting(hand: &Counts, deck: Deck) -> i8 {
    let number = calculate_replacement_number(hand.as_array(), players(deck));
    number.expect("a hand that xiangting takes") as i8 - 1
}

/// Returns the kinds that lower the shanten according to xiangting, as a bit set.
pub(crate) fn xiangting_ukeire(hand: &Counts, deck: Deck) -> u64 {
    calculate_necessary_tiles(hand.as_array(), players(deck)).expect("a hand that xiangting takes").1
}
