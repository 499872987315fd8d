//! Records in Tenhou's JSON, where they are at hand.

mod common;

use std::collections::BTreeSet;

use common::corpus;
use hanchan_record::{RuleShelf, read, verify};

/// Every record agrees with the engine but for those that are listed, and those differ just there.
#[test]
fn the_corpus_agrees_but_for_the_odd_ones() {
    let Some(folder) = corpus("tenhou6") else { return };
    let shelf = RuleShelf::default();
    let (mut found, mut files, mut deals) = (BTreeSet::new(), 0, 0);
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let game =
            read(&std::fs::read(&path).expect("a file")).unwrap_or_else(|error| panic!("{name}: {error}"));
        let report = verify(&game, &shelf).unwrap_or_else(|why| panic!("{name}: {why}"));
        files += 1;
        deals += report.deals;
        found
            .extend(report.mismatches.iter().map(|it| format!("{name}\t{}\t{}", it.deal + 1, it.topic.id())));
    }
    let odd: BTreeSet<String> = include_str!("tenhou6-odd.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.rsplit_once('\t').expect("a reason").0.to_owned())
        .collect();
    assert_eq!(found, odd);
    println!("{files} records, {deals} deals");
    assert!(files >= 50 && deals >= 363, "{files} {deals}");
}
