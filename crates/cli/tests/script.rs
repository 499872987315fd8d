//! `hanchan script`.

mod common;

use std::path::PathBuf;

use common::{err, hanchan, out};
use serde_json::Value;

/// South may not call the last discard, but West wins on it (P-059, P-174).
const LAST_DISCARD: &str = "== The last discard (P-059)
rules phoenix
live 0
S 99m1347p258s1246z
W 1239m789p456s222z

N discards 9m
S pon
W ron
";

fn scenarios(file: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../conformance/scenarios");
    folder.join(file).to_str().expect("a path").to_owned()
}

/// P-059, P-174
#[test]
fn situation_without_expectations_is_answered_with_rule_and_statement() {
    let output = hanchan(&["script", "-"], LAST_DISCARD.as_bytes());
    assert!(output.status.success(), "{}", err(&output));
    let text = out(&output);
    for part in [
        "The last discard (P-059)",
        "     7  N discards 9m\n        North discards 9 man",
        "     8  S pon\n        refused (last-discard): You can only call ron on the last discard",
        "[calls.last-discard]\n        P-059  ",
        "     9  W ron\n        West says: Ron",
        "Ron! West wins on 9 man from North",
        "Yaku: Houtei",
        "Next: East 2, dealer South, honba 0",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(!text.contains('✗') && !text.contains('✓'), "{text}");
}

#[test]
fn expectations_are_checked_with_their_lines() {
    let script = format!("{LAST_DISCARD}\nyaku houtei\nhan 2\ncounters 0\nsings\n")
        .replace("S pon", "S pon refused last-discard");
    let output = hanchan(&["script", "-"], script.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("one script fails"), "{}", err(&output));
    let text = out(&output);
    for part in [
        "refused as expected (last-discard)",
        "✓   11  yaku houtei",
        "✗   12  han 2\n        found: 1",
        "✓   13  counters 0",
        "✗   14  sings\n        unknown expectation: sings",
        "2 lines fail",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn invalid_lines_are_reported_with_their_numbers_in_every_language() {
    let cases = [
        ("en", "so there is no deal 7"),
        ("ru", "раздачи 7 нет"),
        ("da", "ikke noget spil 7"),
        ("ja", "7 局はありません"),
    ];
    for (language, message) in cases {
        let output = hanchan(
            &["script", "-", "--lang", language],
            b"== A name\nrules phoenix\ndeal S7\n\nE discards 5m\n",
        );
        assert_eq!(output.status.code(), Some(1), "{language}");
        let text = out(&output);
        assert!(text.contains("✗    3  ") && text.contains(message), "{language}\n{text}");
    }
    let nameless = hanchan(&["script", "-"], b"# comment\n\nrules phoenix\n");
    assert_eq!(nameless.status.code(), Some(1));
    assert!(
        err(&nameless).contains("line 3: a script starts with a line with its name"),
        "{}",
        err(&nameless)
    );
    let empty = hanchan(&["script", "-", "--json"], b"");
    assert_eq!(empty.status.code(), Some(1));
    let json: Value = serde_json::from_str(out(&empty)).expect("JSON");
    assert_eq!(json["error"]["code"], "bad-query");
    let missing = hanchan(&["script", "no-such-file.txt"], b"");
    assert!(err(&missing).contains("cannot read no-such-file.txt"), "{}", err(&missing));
}

#[test]
fn step_that_cannot_be_played_stops_the_script() {
    let script = b"== Who draws?\nrules phoenix\n\nE discards 5m\nW draws 9s\nW discards 9s\n\ngoes on\n";
    let output = hanchan(&["script", "-"], script);
    assert_eq!(output.status.code(), Some(1));
    let text = out(&output);
    assert!(text.contains("✗    5  it is South's turn, and the drawn tile is 9 sou"), "{text}");
    assert!(!text.contains("     6  W discards 9s") && text.contains("one line fails"), "{text}");
}

/// P-150, P-153, P-159, P-163
#[test]
fn rulings_and_penalties_are_described() {
    let script =
        b"== Toppled\nrules phoenix\ntable real\n\nE discards 5m\njudge W topples 2 dead-wall: sleeve\n\
        judge N topples 5 live-wall: elbow\nall pass\n\ndead W\nchombo N\n";
    let output = hanchan(&["script", "-"], script);
    let text = out(&output);
    assert!(output.status.success(), "{text}{}", err(&output));
    for part in [
        "The judge rules: West knocked over 2 tiles (dead wall). Reason: sleeve",
        "West's hand is dead",
        "The judge rules: North knocked over 5 tiles (live wall). Reason: elbow",
        "North pays a chombo. Payments: East +4000",
        "all 2 expectations hold",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn script_is_played_under_the_given_rules() {
    let script = b"== Open tanyao\nrules phoenix\nS 234m567p4566s | chi 345s<\n\nE discards 6s\nS ron\n";
    let own = hanchan(&["script", "-"], script);
    assert!(own.status.success() && out(&own).contains("refused (no-yaku)"), "{}", out(&own));
    let ema = hanchan(&["script", "-", "--rules", "ema"], script);
    assert!(ema.status.success() && out(&ema).contains("Yaku: Tanyao 1 han"), "{}", out(&ema));
    let unknown = hanchan(&["script", "-", "--rules", "emma"], script);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(err(&unknown).contains("there is no rule set emma"), "{}", err(&unknown));
}

#[test]
fn json_has_steps_refusals_outcome_and_expectations() {
    let script = format!("{LAST_DISCARD}\npoints 25000 25000 26300 23700\nhan 2\n");
    let output = hanchan(&["script", "-", "--json", "--lang", "ru"], script.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let json: Value = serde_json::from_str(out(&output)).expect("JSON");
    assert_eq!(json["holds"], false);
    let played = &json["scripts"][0];
    assert_eq!((&played["line"], &played["rules"]), (&1.into(), &"phoenix".into()));
    assert_eq!(played["position"]["seats"][1]["hand"], "99m1347p258s1246z");
    assert_eq!(played["position"]["seats"][0]["hand"], Value::Null);
    let refused = &played["steps"][1]["refused"];
    assert_eq!((&refused["code"], &refused["expected"]), (&"last-discard".into(), &false.into()));
    assert_eq!(
        (&refused["switch"], &refused["statements"][0]["id"]),
        (&"calls.last-discard".into(), &"P-059".into())
    );
    let outcome = &played["outcome"];
    assert_eq!(
        (&outcome["ended"], &outcome["wins"][0]["value"]["yaku"][0]["id"]),
        (&"won".into(), &"houtei".into())
    );
    assert_eq!((&outcome["wins"][0]["seat"], &outcome["wins"][0]["from"]), (&"W".into(), &"N".into()));
    assert_eq!(outcome["points"][2]["change"], 1300);
    assert_eq!((&outcome["next"]["dealer"], &outcome["next"]["honba"]), (&"S".into(), &0.into()));
    let expectations: Vec<bool> =
        played["expectations"].as_array().expect("a list").iter().map(|line| line["holds"] == true).collect();
    assert_eq!(expectations, [true, false]);
    assert_eq!(played["problems"][0]["line"], 8, "a refusal that a script with expectations does not expect");
}

#[test]
fn conformance_scenarios_hold() {
    for file in ["phoenix.txt", "real-table.txt", "wall.txt", "results.txt"] {
        let output = hanchan(&["script", &scenarios(file), "--failing"], b"");
        assert!(output.status.success(), "{file}\n{}{}", out(&output), err(&output));
        assert!(out(&output).ends_with("scripts, no failures\n"), "{file}\n{}", out(&output));
    }
    for language in ["ru", "da", "ja"] {
        let output = hanchan(&["script", &scenarios("real-table.txt"), "--lang", language], b"");
        assert!(output.status.success());
        let text = out(&output);
        for id in ["happened-", "script-", "ruling-", "offence-", "act-", "{"] {
            let found = text.lines().find(|line| line.contains(id));
            assert!(found.is_none(), "{language}: {found:?}");
        }
    }
}
