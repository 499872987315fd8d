//! Records with known and explained mismatches.

use hanchan_rules::hex;
use sha2::{Digest, Sha256};

const LIST: &str = include_str!("explained.tsv");

/// Returns the explanation if this record is known not to follow the rules it names. Records are identified by the
/// hash of their whole text, so any other or modified record is judged normally.
pub fn explained(text: &str) -> Option<&'static str> {
    let hash = hex::encode(&Sha256::digest(text));
    let rows = LIST.lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(|row| row.split_once('\t')).find(|(known, _)| *known == hash).map(|(_, why)| why)
}
