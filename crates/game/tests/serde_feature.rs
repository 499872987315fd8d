//! Tests of the `serde` feature: `cargo test -p hanchan-game --features serde`.
#![cfg(feature = "serde")]

use std::sync::Arc;

use hanchan_game::{Game, Next, Seed};
use hanchan_rules::preset;
use serde_json::json;

#[test]
fn seed_and_first_deal_are_serialized() {
    let seed = Seed([7; 32]);
    let written = serde_json::to_string(&seed).expect("it can be written");
    // Not `assert_eq`: `Seed` does not implement `Debug`.
    assert!(serde_json::from_str::<Seed>(&written).expect("it can be read") == seed);
    let game = Game::new(Arc::new(preset("ema").expect("a preset")));
    let next = serde_json::to_value(Next::Deal(game.setup())).expect("it can be written");
    assert_eq!((&next["deal"]["dealer"], &next["deal"]["honba"]), (&json!("first"), &json!(0)));
}
