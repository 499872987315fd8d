//! What must hold of a game while it is played.
//!
//! | | |
//! |---|---|
//! | [`Watch`] | looks on, and at everything that follows |
//! | [`Trial`] | what is listed is accepted, nothing else is, and what is refused changes nothing |
//! | [`Listeners`] | what players fold from their events is what the deal says; no number is left out |
//! | [`compare`] | tiles that an audience cannot see change nothing of what it is told |
//! | [`check_totals`] | no point and no tile is lost |
//!
//! [`wild()`] plays deals with everything that can go wrong at a real table.

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
pub use totals::{Fault, check_totals};
pub use trial::Trial;
pub use twin::{Pair, compare};
pub use watch::Watch;
pub use wild::{Deed, Wild, wild};
