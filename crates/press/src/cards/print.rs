//! The deck as pages.

use serde::Serialize;

use super::Deck;
use crate::draw::Look;
use crate::paper::Paper;
use crate::typeset::{Pages, Unprintable, set};

/// What the template reads.
#[derive(Serialize)]
struct Data<'a> {
    paper: &'static str,
    /// Whether each card is a page.
    single: bool,
    deck: &'a Deck,
}

impl Deck {
    /// Sets the cards, eight to a page with marks where to cut.
    pub fn print(&self, look: Look, paper: Paper) -> Result<Pages, Unprintable> {
        self.set(look, paper, false)
    }

    /// Sets the cards, each on a page of its own size.
    pub fn print_single(&self, look: Look) -> Result<Pages, Unprintable> {
        self.set(look, Paper::A4, true)
    }

    fn set(&self, look: Look, paper: Paper, single: bool) -> Result<Pages, Unprintable> {
        let data = Data { paper: paper.typst(), single, deck: self };
        set(include_str!("cards.typ"), &data, look)
    }
}
