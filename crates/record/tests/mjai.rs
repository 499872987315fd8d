//! Records of mjai, where they are at hand.

mod common;

use common::corpus;
use hanchan_record::{RuleShelf, read, verify};

/// The games at hand were played by Tenhou's rules.
#[test]
fn the_corpus_agrees() {
    let Some(folder) = corpus("mjai") else { return };
    let shelf = RuleShelf::default();
    let (mut files, mut deals) = (0, 0);
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let bytes = std::fs::read(&path).expect("a file");
        let game = read(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let report = verify(&game, &shelf).expect("Tenhou's rules");
        assert_eq!(report.mismatches, [], "{}: {}", path.display(), report.mismatches[0]);
        files += 1;
        deals += report.deals;
    }
    println!("{files} records, {deals} deals");
    assert!(files >= 3 && deals >= 36, "{files} {deals}");
}
