//! Parses and checks a learner's answers.

use hanchan_rules::{Yaku, YakuSet};
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{Hand, KindSet, Tile};
use hanchan_words::parse_yes_no;

use super::answer::{Answer, Value};
use super::ask::{Question, QuestionKind};

/// An answer that a learner gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LearnerAnswer {
    /// Han, fu (optional) and points.
    Value {
        /// Han; 13 or more for a yakuman.
        han: u8,
        /// Fu.
        fu: Option<u8>,
        /// Points.
        points: i32,
    },
    /// Tiles.
    Tiles(KindSet),
    /// Yaku.
    Yaku(YakuSet),
    /// Yes or no.
    Yes(bool),
    /// A choice by its number, counting from 0.
    Choice(usize),
}

/// Why a text is not an answer to a question: each variant is what the question expects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// Han, fu and points.
    Value,
    /// Tiles.
    Tiles,
    /// One tile.
    Tile,
    /// One or more numbers from the list of choices.
    Numbers,
    /// Yes or no.
    YesNo,
    /// One number from the list of choices.
    Number,
}

impl NoAnswer {
    /// Returns the variant's stable code.
    pub const fn code(self) -> &'static str {
        match self {
            NoAnswer::Value => "value",
            NoAnswer::Tiles => "tiles",
            NoAnswer::Tile => "tile",
            NoAnswer::Numbers => "numbers",
            NoAnswer::YesNo => "yes-no",
            NoAnswer::Number => "number",
        }
    }
}

impl Question {
    /// Parses an answer to this question. Depending on the question, an answer is: han, fu (optional) and points
    /// (`3 40 5200` or `5 8000`); tiles (`3p6p`, or `-` for none); numbers from the list (counting from 1) or yaku
    /// ids; yes or no in any of the languages; or one number from the list.
    pub fn read(&self, text: &str) -> Result<LearnerAnswer, NoAnswer> {
        let text = text.trim();
        match &self.right {
            Answer::Value(_) => value(text).ok_or(NoAnswer::Value),
            Answer::Tiles(_) if means_nothing(text) => Ok(LearnerAnswer::Tiles(KindSet::EMPTY)),
            Answer::Tiles(_) => tiles(text).map(LearnerAnswer::Tiles).ok_or(NoAnswer::Tiles),
            Answer::OneOf(_) => {
                let one = tiles(text).filter(|kinds| kinds.len() == 1);
                one.map(LearnerAnswer::Tiles).ok_or(NoAnswer::Tile)
            }
            Answer::Yaku(_) if means_nothing(text) => Ok(LearnerAnswer::Yaku(YakuSet::EMPTY)),
            Answer::Yaku(_) => {
                yaku(text, self.yaku_choices()).map(LearnerAnswer::Yaku).ok_or(NoAnswer::Numbers)
            }
            Answer::Yes(_) => parse_yes_no(text).map(LearnerAnswer::Yes).ok_or(NoAnswer::YesNo),
            Answer::Choice(_) => {
                let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                number
                    .filter(|number| *number < self.choices())
                    .map(LearnerAnswer::Choice)
                    .ok_or(NoAnswer::Number)
            }
        }
    }

    /// Returns whether an answer is right.
    pub fn is_right(&self, given: &LearnerAnswer) -> bool {
        match (&self.right, given) {
            (Answer::Value(right), LearnerAnswer::Value { han, fu, points }) => {
                is_value(*right, *han, *fu, *points)
            }
            (Answer::Tiles(right), LearnerAnswer::Tiles(given)) => right == given,
            (Answer::OneOf(right), LearnerAnswer::Tiles(given)) => {
                given.len() == 1 && given.difference(*right).is_empty()
            }
            (Answer::Yaku(right), LearnerAnswer::Yaku(given)) => right == given,
            (Answer::Yes(right), LearnerAnswer::Yes(given)) => right == given,
            (Answer::Choice(right), LearnerAnswer::Choice(given)) => right == given,
            _ => false,
        }
    }

    fn yaku_choices(&self) -> &[Yaku] {
        match &self.asked {
            QuestionKind::Yaku { choices, .. } => choices,
            _ => &[],
        }
    }

    /// Returns the number of choices.
    pub fn choices(&self) -> usize {
        match &self.asked {
            QuestionKind::Switch(asked) => asked.choices.len(),
            QuestionKind::Worth { worths, .. } => worths.choices.len(),
            QuestionKind::Yaku { choices, .. } => choices.len(),
            _ => 0,
        }
    }
}

/// Returns whether a value is right. Fu may be omitted if they do not matter; 13 or more han stand for a yakuman.
fn is_value(right: Value, han: u8, fu: Option<u8>, points: i32) -> bool {
    let same_han = if right.yakuman > 0 { han >= 13 } else { han == right.han };
    let same_fu = match fu {
        None => right.limit,
        Some(fu) => right.yakuman > 0 || fu == right.fu,
    };
    same_han && same_fu && points == right.points
}

fn value(text: &str) -> Option<LearnerAnswer> {
    let numbers: Option<Vec<i32>> = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().ok())
        .collect();
    let (han, fu, points) = match numbers?[..] {
        [han, points] => (han, None, points),
        [han, fu, points] => (han, Some(fu), points),
        _ => return None,
    };
    let fu = fu.map(u8::try_from).transpose().ok()?;
    Some(LearnerAnswer::Value { han: u8::try_from(han).ok()?, fu, points })
}

fn means_nothing(text: &str) -> bool {
    matches!(text, "" | "-" | "–" | "—" | "0")
}

/// Parses tiles in mpsz notation and returns their kinds. Naming each kind once is enough.
fn tiles(text: &str) -> Option<KindSet> {
    let hand: Hand = mpsz::parse(text).ok()?;
    let kinds: KindSet = hand.all_tiles().map(Tile::kind).collect();
    (!kinds.is_empty()).then_some(kinds)
}

fn yaku(text: &str, choices: &[Yaku]) -> Option<YakuSet> {
    let parts = text.split([',', ' ', ';', '+']).filter(|part| !part.is_empty());
    let each = parts.map(|part| {
        let by_number = part.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        by_number.map_or_else(|| Yaku::from_id(part), |number| choices.get(number).copied())
    });
    each.collect::<Option<Vec<Yaku>>>().map(YakuSet::from_iter)
}
