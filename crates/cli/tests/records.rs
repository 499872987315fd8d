//! `hanchan play`, `replay` and `stats` without a terminal.

mod common;

use std::path::PathBuf;

use common::{err, hanchan, out};
use serde_json::Value;

/// The path of a log that was written by `hanchan play`.
fn game() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/game.jsonl")
}

fn path() -> String {
    game().display().to_string()
}

#[test]
fn replay_prints_text_without_a_terminal() {
    let output = hanchan(&["replay", &path()], b"");
    assert!(output.status.success(), "{}", err(&output));
    let text = out(&output);
    assert!(text.starts_with("East 1, dealer greedy 1, honba 0, riichi sticks 0\n"), "{text}");
    assert!(text.contains("花子 draws"));
    assert!(text.trim_end().ends_with("2600    −20.0  −57.4"), "{text}");
    let japanese = hanchan(&["replay", "--print", "--lang", "ja", &path()], b"");
    assert!(out(&japanese).contains("終局"));
}

#[test]
fn truncated_record_is_printed_up_to_its_last_complete_event() {
    let whole = std::fs::read(game()).expect("a game");
    let cut = std::env::temp_dir().join(format!("hanchan-cut-{}.jsonl", std::process::id()));
    std::fs::write(&cut, &whole[..whole.len() / 2 + 3]).expect("written");
    let output = hanchan(&["replay", &cut.display().to_string()], b"");
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).trim_end().ends_with("everything before it is shown."), "{}", out(&output));
    std::fs::remove_file(cut).expect("it is there");
}

#[test]
fn stats_are_printed_as_table_and_json() {
    let output = hanchan(&["stats", &path()], b"");
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("Average placement"));
    let output = hanchan(&["stats", &path(), "--json"], b"");
    let json: Value = serde_json::from_str(out(&output)).expect("JSON");
    let players = json["players"].as_array().expect("players");
    assert_eq!(players.len(), 3);
    let results: f64 = players.iter().filter_map(|player| player["result"].as_f64()).sum();
    assert!(results.abs() < 0.05, "{results}");
    assert!(players.iter().all(|player| player["games"] == 1 && player["deals"] == players[0]["deals"]));
}

#[test]
fn bad_record_is_reported_and_the_others_counted() {
    let bad = std::env::temp_dir().join(format!("hanchan-bad-{}.jsonl", std::process::id()));
    std::fs::write(&bad, "no record").expect("written");
    let output = hanchan(&["stats", &bad.display().to_string(), &path(), "--json"], b"");
    assert!(!output.status.success());
    assert!(err(&output).contains("unknown record format"), "{}", err(&output));
    let json: Value = serde_json::from_str(out(&output)).expect("one answer");
    assert_eq!(json["unreadable"].as_array().map(Vec::len), Some(1));
    assert_eq!(json["players"].as_array().map(Vec::len), Some(3));
    std::fs::remove_file(bad).expect("it is there");
}

#[test]
fn play_needs_a_terminal_and_a_valid_seat() {
    let output = hanchan(&["play"], b"");
    assert!(!output.status.success());
    assert!(err(&output).contains("Playing needs a terminal"), "{}", err(&output));
    let output = hanchan(&["play", "--rules", "tenhou-3p", "--seat", "n"], b"");
    assert!(err(&output).contains("no North seat"), "{}", err(&output));
    let output = hanchan(&["play", "--seed", "x"], b"");
    assert!(err(&output).contains("64 hexadecimal digits"), "{}", err(&output));
}
