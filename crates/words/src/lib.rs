//! All texts that players read, in Russian, Danish, English and Japanese.
//!
//! The messages are in `locales/`, one folder per language, in Fluent format. `clubs/` has the clubs' own words:
//! their names for yaku, and their terms, which replace the default ones in all messages. No other crate contains
//! texts for players.
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
mod syntax;
mod words;

pub use explain::{Explanation, ExplanationRow, Payment};
pub use language::{Language, Style, parse_yes_no};
pub use statements::statements;
pub use words::{Words, club_of};
