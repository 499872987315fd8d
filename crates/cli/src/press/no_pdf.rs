//! Takes the place of `pdf.rs` in a program that was built without the typesetter: says what to do instead.

use std::fmt::Display;

use hanchan_press::{Deck, Look};
use hanchan_words::Words;

use super::document::{Document, Style};
use crate::complaint::Complaint;

/// The formats documents can be printed in. The first is the default.
pub(crate) const FORMATS: &[&str] = &["html"];

/// Explains how to get a PDF.
pub(super) fn pdf(
    _document: Document<'_>,
    file: &dyn Display,
    style: Style<'_>,
) -> Result<Vec<u8>, Complaint> {
    Err(explained(file, style.words))
}

/// Explains how to get pictures of pages.
pub(super) fn pictures(
    _document: Document<'_>,
    file: &dyn Display,
    style: Style<'_>,
    _dpi: u32,
) -> Result<Vec<Vec<u8>>, Complaint> {
    Err(explained(file, style.words))
}

/// Explains how to get pictures of cards.
pub(super) fn card_pictures(
    _deck: &Deck,
    folder: &dyn Display,
    _look: Look,
    _dpi: u32,
    words: &Words,
) -> Result<Vec<Vec<u8>>, Complaint> {
    Err(explained(folder, words))
}

fn explained(file: &dyn Display, words: &Words) -> Complaint {
    Complaint::Said(words.say("refused-no-pdf", [("file", file.to_string().into())]))
}
