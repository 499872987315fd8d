//! What Tenhou records.

mod rules;
pub mod wall;
pub mod xml;
mod yaku;

pub use rules::TypeBits;
