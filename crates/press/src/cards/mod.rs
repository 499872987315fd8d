//! Decks of cards: one for each yaku, with its requirements, its value, examples and a near miss.

mod html;
mod notes;

use hanchan_lessons::{CounterExample, Example, Lesson, Shown};
use hanchan_rules::{Calls, Renhou, Rules, Worth, Yaku};
use hanchan_score::Limit;
use hanchan_words::{Style, Words};
use serde::Serialize;

#[cfg(feature = "schema")]
use crate::draw::DrawnTiles;
use crate::draw::{Picture, River};
use crate::facts::Facts;
use crate::sheet::title;
pub(crate) use html::hand;

/// A deck of yaku cards, to be printed by the typesetter or as HTML.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct CardDeck {
    /// The language code.
    pub lang: &'static str,
    /// The rule set's title.
    pub title: String,
    /// Headings on a card.
    pub labels: CardLabels,
    /// The cards, in the order of the yaku list.
    pub cards: Vec<Card>,
}

/// Headings on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct CardLabels {
    /// The heading for the requirements.
    pub needs: String,
    /// The heading for what makes the yaku worth more.
    pub bonus: String,
    /// The heading for the notes.
    pub notes: String,
}

/// A yaku's card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Card {
    /// The ids of the card's yaku: one yaku, or all three dragons, or the seat and round wind.
    pub yaku: Vec<&'static str>,
    /// The name in the chosen style.
    pub name: String,
    /// The name in the other style, if it differs; otherwise empty.
    pub also: String,
    /// The text for the yaku's value.
    pub value: String,
    /// The requirements.
    pub needs: Vec<String>,
    /// What makes the yaku worth more.
    pub bonus: Vec<String>,
    /// The hands on the card: one or two examples, and a near miss.
    pub hands: Vec<CardHand>,
    /// Notes about the yaku.
    pub notes: Vec<String>,
}

/// A drawn hand on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct CardHand {
    /// The heading of the hand: example or counter-example.
    pub title: String,
    /// Whether the hand has the yaku.
    pub good: bool,
    /// The hand in notation.
    pub label: String,
    /// The lines of text below the hand.
    pub lines: Vec<String>,
    /// The drawn hand.
    #[cfg_attr(feature = "schema", schemars(with = "DrawnTiles"), ts(as = "DrawnTiles"))]
    pub picture: Picture,
}

const DRAGONS: [Yaku; 3] = [Yaku::YakuhaiWhite, Yaku::YakuhaiGreen, Yaku::YakuhaiRed];
const WINDS: [Yaku; 2] = [Yaku::YakuhaiSeat, Yaku::YakuhaiRound];

/// Yaku that depend on the seat or round wind.
const BY_SEAT: [Yaku; 5] = [Yaku::YakuhaiSeat, Yaku::YakuhaiRound, Yaku::Tenhou, Yaku::Chiihou, Yaku::Renhou];

impl CardDeck {
    /// Creates the deck of a rule set, with a card for each lesson. The three dragons share a card, and so do
    /// the two winds.
    pub fn of(rules: &Rules, facts: &Facts, lessons: &[Lesson], words: &Words) -> CardDeck {
        let mut groups: Vec<Vec<&Lesson>> = Vec::new();
        for lesson in lessons {
            let of = |family: &[Yaku]| family.contains(&lesson.yaku);
            let kin = |group: &&mut Vec<&Lesson>| {
                let first = group.first().map(|first| first.yaku);
                first.is_some_and(|first| {
                    let same = rules.worth(first) == rules.worth(lesson.yaku);
                    same && (of(&DRAGONS) && DRAGONS.contains(&first) || of(&WINDS) && WINDS.contains(&first))
                })
            };
            match groups.iter_mut().find(kin) {
                Some(group) => group.push(lesson),
                None => groups.push(vec![lesson]),
            }
        }
        CardDeck {
            lang: words.language.code(),
            title: title(rules, words),
            labels: CardLabels {
                needs: words.text("press-needs"),
                bonus: words.text("press-bonus"),
                notes: words.text("press-notes"),
            },
            cards: groups.iter().map(|group| card(group, rules, facts, words)).collect(),
        }
    }
}

