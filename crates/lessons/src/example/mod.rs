//! Examples and near misses of yaku.

mod case;
mod draft;
mod lesson;
mod near;
mod reason;
mod recipe;
mod river;

pub use case::{Case, LessonRiver, Shown};
pub use lesson::{CounterExample, Example, Lesson, LessonWait, lesson, lessons};
pub use near::NearMissChange;
pub use reason::Reason;
