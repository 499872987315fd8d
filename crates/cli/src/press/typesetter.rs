//! The typesetter of a program that was built with the feature `pdf`.

use hanchan_api::{Document, RequestError, Typesetter};
use hanchan_pdf::{Pages, Unprintable};
use hanchan_press::{CardDeck, Look, Paper};

/// Sets pages with `hanchan-pdf`.
pub(crate) struct PdfTypesetter;

impl Typesetter for PdfTypesetter {
    fn pdf(&self, document: Document<'_>, look: Look, paper: Paper) -> Result<Vec<u8>, RequestError> {
        pages(document, look, paper).and_then(|pages| pages.pdf()).map_err(|error| failed(&error))
    }

    fn pictures(
        &self,
        document: Document<'_>,
        look: Look,
        paper: Paper,
        dpi: u32,
    ) -> Result<Vec<Vec<u8>>, RequestError> {
        drawn(&pages(document, look, paper).map_err(|error| failed(&error))?, dpi)
    }

    fn card_pictures(&self, deck: &CardDeck, look: Look, dpi: u32) -> Result<Vec<Vec<u8>>, RequestError> {
        drawn(&hanchan_pdf::single_cards(deck, look).map_err(|error| failed(&error))?, dpi)
    }
}

fn pages(document: Document<'_>, look: Look, paper: Paper) -> Result<Pages, Unprintable> {
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
