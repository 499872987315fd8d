//! How our own writers add the rules to records in other formats: `{"id", "version", "hash"}`, plus the full text for
//! rules that are not presets.

use std::borrow::Cow;

use hanchan_rules::{Rules, preset_ids};
use serde::{Deserialize, Serialize};

use crate::error::ReadProblem;
use crate::log::RulesText;
use crate::rules::{Change, RecordedRules};

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
        let mut versions = vec![Vec::new()];
        versions.extend(earlier(base).iter().map(|values| values.iter().map(change).collect()));
        let known = versions.into_iter().find_map(|changes| {
            let recorded = RecordedRules::Preset { base, changes };
            recorded
                .rules()
                .ok()
                .filter(|rules| rules.name().hash == self.hash)
                .map(|rules| (recorded, rules))
        });
        known.ok_or_else(unknown)
    }
}

/// A value that a preset once had: the group, the key and the value, as in rule files.
type EarlierValue = (&'static str, &'static str, &'static str);

/// Returns the values in which earlier versions of a preset differed from today's, so that records that name one of
/// them can still be read. The hash in the record confirms that nothing else differs.
fn earlier(preset: &str) -> &'static [&'static [EarlierValue]] {
    match preset {
        // Until November 2026.
        "tenhou" | "tenhou-3p" => {
            &[&[("yakuman", "pao-counters", "\"feeder-on-tsumo\""), ("draws", "fifth-tile-tenpai", "false")]]
        }
        _ => &[],
    }
}

fn change(&(group, key, value): &EarlierValue) -> Change {
    let by = "an earlier version of these rules";
    Change { group, key, value: Cow::Borrowed(value), by, inferred: false }
}
