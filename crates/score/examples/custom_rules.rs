//! Scores a hand under a preset and under a club's own rule file.
//!
//! ```sh
//! cargo run --example custom_rules -- '22233344m 567p 88s' 4m
//! ```

use std::error::Error;

use hanchan_rules::{RuleFile, Rules, preset, preset_file};
use hanchan_score::{Win, WinMethod, score};
use hanchan_tiles::{Hand, Tile};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let hand: Hand = args.next().as_deref().unwrap_or("22233344m 567p 88s").parse()?;
    let tile: Tile = args.next().as_deref().unwrap_or("4m").parse()?;

    let file = RuleFile::parse("our-club.toml", include_str!("our-club.toml"))?;
    let club = Rules::load(&file, preset_file)?;
    let base = preset("ema").expect("a preset");

    let win = Win::new(&hand, tile, WinMethod::Tsumo);
    for rules in [base, club] {
        win.check(&rules)?;
        println!("{}:", rules.titles["en"]);
        match score(&win, &rules) {
            Ok(score) => {
                for (yaku, han) in score.yaku() {
                    println!("  {:<16} {han}", yaku.id());
                }
                println!("  {} han, {} fu, {} points", score.han, score.fu.total, score.payments.points);
            }
            Err(why) => println!("  no score: {why}"),
        }
    }
    Ok(())
}
