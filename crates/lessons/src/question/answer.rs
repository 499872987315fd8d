//! Right answers.

use hanchan_rules::YakuSet;
use hanchan_score::Score;
use hanchan_tiles::KindSet;

/// The right answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The value of a hand.
    Value(Value),
    /// Exactly these kinds of tiles.
    Tiles(KindSet),
    /// Any one of these kinds of tiles.
    OneOf(KindSet),
    /// Exactly these yaku.
    Yaku(YakuSet),
    /// Yes or no.
    Yes(bool),
    /// The choice with this number, counting from 0.
    Choice(usize),
}

/// A hand's value, without honba and riichi sticks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// Han; 0 for a yakuman.
    pub han: u8,
    /// Fu; 0 for a yakuman.
    pub fu: u8,
    /// The number of yakuman.
    pub yakuman: u8,
    /// Whether the hand reaches a limit, so that fu do not matter.
    pub limit: bool,
    /// The points that the winner receives for the hand.
    pub points: i32,
}

impl Value {
    /// Returns the value that a score gives.
    pub fn of(score: &Score) -> Value {
        Value {
            han: score.han,
            fu: score.fu.total,
            yakuman: score.yakuman,
            limit: score.yakuman > 0 || score.han >= 5,
            points: score.payments.points,
        }
    }
}
