//! Rule sets by name, and from files.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use hanchan_rules::{NoRules, Rules, Unreadable};

/// Finds rule sets by name.
pub(crate) type Shelf<'a> = hanchan_api::RuleResolver<'a>;

/// The largest rule file that is read; all of ours are under 20 KB.
const LARGEST: u64 = 1 << 20;

/// The rule set with this id, or that of a file.
pub(crate) fn open(name: &str) -> Result<Rules, NoRules> {
    hanchan_rules::open(name, read)
}

fn read(path: &Path) -> Result<String, Unreadable> {
    // Asked before it is opened: opening a pipe would wait for its other end.
    let about = std::fs::metadata(path).map_err(why)?;
    if about.is_dir() || !about.is_file() {
        return Err(Unreadable::NoFile);
    }
    let mut text = String::new();
    File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_string(&mut text)).map_err(why)?;
    if text.len() as u64 > LARGEST { Err(Unreadable::TooLarge) } else { Ok(text) }
}

#[allow(clippy::needless_pass_by_value, reason = "it is what map_err hands over")]
fn why(error: io::Error) -> Unreadable {
    match error.kind() {
        io::ErrorKind::NotFound => Unreadable::NotFound,
        io::ErrorKind::PermissionDenied => Unreadable::Forbidden,
        io::ErrorKind::InvalidData => Unreadable::NoText,
        _ => Unreadable::Other(error.to_string()),
    }
}
