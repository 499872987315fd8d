//! What is right.

use hanchan_rules::YakuSet;
use hanchan_score::Score;
use hanchan_tiles::KindSet;

/// The right answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// What a hand is worth.
    Value(Value),
    /// Exactly these tiles.
    Tiles(KindSet),
    /// Any one of these tiles.
    OneOf(KindSet),
    /// Exactly these yaku.
    Yaku(YakuSet),
    /// Yes or no.
    Yes(bool),
    /// The choice of this number, from 0.
    Choice(usize),
}

/// What a hand is worth, honba and sticks apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// Han; 0 for a yakuman.
    pub han: u8,
    /// Fu; 0 for a yakuman.
    pub fu: u8,
    /// How many yakuman.
    pub yakuman: u8,
    /// Whether fu do not matter any more.
    pub limit: bool,
    /// What the winner receives for the hand.
    pub points: i32,
}

impl Value {
    /// The value of a score.
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
