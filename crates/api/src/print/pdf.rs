//! PDF and pictures of pages, made by the typesetter.

use std::fmt::Display;

use hanchan_pdf::{Pages, Unprintable};
use hanchan_press::{Deck, Look};

use super::document::{Document, PrintStyle};
use crate::request_error::RequestError;

/// The formats documents can be printed in. The first is the default.
pub const PRINT_FORMATS: &[&str] = &["pdf", "html"];

/// Returns a document as PDF.
pub(super) fn pdf(
    document: Document<'_>,
    _file: &dyn Display,
    style: PrintStyle<'_>,
) -> Result<Vec<u8>, RequestError> {
    set(document, style).and_then(|pages| pages.pdf()).map_err(|error| failed(&error))
}

/// Returns a picture of each page of a document, as PNG.
pub(super) fn pictures(
    document: Document<'_>,
    _file: &dyn Display,
    style: PrintStyle<'_>,
    dpi: u32,
) -> Result<Vec<Vec<u8>>, RequestError> {
    drawn(&set(document, style).map_err(|error| failed(&error))?, dpi)
}

/// Returns a picture of each card of a deck, as PNG.
pub fn card_pictures(
    deck: &Deck,
    _folder: &dyn Display,
    look: Look,
    dpi: u32,
) -> Result<Vec<Vec<u8>>, RequestError> {
    drawn(&hanchan_pdf::single_cards(deck, look).map_err(|error| failed(&error))?, dpi)
}

fn set(document: Document<'_>, PrintStyle { look, paper, .. }: PrintStyle<'_>) -> Result<Pages, Unprintable> {
    match document {
        Document::Sheet(sheet) => hanchan_pdf::sheet(sheet, look, paper),
        Document::Cards(deck) => hanchan_pdf::cards(deck, look, paper),
        Document::Book(book) => hanchan_pdf::book(book, look, paper),
    }
}

fn drawn(pages: &Pages, dpi: u32) -> Result<Vec<Vec<u8>>, RequestError> {
    (0..pages.count()).map(|page| pages.png(page, dpi).ok_or(RequestError::NoPicture)).collect()
}

fn failed(error: &Unprintable) -> RequestError {
    RequestError::Unprintable(error.to_string())
}
