//! PDF and pictures of pages, made by the typesetter.

use std::fmt::Display;

use hanchan_pdf::{Pages, Unprintable};
use hanchan_press::{Deck, Look};
use hanchan_words::Words;

use super::document::{Document, Style};
use crate::complaint::Complaint;

/// The formats documents can be printed in. The first is the default.
pub(crate) const FORMATS: &[&str] = &["pdf", "html"];

/// Returns a document as PDF.
pub(super) fn pdf(
    document: Document<'_>,
    _file: &dyn Display,
    style: Style<'_>,
) -> Result<Vec<u8>, Complaint> {
    set(document, style).and_then(|pages| pages.pdf()).map_err(|error| failed(&error))
}

/// Returns a picture of each page of a document, as PNG.
pub(super) fn pictures(
    document: Document<'_>,
    _file: &dyn Display,
    style: Style<'_>,
    dpi: u32,
) -> Result<Vec<Vec<u8>>, Complaint> {
    let pages = set(document, style).map_err(|error| failed(&error))?;
    drawn(&pages, dpi, style.words)
}

/// Returns a picture of each card of a deck, as PNG.
pub(super) fn card_pictures(
    deck: &Deck,
    _folder: &dyn Display,
    look: Look,
    dpi: u32,
    words: &Words,
) -> Result<Vec<Vec<u8>>, Complaint> {
    let pages = hanchan_pdf::single_cards(deck, look).map_err(|error| failed(&error))?;
    drawn(&pages, dpi, words)
}

fn set(document: Document<'_>, Style { look, paper, .. }: Style<'_>) -> Result<Pages, Unprintable> {
    match document {
        Document::Sheet(sheet) => hanchan_pdf::sheet(sheet, look, paper),
        Document::Cards(deck) => hanchan_pdf::cards(deck, look, paper),
        Document::Book(book) => hanchan_pdf::book(book, look, paper),
    }
}

fn drawn(pages: &Pages, dpi: u32, words: &Words) -> Result<Vec<Vec<u8>>, Complaint> {
    let png = |page| pages.png(page, dpi).ok_or_else(|| Complaint::Said(words.text("refused-picture")));
    (0..pages.count()).map(png).collect()
}

fn failed(error: &Unprintable) -> Complaint {
    Complaint::Said(error.to_string())
}
