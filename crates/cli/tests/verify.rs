//! `hanchan verify`, as somebody meets it who has a folder of games.

mod common;

use std::path::PathBuf;

use common::{err, hanchan, out};
use serde_json::Value;

fn seeds() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds")
}

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _old = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("deeper")).expect("a folder");
    folder
}

#[test]
fn good_games_are_verified() {
    let path = seeds();
    let output = hanchan(&["verify", path.to_str().expect("a path")], b"");
    assert!(output.status.success(), "{}{}", out(&output), err(&output));
    let last = out(&output).lines().last().expect("a line");
    assert!(last.starts_with("verified: games 10, deals "), "{last}");
    assert!(last.ends_with(", mismatches 0, unreadable 0"), "{last}");
}

#[test]
fn a_bad_file_is_named_and_the_rest_is_checked() {
    let folder = folder("bad-file");
    let good = std::fs::read_to_string(seeds().join("four.mjlog")).expect("a record");
    std::fs::write(folder.join("good.mjlog"), &good).expect("written");
    std::fs::write(folder.join("deeper/cut.mjlog"), &good[..good.len() / 2]).expect("written");
    std::fs::write(folder.join("readme.txt"), "no record").expect("written");
    let at = good.rfind("sc=\"").expect("an end") + 4;
    let wrong = format!("{}1{}", &good[..at], &good[at..]);
    std::fs::write(folder.join("wrong.mjlog"), wrong).expect("written");
    let path = folder.to_str().expect("a path");
    let output = hanchan(&["verify", path, "--explain", "--lang", "en"], b"");
    assert!(!output.status.success());
    let text = out(&output);
    assert!(text.contains("cut.mjlog: cannot be read: line 1, byte "), "{text}");
    assert!(text.contains("wrong.mjlog: one difference") && text.contains("recorded: "), "{text}");
    assert!(text.ends_with(", mismatches 1, unreadable 1\n"), "{text}");

    let output = hanchan(&["verify", path, "--json"], b"");
    assert!(!output.status.success());
    let json: Value = serde_json::from_str(out(&output)).expect("JSON");
    assert_eq!((&json["games"], &json["mismatches"], &json["unreadable"]), (&2.into(), &1.into(), &1.into()));
    assert_eq!(json["differing_files"][0]["mismatches"][0]["topic"], "before");
}

#[test]
fn the_corpus_agrees() {
    let corpus = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpora/tenhou-mjlog");
    if !corpus.is_dir() {
        return println!("skipped: there is no {}", corpus.display());
    }
    let output = hanchan(&["verify", corpus.to_str().expect("a path")], b"");
    assert!(output.status.success(), "{}", out(&output));
    let line = "verified: games 499, deals 5061, wins 4271, draws 806, mismatches 0, unreadable 0";
    assert_eq!(out(&output).lines().last(), Some(line));
}
