//! Scoring does not allocate.

use allocation_counter::measure;
use hanchan_rules::{Rules, preset_file, preset_files};
use hanchan_score::{Win, WinMethod, interpretations, score};
use hanchan_tiles::{Hand, Kind, Tile, Wind};

const VALUES: &str = include_str!("../../../conformance/hands/values.tsv");

/// The hands of the documents and scenarios, each with a winning tile.
fn hands() -> Vec<(Hand, Tile)> {
    let rows = VALUES.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t'));
    let both =
        rows.filter_map(|mut row| Some((row.nth(2)?.parse().ok()?, row.next()?.get(..2)?.parse().ok()?)));
    both.collect()
}

#[test]
fn scoring_does_not_allocate() {
    let files = preset_files().expect("sound files");
    let hands = hands();
    assert!(hands.len() > 250, "{}", hands.len());
    let dora = [Tile::plain(Kind::EAST), Tile::plain(Kind::ALL[3])];
    let mut scored = 0;
    for rules in files.iter().map(|file| Rules::load(file, preset_file).expect("sound rules")) {
        for (hand, tile) in &hands {
            for by in [WinMethod::Tsumo, WinMethod::Ron { from: Some(Wind::East) }] {
                let win = Win { dora: &dora, ura: &dora, ..Win::new(hand, *tile, by) };
                let allocated = measure(|| scored += usize::from(score(&win, &rules).is_ok()));
                assert_eq!(allocated.count_total, 0, "{} {hand} {tile}", rules.id);
            }
        }
    }
    assert!(scored > 5000, "{scored}");
}

#[test]
fn allocation_counter_counts_allocations() {
    let hand = "23467m234567p88s".parse().expect("a hand");
    let win = Win::new(&hand, "5m".parse().expect("a tile"), WinMethod::Tsumo);
    let rules = hanchan_rules::preset("common").expect("a preset");
    let allocated = measure(|| drop(interpretations(&win, &rules)));
    assert!(allocated.count_total > 0);
}
