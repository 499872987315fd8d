//! Rule sets by name: presets and the user's own files.

use std::fmt;
use std::path::Path;

use crate::choice::nearest;
use crate::problem::RuleProblems;
use crate::raw::RuleFile;
use crate::rules::Rules;

/// An error that says why a rule set could not be loaded.
#[derive(Clone, PartialEq, Debug)]
pub enum NoRules {
    /// No preset has this id. The second field is a similar id as a suggestion.
    Unknown(String, Option<&'static str>),
    /// The file with this name cannot be read.
    File(String, Unreadable),
    /// The file has these problems.
    Wrong(RuleProblems),
}

/// An error that says why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// The file does not exist.
    NotFound,
    /// Permission was denied.
    Forbidden,
    /// The path is a directory, a pipe or a device, not a regular file.
    NoFile,
    /// The file is not UTF-8 text.
    NoText,
    /// The file is too large for a rule file.
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

/// Lists each rule set's id and the text of its file.
macro_rules! files {
    ($($id:literal),+ $(,)?) => {
        &[$(($id, include_str!(concat!("../presets/", $id, ".toml")))),+]
    };
}

const FILES: &[(&str, &str)] = files![
    "common",
    "phoenix",
    "cheatsheet",
    "cheatsheet-3p",
    "process",
    "furiten",
    "danish",
    "ema",
    "wrc",
    "mleague",
    "tenhou",
    "tenhou-3p",
    "mahjongsoul",
];

fn parse(id: &str, text: &str) -> Result<RuleFile, RuleProblems> {
    RuleFile::parse(&format!("presets/{id}.toml"), text)
}

/// Iterates over the ids of all presets.
pub fn preset_ids() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(id, _)| *id)
}

/// Returns the files of all presets.
pub fn preset_files() -> Result<Vec<RuleFile>, RuleProblems> {
    FILES.iter().map(|(id, text)| parse(id, text)).collect()
}

/// Returns the file of a preset.
pub fn preset_file(id: &str) -> Option<RuleFile> {
    let (id, text) = FILES.iter().find(|(known, _)| *known == id)?;
    parse(id, text).ok()
}

/// Returns the preset with this id; see [`preset_ids`].
///
/// ```
/// use hanchan_rules::{Worth, Yaku, preset};
///
/// let wrc = preset("wrc").expect("a preset");
/// assert_eq!(wrc.id, "wrc");
/// assert_eq!(wrc.switches().table.start_points, 30_000);
/// assert_eq!(wrc.worth(Yaku::Tanyao), Worth::Han { open: 1, closed: 1 });
/// assert!(preset("no-such-rules").is_none());
/// ```
pub fn preset(id: &str) -> Option<Rules> {
    Rules::load(&preset_file(id)?, preset_file).ok()
}

/// Returns the preset with this id, or loads a file if the name ends in `.toml` or contains a slash. `read` must
/// return the text of a file.
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
    // Looks for a base in the same directory. Problems in its file are reported as well.
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
