//! `hanchan rules`.

mod common;

use std::path::PathBuf;

use common::{err, hanchan, out};
use serde_json::Value;

fn json(args: &[&str]) -> Value {
    let output = hanchan(args, b"");
    assert!(output.status.success(), "{}", err(&output));
    serde_json::from_str(out(&output)).expect("JSON")
}

/// Creates an empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _gone = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn every_rule_set_is_listed_and_shown_in_four_languages() {
    let list = json(&["rules", "list", "--json"]);
    assert_eq!(list.as_array().map(Vec::len), Some(13));
    for rules in list.as_array().into_iter().flatten() {
        let id = rules["id"].as_str().expect("an id");
        assert_eq!(rules["hash"].as_str().map(str::len), Some(64));
        for language in ["en", "ru", "da", "ja"] {
            let shown = hanchan(&["rules", "show", id, "--lang", language, "--about"], b"");
            assert!(shown.status.success());
            assert!(out(&shown).lines().count() > 300, "{id} {language}");
        }
    }
}

#[test]
fn a_rule_is_shown_with_the_statements_behind_it() {
    let shown = hanchan(&["rules", "show", "phoenix", "--statements"], b"");
    let text = out(&shown);
    assert!(text.contains("Swap calling (kuikae)"));
    assert!(text.contains("[P-054, A-P29]"));
    for (language, statement) in [
        ("en", "P-059: No open set may be declared on the last discard."),
        ("ru", "P-059: На последний сброс открытый сет объявить нельзя."),
        ("da", "P-059: Der må ikke meldes et åbent sæt på det sidste afspil."),
        ("ja", "P-059: 最後の捨て牌は鳴けない。"),
    ] {
        let shown = hanchan(&["rules", "show", "phoenix", "--statements", "--lang", language], b"");
        assert!(out(&shown).contains(statement), "{language}: the text of the statement");
    }
    let json = json(&["rules", "show", "danish", "--json"]);
    let rules = json["rules"].as_array().expect("a list");
    let stake = rules.iter().find(|rule| rule["key"] == "stake").expect("the stake");
    assert_eq!((&stake["value"], &stake["from"]), (&"1000".into(), &"danish".into()));
}

#[test]
fn find_works_in_any_language() {
    for (words, key) in [
        (&["kuikae"][..], "swap-calling"),
        (&["last", "discard"], "last-discard"),
        (&["red", "fives"], "red-fives"),
        (&["красные", "пятерки"], "red-fives"),
        (&["røde", "femmere"], "red-fives"),
        (&["喰い替え"], "swap-calling"),
        (&["куикаэ"], "swap-calling"),
        (&["atozuke"], "late-yaku"),
        (&["Семь", "пар"], "chiitoitsu"),
    ] {
        let args: Vec<&str> = ["rules", "find", "--json"].iter().chain(words).copied().collect();
        let found = json(&args);
        let keys: Vec<&str> = found["rules"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|rule| rule["key"].as_str())
            .collect();
        assert!(keys.contains(&key), "{words:?}: {keys:?}");
    }
    let of_one = hanchan(&["rules", "find", "kuikae", "--rules", "phoenix"], b"");
    assert!(out(&of_one).contains("any tile may be discarded: phoenix  [P-054, A-P29]"), "{}", out(&of_one));
    let statements = hanchan(&["rules", "find", "yakuman", "combine"], b"");
    assert!(out(&statements).contains("P-095"));
    // Words of one language are found, and the result is printed in another.
    let found = hanchan(&["rules", "find", "благодарности", "--lang", "da"], b"");
    assert!(out(&found).contains("P-002  Forfatter:"), "{}", out(&found));
    let nothing = hanchan(&["rules", "find", "xyzzy"], b"");
    assert!(!nothing.status.success());
    assert_eq!(err(&nothing), "error: nothing found for xyzzy\n");
}

#[test]
fn rules_of_other_games_are_not_shown() {
    let shown = hanchan(&["rules", "show", "phoenix", "--lang", "ru"], b"");
    let text = out(&shown);
    for absent in ["Целевые очки", "Ренхо", "отложенн", "P-010, "] {
        assert!(!text.contains(absent), "{absent}: {text}");
    }
    let three = hanchan(&["rules", "show", "tenhou-3p"], b"");
    assert!(out(&three).contains("North"), "{}", out(&three));
    let diff = hanchan(&["rules", "diff", "phoenix", "tenhou-3p"], b"");
    assert!(out(&diff).contains("does not apply"), "{}", out(&diff));
}

#[test]
fn find_uses_the_names_of_the_club() {
    let found = hanchan(&["rules", "find", "цуисо", "--rules", "phoenix", "--lang", "ru"], b"");
    assert!(out(&found).contains("Тсуисо"), "{}", out(&found));
    let found = hanchan(&["rules", "find", "дабури", "--rules", "phoenix", "--lang", "ru"], b"");
    assert!(out(&found).contains("Дабуру риичи"), "{}", out(&found));
    let asked = hanchan(&["rules", "find", "сколько", "секунд", "ждать", "--lang", "ru"], b"");
    assert!(out(&asked).contains("calls.draw-after"), "{}", out(&asked));
}

