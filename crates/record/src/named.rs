//! How our own writers add the rules to records in other formats: `{"id", "version", "hash"}`, plus the full text for
//! rules that are not presets.

use hanchan_rules::{Rules, preset, preset_ids};
use serde::{Deserialize, Serialize};

use crate::error::ReadProblem;
use crate::log::RulesText;
use crate::rules::RecordedRules;

/// The rules of a game, identified by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct NamedRules {
    id: String,
    version: u32,
    hash: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl NamedRules {
    pub(crate) fn of(rules: &Rules) -> NamedRules {
        let name = rules.name();
        let text = match RecordedRules::of(rules) {
            RecordedRules::Preset { .. } => None,
            RecordedRules::Whole(text) => Some(text.text),
        };
        NamedRules { id: name.id, version: name.version, hash: name.hash, text }
    }

    /// Returns the rules. Fails if they are not known.
    pub(crate) fn recorded(&self) -> Result<(RecordedRules, Rules), ReadProblem> {
        let unknown = || ReadProblem::UnknownRules(self.id.chars().take(40).collect());
        if let Some(text) = &self.text {
            let (id, version) = (self.id.clone(), self.version);
            let whole =
                RecordedRules::Whole(RulesText { id, version, hash: self.hash.clone(), text: text.clone() });
            let rules = whole.rules().map_err(|_| unknown())?;
            return Ok((whole, rules));
        }
        let base = preset_ids().find(|id| *id == self.id).ok_or_else(unknown)?;
        let rules = preset(base).filter(|rules| rules.name().hash == self.hash).ok_or_else(unknown)?;
        Ok((RecordedRules::Preset { base, changes: Vec::new() }, rules))
    }
}
