//! Everything that people read, in Russian, Danish, English and Japanese.
//!
//! The messages are in `locales/`, a folder for each language, in Fluent's format. `clubs/` has the words of clubs: their
//! names of yaku, and the terms that replace ours inside all messages. No other crate builds texts for players.
//!
//! ```
//! use hanchan_rules::Yaku;
//! use hanchan_words::{Language, Style, Words};
//!
//! let english = Words::new(Language::English, Style::Native, None);
//! assert_eq!(english.yaku(Yaku::Tanyao), "All simples");
//! let phoenix = Words::new(Language::Russian, Style::Romanised, Some("phoenix"));
//! assert_eq!(phoenix.yaku(Yaku::Iipeikou), "Иппейко"); // as the club spells it
//! ```

mod deal;
mod events;
mod explain;
mod language;
mod names;
mod refusals;
mod rules;
pub mod search;
mod statements;
mod words;

pub use explain::{Explanation, Payment, Row};
pub use language::{Language, Style, parse_yes_no};
pub use statements::statements;
pub use words::Words;
