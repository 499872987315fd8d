//! Games in Tenhou's XML: samples played by our engine, and real games of the larger corpus.

use std::path::Path;

use hanchan_record::{RuleResolver, explained, read, text, verify};

/// The totals of a folder of games.
#[derive(Default)]
struct Totals {
    games: usize,
    deals: u64,
    walls: u64,
    /// Games that are known to violate the rules.
    known: usize,
}

/// Verifies every game in the folders `3p` and `4p`. Each must agree with the engine unless its mismatches are
/// explained.
fn check(folder: &Path) -> Totals {
    let shelf = RuleResolver::default();
    let mut totals = Totals::default();
    for players in ["3p", "4p"] {
        for path in hanchan_testdata::files(&folder.join(players), |_| true) {
            let bytes = std::fs::read(&path).expect("a file");
            let game = read(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let report = verify(&game, &shelf).expect("known rules");
            if explained(&text(&bytes).expect("text")).is_some() {
                assert!(!report.mismatches.is_empty(), "{}: nothing to explain", path.display());
                totals.known += 1;
                continue;
            }
            assert_eq!(report.mismatches, [], "{}: {}", path.display(), report.mismatches[0]);
            totals.games += 1;
            totals.deals += report.deals;
            totals.walls += report.walls;
        }
    }
    let Totals { games, deals, walls, known } = totals;
    println!("{games} games, {deals} deals, {walls} walls; {known} are known to break the rules");
    totals
}

#[test]
fn sample_games_agree_with_the_engine_and_their_seeds() {
    let totals = check(&hanchan_testdata::sample("tenhou-mjlog"));
    assert!(totals.games >= 10 && totals.walls == totals.deals && totals.known == 0);
}

#[test]
fn corpus_games_agree_with_the_engine_and_their_seeds() {
    let Some(folder) = hanchan_testdata::corpus("corpora/tenhou-mjlog") else { return };
    let totals = check(&folder);
    assert!(totals.games >= 497 && totals.walls > 5000 && totals.known <= 2);
}
