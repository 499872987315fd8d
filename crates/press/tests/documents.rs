//! The tables in `docs/press.md` cover every line of documents 001 and 004.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use hanchan_press::{CardDeck, Facts, Sheet, sibling};
use hanchan_rules::{preset, statements};
use hanchan_words::{Language, Words};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A row of a table: lines of the document, statements, and where they are printed.
struct Row {
    lines: Option<RangeInclusive<usize>>,
    statements: BTreeSet<String>,
    place: String,
}

/// Returns the rows of the table under the heading that ends with this text.
fn rows(document: &str) -> Vec<Row> {
    let text = std::fs::read_to_string(root().join("docs/press.md")).expect("the docs");
    let part =
        text.split("\n## ").find(|part| part.lines().next().is_some_and(|head| head.ends_with(document)));
    let rows = part.expect("a part").lines().filter(|line| line.starts_with("| ")).skip(1);
    rows.map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let number = |text: &str| text.parse::<usize>().ok();
        let lines = match cells[0].split_once('–') {
            Some((from, to)) => number(from).zip(number(to)).map(|(from, to)| from..=to),
            None => number(cells[0]).map(|line| line..=line),
        };
        let mut statements = BTreeSet::new();
        for part in cells[1].split(", ") {
            let (from, to) = part.split_once(" … ").unwrap_or((part, part));
            let of = |id: &str| number(&id[2..]).expect("a number");
            statements.extend((of(from)..=of(to)).map(|n| format!("{}-{n:03}", &from[..1])));
        }
        Row { lines, statements, place: cells[2].to_owned() }
    })
    .collect()
}

fn every_statement_has_a_row(letter: &str, rows: &[Row]) {
    let of_document = statements().map(|(id, _)| id).filter(|id| id.starts_with(letter) && id.len() == 5);
    let lacking: Vec<&str> =
        of_document.filter(|id| !rows.iter().any(|row| row.statements.contains(*id))).collect();
    assert!(lacking.is_empty(), "no place for {lacking:?}");
}

/// Checks that the rows name lines in order, each line once.
fn lines_are_in_order(rows: &[Row]) {
    let mut last = 0;
    for lines in rows.iter().filter_map(|row| row.lines.as_ref()) {
        assert!(last < *lines.start() && lines.start() <= lines.end(), "lines {lines:?} after line {last}");
        last = *lines.end();
    }
    assert!(last > 0, "no row names lines");
}

fn every_line_has_a_row(document: &str, rows: &[Row]) {
    let Some(text) = hanchan_testdata::corpus_text(document) else { return };
    for (line, said) in (1..).zip(text.lines()) {
        let placed = rows.iter().any(|row| row.lines.as_ref().is_some_and(|lines| lines.contains(&line)));
        assert!(placed || said.trim().is_empty(), "line {line} of {document} has no place");
    }
}

#[test]
fn c_001_to_c_071_every_line_of_document_001_has_its_place() {
    let rows = rows("document 001");
    every_statement_has_a_row("C-", &rows);
    lines_are_in_order(&rows);
    every_line_has_a_row("seeds/001_22d4cf9769073706.txt", &rows);
    let headings = headings_of_the_sheet();
    for row in &rows {
        let named: Vec<&str> = row.place.split("**").skip(1).step_by(2).collect();
        assert!(!named.is_empty(), "no heading is named: {}", row.place);
        for name in named {
            // The heading of a table may go on after a comma, if it also applies to three players.
            let is = |heading: &String| {
                heading == name || heading.strip_prefix(name).is_some_and(|rest| rest.starts_with(','))
            };
            assert!(headings.iter().any(is), "{name:?} is no heading: {headings:?}");
        }
    }
}

/// Returns all headings and names on the sheet of `cheatsheet`, in English.
fn headings_of_the_sheet() -> BTreeSet<String> {
    let rules = preset("cheatsheet").expect("a preset");
    let words = Words::new(Language::English, Language::English.usual_style(), Some("cheatsheet"));
    let other = sibling(&rules).map(|other| (Facts::of(&other), other));
    let beside = other.as_ref().map(|(facts, rules)| (rules, facts));
    let sheet = Sheet::of(&rules, &Facts::of(&rules), beside, &words);
    assert!(sheet.legend.iter().any(|line| line.starts_with("Italics")));
    let groups = sheet.groups.iter().map(|group| &group.title);
    let blocks = sheet.scores.blocks.iter().flat_map(|block| &block.titles);
    let sections = sheet.sections.iter().map(|section| &section.title);
    let labels = [&sheet.labels.fu, &sheet.labels.together, &sheet.labels.dora, &sheet.scores.title];
    let marks = ["Marks".to_owned()];
    groups.chain(blocks).chain(sections).chain(labels).chain(&marks).cloned().collect()
}

#[test]
fn d_001_to_d_052_every_card_of_document_004_has_its_place() {
    let rows = rows("document 004");
    every_statement_has_a_row("D-", &rows);
    lines_are_in_order(&rows);
    every_line_has_a_row("seeds/004_f6d04db763ac689f.txt", &rows);
    let rules = preset("danish").expect("a preset");
    let words = Words::new(Language::Danish, Language::Danish.usual_style(), Some("danish"));
    let deck = CardDeck::of(&rules, &Facts::of(&rules), &hanchan_lessons::lessons(&rules), &words);
    let cards: BTreeSet<&str> = deck.cards.iter().flat_map(|card| card.yaku.iter().copied()).collect();
    for row in &rows {
        let named = row.place.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        let named: Vec<&str> = named.filter(|name| hanchan_rules::Yaku::from_id(name).is_some()).collect();
        assert!(!named.is_empty(), "{}", row.place);
        assert!(named.iter().all(|name| cards.contains(name)), "{}", row.place);
    }
    let named = |card: &&str| rows.iter().any(|row| row.place.contains(*card));
    assert!(cards.iter().all(named), "a card without a row");
}
