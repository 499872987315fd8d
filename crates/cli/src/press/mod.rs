//! The printing commands: `hanchan draw`, `sheet`, `cards`, `book` and `page`.

mod all;
pub(crate) mod book;
pub(crate) mod cards;
mod document;
pub(crate) mod draw;
mod output;
pub(crate) mod page;
pub(crate) mod sheet;
#[cfg(feature = "pdf")]
pub(crate) mod typesetter;
