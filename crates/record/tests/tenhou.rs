//! Real games of Tenhou, where they are at hand.

mod common;

use common::corpus;
use hanchan_record::{RuleShelf, explained, read, text, verify};

/// Every game agrees with the engine but for two that are explained, and every seed gives the wall.
#[test]
fn the_corpus_agrees() {
    let Some(folder) = corpus("tenhou-mjlog") else { return };
    let shelf = RuleShelf::default();
    let (mut games, mut deals, mut walls, mut known) = (0, 0, 0, 0);
    for players in ["3p", "4p"] {
        for entry in std::fs::read_dir(folder.join(players)).expect("a folder") {
            let path = entry.expect("an entry").path();
            let bytes = std::fs::read(&path).expect("a file");
            let game = read(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let report = verify(&game, &shelf).expect("known rules");
            if explained(&text(&bytes).expect("text")).is_some() {
                assert!(!report.mismatches.is_empty(), "{}: nothing to explain", path.display());
                known += 1;
                continue;
            }
            assert_eq!(report.mismatches, [], "{}: {}", path.display(), report.mismatches[0]);
            games += 1;
            deals += report.deals;
            walls += report.walls;
        }
    }
    println!("{games} games, {deals} deals, {walls} walls; {known} are known to break the rules");
    assert!(games >= 497 && walls > 5000 && known <= 2);
}
