//! Rule sets by name: presets and the user's own files.

use std::fmt;
use std::path::Path;

use crate::choice::nearest;
use crate::presets::{preset_file, preset_ids};
use crate::problem::Problems;
use crate::raw::RuleFile;
use crate::rules::Rules;

/// An error that says why a rule set could not be loaded.
#[derive(Clone, PartialEq, Debug)]
pub enum NoRules {
    /// There is no preset with this id and no such file; with a suggestion.
    Unknown(String, Option<&'static str>),
    /// The file with this name cannot be read.
    File(String, Unreadable),
    /// The file is invalid.
    Wrong(Problems),
}

/// An error that says why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// The file does not exist.
    NotFound,
    /// Permission was denied.
    Forbidden,
    /// It is not a regular file but a directory, a pipe or a device.
    NoFile,
    /// The file is not UTF-8 text.
    NoText,
    /// The file is larger than any rule file.
    TooLarge,
    /// Another error, as reported by the operating system.
    Other(String),
}

impl fmt::Display for NoRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoRules::Unknown(id, meant) => {
                write!(f, "there is no rule set {id:?}")?;
                meant.map_or(Ok(()), |meant| write!(f, "; did you mean {meant:?}?"))
            }
            NoRules::File(file, why) => write!(f, "cannot read {file}: {why}"),
            NoRules::Wrong(problems) => problems.fmt(f),
        }
    }
}

impl std::error::Error for NoRules {}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::NotFound => f.write_str("there is no such file"),
            Unreadable::Forbidden => f.write_str("permission denied"),
            Unreadable::NoFile => f.write_str("it is not a regular file"),
            Unreadable::NoText => f.write_str("it is not UTF-8 text"),
            Unreadable::TooLarge => f.write_str("it is too large for a rule file"),
            Unreadable::Other(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Unreadable {}

/// Returns the preset with this id, or loads a file if the name ends in `.toml` or contains a slash. `read` returns
/// the text of a file.
///
/// The base of a file is looked up as `BASE.toml` in the same directory first, then among the presets.
pub fn open(name: &str, read: impl Fn(&Path) -> Result<String, Unreadable>) -> Result<Rules, NoRules> {
    if !is_path(name) {
        let meant = || nearest(name, &preset_ids().collect::<Vec<_>>());
        let file = preset_file(name).ok_or_else(|| NoRules::Unknown(name.to_owned(), meant()))?;
        return Rules::load(&file, preset_file).map_err(NoRules::Wrong);
    }
    let path = Path::new(name);
    let text = read(path).map_err(|why| NoRules::File(name.to_owned(), why))?;
    // Looks for a base in the same directory. Problems in it are reported as well.
    let beside = |id: &str| {
        // An id that could point outside the directory does not name a file in it.
        let plain = id.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
        let path = path.parent().filter(|_| plain)?.join(format!("{id}.toml"));
        let text = read(&path).ok()?;
        Some(RuleFile::parse(&path.to_string_lossy(), &text))
    };
    let find = |id: &str| match beside(id) {
        Some(Ok(file)) if file.id == id => Ok(Some(file)),
        Some(Err(problems)) => Err(problems),
        _ => Ok(preset_file(id)),
    };
    Rules::check(name, &text, find).map_err(NoRules::Wrong)
}

fn is_path(name: &str) -> bool {
    name.contains(['/', '\\']) || Path::new(name).extension().is_some_and(|extension| extension == "toml")
}
