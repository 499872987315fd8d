//! Takes the place of `pdf.rs` in a program that was built without the typesetter: says what to do instead.

use std::fmt::Display;

use hanchan_press::{Deck, Look};

use super::document::{Document, PrintStyle};
use crate::request_error::RequestError;

/// The formats documents can be printed in. The first is the default.
pub const PRINT_FORMATS: &[&str] = &["html"];

/// Explains how to get a PDF.
pub(super) fn pdf(
    _document: Document<'_>,
    file: &dyn Display,
    _style: PrintStyle<'_>,
) -> Result<Vec<u8>, RequestError> {
    Err(RequestError::NoPdf(file.to_string()))
}

/// Explains how to get pictures of pages.
pub(super) fn pictures(
    _document: Document<'_>,
    file: &dyn Display,
    _style: PrintStyle<'_>,
    _dpi: u32,
) -> Result<Vec<Vec<u8>>, RequestError> {
    Err(RequestError::NoPdf(file.to_string()))
}

/// Explains how to get pictures of cards.
pub fn card_pictures(
    _deck: &Deck,
    folder: &dyn Display,
    _look: Look,
    _dpi: u32,
) -> Result<Vec<Vec<u8>>, RequestError> {
    Err(RequestError::NoPdf(folder.to_string()))
}
