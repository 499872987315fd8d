//! Examples and near misses of yaku.

mod case;
mod draft;
mod lesson;
mod near;
mod reason;
mod recipe;
mod river;

pub use case::{Case, River, Shown};
pub use lesson::{CounterExample, Example, Lesson, Wait, lesson, lessons};
pub use near::Change;
pub use reason::Reason;
