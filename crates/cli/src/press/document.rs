//! The documents that can be printed, each as HTML, PDF or pictures of its pages.

use std::path::{Path, PathBuf};

use hanchan_press::{Book, Deck, Look, Paper, Sheet};
use hanchan_words::Words;

use super::output::{ending, unknown, write};
use super::pdf;
use crate::complaint::Complaint;

/// A document of a rule set.
#[derive(Clone, Copy)]
pub(super) enum Document<'a> {
    Sheet(&'a Sheet),
    Cards(&'a Deck),
    Book(&'a Book),
}

/// How to print a document.
#[derive(Clone, Copy)]
pub(super) struct Style<'a> {
    pub(super) look: Look,
    pub(super) paper: Paper,
    pub(super) words: &'a Words,
}

impl Document<'_> {
    /// Returns the document as an HTML file that prints itself.
    pub(super) fn html(self, style: Style<'_>) -> String {
        let Style { look, paper, words } = style;
        match self {
            Document::Sheet(sheet) => sheet.html(look, paper, words),
            Document::Cards(deck) => deck.html(look, paper, words),
            Document::Book(book) => book.html(look, paper, words),
        }
    }

    /// Writes the document in the format of the file's extension. PNG makes a file for each page, with so many pixels
    /// per inch.
    pub(super) fn save(self, path: &Path, style: Style<'_>, dpi: u32) -> Result<(), Complaint> {
        match ending(path).as_str() {
            "html" => write(path, self.html(style).as_bytes()),
            "pdf" => write(path, &pdf::pdf(self, &path.display(), style)?),
            "png" => {
                let pages = pdf::pictures(self, &path.display(), style, dpi)?;
                (1..).zip(pages).try_for_each(|(number, png)| write(&numbered(path, number), &png))
            }
            _ => Err(unknown(path, ".html, .pdf, .png", style.words)),
        }
    }
}

/// Adds a page number to a file name: `sheet.png` becomes `sheet-2.png`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{number}.{}", ending(path)))
}
