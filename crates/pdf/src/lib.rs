//! Typesets the documents of `hanchan-press` as PDF, or as images of their pages.
//!
//! This is a separate crate because the typesetter takes minutes to compile. The program `hanchan` uses this crate
//! only if it is built with the feature `pdf`; otherwise, documents are printed from a browser.
//!
//! ```no_run
//! use hanchan_press::{Facts, Look, Paper, Sheet};
//! use hanchan_words::{Language, Style, Words};
//!
//! let rules = hanchan_rules::preset("ema").unwrap();
//! let words = Words::new(Language::English, Style::Romanised, Some("ema"));
//! let sheet = Sheet::of(&rules, &Facts::of(&rules), None, &words);
//! std::fs::write("ema.pdf", hanchan_pdf::sheet(&sheet, Look::Regular, Paper::A4)?.pdf()?).unwrap();
//! # Ok::<(), hanchan_pdf::Unprintable>(())
//! ```

mod book;
mod cards;
mod sheet;
mod typeset;

pub use book::book;
pub use cards::{cards, single_cards};
pub use sheet::{MAX_SHEET_PAGES, sheet};
pub use typeset::{Pages, Unprintable};

use hanchan_press::Paper;

/// Returns the typesetter's name for a paper size.
const fn paper_name(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 => "a4",
        Paper::Letter => "us-letter",
    }
}