fn card(lessons: &[&Lesson], rules: &Rules, facts: &Facts, words: &Words) -> Card {
    let yaku = lessons[0].yaku;
    let (name, also) = names(lessons, words);
    let calls = &rules.switches().calls;
    let mut hands: Vec<CardHand> = Vec::new();
    let shown: Vec<(&Lesson, &Example)> = match lessons {
        [lesson] => lesson.examples.iter().take(2).map(|example| (*lesson, example)).collect(),
        several => {
            several.iter().filter_map(|lesson| Some((*lesson, lesson.examples.first()?))).take(2).collect()
        }
    };
    let lettered = shown.len() > 1;
    for ((lesson, example), letter) in shown.into_iter().zip(["A", "B"]) {
        let letter = if lettered { letter } else { "" };
        let title = words.format("press-example", [("letter", letter.into())]);
        hands.push(drawn(
            title.trim().to_owned(),
            &example.shown,
            calls,
            example_lines(lesson.yaku, example, words),
        ));
    }
    if let Some(counter) = lessons.iter().find_map(|lesson| lesson.counter_examples.first()) {
        let CounterExample { shown, reason, change, .. } = counter;
        let lines = vec![reason.text(words), change.text(words)];
        hands.push(CardHand {
            good: false,
            ..drawn(words.text("press-counter-example"), shown, calls, lines)
        });
    }
    Card {
        yaku: lessons.iter().map(|lesson| lesson.yaku.id()).collect(),
        name,
        also,
        value: value(yaku, rules, words),
        needs: notes::needs(lessons, rules, words),
        bonus: notes::bonus(yaku, rules, words),
        hands,
        notes: notes::notes(yaku, rules, facts, words),
    }
}

fn names(lessons: &[&Lesson], words: &Words) -> (String, String) {
    let yaku = lessons[0].yaku;
    let id = match lessons.len() {
        1 => format!("yaku-{}", yaku.id()),
        _ if DRAGONS.contains(&yaku) => "press-dragons".to_owned(),
        _ => "press-winds".to_owned(),
    };
    let (native, romanised) = (words.text(&id), words.text(&format!("{id}.romanised")));
    let (name, also) = match words.style() {
        Style::Native => (native, romanised),
        Style::Romanised => (romanised, native),
    };
    let same = also.to_lowercase() == name.to_lowercase();
    (name, if same { String::new() } else { also })
}

fn value(yaku: Yaku, rules: &Rules, words: &Words) -> String {
    let mangan = yaku == Yaku::NagashiMangan
        || yaku == Yaku::Renhou && rules.switches().hands.renhou == Renhou::Mangan;
    match rules.worth(yaku) {
        Worth::Han { .. } if mangan => words.limit(Limit::Mangan),
        worth => words.worth(worth),
    }
}

fn example_lines(yaku: Yaku, example: &Example, words: &Words) -> Vec<String> {
    let mut lines = example.shown.circumstances_text(words);
    if let Shown::Win(case) = &example.shown
        && BY_SEAT.contains(&yaku)
    {
        let (round, seat) = (words.wind(case.circumstances.round), words.wind(case.circumstances.seat));
        lines.insert(
            0,
            words.format("situation", [("round", round.into()), ("seat", seat.into())])
                + &words.text("press-stop"),
        );
    }
    lines.extend(example.waits_text(words));
    lines
}

fn drawn(title: String, shown: &Shown, calls: &Calls, lines: Vec<String>) -> CardHand {
    let (picture, label) = match shown {
        Shown::Win(case) => {
            (Picture::hand(&case.hand, Some(case.tile), calls), format!("{} + {}", case.hand, case.tile))
        }
        Shown::River(river) => {
            let tiles: Vec<String> = river.tiles.iter().map(ToString::to_string).collect();
            (Picture::river(&River::of(river.tiles.iter().copied())), tiles.join(" "))
        }
    };
    CardHand { title, good: true, label, lines, picture }
}
