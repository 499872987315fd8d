//! The rule sets included in the crate.

use crate::problem::Problems;
use crate::raw::RuleFile;
use crate::rules::Rules;

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

fn parse(id: &str, text: &str) -> Result<RuleFile, Problems> {
    RuleFile::parse(&format!("presets/{id}.toml"), text)
}

/// Iterates over the ids of all presets.
pub fn preset_ids() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(id, _)| *id)
}

/// Returns the files of all presets.
pub fn preset_files() -> Result<Vec<RuleFile>, Problems> {
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
