//! What questions are about.

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    /// What a won hand is worth.
    Value,
    /// What a hand waits for.
    Waits,
    /// Whether a hand is furiten.
    Furiten,
    /// Which yaku a won hand shows.
    Yaku,
    /// What the rules allow.
    Rules,
    /// Which discard keeps the most tiles that help.
    Discard,
    /// Cards of yaku: what they need and what they are worth.
    Cards,
}

impl Topic {
    /// All of them.
    pub const ALL: [Topic; 7] =
        [Topic::Value, Topic::Waits, Topic::Furiten, Topic::Yaku, Topic::Rules, Topic::Discard, Topic::Cards];

    /// Its id.
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

    /// The topic with this id.
    pub fn from_id(id: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.id() == id)
    }
}
