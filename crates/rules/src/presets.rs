//! The rule sets that come with the program.

use crate::problem::Problems;
use crate::raw::RuleFile;
use crate::rules::Rules;

/// Each rule set's id and the text of its file.
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

fn parse(id: &str, text: &str) -> Result<RuleFile, Problems> {
    RuleFile::parse(&format!("presets/{id}.toml"), text)
}

/// The ids of all presets.
pub fn preset_ids() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(id, _)| *id)
}

/// The files of all presets.
pub fn preset_files() -> Result<Vec<RuleFile>, Problems> {
    FILES.iter().map(|(id, text)| parse(id, text)).collect()
}

/// The file of a preset.
pub fn preset_file(id: &str) -> Option<RuleFile> {
    let (id, text) = FILES.iter().find(|(known, _)| *known == id)?;
    parse(id, text).ok()
}

/// A preset by its id; see [`preset_ids`].
///
/// ```
/// use hanchan_rules::preset;
///
/// assert_eq!(preset("wrc").unwrap().id, "wrc");
/// assert!(preset("no-such-rules").is_none());
/// ```
pub fn preset(id: &str) -> Option<Rules> {
    Rules::load(&preset_file(id)?, preset_file).ok()
}
