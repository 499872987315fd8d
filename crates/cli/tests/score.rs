//! `hanchan score`.

mod common;

use common::{err, hanchan, out};
use serde_json::Value;

#[test]
fn a_score_is_explained_in_four_languages() {
    for (language, expected) in [
        ("en", ["Riichi", "closed hand won by ron", "4 han 30 fu: 7700 points", "discarder"]),
        ("ru", ["Риичи", "30 фу", "7700", "Запад"]),
        ("da", ["Riichi", "30 fu", "7700", "Vest"]),
        ("ja", ["立直", "30符", "7700", "西"]),
    ] {
        let args = [
            "score",
            "23467m 234567p 88s",
            "--win",
            "5m",
            "--riichi",
            "--dora",
            "4m",
            "--ron",
            "W",
            "--lang",
            language,
        ];
        let output = hanchan(&args, b"");
        assert!(output.status.success(), "{}", err(&output));
        for expected in expected {
            assert!(out(&output).contains(expected), "{language}: no {expected} in\n{}", out(&output));
        }
    }
}

#[test]
fn every_fu_item_has_its_reason() {
    let output = hanchan(
        &[
            "score",
            "46m345p123s11z + 5m | pon 555z",
            "--seat",
            "E",
            "--rules",
            "phoenix",
            "--honba",
            "2",
            "--sticks",
            "1",
        ],
        b"",
    );
    for expected in [
        "open triplet: white dragon       4 fu",
        "pair of a double wind: East wind  4 fu",
        "closed wait",
        "tsumo 2 fu",
        "32 fu, rounded up to 40",
        "2100 points, 700 from each",
        "+2100",
        "2 honba",
    ] {
        let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            squeezed(out(&output)).contains(&squeezed(expected)),
            "{expected}\n{}{}",
            out(&output),
            err(&output)
        );
    }
}

#[test]
fn other_readings_are_listed_with_their_value() {
    let output = hanchan(&["score", "111222333m456p9s", "--win", "9s", "--tsumo"], b"");
    assert!(out(&output).contains("Other ways to read the hand"), "{}", out(&output));
    let json = hanchan(&["score", "111222333m456p9s", "--win", "9s", "--tsumo", "--json"], b"");
    let json: Value = serde_json::from_str(out(&json)).expect("JSON");
    assert_eq!(json["yaku"][1]["id"], "sanankou");
    assert!(!json["explanation"]["rejected"].as_array().expect("a list").is_empty());
}

#[test]
fn all_waits_scores_every_winning_tile() {
    let output = hanchan(&["score", "23m456p11s | pon 555z, chi 456s"], b"");
    assert!(err(&output).contains("which tile won?"), "{}", err(&output));
    let output = hanchan(&["score", "2345678p1199s | pon 555z", "--all-waits"], b"");
    assert!(err(&output).contains("not tenpai") || err(&output).contains("13 tiles"), "{}", err(&output));
    let output = hanchan(&["score", "1112345678999m", "--all-waits", "--json"], b"");
    let json: Value = serde_json::from_str(out(&output)).expect("JSON");
    let waits = json["waits"].as_array().expect("a list");
    assert_eq!(waits.len(), 9);
    assert!(waits.iter().all(|wait| wait["ron"]["points"] == 32000));
    let no_yaku = hanchan(&["score", "46m345p12399s | chi 456s", "--all-waits"], b"");
    assert!(out(&no_yaku).contains("No yaku"), "{}", out(&no_yaku));
}

#[test]
fn impossible_wins_are_rejected_with_a_reason() {
    for (args, expected) in [
        (
            &["23467m234567p88s", "--win", "9m"][..],
            "9 man does not complete this hand. The hand waits for 5 man, 8 man.",
        ),
        (&["1199m2367p23688s", "--win", "9m"], "The hand is not tenpai."),
        (&["46m345p12399s | chi 456s", "--win", "5m"], "No yaku"),
        (&["46m345p12399s | pon 555z", "--win", "5m", "--riichi"], "Riichi needs a closed hand"),
        (&["23467m234567p88s", "--win", "5m", "--ippatsu"], "Ippatsu needs riichi."),
        (&["23467m234567p88s", "--win", "5m", "--ron", "S"], "A player cannot win on their own discard."),
        (&["23467m234567p88s", "--win", "5m", "--ura", "1m"], "Ura-dora need riichi."),
        (
            &["23467m234567p88s", "--win", "5m", "--rinshan", "--tsumo"],
            "Winning on a replacement tile needs a kan",
        ),
        (
            &["23467m234567p88s", "--win", "5m", "--dora", "8s8s8s"],
            "There are more than four copies of 8 sou.",
        ),
        (&["2346m234567p88s", "--win", "5m"], "this one has 12"),
        (&["23467m234567p88s", "--win", "5x"], "--win: expected a suit letter"),
        (&["23467m234567p88s", "--win", "0m"], "the tile set has no (more) 0m"),
        (&["23467m234567p88s + 5m", "--win", "5m"], "given twice"),
        (&["19m19p19s1234567z", "--win", "9s", "--liable", "tsuuiisou=N"], "There is no liability for"),
        (&["19m19p19s1234567z", "--win", "9s", "--liable", "sanma=N"], "--liable: there is no yaku sanma"),
        (&["19m19p19s1234567z", "--win", "9s", "--liable", "daisangen=N"], "does not count in this hand"),
        (&["23467m234567p88s", "--win", "5m", "--rules", "tenhou-3p"], "the tile set has no"),
    ] {
        let args: Vec<&str> = ["score"].iter().chain(args).copied().collect();
        let output = hanchan(&args, b"");
        assert!(!output.status.success(), "{args:?}");
        assert!(err(&output).contains(expected), "{args:?}: {}", err(&output));
    }
}

#[test]
fn liable_yaku_is_named_as_the_club_spells_it() {
    let hand = "23m33z + 1m | pon 111z, pon 222z, pon 444z";
    for name in ["shosushi=W", "Шосуши=W"] {
        let score = hanchan(&["score", hand, "--rules", "phoenix", "--liable", name, "--json"], b"");
        assert!(out(&score).contains("\"W\":-32000"), "{}{}", out(&score), err(&score));
    }
}
