//! Checks of the properties that must hold during a game.
//!
//! | | |
//! |---|---|
//! | [`Watch`] | watches a game and runs all checks below |
//! | [`Trial`] | listed moves are accepted, all others are refused, and refused moves change nothing |
//! | [`Listeners`] | what players build from their events agrees with the deal; event numbers have no gaps |
//! | [`compare`] | tiles hidden from an audience don't affect what it receives |
//! | [`check_totals`] | no points or tiles are lost |
//!
//! [`wild()`] plays random deals with everything that can go wrong at an unassisted table.

mod audience;
mod broken;
mod claim_set;
mod hidden;
mod listeners;
mod run;
mod totals;
mod trial;
mod twin;
mod watch;
mod wild;

pub use audience::{Received, received};
pub use broken::{Broken, Differs};
pub use listeners::Listeners;
pub use run::{Lens, Lines, Run, honest};
pub use totals::{Violation, check_totals};
pub use trial::Trial;
pub use twin::{Pair, compare};
pub use watch::Watch;
pub use wild::{Wild, WildAction, wild};
