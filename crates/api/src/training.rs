//! Training questions, and verdicts on answers.

use std::sync::Arc;

use hanchan_lessons::{
    Answer, LearnerAnswer, Level, NoAnswer, Question, QuestionKind, QuestionSpec, ReviewCard, Shown, Topic,
    ask,
};
use hanchan_round::RiverTile;
use hanchan_rules::{Rules, Yaku};
use hanchan_tiles::{Hand, Meld, Pose, Tile};
use hanchan_words::Words;
use serde::{Deserialize, Serialize};

use crate::context::{Context, Request};
use crate::names::{ByName, Text};
use crate::request_error::RequestError;
use crate::score::common;

/// Requests a question. The same rules, kind, level and seed always give the same question.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct QuestionRequest {
    /// What the question is about.
    pub kind: ByName<Topic>,
    /// The rule set.
    #[serde(default = "common")]
    pub rules: String,
    /// A rule set that the learner knows. Questions about rules start with the differences.
    pub knows: Option<String>,
    /// The difficulty, from 0 to 1000.
    #[serde(default = "first_level")]
    pub level: u16,
    /// The random seed.
    #[serde(default = "first_seed")]
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub seed: u64,
    /// The yaku whose card the question is from, if it is from a card.
    pub yaku: Option<ByName<Yaku>>,
    /// The Leitner box of the yaku's card, from 0 to 5. It matters only for answers.
    #[serde(rename = "box")]
    pub in_box: Option<u8>,
}

const fn first_level() -> u16 {
    Level::FIRST
}

const fn first_seed() -> u64 {
    1
}

/// A question, without its answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct QuestionResponse {
    /// What the question is about.
    pub kind: ByName<Topic>,
    /// The id of the rule set.
    pub rules: String,
    /// The id of the rule set that the learner knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub knows: Option<String>,
    /// The difficulty that was requested.
    pub level: u16,
    /// The random seed.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub seed: u64,
    /// The difficulty of the question, from 0 to 1000.
    pub difficulty: u16,
    /// The yaku whose card the question is from, if it is from a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yaku: Option<ByName<Yaku>>,
    /// The question.
    pub text: String,
    /// The facts of the situation, such as seats, winds and how the hand was won.
    pub facts: Vec<String>,
    /// The choices, if the question has any.
    pub choices: Vec<String>,
    /// How to answer.
    pub how: String,
    /// The form of an answer.
    pub form: AnswerForm,
    /// The tiles that are shown.
    pub table: QuestionTable,
}

/// The form of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AnswerForm {
    /// Han, fu and points.
    Value,
    /// Any number of tiles.
    Tiles,
    /// One tile.
    Tile,
    /// Any number of choices.
    Several,
    /// Yes or no.
    YesNo,
    /// One choice.
    One,
}

/// The tiles that a question shows.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct QuestionTable {
    /// The hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<LaidHand>,
    /// The player's discards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub river: Option<Vec<LaidDiscard>>,
    /// The dora indicators.
    pub dora: Vec<Text<Tile>>,
    /// The ura-dora indicators.
    pub ura: Vec<Text<Tile>>,
    /// Another player's discard that can be called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offered: Option<Text<Tile>>,
}

/// A hand as it is laid out on the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct LaidHand {
    /// The concealed tiles.
    pub concealed: Vec<Text<Tile>>,
    /// The winning tile, or the one just drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub apart: Option<Text<Tile>>,
    /// The melds.
    pub melds: Vec<Vec<LaidTile>>,
    /// The number of Norths that were set aside.
    pub norths: u8,
}

/// A tile of a meld.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct LaidTile {
    /// The tile.
    pub tile: Text<Tile>,
    /// The orientation of the tile.
    pub pose: TilePose,
}

/// The orientation of a tile in a meld.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TilePose {
    /// Upright.
    Upright,
    /// Sideways: the called tile.
    Sideways,
    /// Added to a pon.
    Added,
    /// Face down.
    FaceDown,
}

/// A discard.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct LaidDiscard {
    /// The tile.
    pub tile: Text<Tile>,
    /// Whether another player called the tile.
    pub claimed: bool,
    /// Whether the tile is turned sideways because riichi was declared with it.
    pub sideways: bool,
}

