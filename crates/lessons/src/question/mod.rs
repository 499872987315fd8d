//! Questions for learners, and their answers.

mod answer;
mod ask;
mod card;
mod discard;
mod furiten;
mod given;
mod may;
mod switch;
mod topic;
mod value;
mod waits;
mod won;

pub use answer::{Answer, Value};
pub use ask::{Asked, Question, Request, ask};
pub use card::{CardSide, Worths};
pub use discard::Choice;
pub use furiten::{Furiten, Held};
pub use given::{Given, NoAnswer};
pub use may::{Deed, May, Verdict};
pub use switch::SwitchAsked;
pub use topic::Topic;
pub use won::Won;
