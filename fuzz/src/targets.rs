//! The parsers under test, and the properties that are checked.

use std::sync::{Arc, LazyLock};

use hanchan_api::{Context, Request as _, ScoreBatch, ScriptRequest};
use hanchan_game::{Game, Seed};
use hanchan_record::mjai::Dialect;
use hanchan_record::{
    RecordedGame, RuleResolver, mjai as mjai_games, read_text, replay, tenhou, verify, verify_text,
};
use hanchan_round::{Claim, Move, Offence, Phase, Refusal, Round, Ruling, Sitting, Toppled, TurnAct, Wall};
use hanchan_rules::{Penalty, RuleFile, Rules, Unreadable, open, preset, preset_file, preset_ids};
use hanchan_shape::{PlainLine, Shape, decompositions, forms};
use hanchan_tiles::notation::{Notation, ParseError, kobalab, markup, mjai, mpsz};
use hanchan_tiles::{BySeat, Counts, Deck, Hand, Meld, RedFives, Seat, Tile, TileSet};
use hanchan_words::Language;

use crate::mutate::{DEALS, LOGS, MJAI, RECORDS, RULE_FILES, SCRIPTS, SEEDS, TENHOU6, WINS};

/// A parser under test.
pub(crate) struct Target {
    pub(crate) name: &'static str,
    /// Parses a text and checks the result. An `Err` says which property is violated. Panics are caught by the caller.
    pub(crate) feed: fn(&str) -> Result<(), String>,
    /// Valid inputs, to be mutated.
    pub(crate) seeds: &'static [&'static str],
    /// The number of byte strings is divided by this, for slow parsers.
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
    Target { name: "scripts", feed: scripts, seeds: SCRIPTS, one_in: 200 },
    Target { name: "acts", feed: acts, seeds: DEALS, one_in: 5 },
    Target { name: "records", feed: records, seeds: RECORDS, one_in: 100 },
    Target { name: "tenhou6", feed: records, seeds: TENHOU6, one_in: 20 },
    Target { name: "mjai-games", feed: records, seeds: MJAI, one_in: 100 },
    Target { name: "logs", feed: records, seeds: LOGS, one_in: 500 },
    Target { name: "shape", feed: shape, seeds: SEEDS, one_in: 50 },
];

static CONTEXT: LazyLock<Context<'static>> =
    LazyLock::new(|| Context::new(Language::English, None, &|id| open(id, |_| Err(Unreadable::NotFound))));

/// Checks that scripts are played, and that what is wrong with them has a line of the text.
fn scripts(text: &str) -> Result<(), String> {
    let request = ScriptRequest { text: text.to_owned(), rules: None };
    let Ok(played) = request.run(&CONTEXT) else { return Ok(()) };
    let lines = 1..=text.lines().count();
    let mut problems = played.scripts.iter().flat_map(|script| &script.problems);
    match problems.find(|problem| !lines.contains(&problem.line)) {
        None => Ok(()),
        Some(problem) => Err(format!("{problem:?}")),
    }
}

/// Checks that every line gets one JSON object in response, with a score or with an error code.
fn wins(text: &str) -> Result<(), String> {
    static WINS: LazyLock<ScoreBatch<'static>> = LazyLock::new(|| ScoreBatch::new(&CONTEXT));
    let answer = WINS.line(text);
    let scored = answer.contains("\"points\":") || answer.contains("\"code\":");
    if scored && !answer.contains('\n') { Ok(()) } else { Err(format!("answered {answer:?}")) }
}

/// Checks that a rule file loads, or that its errors have positions.
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

