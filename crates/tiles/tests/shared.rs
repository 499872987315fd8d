//! The rule documents and the corpora beside the project: read where they are, never committed.

use std::path::PathBuf;

use hanchan_tiles::Hand;
use hanchan_tiles::notation::{kobalab, markup, mpsz};

/// The text of a file of `../shared`, or `None` with a word about it.
fn shared(path: &str) -> Option<String> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(path);
    let text = std::fs::read_to_string(&file).ok();
    if text.is_none() {
        eprintln!("SKIPPED: no ../shared/{path} beside the project");
    }
    text
}

/// The rows of a conformance file: its columns by tabs, without remarks.
fn rows() -> Vec<Vec<&'static str>> {
    include_str!("../../../conformance/hands/waits.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
        .collect()
}

/// What the scripts of SC-F01 begin with is what the document has, and what we decoded.
#[test]
fn the_29_hands_of_document_003_are_those_of_the_scripts() {
    let scripts = include_str!("../../../conformance/scenarios/markup.txt");
    let written: Vec<&str> =
        scripts.lines().filter_map(|line| line.strip_prefix("S {{").map(|_| &line[2..])).collect();
    let decoded: Vec<Hand> = rows()
        .iter()
        .filter(|row| row[0].starts_with("F-ex"))
        .map(|row| row[1].parse().expect(row[0]))
        .collect();
    assert_eq!(decoded.len(), 29);
    assert!(decoded.iter().all(|hand| hand.size() == 13));
    assert_eq!(written.iter().map(|text| markup::parse(text).expect(text)).collect::<Vec<_>>(), decoded);
    let Some(document) = shared("seeds/003_62aac3c669704e60.txt") else {
        return;
    };
    let blocks: Vec<String> = markup::blocks(&document)
        .map(|(place, hand)| {
            hand.expect("a hand");
            document[place].lines().map(str::trim).collect()
        })
        .collect();
    assert_eq!(blocks, written);
}

#[test]
fn the_scenarios_notation_is_read_as_it_stands() {
    let Some(scenarios) = shared("rules/scenarios.md") else {
        return;
    };
    let quoted = scenarios.split('`').skip(1).step_by(2);
    let mut read = 0;
    for text in quoted.filter(|text| text.starts_with(|c: char| c.is_ascii_digit())) {
        let hand: Hand = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(hand.to_string().parse(), Ok(hand));
        read += 1;
    }
    assert!(read >= 40, "only {read} hands found");
}

#[test]
fn kobalab_hands_of_the_corpus_are_read_and_written() {
    let Some(wins) = shared("corpora/hands/wins.json") else {
        return;
    };
    let mut read = 0;
    for part in wins.split("\"shoupai\":\"").skip(1) {
        let text = part.split('"').next().unwrap();
        let hand = kobalab::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(kobalab::print(&hand).unwrap(), text);
        assert_eq!(mpsz::parse(&mpsz::print(&hand)), Ok(hand));
        read += 1;
    }
    assert_eq!(read, wins.matches("\"shoupai\"").count());
    assert!(read > 0);
}
