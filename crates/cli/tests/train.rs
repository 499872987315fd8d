//! `hanchan train`.

mod common;

use std::path::PathBuf;

use common::{err, hanchan, out};
use serde_json::Value;

fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("hanchan-train-{name}-{}.json", std::process::id()));
    let _none = std::fs::remove_file(&path);
    path
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect()
}

#[test]
fn questions_are_reproducible_and_answers_judged() {
    for kind in ["value", "waits", "furiten", "yaku", "rules", "discard", "cards"] {
        let args = ["train", "question", "--kind", kind, "--rules", "phoenix", "--seed", "4", "--json"];
        let (one, again) = (hanchan(&args, b""), hanchan(&args, b""));
        assert!(one.status.success(), "{kind}: {}", err(&one));
        assert_eq!(out(&one), out(&again));
        let question: Value = serde_json::from_str(out(&one)).expect("a line of JSON");
        let answer = match question["form"].as_str() {
            Some("value") => "99 30 1",
            Some("tiles" | "tile") => "1m",
            Some("yes-no") => "yes",
            _ => "1",
        };
        let judged = hanchan(&[&args[..], &["--answer", answer]].concat(), b"");
        assert!(judged.status.success(), "{kind}: {}", err(&judged));
        let verdict: Value = serde_json::from_str(out(&judged)).expect("a line of JSON");
        assert!(verdict["right"].is_boolean() && verdict["level"].is_u64(), "{verdict}");
        assert!(!verdict["explanation"].as_array().expect("lines").is_empty(), "{verdict}");
        assert!(!verdict["solution"].as_str().expect("an answer").is_empty(), "{verdict}");
    }
}

#[test]
fn piped_answers_are_judged_and_progress_saved() {
    let path = file("pipe");
    let path = path.to_str().expect("a path");
    let args = ["train", "--kinds", "furiten,cards", "--seed", "2", "--progress", path, "--json"];
    // An invalid answer is reported, and the question remains.
    let session = hanchan(&args, b"perhaps\ny\n?\n\n");
    assert!(session.status.success(), "{}", err(&session));
    let printed = lines(out(&session));
    let has = |line: usize, key: &str| printed[line].get(key).is_some();
    assert!(has(0, "form") && has(1, "error") && has(2, "right"), "{printed:?}");
    assert!(
        has(3, "form") && has(4, "right") && printed[4]["right"] == false && printed[4]["box"] == 0,
        "{printed:?}"
    );
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(path).expect("a file")).expect("JSON");
    assert_eq!(kept["levels"]["furiten"]["asked"], 1);
    assert_eq!(kept["cards"]["riichi"]["box"], 0);
    // The card that was answered wrongly comes again. The session ends with the input.
    let again = hanchan(&["train", "--kinds", "cards", "--progress", path, "--json"], b"");
    assert_eq!(lines(out(&again))[0]["yaku"], "riichi");
    let _gone = std::fs::remove_file(path);
}

#[test]
fn text_output_shows_tiles_and_explanation() {
    let path = file("people");
    let path = path.to_str().expect("a path");
    let args =
        ["train", "--kinds", "value", "--seed", "1", "--questions", "1", "--progress", path, "--lang", "ru"];
    let session = hanchan(&args, b"1 30 1\n");
    assert!(session.status.success(), "{}", err(&session));
    for part in ["╭──╮", "Сколько стоит эта рука?", "Нет. Правильный ответ", "Фу:", "уровень"]
    {
        assert!(out(&session).contains(part), "{part}: {}", out(&session));
    }
    assert!(!out(&session).contains('\x1b'), "no colours in a pipe");
    let _gone = std::fs::remove_file(path);
}

#[test]
fn invalid_input_and_progress_files_are_handled() {
    let path = file("broken");
    std::fs::write(&path, "{\"levels\": 7}").expect("a file");
    let at = path.to_str().expect("a path");
    let broken = hanchan(&["train", "--progress", at], b"");
    assert!(!broken.status.success() && err(&broken).contains("progress"), "{}", err(&broken));
    std::fs::write(&path, "{\"levels\":{\"value\":{\"level\":65535,\"asked\":1,\"right\":9},\"x\":{\"level\":1,\"asked\":1,\"right\":1}},\"cards\":{\"no-such\":{\"box\":200,\"due\":1},\"pinfu\":{\"box\":200,\"due\":4294967295}}}").expect("a file");
    let mut typed = b"\xff\xfe\x00\n999999999999999999999\n".to_vec();
    typed.extend(std::iter::repeat_n(b'9', 5000));
    let odd = hanchan(&["train", "--kinds", "value,cards", "--progress", at, "--seed", "3"], &typed);
    assert!(odd.status.success(), "{}", err(&odd));
    for args in [
        &["train", "--kinds", "elephants"][..],
        &["train", "question", "--kind", "value", "--level", "5000"],
        &["train", "question", "--kind", "cards", "--yaku", "no-such"],
        &["train", "question", "--kind", "value", "--rules", "no-such"],
        &["train", "question", "--kind", "value", "--answer", "💥"],
        &["train", "--knows", "no-such"],
    ] {
        let wrong = hanchan(args, b"");
        assert!(!wrong.status.success() && !err(&wrong).is_empty(), "{args:?}");
    }
    let _gone = std::fs::remove_file(&path);
}
