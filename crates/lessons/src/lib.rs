//! Lessons and questions about riichi mahjong.
//!
//! [`lesson`] returns examples and near misses of a yaku under a rule set. They are not taken from a list: hands
//! are generated, the scorer finds their yaku, and the most instructive hands are kept. The same rules always give
//! the same hands.
//!
//! ```
//! use hanchan_lessons::{Shown, lesson};
//! use hanchan_rules::{Yaku, preset};
//!
//! let rules = preset("danish").unwrap();
//! let lesson = lesson(Yaku::Iipeikou, &rules).unwrap();
//! let Shown::Win(example) = &lesson.examples[0].shown else { panic!("a won hand") };
//! assert!(example.shows(Yaku::Iipeikou, &rules));
//! let Shown::Win(near_miss) = &lesson.counter_examples[0].shown else { panic!("a won hand") };
//! assert!(!near_miss.shows(Yaku::Iipeikou, &rules));
//! ```
//!
//! [`ask`] generates questions and their answers from deals that the program plays against itself. [`Progress`] tracks
//! what a learner already knows.

mod chance;
mod codes;
mod example;
mod play;
mod progress;
mod question;
mod text;

pub use example::{
    Case, CounterExample, Example, Lesson, LessonRiver, LessonWait, NearMissChange, Reason, Shown, lesson,
    lessons,
};
pub use progress::{Level, Progress, ReviewCard};
pub use question::{
    Answer, CardSide, DiscardOption, FuritenCase, FuritenCheck, LearnerAnswer, LegalityCase, NoAnswer,
    PlayerAction, Question, QuestionKind, QuestionSpec, SwitchQuestion, Topic, Value, Verdict, Won, Worths,
    ask,
};
pub use text::QuestionText;
