//! `hanchan convert`.

mod common;

use std::path::{Path, PathBuf};

use common::{err, hanchan, out};

fn seed(name: &str) -> String {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(name).display().to_string()
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _old = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn convert(from: &str, to: &Path) -> String {
    let output = hanchan(&["convert", from, to.to_str().expect("a path")], b"");
    assert!(output.status.success(), "{}{}", out(&output), err(&output));
    std::fs::read_to_string(to).expect("it was written")
}

#[test]
fn round_trip_through_all_formats_keeps_the_game() {
    let folder = folder("round");
    for name in ["four", "three"] {
        let path = |end: &str| folder.join(format!("{name}.{end}"));
        let text = |path: &Path| path.display().to_string();
        let first = convert(&seed(&format!("{name}.mjlog")), &path("json"));
        convert(&text(&path("json")), &path("mjai"));
        convert(&text(&path("mjai")), &path("hanchan"));
        assert_eq!(convert(&text(&path("hanchan")), &folder.join("last.json")), first);
    }
    let output = hanchan(&["verify", folder.to_str().expect("a path")], b"");
    assert!(output.status.success(), "{}{}", out(&output), err(&output));
}

#[test]
fn mjai_dialect_is_written_to_stdout() {
    let output = hanchan(&["convert", &seed("three.mjlog"), "-", "--to", "mjai-original"], b"");
    let text = out(&output);
    assert!(text.starts_with("{\"type\":\"start_game\""), "{}", err(&output));
    assert!(text.contains("\"uradora_markers\"") && text.contains("\"scores\""));
}

#[test]
fn impossible_conversions_are_explained() {
    let folder = folder("refused");
    let refused = |args: &[&str]| {
        let output = hanchan(args, b"");
        assert!(!output.status.success(), "{args:?}");
        err(&output).to_owned()
    };
    let target = folder.join("a.json").display().to_string();
    assert!(refused(&["convert", &seed("four.mjlog"), "a.txt"]).contains("--to"));
    assert!(refused(&["convert", &seed("four.mjlog"), "a.txt", "--lang", "da"]).contains("endelsen"));
    assert!(refused(&["convert", "no-such-file", &target]).contains("no-such-file"));
    let three = refused(&["convert", &seed("three.mjlog"), &target, "--rules", "phoenix"]);
    assert!(three.contains("number of players"), "{three}");
    // By these rules the game would have ended differently.
    let other = refused(&["convert", &seed("four.mjlog"), &target, "--rules", "ema"]);
    assert!(other.contains("record"), "{other}");
    let hidden = folder.join("hidden.mjai");
    let text = std::fs::read_to_string(seed("four.mjai")).expect("a seed");
    let at = text.find("\"pai\":\"").expect("a draw") + 7;
    let end = at + text[at..].find('"').expect("its end");
    std::fs::write(&hidden, format!("{}?{}", &text[..at], &text[end..])).expect("written");
    let hidden = refused(&["convert", hidden.to_str().expect("a path"), &target]);
    assert!(hidden.contains("hidden") && hidden.contains("line 3"), "{hidden}");
    assert!(!folder.join("a.json").exists());
}
