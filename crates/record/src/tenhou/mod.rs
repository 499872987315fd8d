//! Tenhou's record formats, and its published shuffle.

pub mod json;
mod rules;
pub mod wall;
pub mod xml;
mod yaku;

pub use rules::{GameEnd, RuleFacts, TypeBits};
