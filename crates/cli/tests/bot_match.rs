//! `hanchan match` with bots that do what they should not; everything is told in the records.

#![cfg(unix)]

mod common;

use std::path::PathBuf;

use common::{err, hanchan, out};
use hanchan_record::log::{Log, LoggedStandIn};

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("hanchan-contest-{name}-{}", std::process::id()));
    let _fresh = std::fs::remove_dir_all(&path);
    path
}

fn read(folder: &std::path::Path, game: usize) -> (String, Log) {
    let path = folder.join(format!("set-00000-{game}.jsonl"));
    let log = Log::read(&std::fs::read_to_string(&path).expect("a record")).expect("a log");
    (path.display().to_string(), log)
}

/// The words that a record has for a seat, each kind once, in order.
fn said_of(log: &Log, seat: usize) -> Vec<String> {
    let stand_ins =
        log.deals.iter().flat_map(|deal| &deal.stand_ins).filter(|stand_in| stand_in.seat.index() == seat);
    let mut whys: Vec<String> = stand_ins.map(|stand_in| stand_in.why.clone()).collect();
    whys.dedup();
    whys
}

/// One never answers, one lies, one dies at once: each loses its turns, the games go on, and the records say so, are those of
/// games by the rules, and can be read in four languages.
#[test]
fn bots_that_hang_lie_and_die_are_in_the_record() {
    let records = folder("faults");
    let text = records.display().to_string();
    let lies = r#"mjai:sh -c 'while read -r line; do echo "{\"type\":\"hora\"}"; done'"#;
    let (hangs, dies) = ("mjai[30ms]:sleep 1000", "mjai:true");
    let played =
        hanchan(&["match", "greedy", lies, hangs, dies, "--sets", "1", "--records", &text, "--json"], b"");
    assert!(played.status.success(), "{}", err(&played));
    let figures: serde_json::Value = serde_json::from_slice(&played.stdout).expect("JSON");
    let faults = |name: &str| {
        let players = figures["players"].as_array().expect("players");
        players.iter().find(|player| player["name"] == name).and_then(|player| player["faults"].as_u64())
    };
    assert_eq!(faults("greedy"), Some(0), "{figures}");
    assert!(faults(lies) > Some(10) && faults(hangs) >= Some(4) && faults(dies) >= Some(1), "{figures}");
    let (path, log) = read(&records, 0);
    assert_eq!(log.head.players, ["greedy", lies, hangs, dies]);
    assert_eq!(said_of(&log, 0), [""; 0]);
    assert_eq!(said_of(&log, 1), ["not-allowed"]);
    assert_eq!(said_of(&log, 2), ["late", "retired"]);
    assert_eq!(said_of(&log, 3), ["gone"]);
    let said: Vec<&LoggedStandIn> =
        log.deals[0].stand_ins.iter().filter(|stand_in| stand_in.seat.index() == 1).collect();
    assert!(said[0].said.as_ref().is_some_and(|said| said.contains("hora")), "{said:?}");
    // Who left in one game is not there in the next, and its record says so.
    let (_, second) = read(&records, 1);
    let seat = |name: &str| second.head.players.iter().position(|player| player == name).expect("a seat");
    assert_eq!(said_of(&second, seat(hangs)), ["gone"]);
    assert_eq!(said_of(&second, seat(dies)), ["gone"]);
    let verified = hanchan(&["verify", &text], b"");
    assert!(verified.status.success(), "{}{}", out(&verified), err(&verified));
    for (language, sentence) in [
        ("en", "was late three times in a row"),
        ("ru", "опаздывает в третий раз подряд"),
        ("da", "for sen tre gange i træk"),
        ("ja", "三回続けて時間切れ"),
    ] {
        let shown = hanchan(&["replay", &path, "--print", "--lang", language], b"");
        assert!(shown.status.success() && out(&shown).contains(sentence), "{language}: {}", err(&shown));
        assert!(out(&shown).contains("hora"), "what it said is shown: {language}");
    }
    let _gone = std::fs::remove_dir_all(records);
}

/// One that talks and never reads is not waited for: what it is told piles up, and then it is gone.
#[test]
fn a_bot_that_does_not_read_is_gone_one_day() {
    let records = folder("deaf");
    let text = records.display().to_string();
    let deaf = r#"mjai:yes '{"type":"none"}'"#;
    let played = hanchan(
        &["match", deaf, "tsumogiri", "--sets", "3", "--threads", "1", "--records", &text, "--json"],
        b"",
    );
    assert!(played.status.success(), "{}", err(&played));
    assert!(err(&played).contains("it did nothing in its turn"));
    assert!(err(&played).contains("the bot is gone"), "the pipe and the line are full");
    let _gone = std::fs::remove_dir_all(records);
}

/// A bot behind a socket is one: it does not sit at three seats at once.
#[test]
fn one_bot_takes_one_seat() {
    let played = hanchan(&["match", "greedy", "tcp://127.0.0.1:9", "--sets", "1"], b"");
    assert!(!played.status.success() && err(&played).contains("only one of it can play"), "{}", err(&played));
}

/// A bot that answers only when it is asked, and one that answers everything, play as one that is not called through mjai.
#[test]
fn our_own_player_is_a_bot_without_faults() {
    let records = folder("fine");
    let text = records.display().to_string();
    let bot = format!("mjai:{} bot --level greedy", env!("CARGO_BIN_EXE_hanchan"));
    let original = format!("mjai[original]:{} bot --level greedy", env!("CARGO_BIN_EXE_hanchan"));
    let played = hanchan(
        &["match", "greedy", &bot, "tsumogiri", &original, "--sets", "1", "--records", &text, "--json"],
        b"",
    );
    assert!(played.status.success() && err(&played).is_empty(), "{}", err(&played));
    for game in 0..4 {
        let (_, log) = read(&records, game);
        assert!(log.deals.iter().all(|deal| deal.stand_ins.is_empty()));
    }
    let verified = hanchan(&["verify", &text], b"");
    assert!(verified.status.success(), "{}{}", out(&verified), err(&verified));
    let _gone = std::fs::remove_dir_all(records);
}
