//! Hanchan's own log: written, read and replayed.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_check::wild;
use hanchan_game::{Game, Next, Seed};
use hanchan_record::log::{DealerChoice, End, Entry, Head, Log, LogProblem, deal_entries};
use hanchan_record::{Fact, MismatchTopic, RuleResolver, VerifyReport, read_text, verify_text};
use hanchan_round::{Phase, Round, Sitting, Wall};
use hanchan_rules::{Rules, preset, preset_ids};
use hanchan_tiles::Seat;

/// Plays a random deal, with or without offences.
fn play(round: &mut Round, random: &mut Rng) {
    loop {
        let done = match round.phase() {
            _ if round.sitting() == Sitting::RealTable => {
                match wild(round, 30, &mut |below| random.usize(..below.max(1))) {
                    Some(wild) => wild.make(round).or(Ok(())),
                    None => return,
                }
            }
            Phase::Turn(turn) => {
                let (seat, acts) = (turn.seat, turn.acts);
                round.act(seat, acts.iter().nth(random.usize(..acts.len())).expect("one of them"))
            }
            Phase::Claims(window) => {
                let seat =
                    Seat::ALL.into_iter().find(|&seat| window.answers[seat].is_none()).expect("somebody");
                let claims = window.claims[seat];
                match random.u8(..5) {
                    0 => round.close(),
                    _ => round
                        .claim(seat, claims.iter().nth(random.usize(..claims.len())).expect("one of them")),
                }
            }
            Phase::Showdown(waiting) => {
                let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]).expect("somebody");
                round.show(seat, random.bool())
            }
            _ => return,
        };
        done.expect("it is in the list");
    }
}

/// Plays a game. Returns its log and its deals.
fn game(rules: &Arc<Rules>, sitting: Sitting, seed: u8) -> (String, Vec<Round>) {
    let mut random = Rng::with_seed(u64::from(seed));
    let walls = Seed([seed; 32]);
    let mut game = Game::new(Arc::clone(rules));
    let names = ["Ann", "Bø", "Вера", "\"四\"\n"].map(str::to_owned).to_vec();
    let mut text = Entry::Game(Head::new(rules, sitting, names)).line() + "\n";
    let mut rounds = Vec::new();
    for deal in 1.. {
        let setup = game.setup();
        let (tiles, dice) = walls.deal(deal, rules.tile_set());
        let wall = Wall::built(&tiles, dice, setup.dealer, rules).expect("a wall");
        let mut round = Round::seated(Arc::clone(rules), wall, setup, sitting);
        play(&mut round, &mut random);
        for entry in deal_entries(&round) {
            text.push_str(&(entry.line() + "\n"));
        }
        let mut next =
            game.deal_over(round.outcome().expect("over"), round.staked()).expect("a deal was due");
        rounds.push(round);
        if let Next::Choice(_) = next {
            text.push_str(&(Entry::Choice(DealerChoice { stop: true }).line() + "\n"));
            next = game.choose(true).expect("the dealer's choice");
        }
        if let Next::Over(standing) = next {
            let points = standing.places.iter().map(|place| place.points).collect();
            let results = standing.places.iter().map(|place| place.result).collect();
            text.push_str(&(Entry::End(End { points, results, ..End::default() }).line() + "\n"));
            break;
        }
    }
    (text, rounds)
}

fn written_again(log: &Log) -> String {
    let rounds = log.rounds().expect("it can be played again");
    let mut text = Entry::Game(log.head.clone()).line() + "\n";
    for round in &rounds {
        deal_entries(round).for_each(|entry| text.push_str(&(entry.line() + "\n")));
    }
    for &stop in &log.choices {
        text.push_str(&(Entry::Choice(DealerChoice { stop }).line() + "\n"));
    }
    if let Some(end) = &log.end {
        text.push_str(&(Entry::End(end.clone()).line() + "\n"));
    }
    text
}

#[test]
fn log_replays_byte_for_byte_under_every_rule_set() {
    for id in preset_ids() {
        let rules = Arc::new(preset(id).expect("a preset"));
        for sitting in [Sitting::Assisted, Sitting::RealTable] {
            for seed in 1..6 {
                let (text, rounds) = game(&rules, sitting, seed);
                let log = Log::read(&text).unwrap_or_else(|error| panic!("{id} {sitting:?} {seed}: {error}"));
                let again = log.rounds().unwrap_or_else(|error| panic!("{id} {sitting:?} {seed}: {error}"));
                assert_eq!(again.len(), rounds.len());
                for (one, other) in again.iter().zip(&rounds) {
                    assert_eq!(one.events(), other.events());
                    assert_eq!(one.notes(), other.notes());
                    assert_eq!(format!("{:?}", one.outcome()), format!("{:?}", other.outcome()));
                }
                assert_eq!(written_again(&log), text, "{id} {sitting:?} {seed}");
                assert_eq!(log.head.rules.load().map(|rules| rules.canonical()), Some(rules.canonical()));
            }
        }
    }
}

