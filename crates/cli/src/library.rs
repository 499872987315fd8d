//! Rule sets by name, and from files.

use std::io;
use std::path::Path;

use hanchan_rules::{NoRules, Rules};

/// The largest rule file that is read; all of ours are under 20 KB.
const LARGEST: u64 = 1 << 20;

/// The rule set with this id, or that of a file.
pub(crate) fn open(name: &str) -> Result<Rules, NoRules> {
    hanchan_rules::open(name, |path| read(path).map_err(|error| error.to_string()))
}

fn read(path: &Path) -> io::Result<String> {
    if std::fs::metadata(path)?.len() > LARGEST {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "a rule file has at most 1 MB"));
    }
    std::fs::read_to_string(path)
}
