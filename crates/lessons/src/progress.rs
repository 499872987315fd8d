//! A learner's progress.
//!
//! Progress consists of a level for each topic and a box for each card. Everything here is a pure function of
//! these two.
//!
//! **A level for each topic**, from 0 to 1000, starting at [`Level::FIRST`]. Questions are chosen whose difficulty
//! is close to the level. A right answer raises the level by 24 plus a tenth of how much harder the question was
//! than the level (less if it was easier), but at least by 4. A wrong answer lowers the level by 24 plus a tenth
//! of how much easier the question was than the level (less if it was harder), but at least by 4.
//!
//! **A box for each yaku's card** (the Leitner system): a right answer moves the card into the next box, a wrong
//! one into the first. A card is due again after a number of days that depends on its box: 0, 1, 3, 7, 16 or 35.
//! Cards that are due come first, longest overdue first; then cards never seen, in the order of the yaku list;
//! then the card that is due soonest.

use std::collections::BTreeMap;

use hanchan_rules::{Rules, Worth, Yaku};

use crate::question::{Question, Topic};

/// A learner's level in a topic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The level, from 0 to 1000.
    pub level: u16,
    /// The number of questions answered in this topic.
    pub asked: u32,
    /// The number of right answers in this topic.
    pub right: u32,
}

impl Level {
    /// The level that everybody starts with.
    pub const FIRST: u16 = 200;

    /// Returns the level after answering a question of this difficulty.
    #[must_use]
    pub fn after(self, difficulty: u16, right: bool) -> Level {
        let (level, difficulty) = (i32::from(self.level), i32::from(difficulty.min(1000)));
        let step = if right { 24 + (difficulty - level) / 10 } else { 24 + (level - difficulty) / 10 };
        let moved = if right { level + step.max(4) } else { level - step.max(4) };
        Level {
            level: moved.clamp(0, 1000) as u16,
            asked: self.asked.saturating_add(1),
            right: self.right.saturating_add(u32::from(right)),
        }
    }
}

impl Default for Level {
    fn default() -> Level {
        Level { level: Level::FIRST, asked: 0, right: 0 }
    }
}

/// The state of a yaku's card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewCard {
    /// The number of the card's box, counting from 0.
    pub in_box: u8,
    /// The number of the day on which the card is due again.
    pub due: u32,
}

/// The number of days after which the cards of each box are due again.
const DAYS: [u32; 6] = [0, 1, 3, 7, 16, 35];

impl ReviewCard {
    /// The number of the last box.
    pub const LAST_BOX: u8 = DAYS.len() as u8 - 1;

    /// Returns the card's state after an answer on this day. `before` is `None` if the card was never seen.
    #[must_use]
    pub fn after(before: Option<ReviewCard>, right: bool, day: u32) -> ReviewCard {
        let in_box = match before {
            _ if !right => 0,
            None => 1,
            Some(card) => card.in_box.saturating_add(1).min(ReviewCard::LAST_BOX),
        };
        let days = DAYS.get(usize::from(in_box)).copied().unwrap_or(0);
        ReviewCard { in_box, due: day.saturating_add(days) }
    }
}

/// A learner's progress.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    /// The level in each topic.
    pub levels: BTreeMap<Topic, Level>,
    /// The state of each card seen so far.
    pub cards: BTreeMap<Yaku, ReviewCard>,
}

impl Progress {
    /// Returns the learner's level in a topic.
    pub fn level(&self, topic: Topic) -> Level {
        self.levels.get(&topic).copied().unwrap_or_default()
    }

    /// Returns the progress after a right or wrong answer to a question on this day.
    #[must_use]
    pub fn after(mut self, question: &Question, right: bool, day: u32) -> Progress {
        let level = self.level(question.topic).after(question.difficulty, right);
        self.levels.insert(question.topic, level);
        if let Some(yaku) = question.card() {
            let card = ReviewCard::after(self.cards.get(&yaku).copied(), right, day);
            self.cards.insert(yaku, card);
        }
        self
    }

    /// Returns the yaku whose card to show next on this day, or `None` if the rules have no yaku.
    pub fn next_card(&self, rules: &Rules, day: u32) -> Option<Yaku> {
        let exists = |yaku: &Yaku| rules.worth(*yaku) != Worth::Off;
        let known = || self.cards.iter().filter(|(yaku, _)| exists(yaku));
        let soonest = |(yaku, card): &(&Yaku, &ReviewCard)| (card.due, **yaku);
        let due = known().filter(|(_, card)| card.due <= day).min_by_key(soonest);
        let unseen = || Yaku::ALL.iter().find(|yaku| exists(yaku) && !self.cards.contains_key(yaku));
        due.map(|(yaku, _)| *yaku)
            .or_else(|| unseen().copied())
            .or_else(|| known().min_by_key(soonest).map(|(yaku, _)| *yaku))
    }
}
