//! The rules of riichi mahjong as data.
//!
//! A rule file decides every switch in which clubs differ, and says of every value where it comes from: a
//! statement of a document (`P-136`), the default of an ambiguity (`A-P08`), or other words. A file may
//! leave things to a named base. [`Rules`] is what comes out of it: complete, checked, and handed
//! unchanged to everyone.
//!
//! ```
//! use hanchan_rules::{SwapCalling, Worth, Yaku, preset};
//!
//! let phoenix = preset("phoenix").expect("it comes with the program");
//! assert_eq!(phoenix.switches().calls.swap_calling, SwapCalling::Allowed);
//! assert_eq!(phoenix.source_of("calls", "swap-calling").unwrap().by, ["P-054", "A-P29"]);
//! assert_eq!(phoenix.worth(Yaku::Tanyao), Worth::Han { open: 0, closed: 1 }); // A-P04
//! ```
//!
//! # Stability
//!
//! There will be more yaku and more switches: [`Yaku`], [`Switches`] and the structs of its groups are
//! `#[non_exhaustive]`. The options of a switch ([`SwapCalling`], …) are exhaustive on purpose: code that decides by a rule
//! must decide about each option. So are [`Complaint`], [`Expected`] and [`NoRules`], which are translated. A variant more
//! in one of them is a breaking change.

mod choice;
mod choices;
mod draft;
pub mod hex;
mod library;
mod presets;
mod problem;
mod raw;
mod rules;
mod sense;
mod statements;
mod switches;
#[cfg(feature = "serde")]
mod with_serde;
mod yaku;

pub use choice::{Shown, Value};
pub use choices::*;
pub use library::{NoRules, Unreadable, open};
pub use presets::{preset, preset_file, preset_files, preset_ids};
pub use problem::{Complaint, Expected, Nonsense, Place, Problem, Problems};
pub use raw::{Entry, Raw, RuleFile};
pub use rules::{Rules, RulesName, keys};
pub use statements::{STATEMENTS, read_statements, statement, statements};
pub use switches::*;
pub use yaku::{Worth, Yaku, YakuSet};

/// The README's example is tested like those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
