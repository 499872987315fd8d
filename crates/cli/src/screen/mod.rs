//! The table in a terminal, drawn only from the views of seats.

mod ended;
mod face;
mod front;
mod hand;
mod help;
mod hint;
mod keys;
mod pages;
mod popup;
mod table;
mod terminal;
#[cfg(test)]
pub(crate) mod testing;
mod wrap;

pub(crate) use ended::{Ended, Opened};
pub(crate) use hand::{HandTile, held};
pub(crate) use help::help_lines;
pub(crate) use hint::hint;
pub(crate) use keys::Key;
pub(crate) use pages::{Pages, deal_pages, final_page, page_lines};
pub(crate) use popup::popup;
pub(crate) use table::Table;
pub(crate) use terminal::{App, Wants, run};

pub(crate) use face::row;

/// The columns and lines of the smallest window that can show a table.
pub(crate) const MIN_WINDOW: (u16, u16) = (80, 24);
