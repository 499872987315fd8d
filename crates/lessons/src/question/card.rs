//! Yaku cards.

use hanchan_rules::{Rules, Worth, Yaku};

use crate::chance::Chance;
use crate::example::{Lesson, NearMissChange, Reason, Shown, lesson};

/// A hand on a card. The question is whether it counts the yaku.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardSide {
    /// The hand.
    pub shown: Shown,
    /// Why it does not count the yaku, and the change that would give it; `None` if it does.
    pub missing: Option<(Reason, NearMissChange)>,
}

/// The values that a yaku may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worths {
    /// The values to choose from.
    pub choices: Vec<Worth>,
}

/// Picks a hand of a yaku's lesson.
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

/// Returns the yaku's value among other values of the rules, and the index of the right one.
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

/// Returns the lesson of a yaku, or of a random one if none is given.
pub(super) fn of(yaku: Option<Yaku>, rules: &Rules, chance: &mut Chance) -> Option<Lesson> {
    if let Some(lesson) = yaku.and_then(|yaku| lesson(yaku, rules)) {
        return Some(lesson);
    }
    let exist: Vec<Yaku> =
        Yaku::ALL.iter().copied().filter(|yaku| rules.worth(*yaku) != Worth::Off).collect();
    (0..8).find_map(|_| lesson(chance.pick(&exist)?, rules))
}
