//! Topics of questions.

/// The topic of a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    /// The value of a won hand.
    Value,
    /// The waits of a hand.
    Waits,
    /// Whether a hand is furiten.
    Furiten,
    /// The yaku of a won hand.
    Yaku,
    /// What the rules allow.
    Rules,
    /// Which discard leaves the most tiles that improve the hand.
    Discard,
    /// Yaku cards: what yaku require and what they are worth.
    Cards,
}

impl Topic {
    /// All topics.
    pub const ALL: [Topic; 7] =
        [Topic::Value, Topic::Waits, Topic::Furiten, Topic::Yaku, Topic::Rules, Topic::Discard, Topic::Cards];

    /// Returns the topic's id.
    pub const fn id(self) -> &'static str {
        match self {
            Topic::Value => "value",
            Topic::Waits => "waits",
            Topic::Furiten => "furiten",
            Topic::Yaku => "yaku",
            Topic::Rules => "rules",
            Topic::Discard => "discard",
            Topic::Cards => "cards",
        }
    }

    /// Returns the topic with this id.
    pub fn from_id(id: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.id() == id)
    }
}
