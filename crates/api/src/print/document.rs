//! The documents that can be printed, each as HTML, PDF or pictures of its pages.

use std::fmt::Display;

use hanchan_press::{Book, CardDeck, Look, Paper, Sheet};
use hanchan_words::Words;

use super::typesetter::typesetter;
use crate::request_error::RequestError;

/// A document of a rule set.
#[derive(Clone, Copy)]
pub enum Document<'a> {
    /// The reference sheet for players, on two pages.
    Sheet(&'a Sheet),
    /// The yaku cards.
    Cards(&'a CardDeck),
    /// The rulebook.
    Book(&'a Book),
}

/// How to print a document.
#[derive(Clone, Copy)]
pub struct PrintStyle<'a> {
    /// The tile style.
    pub look: Look,
    /// The paper size.
    pub paper: Paper,
    /// The messages of the document's language.
    pub words: &'a Words,
}

impl Document<'_> {
    /// Returns the document as an HTML file with a print button.
    pub fn html(self, style: PrintStyle<'_>) -> String {
        let PrintStyle { look, paper, words } = style;
        match self {
            Document::Sheet(sheet) => sheet.html(look, paper, words),
            Document::Cards(deck) => deck.html(look, paper, words),
            Document::Book(book) => book.html(look, paper, words),
        }
    }

    /// Returns the document as PDF. `file` is the file's name in error messages.
    pub fn pdf(self, file: &dyn Display, style: PrintStyle<'_>) -> Result<Vec<u8>, RequestError> {
        typesetter(file)?.pdf(self, style.look, style.paper)
    }

    /// Returns a PNG picture of each page, at `dpi` pixels per inch. `file` is the file's name in error messages.
    pub fn pictures(
        self,
        file: &dyn Display,
        style: PrintStyle<'_>,
        dpi: u32,
    ) -> Result<Vec<Vec<u8>>, RequestError> {
        typesetter(file)?.pictures(self, style.look, style.paper, dpi)
    }
}
