//! Questions for learners, and their answers.

mod answer;
mod ask;
mod card;
mod discard;
mod furiten;
mod learner_answer;
mod legality;
mod switch;
mod topic;
mod value;
mod waits;
mod won;

pub use answer::{Answer, Value};
pub use ask::{Question, QuestionKind, QuestionSpec, ask};
pub use card::{CardSide, Worths};
pub use discard::DiscardOption;
pub use furiten::{FuritenCase, FuritenCheck};
pub use learner_answer::{LearnerAnswer, NoAnswer};
pub use legality::{LegalityCase, PlayerAction, Verdict};
pub use switch::SwitchQuestion;
pub use topic::Topic;
pub use won::Won;
