//! Opens rule sets by their ids or from files.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use hanchan_rules::{NoRules, Rules, Unreadable};

/// The size of the largest rule file that is read, in bytes. Typical files have less than 20 KB.
const MAX_RULE_FILE_BYTES: u64 = 1 << 20;

/// Opens a rule set: a preset by its id, or a rule file by its path.
pub(crate) fn open(name: &str) -> Result<Rules, NoRules> {
    hanchan_rules::open(name, read)
}

fn read(path: &Path) -> Result<String, Unreadable> {
    // Check this before opening: opening a named pipe would block.
    let about = std::fs::metadata(path).map_err(why)?;
    if about.is_dir() || !about.is_file() {
        return Err(Unreadable::NoFile);
    }
    let mut text = String::new();
    File::open(path)
        .and_then(|file| file.take(MAX_RULE_FILE_BYTES + 1).read_to_string(&mut text))
        .map_err(why)?;
    if text.len() as u64 > MAX_RULE_FILE_BYTES { Err(Unreadable::TooLarge) } else { Ok(text) }
}

#[allow(clippy::needless_pass_by_value, reason = "passed to map_err")]
fn why(error: io::Error) -> Unreadable {
    match error.kind() {
        io::ErrorKind::NotFound => Unreadable::NotFound,
        io::ErrorKind::PermissionDenied => Unreadable::Forbidden,
        io::ErrorKind::InvalidData => Unreadable::NoText,
        _ => Unreadable::Other(error.to_string()),
    }
}
