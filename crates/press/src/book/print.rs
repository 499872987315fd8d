//! The book as pages.

use serde::Serialize;

use super::Book;
use crate::draw::Look;
use crate::paper::Paper;
use crate::typeset::{Pages, Unprintable, set};

#[derive(Serialize)]
struct Data<'a> {
    paper: &'static str,
    book: &'a Book,
}

impl Book {
    /// Sets it.
    pub fn print(&self, look: Look, paper: Paper) -> Result<Pages, Unprintable> {
        set(include_str!("book.typ"), &Data { paper: paper.typst(), book: self }, look)
    }
}
