//! Rule sets by name: those that come with the program, and files of the user's own.

use std::fmt;
use std::path::Path;

use crate::choice::nearest;
use crate::presets::{preset_file, preset_ids};
use crate::problem::Problems;
use crate::raw::RuleFile;
use crate::rules::Rules;

/// Why a rule set could not be had.
#[derive(Clone, PartialEq, Debug)]
pub enum NoRules {
    /// There is none of this id, and no such file; what was perhaps meant.
    Unknown(String, Option<&'static str>),
    /// The file cannot be read; why.
    File(String, Unreadable),
    /// The file is wrong.
    Wrong(Problems),
}

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// There is none.
    NotFound,
    /// It may not be read.
    Forbidden,
    /// It is a folder, a pipe or a device.
    NoFile,
    /// It is not text.
    NoText,
    /// It is larger than any rule file.
    TooLarge,
    /// Something else, as the system says it.
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

/// The rule set with this id, or that of a file: anything that ends in `.toml` or has a slash. `read` gives
/// the text of a file, or says why not.
///
/// A file's base is looked for beside it, `BASE.toml`, and then among those that come with the program.
pub fn open(name: &str, read: impl Fn(&Path) -> Result<String, Unreadable>) -> Result<Rules, NoRules> {
    if !is_path(name) {
        let meant = || nearest(name, &preset_ids().collect::<Vec<_>>());
        let file = preset_file(name).ok_or_else(|| NoRules::Unknown(name.to_owned(), meant()))?;
        return Rules::load(&file, preset_file).map_err(NoRules::Wrong);
    }
    let path = Path::new(name);
    let text = read(path).map_err(|why| NoRules::File(name.to_owned(), why))?;
    // A base beside the file; what is wrong with that is told, too.
    let beside = |id: &str| {
        // An id that could lead out of the folder is none of a file beside it.
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
