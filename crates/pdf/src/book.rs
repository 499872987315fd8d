//! Typesets rule books.

use hanchan_press::{Book, Look, Paper};
use serde::Serialize;

use crate::paper_name;
use crate::typeset::{Pages, Unprintable, set};

/// The data that the template reads.
#[derive(Serialize)]
struct Data<'a> {
    paper: &'static str,
    book: &'a Book,
}

/// Typesets a rule book.
pub fn book(book: &Book, look: Look, paper: Paper) -> Result<Pages, Unprintable> {
    set(include_str!("book.typ"), &Data { paper: paper_name(paper), book }, look)
}
