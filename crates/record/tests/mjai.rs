//! Games in mjai: samples played by our engine, and games of the larger corpus.

use std::path::Path;

use hanchan_record::{RuleResolver, read, verify};

/// Verifies every game of a folder under Tenhou's rules. Returns the number of games and deals.
fn check(folder: &Path) -> (usize, u64) {
    let shelf = RuleResolver::default();
    let (mut games, mut deals) = (0, 0);
    for path in hanchan_testdata::files(folder, |_| true) {
        let bytes = std::fs::read(&path).expect("a file");
        let game = read(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let report = verify(&game, &shelf).expect("Tenhou's rules");
        assert_eq!(report.mismatches, [], "{}: {}", path.display(), report.mismatches[0]);
        games += 1;
        deals += report.deals;
    }
    println!("{games} games, {deals} deals");
    (games, deals)
}

#[test]
fn sample_games_agree_with_the_engine() {
    let (games, deals) = check(&hanchan_testdata::sample("mjai"));
    assert!(games >= 10 && deals >= 50, "{games} {deals}");
}

#[test]
fn corpus_games_agree_with_the_engine() {
    let Some(folder) = hanchan_testdata::corpus("corpora/mjai") else { return };
    let (games, deals) = check(&folder);
    assert!(games >= 3 && deals >= 36, "{games} {deals}");
}
