//! The rule book: the complete rules of a rule set, in the order a newcomer reads them.

mod html;

use hanchan_lessons::Lesson;
use hanchan_rules::{Rules, Switch, Switches, Yaku};
use hanchan_words::Words;
use serde::Serialize;

use crate::cards::{Card, CardDeck};
use crate::facts::Facts;
use crate::sheet::{Sheet, matters, title};

/// A rule book, to be printed by the typesetter or as HTML.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Book {
    /// The language code.
    pub lang: &'static str,
    /// The rule set's title.
    pub title: String,
    /// The rule set's id and version, its sources, and the rule set it is compared with.
    pub facts: Vec<String>,
    /// Headings in the book.
    pub labels: BookLabels,
    /// The chapters.
    pub chapters: Vec<Chapter>,
    /// The tables, which are printed in the chapters they belong to.
    pub sheet: Sheet,
    /// The cards of all yaku.
    pub deck: CardDeck,
}

/// Headings of a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BookLabels {
    /// The heading of the table of contents.
    pub contents: String,
    /// The label of marked differences from another rule set.
    pub differs: String,
}

/// A chapter: the rules of one group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chapter {
    /// The group's id.
    pub id: &'static str,
    /// The chapter's heading.
    pub title: String,
    /// The introduction.
    pub about: String,
    /// The rules.
    pub rules: Vec<Rule>,
    /// The yaku; empty except in the chapter about yaku.
    pub yaku: Vec<BookYaku>,
}

/// A rule with its sources.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    /// The anchor for links.
    pub id: String,
    /// The rule's name.
    pub name: String,
    /// What the rule decides.
    pub about: String,
    /// The rule's value.
    pub value: String,
    /// The value in the rule set that the book is compared with, if it differs.
    pub differs: Option<String>,
    /// The rule's sources.
    pub statements: Vec<Statement>,
}

/// A rule's source: a statement in a club's document, or a note in the rule file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Statement {
    /// The statement's id; empty for a note.
    pub id: String,
    /// The text of the statement or note.
    pub text: String,
}

/// A yaku in a book: its card and its sources.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BookYaku {
    /// The index of the yaku's card in the deck.
    pub card: usize,
    /// The value in the rule set that the book is compared with, if it differs.
    pub differs: Option<String>,
    /// The yaku's sources.
    pub statements: Vec<Statement>,
}

/// The chapters in the order a newcomer reads them: yaku before payments.
const CHAPTERS: [&str; 10] =
    ["table", "calls", "riichi", "hands", "yaku", "yakuman", "payments", "draws", "penalties", "result"];

impl Book {
    /// Creates the book of a rule set. Differences from `against` are marked.
    pub fn of(
        rules: &Rules,
        against: Option<&Rules>,
        facts: &Facts,
        lessons: &[Lesson],
        words: &Words,
    ) -> Book {
        let deck = CardDeck::of(rules, facts, lessons, words);
        let sheet = Sheet::of(rules, facts, None, words);
        let source = rules.sources.get(words.language.code()).or_else(|| rules.sources.get("en"));
        let compared =
            against.map(|other| words.format("press-compared", [("rules", title(other, words).into())]));
        let version = words.format("rules-version", [("version", rules.version.into())]);
        let mut about = vec![words.list([rules.id.clone(), version])];
        about.extend(source.map(|source| words.format("rules-source", [("source", source.clone().into())])));
        about.extend(compared);
        Book {
            lang: words.language.code(),
            title: title(rules, words),
            facts: about,
            labels: BookLabels {
                contents: words.text("press-contents"),
                differs: against
                    .map(|other| words.format("press-differs", [("rules", title(other, words).into())]))
                    .unwrap_or_default(),
            },
            chapters: CHAPTERS.map(|group| chapter(group, rules, against, &deck, words)).into(),
            sheet,
            deck,
        }
    }

    /// Returns the card of a yaku.
    pub fn card(&self, yaku: &BookYaku) -> Option<&Card> {
        self.deck.cards.get(yaku.card)
    }
}

fn chapter(
    group: &'static str,
    rules: &Rules,
    against: Option<&Rules>,
    deck: &CardDeck,
    words: &Words,
) -> Chapter {
    // Rules without effect, such as those for three players in a four-player game, are left out.
    let of_group =
        Switches::ALL.iter().filter(|switch| switch.group == group).filter(|switch| matters(rules, switch));
    let rule = |switch: &Switch| {
        let key = switch.written_key();
        Rule {
            id: format!("{group}-{key}"),
            name: words.switch(group, &key),
            about: words.about_switch(group, &key),
            value: words.value(rules, group, &key),
            differs: differs(rules, against, group, &key, words),
            statements: statements(rules, group, &key, words),
        }
    };
    let cards = deck.cards.iter().enumerate().filter(|_| group == "yaku");
    let yaku = |(i, card): (usize, &Card)| {
        let mut all = Vec::new();
        for id in &card.yaku {
            for statement in statements(rules, "yaku", id, words) {
                if !all.contains(&statement) {
                    all.push(statement);
                }
            }
        }
        let first = card.yaku.first().copied().unwrap_or_default();
        BookYaku { card: i, differs: differs(rules, against, "yaku", first, words), statements: all }
    };
    Chapter {
        id: group,
        title: words.group(group),
        about: words.text(&format!("press-chapter-{group}")),
        rules: of_group.map(rule).collect(),
        yaku: cards.map(yaku).collect(),
    }
}

/// Returns the text for the value of a switch or yaku in the other rule set, if it differs.
fn differs(rules: &Rules, against: Option<&Rules>, group: &str, key: &str, words: &Words) -> Option<String> {
    let other = against.filter(|other| other.written(group, key) != rules.written(group, key))?;
    match Yaku::from_id(key).filter(|_| group == "yaku") {
        Some(yaku) => Some(words.worth(other.worth(yaku))),
        None => Some(words.value(other, group, key)),
    }
}

/// Returns the sources of a rule or yaku.
fn statements(rules: &Rules, group: &str, key: &str, words: &Words) -> Vec<Statement> {
    let Some(entry) = rules.source_of(group, key) else { return Vec::new() };
    let one = |by: &String| match words.statement(by) {
        Some(text) => Statement { id: by.clone(), text: text.to_owned() },
        None => Statement { id: String::new(), text: words.source(by) },
    };
    let mut all: Vec<Statement> = entry.by.iter().map(one).collect();
    if entry.rule_set != rules.id {
        let from = words.format("rules-from-base", [("rules", entry.rule_set.clone().into())]);
        match all.first_mut() {
            Some(first) if first.id.is_empty() => first.text = words.list([from, first.text.clone()]),
            _ => all.insert(0, Statement { id: String::new(), text: from }),
        }
    }
    all
}
