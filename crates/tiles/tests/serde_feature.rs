//! Tests of the `serde` feature: `cargo test -p hanchan-tiles --features serde`.
#![cfg(feature = "serde")]

use std::fmt::Debug;

use hanchan_tiles::{
    BySeat, Deck, Dragon, Hand, Kind, KindSet, Meld, MeldKind, Players, Seat, Side, Suit, Tile, Wind,
};
use serde::{Serialize, de::DeserializeOwned};

#[track_caller]
fn is_written<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).expect("it can be written"), json);
    assert_eq!(&serde_json::from_str::<T>(json).expect("it can be read"), value);
}

#[test]
fn tiles_are_mpsz_text() {
    is_written(&Kind::EAST, r#""1z""#);
    is_written(&Tile::red(Suit::Pin), r#""0p""#);
    is_written(&"pon 555z^".parse::<Meld>().expect("a meld"), r#""pon 555z^""#);
    let hand = "406m123p1z + 1z | pon 555z^, chi 312s<";
    is_written(&hand.parse::<Hand>().expect("a hand"), &format!("{hand:?}"));
    is_written(&KindSet::from_iter([Kind::WHITE, Kind::EAST]), r#"["1z","5z"]"#);
}

#[test]
fn seats_and_winds_are_words() {
    is_written(&Wind::South, r#""south""#);
    is_written(&Dragon::Green, r#""green""#);
    is_written(&Suit::Man, r#""man""#);
    is_written(&Seat::Third, r#""third""#);
    is_written(&Side::Across, r#""across""#);
    is_written(&Players::Three, r#""three""#);
    is_written(&Deck::NoMiddleMan, r#""no-middle-man""#);
    is_written(&MeldKind::AddedKan, r#""added-kan""#);
    is_written(&BySeat([1, 2, 3, 4]), "[1,2,3,4]");
}

#[test]
fn invalid_text_gives_an_error_with_its_position() {
    let error = serde_json::from_str::<Hand>(r#""123m45x""#).expect_err("not a hand");
    assert!(error.to_string().starts_with("character 7: expected a suit letter"), "{error}");
}
