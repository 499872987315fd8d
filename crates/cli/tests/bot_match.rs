//! `hanchan match` with misbehaving bots, whose faults are in the records.

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

/// Returns why stand-ins acted for a seat, in order and without repetitions.
fn stand_in_reasons(log: &Log, seat: usize) -> Vec<String> {
    let stand_ins =
        log.deals.iter().flat_map(|deal| &deal.stand_ins).filter(|stand_in| stand_in.seat.index() == seat);
    let mut whys: Vec<String> = stand_ins.map(|stand_in| stand_in.why.clone()).collect();
    whys.dedup();
    whys
}

/// One bot never replies, one claims wins that it does not have, one exits at once. Each loses its turns, the games
/// continue, and the records are valid, name the faults, and can be replayed in four languages.
#[test]
fn hanging_cheating_and_crashing_bots_are_recorded() {
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
    assert_eq!(stand_in_reasons(&log, 0), [""; 0]);
    assert_eq!(stand_in_reasons(&log, 1), ["not-allowed"]);
    assert_eq!(stand_in_reasons(&log, 2), ["late", "retired"]);
    assert_eq!(stand_in_reasons(&log, 3), ["gone"]);
    let said: Vec<&LoggedStandIn> =
        log.deals[0].stand_ins.iter().filter(|stand_in| stand_in.seat.index() == 1).collect();
    assert!(said[0].said.as_ref().is_some_and(|said| said.contains("hora")), "{said:?}");
    // A bot that was lost in one game is still missing in the next, and the record says so.
    let (_, second) = read(&records, 1);
    let seat = |name: &str| second.head.players.iter().position(|player| player == name).expect("a seat");
    assert_eq!(stand_in_reasons(&second, seat(hangs)), ["gone"]);
    assert_eq!(stand_in_reasons(&second, seat(dies)), ["gone"]);
    let verified = hanchan(&["verify", &text], b"");
    assert!(verified.status.success(), "{}{}", out(&verified), err(&verified));
    for (language, sentence) in [
        ("en", "was late three times in a row"),
        ("ru", "опаздывает в третий раз подряд"),
        ("da", "for sen tre gange i træk"),
        ("ja", "3回続けて時間切れ"),
    ] {
        let shown = hanchan(&["replay", &path, "--print", "--lang", language], b"");
        assert!(shown.status.success() && out(&shown).contains(sentence), "{language}: {}", err(&shown));
        assert!(out(&shown).contains("hora"), "the bot's reply is shown: {language}");
    }
    let _gone = std::fs::remove_dir_all(records);
}

/// A bot that writes but never reads holds up nothing: its unread messages pile up until it is disconnected.
#[test]
fn bot_that_never_reads_is_disconnected() {
    let records = folder("deaf");
    let text = records.display().to_string();
    let deaf = r#"mjai:yes '{"type":"none"}'"#;
    let played = hanchan(
        &["match", deaf, "tsumogiri", "--sets", "3", "--threads", "1", "--records", &text, "--json"],
        b"",
    );
    assert!(played.status.success(), "{}", err(&played));
    assert!(err(&played).contains("the bot did nothing on its turn"));
    assert!(
        err(&played).contains("the bot exited or closed the connection"),
        "the pipe and the queue are full"
    );
    let _gone = std::fs::remove_dir_all(records);
}

/// A bot behind a socket exists once and cannot take three seats.
#[test]
fn socket_bot_takes_only_one_seat() {
    let played = hanchan(&["match", "greedy", "tcp://127.0.0.1:9", "--sets", "1"], b"");
    assert!(!played.status.success() && err(&played).contains("only one of it can play"), "{}", err(&played));
}

/// Our own bot plays over mjai without faults, in both dialects.
#[test]
fn own_bot_over_mjai_has_no_faults() {
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
