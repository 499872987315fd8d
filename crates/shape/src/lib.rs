//! Hand maths.
mod costs;
mod incremental;
mod shanten;
mod tables;
mod tally;
pub use incremental::Incremental;
pub use shanten::{Forms, forms, shanten};
/// x
#[derive(Debug)]
pub struct Shape;
