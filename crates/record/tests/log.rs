//! Hanchan's own log: written, read and replayed.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_check::wild;
use hanchan_game::{Game, Next, Seed};
use hanchan_record::log::{DealerChoice, End, Entry, Head, Log, LogProblem, deal_entries};
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
        }
    }
}