/// Checks that a parsed hand survives printing and parsing, and that an error points into the text.
fn notation(notation: Notation, text: &str) -> Result<(), String> {
    let hand = match notation.parse(text, set()) {
        Ok(hand) => hand,
        Err(error) => return points_into(&error, text),
    };
    if let Ok(written) = notation.print(&hand, set()) {
        let again = notation.parse(&written, set()).map(Hand::taken_in);
        if again != Ok(hand.taken_in()) {
            return Err(format!("{hand:?} was printed as {written:?} and parsed as {again:?}"));
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

/// Interprets the bytes as a hand with concealed, melded and visible tiles. Checks that shanten, waits, ukeire and
/// decompositions agree.
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

/// All built-in rule sets.
static RULES: LazyLock<Vec<Arc<Rules>>> =
    LazyLock::new(|| preset_ids().filter_map(preset).map(Arc::new).collect());

/// Makes a move or a ruling that exists only in unassisted mode.
fn at_table(round: &mut Round, seat: Seat, which: u8) -> Result<(), Refusal> {
    let points = BySeat::from_fn(|other| 100 * (i32::from(which) * (1 + other.index() as i32) % 50 - 9));
    let value = BySeat::from_fn(|other| if other == seat { 0 } else { points[other] });
    let toppled =
        [Toppled::LiveWall, Toppled::DeadWall, Toppled::OwnHand, Toppled::OthersHand][usize::from(which % 4)];
    match which % 16 {
        0 | 1 => round.play(seat, Move::Draw),
        2 => round.play(seat, Move::Shout),
        3 => round.play(seat, Move::Announce(value)),
        4 | 5 => round.play(seat, Move::Agree),
        6 => round.play(seat, Move::Object),
        7 => round.play(seat, Move::Correct),
        8 => round.play(seat, Move::Mix),
        9 => round.play(seat, Move::Announce(round.true_value(seat).unwrap_or(value))),
        10 => round.rule(Ruling::Points(points), "moved"),
        11 => round.rule(Ruling::Offence(seat, Offence::Exposure(toppled, which / 16)), ""),
        12 => round.rule(Ruling::Penalty(seat, Penalty::DeadHand), "dead"),
        13 => round.rule(Ruling::Inspection(seat), "looked at"),
        14 => round.rule(Ruling::Remark, &"x".repeat(usize::from(which) * 40)),
        _ => round.close(),
    }
}

static SHELF: LazyLock<RuleResolver> = LazyLock::new(RuleResolver::default);

/// Checks that a record can be verified, or that its error points into the text.
fn records(text: &str) -> Result<(), String> {
    // Logs are verified event by event, also those that cannot be replayed or converted.
    let _report = verify_text(text, &SHELF);
    match read_text(text) {
        Ok(game) => {
            verify(&game, &SHELF).map_err(|why| why.to_string())?;
            // Records that can be replayed can also be written. The others violate the rules.
            let Ok(replayed) = replay(&game, &SHELF) else { return Ok(()) };
            let standing = replayed.standing.as_ref();
            let played = RecordedGame::of(&replayed.rules, &[], &replayed.rounds, standing);
            let _text =
                played.map(|game| (tenhou::json::write(&game), mjai_games::write(&game, Dialect::Mortal)));
            Ok(())
        }
        Err(error) if error.at <= text.len() && error.line > 0 => Ok(()),
        Err(error) => Err(format!("{error:?} does not point into the text")),
    }
}

/// Interprets the bytes as acts in a deal, many of them illegal. Checks that a refused act changes nothing and
/// that no points are lost.
fn acts(text: &str) -> Result<(), String> {
    let mut bytes = text.bytes();
    let mut next = move || bytes.next();
    let Some(first) = next() else { return Ok(()) };
    let rules = Arc::clone(&RULES[usize::from(first) % RULES.len()]);
    let sitting = if first >= 128 { Sitting::RealTable } else { Sitting::Assisted };
    let seed = Seed(std::array::from_fn(|_| next().unwrap_or(7)));
    let (tiles, dice) = seed.deal(1, rules.tile_set());
    let setup = Game::new(Arc::clone(&rules)).setup();
    let Ok(wall) = Wall::built(&tiles, dice, setup.dealer, &rules) else { return Err("no wall".to_owned()) };
    let mut round = Round::seated(Arc::clone(&rules), wall, setup, sitting);
    let sum = |round: &Round| {
        round.points().0.iter().sum::<i32>() + rules.switches().riichi.stake * i32::from(round.sticks())
    };
    let before = sum(&round);
    while let (Some(what), Some(which)) = (next(), next()) {
        round.clock(round.now() + 40 * u32::from(which));
        let events = round.events().len();
        let seat = Seat::ALL[usize::from(what) % 4];
        let tile = Tile::from_index(usize::from(which) % Tile::COUNT).unwrap_or(tiles[0]);
        // Half of the acts are legal, so that the deal progresses.
        let refused = match round.phase() {
            Phase::Turn(turn) if what >= 128 => {
                let (seat, acts) = (turn.seat, turn.acts);
                let act = acts.iter().nth(usize::from(which) % acts.len().max(1));
                act.is_none_or(|act| round.act(seat, act).is_err())
            }
            Phase::Claims(window) if what >= 192 => {
                let drawer = window.from.next(round.seats());
                round.close().is_err() && round.draw(drawer).is_err()
            }
            Phase::Showdown(_) => round.show(seat, which % 2 == 0).is_err(),
            _ if sitting == Sitting::RealTable && what % 3 == 0 => at_table(&mut round, seat, which).is_err(),
            _ => match what / 4 % 12 {
                0 => round.act(seat, TurnAct::Discard(tile)).is_err(),
                1 => round.act(seat, TurnAct::Riichi(tile)).is_err(),
                2 => round.act(seat, TurnAct::ClosedKan(tile.kind())).is_err(),
                3 => round.act(seat, TurnAct::AddedKan(tile.kind())).is_err(),
                4 => round.act(seat, TurnAct::Tsumo).is_err(),
                5 => round.act(seat, TurnAct::NineKinds).is_err(),
                6 => round.act(seat, TurnAct::North).is_err(),
                7 => round.claim(seat, Claim::Ron).is_err(),
                8 => round.claim(seat, Claim::Pon([tile; 2])).is_err(),
                9 => round.claim(seat, Claim::Chi([tile, tiles[usize::from(which) % tiles.len()]])).is_err(),
                10 => round.claim(seat, Claim::OpenKan).is_err(),
                _ => round.claim(seat, Claim::Pass).is_err(),
            },
        };
        if refused && round.events().len() != events {
            return Err(format!("a refused act changed the deal: {:?}", round.events().last()));
        }
        if sum(&round) != before {
            return Err(format!("the sum of points changed: {:?}", round.events().last()));
        }
    }
    Ok(())
}
