//! Prints a hand in every notation that can express it.
//!
//! ```sh
//! cargo run --example notations -- 'm406p123z1,z555=,s123-'
//! ```

use std::process::ExitCode;

use hanchan_tiles::notation::Notation;
use hanchan_tiles::{Deck, RedFives, TileSet};

fn main() -> ExitCode {
    let text =
        std::env::args().nth(1).unwrap_or_else(|| "406m 123p 1z + 1z | pon 555z^, chi 312s<".to_owned());
    // Tenhou's numbers identify physical tiles, so that notation needs to know which fives are red.
    let reds = RedFives::new(1, 1, 1).expect("at most four of each");
    let set = TileSet::new(Deck::Full, reds).expect("the full deck has all fives");

    let notation = Notation::detect(&text);
    let hand = match notation.parse(&text, set) {
        Ok(hand) => hand,
        Err(error) => {
            eprintln!("read as {notation}: {}", error.picture(&text));
            return ExitCode::FAILURE;
        }
    };
    println!(
        "{} concealed tiles, {} melds, written in {notation}",
        hand.concealed().len(),
        hand.melds().len()
    );
    for notation in Notation::ALL {
        match notation.print(&hand, set) {
            Ok(text) => println!("{:>8}  {text}", notation.name()),
            Err(why) => println!("{:>8}  - ({why})", notation.name()),
        }
    }
    ExitCode::SUCCESS
}
