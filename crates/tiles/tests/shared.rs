//! Hands from the samples and from the larger corpus: rule documents and scored wins.

use hanchan_testdata::{corpus_text, sample_text};
use hanchan_tiles::Hand;
use hanchan_tiles::notation::{kobalab, markup, mpsz};

/// Returns the rows of `conformance/hands/waits.tsv`, split at tabs, without comments.
fn rows() -> Vec<Vec<&'static str>> {
    include_str!("../../../conformance/hands/waits.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
        .collect()
}

/// Returns the hand blocks of a document in the Furiten club's markup, each on one line.
fn blocks(document: &str) -> Vec<String> {
    let block = |(place, hand): (std::ops::Range<usize>, Result<Hand, _>)| {
        let text: String = document[place].lines().map(str::trim).collect();
        assert_eq!(hand.expect("a hand"), markup::parse(&text).expect("the same hand"));
        text
    };
    markup::blocks(document).map(block).collect()
}

/// The SC-F01 scripts use the hands of document 003, and `waits.tsv` has them in MPSZ.
#[test]
fn the_29_hands_of_document_003_match_the_scripts() {
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
    let Some(document) = corpus_text("seeds/003_62aac3c669704e60.txt") else { return };
    assert_eq!(blocks(&document), written);
}

#[test]
fn hands_of_the_sample_document_round_trip() {
    let document = sample_text("pages/yaku.txt");
    let blocks = blocks(&document);
    assert_eq!(blocks.len(), document.matches("{{hand}}").count());
    for text in blocks {
        let hand = markup::parse(&text).expect("a hand");
        assert_eq!(markup::parse(&markup::print(&hand).expect("it has tags")), Ok(hand), "{text}");
        assert_eq!(mpsz::parse(&mpsz::print(&hand)), Ok(hand), "{text}");
    }
}

/// Round-trips hands through MPSZ. Returns the number of hands.
fn check_mpsz<'a>(hands: impl Iterator<Item = &'a str>) -> usize {
    let check = |text: &str| {
        let hand: Hand = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(hand.to_string().parse(), Ok(hand));
    };
    hands.map(check).count()
}

#[test]
fn conformance_hands_round_trip() {
    let values = include_str!("../../../conformance/hands/values.tsv").lines();
    let values =
        values.filter(|line| !line.starts_with('#')).map(|line| line.split('\t').nth(2).expect(line));
    let read = check_mpsz(values.chain(rows().iter().map(|row| row[1])));
    assert!(read >= 300, "only {read} hands found");
}

#[test]
fn hands_quoted_in_the_scenarios_round_trip() {
    let Some(scenarios) = corpus_text("rules/scenarios.md") else { return };
    let quoted = scenarios.split('`').skip(1).step_by(2);
    let read = check_mpsz(quoted.filter(|text| text.starts_with(|c: char| c.is_ascii_digit())));
    assert!(read >= 40, "only {read} hands found");
}

/// Round-trips the kobalab hands of a file of wins. Returns the number of hands.
fn check_kobalab(wins: &str) -> usize {
    let mut read = 0;
    for part in wins.split("\"shoupai\":\"").skip(1) {
        let text = part.split('"').next().unwrap();
        let hand = kobalab::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(kobalab::print(&hand).unwrap(), text);
        assert_eq!(mpsz::parse(&mpsz::print(&hand)), Ok(hand));
        read += 1;
    }
    assert_eq!(read, wins.matches("\"shoupai\"").count());
    read
}

#[test]
fn kobalab_hands_of_the_sample_round_trip() {
    assert!(check_kobalab(&sample_text("hands/wins.json")) >= 200);
}

#[test]
fn kobalab_hands_of_the_corpus_round_trip() {
    let Some(wins) = corpus_text("corpora/hands/wins.json") else { return };
    assert!(check_kobalab(&wins) > 0);
}
