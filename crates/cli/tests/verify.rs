//! `hanchan verify`.

mod common;

use std::path::{Path, PathBuf};

use common::{err, hanchan, out};
use serde_json::Value;

fn seeds() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds")
}

/// Creates an empty folder for a test.
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
fn bad_records_are_reported_and_the_rest_verified() {
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
    assert!(text.contains("Differences by kind\n  points before the payments  one game\n"), "{text}");
    assert!(text.ends_with(", mismatches 1, unreadable 1\n"), "{text}");

    let output = hanchan(&["verify", path, "--json"], b"");
    assert!(!output.status.success());
    let json: Value = serde_json::from_str(out(&output)).expect("JSON");
    assert_eq!((&json["games"], &json["mismatches"], &json["unreadable"]), (&2.into(), &1.into(), &1.into()));
    assert_eq!(json["differing_files"][0]["mismatches"][0]["topic"], "before");
    let kind = serde_json::json!({ "topic": "before", "rule": null, "games": 1, "mismatches": 1 });
    assert_eq!(json["kinds"], serde_json::json!([kind]));
}

/// Old games have rules that their records don't state.
#[test]
fn inferred_rules_are_listed() {
    let folder = folder("inferred");
    let good = std::fs::read_to_string(seeds().join("four.mjlog")).expect("a record");
    let from = good.find("<SHUFFLE").expect("a seed");
    let to = from + good[from..].find("/>").expect("its end") + 2;
    let old =
        format!("{}{}", &good[..from], &good[to..]).replace("<INIT ", "<INIT shuffle=\"mt19937ar,00\" ");
    std::fs::write(folder.join("old.mjlog"), old).expect("written");
    let path = folder.to_str().expect("a path");
    for (language, line) in [
        ("en", "old.mjlog: rules inferred from the record\n"),
        ("ru", "old.mjlog: правила, выведенные из записи\n"),
        ("da", "old.mjlog: regler udledt af optagelsen\n"),
        ("ja", "old.mjlog：牌譜から推定したルール\n"),
    ] {
        let output = hanchan(&["verify", path, "--explain", "--lang", language], b"");
        assert!(output.status.success(), "{}", out(&output));
        let text = out(&output);
        assert!(text.contains(line) && text.contains("draws.tenpai-stop"), "{text}");
    }
    let output = hanchan(&["verify", path, "--json"], b"");
    let json: Value = serde_json::from_str(out(&output)).expect("JSON");
    let rules = json["inferred_rules"][0]["rules"].as_array().expect("a list");
    assert!(rules.iter().any(|rule| rule["rule"] == "draws.tenpai-stop" && rule["value"] == "\"no\""));
}

/// Verifies a folder of valid games and returns the last line of the output.
fn last_line(folder: &Path) -> String {
    let output = hanchan(&["verify", folder.to_str().expect("a path")], b"");
    assert!(output.status.success(), "{}", out(&output));
    out(&output).lines().last().expect("a line").to_owned()
}

#[test]
fn sample_games_are_verified() {
    let folder = hanchan_testdata::sample("tenhou-mjlog");
    let files = ["3p", "4p"].map(|players| hanchan_testdata::files(&folder.join(players), |_| true).len());
    let line = last_line(&folder);
    assert!(line.starts_with(&format!("verified: games {}, deals ", files[0] + files[1])), "{line}");
    assert!(line.ends_with(", mismatches 0, unreadable 0"), "{line}");
}

#[test]
fn corpus_games_are_verified() {
    let Some(corpus) = hanchan_testdata::corpus("corpora/tenhou-mjlog") else { return };
    let line = "verified: games 499, deals 5061, wins 4271, draws 806, mismatches 0, unreadable 0";
    assert_eq!(last_line(&corpus), line);
}