#[test]
fn truncated_log_is_read_up_to_its_last_complete_line() {
    let rules = Arc::new(preset("phoenix").expect("a preset"));
    let (text, _) = game(&rules, Sitting::RealTable, 3);
    let first = text.find('\n').expect("a line") + 1;
    let mut random = Rng::with_seed(1);
    for _ in 0..60 {
        let mut at = random.usize(first..text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let log = Log::read(&text[..at]).expect("what is there can be read");
        assert_eq!(
            log.cut.is_some(),
            !text[..at].ends_with('\n') && !text[at..].starts_with('\n'),
            "at {at}"
        );
        log.rounds().expect("what is there can be played again");
    }
}

#[test]
fn log_may_end_after_any_line() {
    for (id, sitting) in [("tenhou", Sitting::Assisted), ("phoenix", Sitting::RealTable)] {
        let (text, _) = game(&Arc::new(preset(id).expect("a preset")), sitting, 5);
        let lines: Vec<&str> = text.lines().collect();
        let deals: Vec<usize> =
            (0..lines.len()).filter(|&at| lines[at].contains("\"type\":\"deal\"")).collect();
        for pair in deals.windows(2).take(3) {
            for end in pair[0] + 1..=pair[1] {
                // Contains only this deal, so that each truncation is quick to check.
                let short = format!("{}\n{}\n", lines[0], lines[pair[0]..end].join("\n"));
                let read = Log::read(&short).expect("whole lines").rounds();
                assert!(read.is_ok(), "{id}: {}: {:?}", lines[end - 1], read.err());
            }
        }
    }
}

#[test]
fn log_that_violates_the_rules_is_rejected_with_its_line() {
    let rules = Arc::new(preset("common").expect("a preset"));
    let (text, _) = game(&rules, Sitting::Assisted, 4);
    let lines: Vec<&str> = text.lines().collect();
    let discard = lines.iter().position(|line| line.contains("\"discarded\"")).expect("a discard");
    let other = lines[discard].replace("\"seat\":0", "\"seat\":2");
    let mut wrong = lines.clone();
    wrong[discard] = &other;
    let error = Log::read(&wrong.join("\n")).expect("lines").rounds().expect_err("another's turn");
    assert_eq!(error.line, discard + 1);
    assert!(error.to_string().contains("it is the turn of the first seat"), "{error}");

    let changed = lines[0].replace("riichi.stake = 1000", "riichi.stake = 2000");
    assert_ne!(changed, lines[0]);
    let mut wrong = lines.clone();
    wrong[0] = &changed;
    let error = Log::read(&wrong.join("\n")).expect("lines").rounds().expect_err("another hash");
    assert_eq!(error.problem, LogProblem::Rules);

    for version in [1, 3] {
        let other = lines[0].replace("\"hanchan\":2", &format!("\"hanchan\":{version}"));
        assert_eq!(Log::read(&other).expect_err("another version").problem, LogProblem::Version(version));
    }
    // Version 1 had other names for its lines.
    let old = "{\"line\":\"game\",\"hanchan\":1,\"table\":\"assisted\"}\n";
    assert_eq!(Log::read(old).expect_err("version 1").problem, LogProblem::Version(1));
}

#[test]
fn mangled_logs_never_panic() {
    let rules = Arc::new(preset("ema").expect("a preset"));
    let (text, _) = game(&rules, Sitting::RealTable, 9);
    let deal = text.match_indices("\"type\":\"deal\"").nth(1).map_or(text.len(), |(at, _)| at);
    let short: Vec<u8> = text.as_bytes()[..deal].to_vec();
    let head = text.find('\n').expect("a line");
    let mut random = Rng::with_seed(7);
    for _ in 0..1500 {
        let mut bytes = short.clone();
        for _ in 0..random.usize(1..4) {
            let at = random.usize(head..bytes.len());
            match random.u8(..4) {
                0 => bytes[at] = random.u8(b' '..b'~'),
                1 => drop(bytes.remove(at)),
                2 => bytes[at] = b'0' + random.u8(..10),
                _ => {
                    // A line is missing or repeated.
                    let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
                    let line = random.usize(1..lines.len());
                    if random.bool() {
                        lines.remove(line);
                    } else {
                        lines.insert(line, lines[line]);
                    }
                    bytes = lines.join(&b'\n');
                }
            }
        }
        if let Ok(text) = String::from_utf8(bytes)
            && let Ok(log) = Log::read(&text)
        {
            let _answered = log.rounds();
            let _report = verify_text(&text, &RuleResolver::default());
        }
    }
}

/// Plays a game whose log reveals the seed of its walls.
fn game_with_seed(rules: &Arc<Rules>, sitting: Sitting, seed: u8) -> String {
    let (text, _) = game(rules, sitting, seed);
    let digits = hanchan_rules::hex::encode(&[seed; 32]);
    let revealed = text.replace("{\"type\":\"end\",", &format!("{{\"type\":\"end\",\"seed\":\"{digits}\","));
    assert_ne!(revealed, text);
    revealed
}

fn verified(text: &str) -> VerifyReport {
    verify_text(text, &RuleResolver::default()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn logs_of_played_games_verify_without_mismatch() {
    for id in preset_ids() {
        let rules = Arc::new(preset(id).expect("a preset"));
        for sitting in [Sitting::Assisted, Sitting::RealTable] {
            for seed in 1..4 {
                let (text, rounds) = game(&rules, sitting, seed);
                let report = verified(&text);
                assert_eq!(report.mismatches, [], "{id} {sitting:?} {seed}: {}", report.mismatches[0]);
                assert_eq!((report.deals, report.walls), (rounds.len() as u64, 0));
                let wins: usize =
                    rounds.iter().filter_map(Round::outcome).map(|outcome| outcome.winners.len()).sum();
                assert_eq!((report.wins, report.broken_off), (wins as u64, false));
            }
        }
    }
}

/// A log of an assisted table is verified with the same counts as its record.
#[test]
fn log_and_record_of_an_assisted_game_count_alike() {
    let rules = Arc::new(preset("ema").expect("a preset"));
    for seed in 1..6 {
        let (text, _) = game(&rules, Sitting::Assisted, seed);
        let record = hanchan_record::verify(&read_text(&text).expect("assisted"), &RuleResolver::default());
        assert_eq!(verified(&text), record.expect("a preset"), "{seed}");
    }
}

#[test]
fn walls_of_a_log_are_compared_with_its_seed() {
    let rules = Arc::new(preset("phoenix").expect("a preset"));
    let text = game_with_seed(&rules, Sitting::RealTable, 5);
    let report = verified(&text);
    assert_eq!((report.mismatches.len(), report.walls), (0, report.deals));
    let other = text.replace(&"05".repeat(32), &"06".repeat(32));
    assert!(verified(&other).mismatches.iter().all(|mismatch| mismatch.topic == MismatchTopic::Wall));
    assert_eq!(verified(&other).mismatches.len() as u64, report.deals);
}

/// Changes the first line that has all of these texts, and returns the report.
fn tampered(text: &str, has: &[&str], change: impl Fn(&str) -> String) -> Option<VerifyReport> {
    let line = text.lines().find(|line| has.iter().all(|part| line.contains(part)))?;
    let changed = change(line);
    assert_ne!(changed, line);
    Some(verified(&text.replacen(line, &changed, 1)))
}

/// Moves points between the first two of four players in a line with `"points":[…]`.
fn with_other_points(line: &str) -> String {
    let at = line.find("\"points\":[").expect("points") + "\"points\":[".len();
    let end = at + line[at..].find(']').expect("an end");
    let mut points: Vec<i32> =
        line[at..end].split(',').map(|number| number.parse().expect("a number")).collect();
    points[0] += 100;
    points[1] -= 100;
    let points: Vec<String> = points.iter().map(i32::to_string).collect();
    format!("{}{}{}", &line[..at], points.join(","), &line[end..])
}

/// Each change makes a log of an unassisted table contradict its rules: payments, penalties, rulings and results.
#[test]
fn tampered_log_of_an_unassisted_table_is_reported() {
    let mut found = std::collections::BTreeMap::new();
    for id in ["phoenix", "common"] {
        let rules = Arc::new(preset(id).expect("a preset"));
        for seed in 1..8 {
            let (text, _) = game(&rules, Sitting::RealTable, seed);
            for (what, has) in [
                ("won", &["\"type\":\"won\""][..]),
                ("paid", &["\"type\":\"paid\""]),
                ("chombo", &["\"type\":\"chombo\""]),
                ("ruled points", &["\"type\":\"ruled\"", "\"points\":["]),
                ("end", &["\"type\":\"end\""]),
            ] {
                if let Some(report) = tampered(&text, has, with_other_points) {
                    assert!(!report.mismatches.is_empty(), "{id} {seed}: {what}");
                    found.entry(what).or_insert_with(|| report.mismatches[0].clone());
                }
            }
            let peeked = |line: &str| {
                let (from, to) = (line.find("\"offence\":{").expect("an offence"), line.len() - 1);
                format!("{}\"offence\":{{\"type\":\"peeking\"}}{}", &line[..from], &line[to..])
            };
            let report = tampered(&text, &["\"type\":\"erred\"", "\"shout\""], peeked);
            if let Some(report) = report {
                assert!(!report.mismatches.is_empty(), "{id} {seed}: offence");
                found.entry("offence").or_insert_with(|| report.mismatches[0].clone());
            }
            if let Some(line) = text.lines().find(|line| line.contains("\"type\":\"died\"")) {
                let report = verified(&text.replacen(&format!("{line}\n"), "", 1));
                assert!(!report.mismatches.is_empty(), "{id} {seed}: no penalty");
                found.entry("no penalty").or_insert_with(|| report.mismatches[0].clone());
            }
        }
    }
    let topic = |what: &str| found.get(what).unwrap_or_else(|| panic!("no {what}")).topic;
    assert_eq!(topic("won"), MismatchTopic::Payments);
    assert!(matches!(found["won"].recorded, Fact::Points(_)));
    assert_eq!(topic("paid"), MismatchTopic::Payments);
    assert_eq!(topic("chombo"), MismatchTopic::Penalty);
    assert_eq!(found["chombo"].switch.map(|rule| rule.to_string()).as_deref(), Some("penalties.chombo"));
    assert_eq!(topic("offence"), MismatchTopic::Penalty);
    assert_eq!(topic("no penalty"), MismatchTopic::Penalty);
    assert_eq!(topic("end"), MismatchTopic::FinalPoints);
    // Points that the judge moved are missed in the next deal, or in the result.
    assert!(matches!(topic("ruled points"), MismatchTopic::Setup | MismatchTopic::FinalPoints));
}

/// A log may break off anywhere, also between a dealer's choice and the end.
#[test]
fn unfinished_log_is_no_difference() {
    let rules = Arc::new(preset("phoenix").expect("a preset"));
    let (text, _) = game(&rules, Sitting::RealTable, 2);
    let lines: Vec<&str> = text.lines().collect();
    for end in (2..lines.len()).rev().take(60) {
        let report = verified(&(lines[..end].join("\n") + "\n"));
        assert_eq!(report.mismatches, [], "line {end}: {}", report.mismatches[0]);
        assert!(report.broken_off);
    }
}

/// A game that was ended early has its points by seat.
#[test]
fn points_of_a_stopped_game_are_compared() {
    let rules = Arc::new(preset("phoenix").expect("a preset"));
    let (text, rounds) = game(&rules, Sitting::RealTable, 2);
    let second = text.match_indices("{\"type\":\"deal\"").nth(1).expect("a second deal").0;
    let points = rounds[0].outcome().expect("over").points.0;
    let end = |points: [i32; 4]| {
        Entry::End(End { points: points.to_vec(), stopped: true, ..End::default() }).line()
    };
    let report = verified(&format!("{}{}\n", &text[..second], end(points)));
    assert_eq!((report.mismatches.len(), report.broken_off), (0, true));
    let [a, b, c, d] = points;
    let report = verified(&format!("{}{}\n", &text[..second], end([a + 100, b - 100, c, d])));
    assert_eq!(report.mismatches[0].topic, MismatchTopic::FinalPoints);
}

/// A difference in one deal does not hide the next ones.
#[test]
fn replay_continues_after_a_difference() {
    let rules = Arc::new(preset("common").expect("a preset"));
    let (text, rounds) = game(&rules, Sitting::Assisted, 4);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let first = lines.iter().position(|line| line.contains("\"discarded\"")).expect("a discard");
    lines[first] = lines[first].replace("\"seat\":0", "\"seat\":2");
    let report = verified(&(lines.join("\n") + "\n"));
    assert_eq!((report.mismatches.len(), report.deals), (1, rounds.len() as u64));
    assert_eq!((report.mismatches[0].topic, report.mismatches[0].deal), (MismatchTopic::Act, 0));
    assert_eq!(report.mismatches[0].at, lines[..first].iter().map(|line| line.len() + 1).sum::<usize>());
}
