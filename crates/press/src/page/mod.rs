//! Documents in the markup of the Furiten club's yaku list: headings, lists, links, hints, anchors and drawn hands.
//!
//! ```
//! use hanchan_press::Page;
//! use hanchan_rules::preset;
//!
//! let text = "# Yaku\n\n__Tanyao__ has no terminals.\n{{hand}}{{chi 234pin}}{{chi 567sou}}{{pon 8man}}{{pair 2sou}}{{tileset 3man 4man}}{{/hand}}\n";
//! let page = Page::read(text);
//! assert!(page.check(&preset("common").unwrap()).is_empty());
//! ```

mod block;
mod check;
mod html;
mod inline;
mod names;

use std::fmt::Write as _;

use hanchan_tiles::Hand;
use hanchan_tiles::notation::{ParseError, markup};

pub use block::Block;
pub use check::{Finding, PageProblem};
pub use inline::Inline;

/// A parsed document. Parsing never fails.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// The title.
    pub title: String,
    /// The blocks.
    pub blocks: Vec<Block>,
    /// The hands, in the order of the document.
    pub hands: Vec<PageHand>,
}

/// A hand in a document.
#[derive(Clone, PartialEq, Debug)]
pub struct PageHand {
    /// The number of the line on which the hand starts, counting from 1.
    pub line: usize,
    /// The hand, or the error in its notation.
    pub hand: Result<Hand, ParseError>,
    /// The hand as written.
    pub text: String,
}

/// A character that marks the placeholder for a hand while the rest is parsed; documents don't contain it.
const HAND: char = '\u{e000}';

impl Page {
    /// Parses a document.
    pub fn read(text: &str) -> Page {
        let text = &text.replace("\r\n", "\n").replace(HAND, " ");
        let mut rest = String::new();
        let mut hands = Vec::new();
        let mut at = 0;
        for (place, hand) in markup::blocks(text) {
            let before = text.get(at..place.start).unwrap_or_default();
            rest.push_str(before);
            // Put the placeholder on a line of its own. The hand's line breaks are kept, so that line numbers stay
            // right.
            let written = text.get(place.clone()).unwrap_or_default();
            let _ = write!(rest, "\n{HAND}{}{HAND}", hands.len());
            rest.push_str(&"\n".repeat(written.matches('\n').count().max(1)));
            let line = text.get(..place.start).unwrap_or_default().matches('\n').count() + 1;
            hands.push(PageHand { line, hand, text: written.to_owned() });
            at = place.end;
        }
        rest.push_str(text.get(at..).unwrap_or_default());
        let (title, rest) = title(&rest);
        let blocks = block::read(&rest);
        let title = title.or_else(|| block::first_heading(&blocks)).unwrap_or_default();
        Page { title, blocks, hands }
    }
}

/// Returns the title in a document's title tag, if there is one, and the document without the tag.
fn title(text: &str) -> (Option<String>, String) {
    let found = text.split_once("{{title}}").and_then(|(before, rest)| {
        let (title, after) = rest.split_once("{{/title}}")?;
        Some((title.trim().to_owned(), format!("{before}{after}")))
    });
    found.map_or_else(|| (None, text.to_owned()), |(title, rest)| (Some(title), rest))
}
