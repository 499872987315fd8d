//! Tests of the `serde` feature: `cargo test -p hanchan-view --features serde`.
#![cfg(feature = "serde")]

use std::sync::Arc;

use hanchan_game::{Game, Seed};
use hanchan_round::{Round, Wall};
use hanchan_rules::preset;
use hanchan_tiles::Seat;
use hanchan_view::{Audience, Views};
use serde_json::{Value, json};

#[test]
fn seat_events_serialize_without_hidden_tiles() {
    let rules = Arc::new(preset("tenhou").expect("a preset"));
    let setup = Game::new(Arc::clone(&rules)).setup();
    let (tiles, dice) = Seed([1; 32]).deal(1, rules.tile_set());
    let wall = Wall::built(&tiles, dice, setup.dealer, &rules).expect("a wall");
    let round = Round::new(rules, wall, setup);
    let published = Views::new().deal(&round);
    let dealt = serde_json::to_string(&published.seats[Seat::Second]).expect("it can be written");
    assert!(dealt.contains("\"dealt\""), "{dealt}");
    let own = round.player(Seat::Second).hand.to_string();
    let other = round.player(Seat::Third).hand.to_string();
    assert!(dealt.contains(&own) && !dealt.contains(&other), "{dealt}");
    let audience: Value = serde_json::to_value(Audience::Judge).expect("it can be written");
    assert_eq!(audience, json!("judge"));
}
