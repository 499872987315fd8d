//! Typesets decks of cards.

use hanchan_press::{CardDeck, Look, Paper};
use serde::Serialize;

use crate::paper_name;
use crate::typeset::{Pages, Unprintable, set};

/// The data that the template reads.
#[derive(Serialize)]
struct Data<'a> {
    paper: &'static str,
    /// Whether each card has a page of its own.
    single: bool,
    deck: &'a CardDeck,
}

/// Typesets a deck, eight cards to a page with crop marks.
pub fn cards(deck: &CardDeck, look: Look, paper: Paper) -> Result<Pages, Unprintable> {
    set(include_str!("cards.typ"), &Data { paper: paper_name(paper), single: false, deck }, look)
}

/// Typesets a deck, with each card on a page of the card's size.
pub fn single_cards(deck: &CardDeck, look: Look) -> Result<Pages, Unprintable> {
    set(include_str!("cards.typ"), &Data { paper: paper_name(Paper::A4), single: true, deck }, look)
}
