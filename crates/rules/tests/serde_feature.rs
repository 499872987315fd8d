//! Tests of the `serde` feature: `cargo test -p hanchan-rules --features serde`.
#![cfg(feature = "serde")]

use hanchan_rules::{Penalty, RulesName, Yaku, YakuSet, preset};

#[test]
fn yaku_are_serialized_by_id() {
    for &yaku in Yaku::ALL {
        let json = serde_json::to_string(&yaku).expect("it can be written");
        assert_eq!(json, format!("{:?}", yaku.id()));
        assert_eq!(serde_json::from_str::<Yaku>(&json).expect("it can be read"), yaku);
    }
    let set = YakuSet::from_iter([Yaku::Riichi, Yaku::Pinfu]);
    assert_eq!(serde_json::to_string(&set).expect("it can be written"), r#"["riichi","pinfu"]"#);
    assert_eq!(serde_json::from_str::<YakuSet>(r#"["riichi","pinfu"]"#).expect("it can be read"), set);
    let error = serde_json::from_str::<Yaku>(r#""richi""#).expect_err("no such yaku");
    assert!(error.to_string().starts_with("there is no yaku \"richi\""), "{error}");
}

#[test]
fn options_are_serialized_by_their_name_in_rule_files() {
    for &penalty in Penalty::ALL {
        let json = serde_json::to_string(&penalty).expect("it can be written");
        assert_eq!(json, format!("{:?}", penalty.name()));
        assert_eq!(serde_json::from_str::<Penalty>(&json).expect("it can be read"), penalty);
    }
}

#[test]
fn name_of_a_rule_set_is_an_object() {
    let name = preset("ema").expect("a preset").name();
    let json = serde_json::to_value(&name).expect("it can be written");
    assert_eq!((&json["id"], &json["hash"]), (&"ema".into(), &name.hash.clone().into()));
    assert_eq!(serde_json::from_value::<RulesName>(json).expect("it can be read"), name);
}
