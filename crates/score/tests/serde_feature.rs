//! Tests of the `serde` feature: `cargo test -p hanchan-score --features serde`.
#![cfg(feature = "serde")]

use hanchan_rules::preset;
use hanchan_score::{Win, WinMethod, interpretations, score};
use hanchan_tiles::Hand;
use serde_json::json;

#[test]
fn score_is_serialized_with_yaku_fu_shape_and_payments() {
    let rules = preset("phoenix").expect("a preset");
    let hand: Hand = "23467m234567p88s".parse().expect("a hand");
    let win = Win::new(&hand, "5m".parse().expect("a tile"), WinMethod::Ron { from: None });
    let written = serde_json::to_value(score(&win, &rules).expect("a score")).expect("it can be written");
    assert_eq!(written["yaku"], json!([{ "yaku": "pinfu", "value": 1 }, { "yaku": "tanyao", "value": 1 }]));
    assert_eq!((&written["han"], &written["limit"]), (&json!(2), &json!("none")));
    assert_eq!(
        written["fu"],
        json!({ "total": 30, "items": [{ "reason": "base", "fu": 20 }, { "reason": "closed-ron", "fu": 10 }] })
    );
    assert_eq!(written["shape"]["standard"]["pair"], json!("8s"));
    assert_eq!(written["shape"]["standard"]["wait"], json!("two-sided"));
    assert_eq!(
        (&written["payments"]["points"], &written["payments"]["unknown-discarder"]),
        (&json!(2000), &json!([-2000, 0]))
    );

    let all =
        serde_json::to_value(interpretations(&win, &rules).expect("a hand")).expect("it can be written");
    assert_eq!(all[0]["yaku"], json!(["pinfu", "tanyao"]));
    assert_eq!(
        serde_json::to_value(win.circumstances.by).expect("it can be written"),
        json!({ "ron": { "from": null } })
    );
}
