//! The book as pages.

use std::collections::BTreeMap;

use hanchan_tiles::Tile;
use serde::Serialize;

use super::Book;
use crate::draw::{Look, Picture};
use crate::paper::Paper;
use crate::typeset::{Pages, Unprintable, set};

#[derive(Serialize)]
struct Data<'a> {
    paper: &'static str,
    book: &'a Book,
}

impl Book {
    /// Sets it.
    pub fn print(&self, look: Look, paper: Paper) -> Result<Pages, Unprintable> {
        let cards = self.deck.cards.iter().enumerate();
        let hands = cards.flat_map(|(i, card)| {
            let hands = card.hands.iter().enumerate();
            hands.map(move |(j, hand)| (format!("hands/{i}-{j}.svg"), hand.picture.svg(look, &hand.label)))
        });
        let names = self.sheet.dora.iter().flat_map(|cycle| &cycle.tiles);
        let tiles = names.map(|name| {
            (format!("tiles/{name}.svg"), Picture::tiles(name.parse::<Tile>()).svg(look, name))
        });
        let files: BTreeMap<String, String> = hands.chain(tiles).collect();
        set(include_str!("book.typ"), &Data { paper: paper.typst(), book: self }, files)
    }
}
