//! Tests of the `serde` feature: `cargo test -p hanchan-round --features serde`.
#![cfg(feature = "serde")]

use hanchan_round::{Claim, Event, Move, Refusal, Setup, TurnAct, TurnActs};
use hanchan_tiles::{BySeat, Seat, Wind};
use serde_json::json;

#[test]
fn moves_and_events_survive_a_round_trip() {
    let tile = "0m".parse().expect("a tile");
    for what in
        [Move::Act(TurnAct::Riichi(tile)), Move::Claim(Claim::OpenKan), Move::Announce(BySeat([1, 2, 3, 4]))]
    {
        let written = serde_json::to_string(&what).expect("it can be written");
        assert_eq!(serde_json::from_str::<Move>(&written).expect("it can be read"), what);
    }
    let event = Event::Discarded { seat: Seat::Second, tile, drawn: true, sideways: false };
    let written = serde_json::to_value(event).expect("it can be written");
    assert_eq!(
        written,
        json!({ "discarded": { "seat": "second", "tile": "0m", "drawn": true, "sideways": false } })
    );
    assert_eq!(serde_json::from_value::<Event>(written).expect("it can be read"), event);
}

#[test]
fn setup_refusals_and_lists_of_acts_are_written() {
    let setup =
        Setup { dealer: Seat::First, round: Wind::South, honba: 2, sticks: 1, points: BySeat([25_000; 4]) };
    let written = serde_json::to_value(setup).expect("it can be written");
    assert_eq!((&written["round"], &written["honba"]), (&json!("south"), &json!(2)));
    assert_eq!(
        serde_json::to_value(Refusal::NotYourTurn(Seat::Third)).expect("it can be written"),
        json!({ "not-your-turn": "third" })
    );
    let acts: TurnActs = [TurnAct::DiscardDrawn, TurnAct::Tsumo].into_iter().collect();
    assert_eq!(serde_json::to_value(acts).expect("it can be written"), json!(["tsumo", "discard-drawn"]));
}