#[test]
fn diff_lists_only_differences() {
    let diff = json(&["rules", "diff", "common", "danish", "--json"]);
    let keys: Vec<&str> = diff["differences"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|d| d["a"]["key"].as_str())
        .collect();
    assert!(keys.contains(&"daisuushii") && !keys.contains(&"players"), "{keys:?}");
    let same = hanchan(&["rules", "diff", "ema", "ema"], b"");
    assert_eq!(out(&same), "These rule sets are identical in play.\n");
}

#[test]
fn new_rule_file_is_valid_and_equals_its_base() {
    let folder = folder("own-rules");
    let file = folder.join("our-club.toml");
    let path = file.to_str().expect("a path");
    for language in ["en", "ru", "da", "ja"] {
        let _gone = std::fs::remove_file(&file);
        let made =
            hanchan(&["rules", "new", "our-club", "--base", "phoenix", "-o", path, "--lang", language], b"");
        assert!(made.status.success(), "{}", err(&made));
        let text = std::fs::read_to_string(&file).expect("it was written");
        let good = hanchan(&["rules", "check", path], b"");
        assert!(good.status.success(), "{}", err(&good));
        // The file has every switch as a comment; uncomment all of them.
        let all = text
            .lines()
            .map(|line| line.strip_prefix("# ").filter(|line| line.contains(" = { is = ")).unwrap_or(line));
        std::fs::write(&file, all.collect::<Vec<_>>().join("\n")).expect("written");
        let good = hanchan(&["rules", "check", path], b"");
        assert!(good.status.success(), "{language}: {}", err(&good));
        let same = hanchan(&["rules", "diff", "phoenix", path], b"");
        assert_eq!(out(&same), "These rule sets are identical in play.\n");
    }
    let again = hanchan(&["rules", "new", "our-club", "-o", path], b"");
    assert!(err(&again).contains("already exists"));
    let taken = hanchan(&["rules", "new", "phoenix", "-o", "-"], b"");
    assert!(!taken.status.success());
}

#[test]
fn rule_file_can_extend_a_file_beside_it() {
    let folder = folder("own-base");
    let head = |id: &str, base: &str| {
        format!(
            "id = \"{id}\"\nversion = 3\ntitle = {{ en = \"Ours\" }}\nsource = \"the club\"\nbase = \"{base}\"\n"
        )
    };
    let first = folder.join("first.toml");
    std::fs::write(
        &first,
        head("first", "common") + "[yaku]\ntanyao = { is = \"closed 2\", by = \"page 3\" }\n",
    )
    .expect("written");
    let second = folder.join("second.toml");
    std::fs::write(
        &second,
        head("second", "first") + "[payments]\nkiriage = { is = true, by = \"page 4\" }\n",
    )
    .expect("written");
    let path = second.to_str().expect("a path");
    let score = json(&["score", "23467m234678p88s", "--win", "5m", "--rules", path, "--json", "--riichi"]);
    assert_eq!((&score["han"], &score["fu"], &score["limit"]), (&4.into(), &30.into(), &"mangan".into()));
    let line =
        format!("{{\"rules\":{path:?},\"closed\":\"23467m234678p88s\",\"win\":\"5m\",\"by\":\"ron\"}}\n");
    let batch = hanchan(&["score", "--batch"], line.as_bytes());
    assert!(out(&batch).contains("\"han\":3"), "{}", out(&batch));
}

#[test]
fn rule_file_errors_are_localized() {
    let folder = folder("wrong-rules");
    let file = folder.join("wrong.toml");
    let path = file.to_str().expect("a path");
    let text = "id = \"wrong\"\nversion = 1\ntitle = { en = \"Wrong\" }\nsource = \"nowhere\"\nbase = \"common\"\n\n[calls]\nswap-caling = { is = \"allowed\", by = \"us\" }\ntwo-rons = { is = \"al\", by = \"us\" }\nchi = { is = \"left\" }\n";
    std::fs::write(&file, text).expect("written");
    let wrong = hanchan(&["rules", "check", path], b"");
    assert!(!wrong.status.success());
    for expected in [
        "3 errors",
        "wrong.toml:9:19: two-rons is \"al\"; expected one of nearest, all, abort; did you mean \"all\"?",
        "wrong.toml:8:1: unknown key \"swap-caling\" in [calls]; did you mean \"swap-calling\"?",
        "wrong.toml:10:1: chi has no source",
    ] {
        assert!(err(&wrong).contains(expected), "{expected}: {}", err(&wrong));
    }
    let mended = text.replace("swap-caling", "swap-calling").replace("\"left\" }", "\"left\", by = \"us\" }");
    std::fs::write(&file, mended).expect("written");
    for (language, expected) in
        [("en", "did you mean \"all\"?"), ("ru", "\"all\""), ("da", "\"all\""), ("ja", "all")]
    {
        let wrong = hanchan(&["rules", "check", path, "--lang", language], b"");
        assert!(err(&wrong).contains("wrong.toml:9:19") && err(&wrong).contains(expected), "{}", err(&wrong));
        let json = hanchan(&["rules", "check", path, "--json", "--lang", language], b"");
        let json: Value = serde_json::from_str(out(&json)).expect("JSON");
        assert_eq!((&json["good"], &json["problems"][0]["line"]), (&false.into(), &9.into()));
    }
    for (name, expected) in
        [("nothing.toml", "cannot read"), ("fenix", "no rule set fenix"), ("phoenx", "did you mean phoenix?")]
    {
        let missing = hanchan(&["rules", "show", name], b"");
        assert!(err(&missing).contains(expected), "{}", err(&missing));
    }
}

