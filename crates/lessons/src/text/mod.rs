//! The texts that learners read: examples, near misses and questions, in every language of `hanchan-words`.

mod example;
mod question;

pub use question::QuestionText;
