//! What is printed: `hanchan draw`, `sheet`, `cards`, `book`, `page`.

mod all;
pub(crate) mod book;
pub(crate) mod cards;
mod document;
pub(crate) mod draw;
mod output;
pub(crate) mod page;
#[cfg(feature = "pdf")]
mod pdf;
#[cfg(not(feature = "pdf"))]
#[path = "no_pdf.rs"]
mod pdf;
pub(crate) mod served;
pub(crate) mod sheet;

pub(crate) use pdf::FORMATS;
