//! The rules of riichi mahjong as data.
//!
//! A rule file sets every switch on which clubs differ, and gives a source for every value: a statement in a
//! document (`P-136`), our reading of an ambiguous document (`A-P08`), or free text. A file can inherit values
//! from a named base. [`Rules`] is the result: complete, validated and immutable.
//!
//! ```
//! use hanchan_rules::{SwapCalling, Worth, Yaku, preset};
//!
//! let phoenix = preset("phoenix").expect("a preset");
//! assert_eq!(phoenix.switches().calls.swap_calling, SwapCalling::Allowed);
//! assert_eq!(phoenix.source_of("calls", "swap-calling").unwrap().by, ["P-054", "A-P29"]);
//! assert_eq!(phoenix.worth(Yaku::Tanyao), Worth::Han { open: 0, closed: 1 }); // A-P04
//! ```
//!
//! # Stability
//!
//! More yaku, switches and errors will be added: [`Yaku`], [`Switches`], the structs of its groups,
//! [`RuleProblemKind`], [`Expected`] and [`Nonsense`] are `#[non_exhaustive]`. The options of a switch
//! ([`SwapCalling`], …) are exhaustive on purpose: code that implements a rule must handle each option.
//! [`NoRules`] is exhaustive, too. A new variant in one of these enums is a breaking change.

mod choice;
mod choices;
mod has_rule;
pub mod hex;
mod library;
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
pub use library::{NoRules, Unreadable, open, preset, preset_file, preset_files, preset_ids};
pub use problem::{Expected, FilePosition, Nonsense, RuleProblem, RuleProblemKind, RuleProblems};
pub use raw::{Raw, RuleEntry, RuleFile};
pub use rules::{Rules, RulesName, keys};
pub use statements::{STATEMENTS, read_statements, statement, statements};
pub use switches::*;
pub use yaku::{Worth, Yaku, YakuSet};

/// Runs the README's example as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
