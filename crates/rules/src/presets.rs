//! The rule sets that come with the program.

use crate::problem::Problem;
use crate::raw::RuleFile;
use crate::rules::Rules;

/// The rule files, by name.
const FILES: &[(&str, &str)] = &[
    ("rules/common.toml", include_str!("../../../rules/common.toml")),
    ("rules/phoenix.toml", include_str!("../../../rules/phoenix.toml")),
    ("rules/cheatsheet.toml", include_str!("../../../rules/cheatsheet.toml")),
    ("rules/cheatsheet-3p.toml", include_str!("../../../rules/cheatsheet-3p.toml")),
    ("rules/process.toml", include_str!("../../../rules/process.toml")),
    ("rules/furiten.toml", include_str!("../../../rules/furiten.toml")),
    ("rules/danish.toml", include_str!("../../../rules/danish.toml")),
    ("rules/ema.toml", include_str!("../../../rules/ema.toml")),
    ("rules/wrc.toml", include_str!("../../../rules/wrc.toml")),
    ("rules/mleague.toml", include_str!("../../../rules/mleague.toml")),
    ("rules/tenhou.toml", include_str!("../../../rules/tenhou.toml")),
    ("rules/tenhou-3p.toml", include_str!("../../../rules/tenhou-3p.toml")),
    ("rules/mahjongsoul.toml", include_str!("../../../rules/mahjongsoul.toml")),
];

/// The files of all presets.
pub fn preset_files() -> Result<Vec<RuleFile>, Vec<Problem>> {
    FILES.iter().map(|(name, text)| RuleFile::parse(name, text)).collect()
}

/// The file of a preset.
pub fn preset_file(id: &str) -> Option<RuleFile> {
    preset_files().ok()?.into_iter().find(|file| file.id == id)
}

/// A preset by its id.
pub fn preset(id: &str) -> Option<Rules> {
    Rules::load(&preset_file(id)?, preset_file).ok()
}
