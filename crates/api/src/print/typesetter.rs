//! The interface to the typesetter, which makes PDF files. The typesetter takes minutes to compile, so it is an
//! optional feature of programs.

use std::fmt::Display;
use std::sync::OnceLock;

use hanchan_press::{CardDeck, Look, Paper};

use super::document::Document;
use crate::request_error::RequestError;

/// Makes PDF files and pictures of pages.
pub trait Typesetter: Sync {
    /// Returns a document as PDF.
    fn pdf(&self, document: Document<'_>, look: Look, paper: Paper) -> Result<Vec<u8>, RequestError>;

    /// Returns a picture of each page of a document, as PNG.
    fn pictures(
        &self,
        document: Document<'_>,
        look: Look,
        paper: Paper,
        dpi: u32,
    ) -> Result<Vec<Vec<u8>>, RequestError>;

    /// Returns a picture of each card of a deck, as PNG.
    fn card_pictures(&self, deck: &CardDeck, look: Look, dpi: u32) -> Result<Vec<Vec<u8>>, RequestError>;
}

static TYPESETTER: OnceLock<&'static dyn Typesetter> = OnceLock::new();

/// Installs the typesetter for the rest of the program's run. Later calls have no effect.
pub fn install_typesetter(typesetter: &'static dyn Typesetter) {
    TYPESETTER.get_or_init(|| typesetter);
}

/// Returns the typesetter, or an error that explains how to get `file` without it.
pub(super) fn typesetter(file: &dyn Display) -> Result<&'static dyn Typesetter, RequestError> {
    TYPESETTER.get().copied().ok_or_else(|| RequestError::NoPdf(file.to_string()))
}

/// Returns the formats that documents can be printed in. The first is the default.
pub fn print_formats() -> &'static [&'static str] {
    if TYPESETTER.get().is_some() { &["pdf", "html"] } else { &["html"] }
}

/// Returns a picture of each card of a deck, as PNG. `folder` is the name of the output folder in error messages.
pub fn card_pictures(
    deck: &CardDeck,
    folder: &dyn Display,
    look: Look,
    dpi: u32,
) -> Result<Vec<Vec<u8>>, RequestError> {
    typesetter(folder)?.card_pictures(deck, look, dpi)
}
