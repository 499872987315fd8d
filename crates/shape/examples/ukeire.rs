//! Prints a hand's shanten, its waits, and the discards with the largest ukeire.
//!
//! ```sh
//! cargo run --example ukeire -- '46m345p12399s | pon 555z'
//! ```

use std::error::Error;

use hanchan_shape::Shape;
use hanchan_tiles::{Counts, Deck, Hand};

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| "2346m 23567p 3588s + 1z".to_owned());
    let hand: Hand = text.parse()?;
    let shape = Shape::of(&hand, Deck::Full);
    // Tiles seen elsewhere: discards, other players' melds, indicators. Empty in this example.
    let visible = Counts::EMPTY;

    match shape.shanten() {
        -1 => println!("{hand}: complete"),
        0 => println!("{hand}: tenpai"),
        shanten => println!("{hand}: {shanten}-shanten"),
    }
    if hand.size() % 3 == 2 {
        for discard in shape.discards(&visible).iter().take(5) {
            let ukeire = discard.ukeire;
            println!(
                "discard {}: {}-shanten, {} useful tiles: {}",
                discard.tile,
                ukeire.shanten,
                ukeire.total(),
                ukeire.kinds
            );
        }
        return Ok(());
    }
    let ukeire = shape.ukeire(&visible);
    println!("{} useful tiles: {}", ukeire.total(), ukeire.kinds);
    if let Some(name) = shape.waits().name() {
        println!("wait: {name}");
    }
    Ok(())
}
