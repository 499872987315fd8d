//! What is fed, and what must hold for everything that is read.

use hanchan_rules::{RuleFile, Rules, preset_file};
use hanchan_shape::{PlainLine, Shape, decompositions, forms};
use hanchan_tiles::notation::{Notation, ParseError, kobalab, markup, mjai, mpsz};
use hanchan_tiles::{Counts, Deck, Hand, Meld, RedFives, Tile, TileSet};

use crate::mutate::{RULE_FILES, SEEDS, WINS};

/// A parser under fire.
pub(crate) struct Target {
    pub(crate) name: &'static str,
    /// Feeds it; an `Err` says what should have held. A panic is caught outside.
    pub(crate) feed: fn(&str) -> Result<(), String>,
    /// What right texts look like.
    pub(crate) seeds: &'static [&'static str],
    /// One in so many byte strings is enough of it.
    pub(crate) one_in: u64,
}

pub(crate) const TARGETS: &[Target] = &[
    Target { name: "mpsz", feed: |text| notation(Notation::Mpsz, text), seeds: SEEDS, one_in: 1 },
    Target { name: "unicode", feed: |text| notation(Notation::Unicode, text), seeds: SEEDS, one_in: 1 },
    Target { name: "tenhou", feed: |text| notation(Notation::Tenhou, text), seeds: SEEDS, one_in: 1 },
    Target { name: "mjai", feed: |text| notation(Notation::Mjai, text), seeds: SEEDS, one_in: 1 },
    Target { name: "kobalab", feed: |text| notation(Notation::Kobalab, text), seeds: SEEDS, one_in: 1 },
    Target { name: "markup", feed: |text| notation(Notation::Markup, text), seeds: SEEDS, one_in: 1 },
    Target { name: "detect", feed: detected, seeds: SEEDS, one_in: 1 },
    Target { name: "lists", feed: lists, seeds: SEEDS, one_in: 1 },
    Target { name: "documents", feed: documents, seeds: SEEDS, one_in: 1 },
    Target { name: "wins", feed: wins, seeds: WINS, one_in: 1 },
    Target { name: "rules", feed: rules, seeds: RULE_FILES, one_in: 50 },
    Target { name: "shape", feed: shape, seeds: SEEDS, one_in: 50 },
];

/// Every line is answered by one object, with a score or an error that has a code.
fn wins(text: &str) -> Result<(), String> {
    let answer = hanchan_cli::answer_line(text);
    let scored = answer.contains("\"points\":") || answer.contains("\"code\":");
    if scored && !answer.contains('\n') { Ok(()) } else { Err(format!("answered {answer:?}")) }
}

/// A rule file makes rules that can be written down, or its errors have places in it.
fn rules(text: &str) -> Result<(), String> {
    let loaded = RuleFile::parse("x.toml", text).and_then(|file| Rules::load(&file, preset_file));
    match loaded {
        Ok(rules) if rules.name().hash.len() == 64 => Ok(()),
        Ok(_) => Err("no hash".to_owned()),
        Err(problems) if problems.iter().all(|problem| problem.place.line > 0) => Ok(()),
        Err(problems) => Err(format!("{problems:?}")),
    }
}

fn set() -> TileSet {
    TileSet::new(Deck::Full, RedFives::new(1, 2, 1).unwrap_or_default()).unwrap_or_default()
}

/// What is read can be written and read again as the same; an error points into the text.
fn notation(notation: Notation, text: &str) -> Result<(), String> {
    let hand = match notation.parse(text, set()) {
        Ok(hand) => hand,
        Err(error) => return points_into(&error, text),
    };
    if let Ok(written) = notation.print(&hand, set()) {
        let again = notation.parse(&written, set()).map(Hand::taken_in);
        if again != Ok(hand.taken_in()) {
            return Err(format!("{hand:?} was written {written:?} and read {again:?}"));
        }
    }
    Ok(())
}

fn points_into(error: &ParseError, text: &str) -> Result<(), String> {
    let fine = text.get(error.at.clone()).is_some() && !error.picture(text).is_empty();
    if fine { Ok(()) } else { Err(format!("{error:?} does not point into the text")) }
}

fn detected(text: &str) -> Result<(), String> {
    notation(Notation::detect(text), text)
}

fn lists(text: &str) -> Result<(), String> {
    if let Some(line) = PlainLine::read(text.as_bytes(), Deck::Full) {
        let first = text.lines().next().unwrap_or_default();
        let parsed = mpsz::parse(first).map(|hand| forms(hand.concealed().counts(), Deck::Full));
        if parsed != Ok(line.forms()) || line.len != first.len() {
            return Err(format!("read {:?} in {} bytes", line.forms(), line.len));
        }
    }
    let _any = (text.parse::<Tile>(), text.parse::<Meld>(), mjai::tile(text), kobalab::parse_tile(text));
    match mpsz::parse_tiles(text) {
        Ok(tiles) if mpsz::parse_tiles(&mpsz::print_tiles(&tiles)).as_ref() != Ok(&tiles) => {
            Err(format!("{tiles:?} changed"))
        }
        Ok(_) => Ok(()),
        Err(error) => points_into(&error, text),
    }
}

fn documents(text: &str) -> Result<(), String> {
    let mut last = 0;
    for (place, hand) in markup::blocks(text) {
        if place.start < last || text.get(place.clone()).is_none() {
            return Err(format!("{place:?} after {last}"));
        }
        last = place.end;
        if let Err(error) = hand {
            points_into(&error, text)?;
        }
    }
    Ok(())
}

/// The bytes as tiles of a hand, some concealed, some aside: every question has an answer, and the
/// answers agree.
fn shape(text: &str) -> Result<(), String> {
    let mut counts = [Counts::EMPTY; 3];
    for (i, byte) in text.bytes().enumerate() {
        let which = if i < 14 { 0 } else { 1 + usize::from(byte & 128 > 0) };
        if let Some(tile) = Tile::from_index(usize::from(byte & 127) % Tile::COUNT) {
            let _full = counts[which].add(tile.kind());
        }
    }
    let [concealed, aside, visible] = counts;
    for deck in Deck::ALL {
        let Ok(shape) = Shape::new(concealed, &aside, deck) else { return Ok(()) };
        let (shanten, waits, ukeire) = (shape.shanten(), shape.waits(), shape.ukeire(&visible));
        if concealed.total() % 3 == 1 && (shanten == 0) != waits.is_tenpai() {
            return Err(format!("{shape:?}: shanten {shanten}, {waits:?}"));
        }
        if concealed.total() % 3 == 1 && shanten == 0 && ukeire.kinds != waits.tiles() {
            return Err(format!("{shape:?}: {ukeire:?}, {waits:?}"));
        }
        if aside.total() == 0 && deck == Deck::Full && concealed.total() % 3 == 2 {
            let complete = !decompositions(&concealed).as_slice().is_empty();
            if complete != (shanten == -1) {
                return Err(format!("{shape:?}: shanten {shanten}, complete {complete}"));
            }
        }
    }
    Ok(())
}