/// A verdict on an answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct VerdictResponse {
    /// Whether the answer is right.
    pub right: bool,
    /// The right answer.
    pub solution: String,
    /// Why the solution is right.
    pub explanation: Vec<String>,
    /// The difficulty of the question, from 0 to 1000.
    pub difficulty: u16,
    /// The learner's level after the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u16>,
    /// The box of the card after the answer.
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    pub in_box: Option<u8>,
    /// The number of days until the card comes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u32>,
}

/// The rules that questions are about.
pub struct TrainingRules {
    /// The rule set.
    pub rules: Arc<Rules>,
    /// The rule set that the learner knows.
    pub knows: Option<Arc<Rules>>,
    /// The messages, with yaku as the rule set's club spells them.
    pub words: Words,
}

impl TrainingRules {
    /// Finds the rules by name.
    pub fn new(
        rules: &str,
        knows: Option<&str>,
        context: &Context<'_>,
    ) -> Result<TrainingRules, RequestError> {
        let rules = Arc::new(context.rules(rules)?);
        let knows = knows.map(|knows| context.rules(knows).map(Arc::new)).transpose()?;
        let words = context.words_for(&rules);
        Ok(TrainingRules { rules, knows, words })
    }

    /// Returns a question. Returns `None` if the rules have no such questions.
    pub fn ask(&self, topic: Topic, level: u16, seed: u64, yaku: Option<Yaku>) -> Option<Question> {
        let (rules, knows) = (&self.rules, self.knows.as_ref());
        ask(&QuestionSpec { rules, knows, topic, level, seed, yaku })
    }

    /// Returns whether an answer is right, and why.
    pub fn verdict(&self, question: &Question, given: &LearnerAnswer) -> VerdictResponse {
        VerdictResponse {
            right: question.is_right(given),
            solution: question.solution(&self.words, &self.rules),
            explanation: question.explanation(&self.words, &self.rules, self.knows.as_deref()),
            difficulty: question.difficulty,
            level: None,
            in_box: None,
            days: None,
        }
    }

    /// Returns the response for a question.
    pub fn response(&self, question: &Question, level: u16, seed: u64) -> QuestionResponse {
        let text = question.text(&self.words, &self.rules);
        QuestionResponse {
            kind: ByName(question.topic),
            rules: self.rules.id.clone(),
            knows: self.knows.as_ref().map(|knows| knows.id.clone()),
            level,
            seed,
            difficulty: question.difficulty,
            yaku: question.card().map(ByName),
            text: text.ask,
            facts: text.facts,
            choices: text.choices,
            how: text.how,
            form: match question.right {
                Answer::Value(_) => AnswerForm::Value,
                Answer::Tiles(_) => AnswerForm::Tiles,
                Answer::OneOf(_) => AnswerForm::Tile,
                Answer::Yaku(_) => AnswerForm::Several,
                Answer::Yes(_) => AnswerForm::YesNo,
                Answer::Choice(_) => AnswerForm::One,
            },
            table: QuestionTable::of(&question.asked),
        }
    }
}

/// The maximum length of an answer, in characters.
const LONGEST: usize = 500;

/// Parses an answer to a question.
pub fn read_answer(question: &Question, answer: &str) -> Result<LearnerAnswer, NoAnswer> {
    let end = answer.char_indices().nth(LONGEST).map_or(answer.len(), |(end, _)| end);
    question.read(answer.get(..end).unwrap_or_default())
}

impl QuestionRequest {
    /// Returns the question and its rules.
    pub fn question(&self, context: &Context<'_>) -> Result<(TrainingRules, Question), RequestError> {
        if self.level > 1000 {
            return Err(RequestError::Query("level: expected a number from 0 to 1000".to_owned()));
        }
        if self.in_box.is_some_and(|in_box| in_box > ReviewCard::LAST_BOX) {
            return Err(RequestError::Query(format!(
                "box: expected a number from 0 to {}",
                ReviewCard::LAST_BOX
            )));
        }
        let rules = TrainingRules::new(&self.rules, self.knows.as_deref(), context)?;
        let yaku = self.yaku.map(|ByName(yaku)| yaku);
        let question = rules.ask(self.kind.0, self.level, self.seed, yaku).ok_or(RequestError::NoQuestion)?;
        Ok((rules, question))
    }

