//! Questions from yaku cards: what yaku require and what they are worth.

use hanchan_rules::{Rules, Worth, Yaku};

use crate::chance::Chance;
use crate::example::{Lesson, NearMissChange, Reason, Shown, lesson};

/// A hand on a yaku card. The question is whether the hand has the yaku.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardSide {
    /// The hand.
    pub shown: Shown,
    /// Why the hand does not have the yaku, and the change that would give the hand the yaku; `None` if the hand
    /// has it.
    pub missing: Option<(Reason, NearMissChange)>,
}

/// Values to choose from, of which one is the yaku's value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worths {
    /// The values to choose from.
    pub choices: Vec<Worth>,
}

/// Picks a hand from a yaku's lesson: a near miss about half of the time, otherwise an example.
pub(super) fn side(lesson: &Lesson, chance: &mut Chance) -> Option<CardSide> {
    if chance.percent(50)
        && let Some(counter) = lesson.counter_examples.get(chance.below(lesson.counter_examples.len()))
    {
        let missing = Some((counter.reason.clone(), counter.change.clone()));
        return Some(CardSide { shown: counter.shown.clone(), missing });
    }
    let example = lesson.examples.get(chance.below(lesson.examples.len()))?;
    Some(CardSide { shown: example.shown.clone(), missing: None })
}

/// Returns values to choose from: the yaku's own and those of other yaku. The second number is the index of the
/// yaku's own value.
pub(super) fn worths(yaku: Yaku, rules: &Rules, chance: &mut Chance) -> (Worths, usize) {
    let right = rules.worth(yaku);
    let mut others: Vec<Worth> = Yaku::ALL.iter().map(|yaku| rules.worth(*yaku)).collect();
    chance.shuffle(&mut others);
    let mut choices = vec![right];
    for worth in others {
        if choices.len() < 4 && worth != Worth::Off && !choices.contains(&worth) {
            choices.push(worth);
        }
    }
    chance.shuffle(&mut choices);
    let place = choices.iter().position(|worth| *worth == right).unwrap_or(0);
    (Worths { choices }, place)
}

/// Returns the lesson for a yaku, or for a random yaku if `yaku` is `None` or has no lesson.
pub(super) fn of(yaku: Option<Yaku>, rules: &Rules, chance: &mut Chance) -> Option<Lesson> {
    if let Some(lesson) = yaku.and_then(|yaku| lesson(yaku, rules)) {
        return Some(lesson);
    }
    let exist: Vec<Yaku> =
        Yaku::ALL.iter().copied().filter(|yaku| rules.worth(*yaku) != Worth::Off).collect();
    (0..8).find_map(|_| lesson(chance.pick(&exist)?, rules))
}