#[test]
fn readme_rule_file_is_valid() {
    let readme = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let readme = std::fs::read_to_string(readme).expect("the README");
    let (_, rest) = readme.split_once("```toml\n").expect("a rule file");
    let (text, _) = rest.split_once("```").expect("its end");
    let file = folder("readme").join("our-club.toml");
    std::fs::write(&file, text).expect("written");
    let good = hanchan(&["rules", "check", file.to_str().expect("a path")], b"");
    assert!(good.status.success(), "{}", err(&good));
}

#[test]
fn senseless_values_are_reported_with_their_position() {
    let file = folder("nonsense").join("x.toml");
    let path = file.to_str().expect("a path");
    let head = "id = \"x\"\nversion = 1\ntitle = { en = \"X\" }\nsource = \"us\"\nbase = \"common\"\n";
    for (group, line, expected) in [
        ("yaku", "kokushi-thirteen = { is = \"off\", by = \"us\" }", "both be on or both be off"),
        ("yaku", "riichi = { is = [1, 1], by = \"us\" }", "only for closed hands"),
        ("yaku", "nagashi-mangan = { is = \"off\", by = \"us\" }", "must match"),
        ("yaku", "tanyao = { is = \"yakumann\", by = \"us\" }", "did you mean \"yakuman\"?"),
        ("draws", "counter-value = { is = 350, by = \"us\" }", "a multiple of 100"),
        ("draws", "noten-pool = { is = 1234, by = \"us\" }", "a multiple of 100"),
        ("payments", "double-wind-fu = { is = 0, by = \"us\" }", "2 or 4 fu"),
        ("table", "start-points = { is = -5, by = \"us\" }", "a positive multiple of 100"),
        ("table", "players = { is = 3, by = \"us\" }", "uma needs a number"),
        ("table", "dead-wall-stacks = { is = 200, by = \"us\" }", "5 to 12 stacks"),
        ("calls", "most-kans = { is = 200, by = \"us\" }", "at most four kans"),
        ("calls", "dead-wall-refilled = { is = false, by = \"us\" }", ""),
        ("riichi", "least-tiles = { is = 200, by = \"us\" }", "never has that many"),
        ("hands", "least-han = { is = 0, by = \"us\" }", "1 to 13 han"),
        ("result", "uma-points = { is = [1, 2, 3, 4], by = \"us\" }", "add up to zero"),
        ("penalties", "chombo-points = { is = -5, by = \"us\" }", "cannot be negative"),
    ] {
        std::fs::write(&file, format!("{head}\n[{group}]\n{line}\n")).expect("written");
        let checked = hanchan(&["rules", "check", path], b"");
        if expected.is_empty() {
            assert!(checked.status.success(), "{line}: {}", err(&checked));
        } else {
            let message = err(&checked);
            assert!(message.contains("x.toml:8:") && message.contains(expected), "{line}: {message}");
        }
    }
    for (text, expected) in [
        (
            head.replace("\"common\"", "\"commmon\""),
            "x.toml:5:8: unknown base \"commmon\"; did you mean \"common\"?",
        ),
        (head.replace("\"common\"", "\"x\""), "leads back to this file"),
        (head.replace("id = \"x\"", "id = \"X Y\""), "lowercase letters, digits and hyphens"),
        (head.replace("{ en", "{ fr"), "missing: title.en"),
        (format!("\u{feff}{head}").replace('\n', "\r\n"), ""),
    ] {
        std::fs::write(&file, &text).expect("written");
        let checked = hanchan(&["rules", "check", path], b"");
        assert!(
            err(&checked).contains(expected) && checked.status.success() == expected.is_empty(),
            "{text}: {}",
            err(&checked)
        );
    }
    for (path, expected) in [
        ("/dev/zero.toml", "file not found"),
        ("/dev/zero", "not a regular file"),
        ("/tmp/", "not a regular file"),
    ] {
        let checked = hanchan(&["rules", "check", path], b"");
        assert!(err(&checked).contains(expected), "{path}: {}", err(&checked));
    }
}
