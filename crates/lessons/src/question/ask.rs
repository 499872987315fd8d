//! Questions and how they are generated.

use std::sync::Arc;

use hanchan_rules::{Rules, Yaku, YakuSet};
use hanchan_tiles::{Hand, KindSet};

use super::answer::{Answer, Value};
use super::card::{self, CardSide, Worths};
use super::discard::{self, DiscardOption};
use super::furiten::{self, FuritenCase};
use super::legality::{self, LegalityCase, Verdict};
use super::switch::{self, SwitchQuestion};
use super::topic::Topic;
use super::value;
use super::waits;
use super::won::Won;
use crate::chance::Chance;

/// What a question asks, and what it shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum QuestionKind {
    /// What are the han, fu and points of a win?
    Value(Won),
    /// Which tiles does a hand of 13 tiles wait on?
    Waits(Hand),
    /// Is a tenpai hand furiten because of its player's own discards?
    Furiten(FuritenCase),
    /// Which of these yaku does a win have?
    Yaku {
        /// The win.
        won: Won,
        /// The yaku to choose from.
        choices: Vec<Yaku>,
    },
    /// May a player do something?
    May(Box<LegalityCase>, Verdict),
    /// What is the value of a rule in which two rule sets differ?
    Switch(SwitchQuestion),
    /// Which discard leaves the most tiles that improve the hand?
    Discard {
        /// The hand before the discard.
        hand: Hand,
        /// Every discard and its result, best first.
        choices: Vec<DiscardOption>,
    },
    /// Does a hand have a yaku?
    Shows {
        /// The yaku.
        yaku: Yaku,
        /// The hand.
        side: CardSide,
    },
    /// What is the value of a yaku?
    Worth {
        /// The yaku.
        yaku: Yaku,
        /// The values to choose from.
        worths: Worths,
    },
}

/// A question with its right answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The topic.
    pub topic: Topic,
    /// The difficulty, from 0 to 1000.
    pub difficulty: u16,
    /// What the question asks and shows.
    pub asked: QuestionKind,
    /// The right answer.
    pub right: Answer,
}

impl Question {
    /// Returns the card's yaku if the question is from a yaku card.
    pub fn card(&self) -> Option<Yaku> {
        match self.asked {
            QuestionKind::Shows { yaku, .. } | QuestionKind::Worth { yaku, .. } => Some(yaku),
            _ => None,
        }
    }
}

/// A request for a question. The same request always gives the same question.
#[derive(Clone, Copy, Debug)]
pub struct QuestionSpec<'a> {
    /// The rules that apply to the question.
    pub rules: &'a Arc<Rules>,
    /// Rules that the learner already knows. Questions about differences from them are preferred.
    pub knows: Option<&'a Arc<Rules>>,
    /// The topic.
    pub topic: Topic,
    /// The desired difficulty, from 0 to 1000.
    pub level: u16,
    /// The random seed.
    pub seed: u64,
    /// For [`Topic::Cards`], the yaku to ask about; any yaku if `None`.
    pub yaku: Option<Yaku>,
}

/// Generates a question. Returns `None` if these rules have no such question.
pub fn ask(request: &QuestionSpec<'_>) -> Option<Question> {
    // Some deals have nothing suitable; then others are tried.
    (0..20).find_map(|attempt: u64| {
        let seed = Chance::new(request.seed.wrapping_add(attempt << 48)).next();
        let (asked, right, difficulty) = made(request, seed)?;
        Some(Question { topic: request.topic, difficulty, asked, right })
    })
}

fn made(request: &QuestionSpec<'_>, seed: u64) -> Option<(QuestionKind, Answer, u16)> {
    let &QuestionSpec { rules, knows, level, .. } = request;
    let mut chance = Chance::new(seed);
    Some(match request.topic {
        Topic::Value => {
            let (won, difficulty) = value::value(rules, knows, level, seed)?;
            let right = Answer::Value(Value::of(&won.score(rules)?));
            (QuestionKind::Value(won), right, difficulty)
        }
        Topic::Waits => {
            let (hand, waits, difficulty) = waits::waiting(rules, level, seed)?;
            (QuestionKind::Waits(hand), Answer::Tiles(waits), difficulty)
        }
        Topic::Furiten => {
            let (held, difficulty) = furiten::held(rules, level, seed)?;
            let right = Answer::Yes(held.furiten(rules).forbidden);
            (QuestionKind::Furiten(held), right, difficulty)
        }
        Topic::Yaku => {
            let (won, choices, difficulty) = value::yaku(rules, knows, level, seed)?;
            let right: YakuSet = won.score(rules)?.yaku().iter().map(|&(yaku, _)| yaku).collect();
            (QuestionKind::Yaku { won, choices }, Answer::Yaku(right), difficulty)
        }
        Topic::Rules => {
            let about_one = knows.filter(|_| chance.percent(50));
            let single = about_one.and_then(|knows| switch::differing(rules, knows, seed));
            if let Some((asked, right)) = single {
                (QuestionKind::Switch(asked), Answer::Choice(right), 500)
            } else {
                let (may, verdict, difficulty) = legality::case(rules, knows, level, seed)?;
                let right = Answer::Yes(verdict.allowed());
                (QuestionKind::May(Box::new(may), verdict), right, difficulty)
            }
        }
        Topic::Discard => {
            let (hand, difficulty) = discard::hand(rules, level, seed)?;
            let choices = discard::choices(&hand, rules);
            let best = choices.iter().filter(|choice| choice.lost == Some(0));
            let right: KindSet = best.map(|choice| choice.tile).collect();
            (QuestionKind::Discard { hand, choices }, Answer::OneOf(right), difficulty)
        }
        Topic::Cards => {
            let lesson = card::of(request.yaku, rules, &mut chance)?;
            let yaku = lesson.yaku;
            if chance.percent(30) {
                let (worths, right) = card::worths(yaku, rules, &mut chance);
                (QuestionKind::Worth { yaku, worths }, Answer::Choice(right), 300)
            } else {
                let side = card::side(&lesson, &mut chance)?;
                let right = Answer::Yes(side.missing.is_none());
                (QuestionKind::Shows { yaku, side }, right, 300)
            }
        }
    })
}

/// Returns the candidate whose difficulty is nearest to the level; the first if there are several.
pub(super) fn nearest<T>(all: impl IntoIterator<Item = (T, u16)>, level: u16) -> Option<(T, u16)> {
    all.into_iter().min_by_key(|(_, difficulty)| difficulty.abs_diff(level))
}