    /// Returns whether an answer to the question is right, and why.
    pub fn answer(&self, answer: &str, context: &Context<'_>) -> Result<VerdictResponse, RequestError> {
        let (rules, question) = self.question(context)?;
        let given = read_answer(&question, answer).map_err(RequestError::NoAnswer)?;
        let mut verdict = rules.verdict(&question, &given);
        let level = Level { level: self.level, ..Level::default() };
        verdict.level = Some(level.after(question.difficulty, verdict.right).level);
        if question.card().is_some() {
            let before = self.in_box.map(|in_box| ReviewCard { in_box, due: 0 });
            let after = ReviewCard::after(before, verdict.right, 0);
            (verdict.in_box, verdict.days) = (Some(after.in_box), Some(after.due));
        }
        Ok(verdict)
    }
}

impl Request for QuestionRequest {
    type Response = QuestionResponse;

    fn run(&self, context: &Context<'_>) -> Result<QuestionResponse, RequestError> {
        let (rules, question) = self.question(context)?;
        Ok(rules.response(&question, self.level, self.seed))
    }
}

impl QuestionTable {
    fn of(asked: &QuestionKind) -> QuestionTable {
        match asked {
            QuestionKind::Value(won) | QuestionKind::Yaku { won, .. } => QuestionTable {
                hand: Some(LaidHand::new(&won.case.hand, Some(won.case.tile))),
                dora: texts(&won.dora),
                ura: texts(&won.ura),
                ..QuestionTable::default()
            },
            QuestionKind::Waits(hand) => {
                QuestionTable { hand: Some(LaidHand::new(hand, None)), ..QuestionTable::default() }
            }
            QuestionKind::Discard { hand, .. } => {
                QuestionTable { hand: Some(LaidHand::with_draw(hand)), ..QuestionTable::default() }
            }
            QuestionKind::Furiten(held) => QuestionTable {
                hand: Some(LaidHand::new(&held.hand, None)),
                river: Some(discards(&held.river)),
                ..QuestionTable::default()
            },
            QuestionKind::May(may, _) => QuestionTable {
                hand: Some(LaidHand::with_draw(&may.hand)),
                river: Some(discards(&may.river)),
                offered: may.offered.map(|(tile, ..)| Text(tile)),
                ..QuestionTable::default()
            },
            QuestionKind::Shows { side, .. } => match &side.shown {
                Shown::Win(case) => QuestionTable {
                    hand: Some(LaidHand::new(&case.hand, Some(case.tile))),
                    ..QuestionTable::default()
                },
                Shown::River(river) => {
                    let discard = |(at, tile): (usize, &Tile)| LaidDiscard {
                        tile: Text(*tile),
                        claimed: river.claimed == Some(at),
                        sideways: false,
                    };
                    let tiles = river.tiles.iter().enumerate().map(discard).collect();
                    QuestionTable { river: Some(tiles), ..QuestionTable::default() }
                }
            },
            QuestionKind::Switch(_) | QuestionKind::Worth { .. } => QuestionTable::default(),
        }
    }
}

fn texts(tiles: &[Tile]) -> Vec<Text<Tile>> {
    tiles.iter().copied().map(Text).collect()
}

fn discards(river: &[RiverTile]) -> Vec<LaidDiscard> {
    let discard = |lying: &RiverTile| LaidDiscard {
        tile: Text(lying.tile),
        claimed: lying.claimed,
        sideways: lying.sideways,
    };
    river.iter().map(discard).collect()
}

impl LaidHand {
    fn new(hand: &Hand, apart: Option<Tile>) -> LaidHand {
        let pose = |pose: Pose| match pose {
            Pose::Upright => TilePose::Upright,
            Pose::Sideways => TilePose::Sideways,
            Pose::Added => TilePose::Added,
            Pose::FaceDown => TilePose::FaceDown,
        };
        let meld = |meld: &Meld| {
            meld.laid().map(|laid| LaidTile { tile: Text(laid.tile), pose: pose(laid.pose) }).collect()
        };
        LaidHand {
            concealed: hand.concealed().iter().map(Text).collect(),
            apart: apart.map(Text),
            melds: hand.melds().iter().map(meld).collect(),
            norths: hand.norths(),
        }
    }

    /// Returns a hand with its drawn tile set apart.
    fn with_draw(hand: &Hand) -> LaidHand {
        let (rest, drawn) = hand.before_draw();
        LaidHand::new(&rest, drawn)
    }
}
