//! The sheet: everything in a rule set that players look up, on two pages.

mod fu;
mod html;
mod scores;
mod sections;
mod yaku;

use hanchan_rules::Rules;
use hanchan_tiles::{Kind, Players, Suit, Tile, Wind};
use hanchan_words::Words;
use serde::Serialize;

pub use fu::{FuRow, FuSets, FuTables};
pub use scores::{LimitRow, ScoreBlock, ScoreRow, ScoreTable};
pub(crate) use sections::matters;
pub use sections::{Row, Section};
pub use yaku::{Matrix, MatrixRow, YakuGroup, YakuLine};
pub(crate) use yaku::{is_closed, liable};

use crate::draw::Picture;
use crate::facts::{Facts, Scores};

/// The contents of a sheet, to be printed by the typesetter or as HTML.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sheet {
    /// The language code.
    pub lang: &'static str,
    /// The rule set's title.
    pub title: String,
    /// The rule set's id and version.
    pub subtitle: String,
    /// The legend for the marks.
    pub legend: Vec<String>,
    /// Headings on the sheet.
    pub labels: Labels,
    /// The yaku, grouped by value.
    pub groups: Vec<YakuGroup>,
    /// The tables that say what gives fu.
    pub fu: FuTables,
    /// The score tables.
    pub scores: ScoreTable,
    /// The table that shows which yaku combine.
    pub together: Matrix,
    /// The cycles of dora indicators.
    pub dora: Vec<Cycle>,
    /// Other rules, by subject.
    pub sections: Vec<Section>,
}

/// Headings of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Labels {
    /// The heading for values in closed hands.
    pub closed: String,
    /// The heading for values in open hands.
    pub open: String,
    /// The word for han.
    pub han: String,
    /// The word for fu.
    pub fu: String,
    /// The heading of the table that shows which yaku combine.
    pub together: String,
    /// A note that says how to read the table of yaku that combine.
    pub together_about: String,
    /// The heading of the dora cycles.
    pub dora: String,
    /// A note that says how to read the cycles: the next tile is dora, and the last tile indicates the first.
    pub dora_about: String,
}

/// Tiles that indicate each other as dora in a cycle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Cycle {
    /// The tiles by name, such as `5m`. Each indicates the next, and the last indicates the first.
    pub tiles: Vec<String>,
    /// The tiles' captions.
    pub captions: Vec<String>,
    /// The tiles' pictures.
    pub pictures: Vec<Picture>,
}

impl Sheet {
    /// Creates the sheet of a rule set. `beside` is the same club's rule set for another number of players; the
    /// sheet also shows that rule set's score tables and differences.
    pub fn of(rules: &Rules, facts: &Facts, beside: Option<(&Rules, &Facts)>, words: &Words) -> Sheet {
        let Facts { together, occurring, scores } = facts;
        let scores: Vec<&Scores> =
            [scores].into_iter().chain(beside.map(|(_, facts)| &facts.scores)).collect();
        let mut sections = sections::all(rules, words);
        sections.extend(beside.map(|(other, _)| sections::otherwise(rules, other, words)));
        Sheet {
            lang: words.language.code(),
            title: title(rules, words),
            subtitle: words
                .list([rules.id.clone(), words.format("rules-version", [("version", rules.version.into())])]),
            legend: legend(rules, words),
            labels: Labels::of(words),
            groups: yaku::groups(rules, together, words),
            fu: FuTables::of(occurring, rules, words),
            scores: ScoreTable::of(&scores, words),
            together: Matrix::of(rules, together, words),
            dora: cycles(rules, words),
            sections,
        }
    }
}

impl Labels {
    fn of(words: &Words) -> Labels {
        Labels {
            closed: words.text("press-closed"),
            open: words.text("press-open"),
            han: words.text("press-han"),
            fu: words.text("score-fu"),
            together: words.text("press-together"),
            together_about: words.text("press-together.about"),
            dora: words.text("press-dora"),
            dora_about: words.text("press-dora.about"),
        }
    }
}

/// Returns a rule set's title in the reader's language.
pub(crate) fn title(rules: &Rules, words: &Words) -> String {
    let titles = &rules.titles;
    let title =
        titles.get(words.language.code()).or_else(|| titles.get("en")).or_else(|| titles.values().next());
    title.unwrap_or(&rules.id).clone()
}

fn legend(rules: &Rules, words: &Words) -> Vec<String> {
    let broken = words.value(rules, "calls", "first-round-broken");
    let mut legend = vec![
        words.text("press-legend-closed"),
        words.text("press-legend-situation"),
        words.format("press-legend-first", [("broken", broken.into())]),
    ];
    if !yaku::liable(rules).is_empty() {
        legend.push(words.text("press-legend-liable"));
    }
    legend
}

/// Returns the cycles of dora indicators, each once.
fn cycles(rules: &Rules, words: &Words) -> Vec<Cycle> {
    let in_play = |kind: &Kind| rules.tile_set().copies(Tile::plain(*kind)) > 0;
    let mut seen: Vec<Kind> = Vec::new();
    let mut cycles = Vec::new();
    for first in Kind::ALL.into_iter().filter(in_play) {
        let mut circle: Vec<Kind> = Vec::new();
        let mut next = first;
        while !seen.contains(&next) {
            seen.push(next);
            circle.push(next);
            next = rules.dora(next);
        }
        if !circle.is_empty() {
            cycles.push(Cycle {
                tiles: circle.iter().map(ToString::to_string).collect(),
                captions: circle.iter().map(|&kind| caption(kind, words)).collect(),
                pictures: circle.iter().map(|&kind| Picture::tiles([Tile::plain(kind)])).collect(),
            });
        }
    }
    cycles
}

fn caption(kind: Kind, words: &Words) -> String {
    match kind.suit() {
        Some(Suit::Man | Suit::Pin | Suit::Sou) => kind.digit().to_string(),
        None if kind == Kind::WHITE => words.text("press-white"),
        None if kind == Kind::GREEN => words.text("press-green"),
        None if kind == Kind::RED => words.text("press-red"),
        None => Wind::ALL
            .into_iter()
            .find(|&wind| Kind::wind(wind) == kind)
            .map_or(String::new(), |wind| words.wind(wind)),
    }
}

/// Returns the preset for another number of players that is based on this rule set, if there is one.
pub fn sibling(rules: &Rules) -> Option<Rules> {
    let three = rules.switches().table.players == Players::Three;
    let presets = hanchan_rules::preset_ids().filter_map(hanchan_rules::preset);
    let mut others = presets.filter(|other| other.base.as_deref() == Some(&rules.id));
    others.find(|other| !three && other.switches().table.players == Players::Three)
}
