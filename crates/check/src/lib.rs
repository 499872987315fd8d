//! What must hold of a game while it is played.
//!
//! | | |
//! |---|---|
//! | [`Watch`] | looks on, and at everything that follows |
//! | [`Trial`](hanchan_round::Trial) | what is listed is accepted, nothing else is, and what is refused changes nothing |
//! | [`Listeners`] | what a player folds from what he is told is what the deal says; no number is left out |
//! | [`compare`] | tiles that an audience cannot see change nothing of what it is told |
//!
//! Points and tiles are counted by the deal itself: [`Round::check`](hanchan_round::Round::check).

mod audience;
mod broken;
mod hidden;
mod listeners;
mod run;
mod twin;
mod watch;

pub use broken::{Broken, Differs};
pub use hanchan_view::{Audience, Received};
pub use listeners::Listeners;
pub use run::{Lens, Lines, Run, honest};
pub use twin::{Pair, compare};
pub use watch::Watch;
