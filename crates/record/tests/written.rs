//! Games played by our own engine, written in Tenhou's format and read again.

mod common;

use common::written_game;
use fastrand::Rng;
use hanchan_record::tenhou::TypeBits;
use hanchan_record::{MismatchTopic, RuleResolver, VerifyReport, read_text, verify};

fn report(text: &str, shelf: &RuleResolver) -> Option<VerifyReport> {
    let game = read_text(text).ok()?;
    Some(verify(&game, shelf).expect("known rules"))
}

/// Covers all rules that the type bits can express, with three and four players, and results in tenths and whole
/// numbers.
#[test]
fn games_of_the_engine_verify_without_mismatch() {
    let shelf = RuleResolver::default();
    let (mut wins, mut draws, mut passed) = (0, 0, 0);
    for number in 0..320u32 {
        let bits = TypeBits(1 | (number % 16) << 1);
        let text = written_game(bits, number % 3 == 0, &mut Rng::with_seed(number.into()));
        let game = read_text(&text).unwrap_or_else(|error| panic!("{error}"));
        let report = verify(&game, &shelf).expect("known rules");
        assert_eq!(report.mismatches, [], "game {number}: {}", report.mismatches[0]);
        assert_eq!(report.walls, report.deals);
        assert_eq!(game.people.0[0].name, "A");
        assert_eq!(game.people.0[1].rating, Some(160_050));
        wins += report.wins;
        draws += report.draws;
        passed += report.passed;
    }
    assert!(wins > 500 && draws > 500 && passed > 50, "{wins} {draws} {passed}");
}

/// Each of these changes makes the record contradict the rules.
#[test]
fn changed_values_are_reported() {
    let shelf = RuleResolver::default();
    let mut found = std::collections::BTreeSet::new();
    for number in 0..60 {
        let mut random = Rng::with_seed(1000 + number);
        let bits = TypeBits(if number % 2 == 0 { 0x09 } else { 0x19 });
        let text = written_game(bits, false, &mut random);
        for name in ["sc=\"", "ten=\"", "yaku=\"", "owari=\"", "doraHai=\"", "hai=\"", "ba=\"", "<T"] {
            let places: Vec<usize> = text.match_indices(name).map(|(at, _)| at + name.len()).collect();
            let Some(&at) = places.get(random.usize(..places.len().max(1))) else { continue };
            // Changes the first or the second number of a list.
            let list = at + text[at..].find(['"', '/']).expect("an end");
            let comma = text[at..list].find(',').filter(|_| random.bool());
            let at = comma.map_or(at, |comma| at + comma + 1);
            let end = at + text[at..].find(['"', ',', '/']).expect("an end");
            let Ok(value) = text[at..end].parse::<i32>() else { continue };
            let changed = format!("{}{}{}", &text[..at], (value + 4) % 1000, &text[end..]);
            let report = report(&changed, &shelf);
            let mismatches = report.map_or(Vec::new(), |report| report.mismatches);
            found.extend(mismatches.iter().map(|mismatch| mismatch.topic));
            let unreadable = read_text(&changed).is_err();
            assert!(
                unreadable || !mismatches.is_empty(),
                "{name} {value} at {at}: {}",
                &changed[at - 30..end]
            );
        }
    }
    for topic in [
        MismatchTopic::Wall,
        MismatchTopic::Payments,
        MismatchTopic::Before,
        MismatchTopic::Yaku,
        MismatchTopic::Fu,
        MismatchTopic::FinalPoints,
        MismatchTopic::Table,
    ] {
        assert!(found.contains(&topic), "{topic:?} is not among {found:?}");
    }
}

/// Events that must follow cannot be left out or moved.
#[test]
fn omitted_or_moved_events_are_reported() {
    let shelf = RuleResolver::default();
    let mut tried = [0; 3];
    for number in 0..60 {
        let bits = TypeBits(if number % 2 == 0 { 0x09 } else { 0x19 });
        let text = written_game(bits, false, &mut Rng::with_seed(2000 + number));
        let element = |from: usize| from + text[from..].find('>').expect("an end") + 1;
        let mut check = |what: usize, changed: String| {
            tried[what] += 1;
            let report = report(&changed, &shelf).expect("it can be read");
            assert!(!report.mismatches.is_empty(), "game {number}, {what}");
        };
        let stake = text.find("step=\"2\"").and_then(|at| text[..at].rfind('<'));
        if let Some(at) = stake {
            check(0, format!("{}{}", &text[..at], &text[element(at)..]));
        }
        if let Some(at) = text.find("<DORA") {
            let (end, next) = (element(at), element(element(at)));
            check(1, format!("{}{}{}{}", &text[..at], &text[end..next], &text[at..end], &text[next..]));
        }
        if let Some(at) = text.find("<RYUUKYOKU ba") {
            check(2, format!("{}<RYUUKYOKU type=\"yao9\" {}", &text[..at], &text[at + 11..]));
        }
    }
    assert!(tried.iter().all(|&times| times > 20), "{tried:?}");
}

/// Truncated, mixed-up and overwritten records are rejected or reported, and never cause a panic.
#[test]
fn damaged_records_never_panic() {
    let shelf = RuleResolver::default();
    let text = written_game(TypeBits(0x19), false, &mut Rng::with_seed(7));
    let begin = text.find("<GO").expect("the rules");
    let mut random = Rng::with_seed(8);
    for _ in 0..3000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..random.usize(1..4) {
            let at = random.usize(begin..bytes.len());
            match random.u8(..4) {
                0 => bytes.truncate(at.max(begin + 1)),
                1 => bytes[at] = b"0123456789,\"/<>= TUVWDEFGN"[random.usize(..26)],
                2 => {
                    let to = (at + random.usize(..200)).min(bytes.len());
                    bytes.drain(at..to);
                }
                _ => {
                    let to = (at + random.usize(..200)).min(bytes.len());
                    let copy = bytes[at..to].to_vec();
                    let into = random.usize(begin..bytes.len());
                    bytes.splice(into..into, copy);
                }
            }
            if bytes.len() <= begin + 1 {
                break;
            }
        }
        if let Ok(text) = String::from_utf8(bytes) {
            match read_text(&text) {
                Ok(game) => drop(verify(&game, &shelf)),
                Err(error) => assert!(error.at <= text.len() && error.line >= 1),
            }
        }
    }
}

/// Writes the seed records for fuzzing.
#[test]
#[ignore = "writes files"]
fn write_seeds() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    std::fs::create_dir_all(&folder).expect("a folder");
    for (name, bits) in [("four", 0x01), ("three", 0x11)] {
        let games = (0..40).map(|seed| written_game(TypeBits(bits), false, &mut Rng::with_seed(seed)));
        let shortest =
            games.filter(|text| text.contains("AGARI") && text.contains("DORA")).min_by_key(String::len);
        std::fs::write(folder.join(format!("{name}.mjlog")), shortest.expect("a game")).expect("written");
    }
}
