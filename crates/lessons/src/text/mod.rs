//! What learners read: the texts of examples, near misses and questions, in any language of `hanchan-words`.

mod example;
mod question;

pub use question::QuestionText;
