//! The rules named by a record.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use hanchan_rules::{RuleFile, RuleProblems, Rules, preset, preset_file, preset_ids};

use crate::log::RulesText;

/// The rules of a recorded game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RecordedRules {
    /// A preset, with the changes that the record specifies.
    Preset {
        /// The id of the preset.
        base: &'static str,
        /// The switches whose values differ from those in the preset.
        changes: Vec<Change>,
    },
    /// A complete rule set contained in the record.
    Whole(RulesText),
}

/// A switch whose value differs from the preset.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Change {
    /// The group of the switch.
    pub group: &'static str,
    /// The switch's key, as written in rule files.
    pub key: &'static str,
    /// The value, as written in rule files.
    pub value: Cow<'static, str>,
    /// The part of the record that specifies the value.
    pub by: &'static str,
    /// Whether the record does not state the value, so that it was inferred from the points, the results or the course
    /// of the game.
    pub inferred: bool,
}

impl RecordedRules {
    /// Returns the form in which a record names these rules: as a preset if they are one, or in full.
    pub fn of(rules: &Rules) -> RecordedRules {
        let base = preset_ids().find(|id| *id == rules.id);
        let same = |base: &&str| preset(base).is_some_and(|preset| preset.name() == rules.name());
        match base.filter(same) {
            Some(base) => RecordedRules::Preset { base, changes: Vec::new() },
            None => RecordedRules::Whole(RulesText::of(rules)),
        }
    }

    /// Returns the changes that were inferred from the points, the results or the course of the game.
    pub fn inferred(&self) -> impl Iterator<Item = &Change> {
        let changes = match self {
            RecordedRules::Preset { changes, .. } => &changes[..],
            RecordedRules::Whole(_) => &[],
        };
        changes.iter().filter(|change| change.inferred)
    }

    /// Loads the complete rule set.
    pub fn rules(&self) -> Result<Rules, NoSuchRules> {
        match self {
            RecordedRules::Preset { base, changes } => changed(base, changes).map_err(NoSuchRules::Problems),
            RecordedRules::Whole(text) => text.load().ok_or(NoSuchRules::Damaged),
        }
    }
}

fn changed(base: &str, changes: &[Change]) -> Result<Rules, RuleProblems> {
    if let Some(rules) = preset(base).filter(|_| changes.is_empty()) {
        return Ok(rules);
    }
    let mut text = format!(
        "id = \"{base}-recorded\"\nversion = 1\ntitle = {{ en = \"{base}, as recorded\" }}\n\
         source = \"a recorded game\"\nbase = \"{base}\"\n"
    );
    let mut changes: Vec<&Change> = changes.iter().collect();
    changes.sort_by_key(|change| (change.group, change.key));
    let mut group = "";
    for Change { group: of, key, value, by, .. } in changes {
        if *of != group {
            group = of;
            let _ = writeln!(text, "[{group}]");
        }
        let _ = writeln!(text, "{key} = {{ is = {value}, by = \"{by}\" }}");
    }
    Rules::load(&RuleFile::parse("the record", &text)?, preset_file)
}

/// The error for a record whose rules are invalid.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum NoSuchRules {
    /// The changes make the preset invalid.
    Problems(RuleProblems),
    /// The text of a complete rule set, or its hash, is damaged.
    Damaged,
}

impl std::fmt::Display for NoSuchRules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NoSuchRules::Problems(problems) => {
                write!(f, "the rules named by the record are invalid: {problems}")
            }
            NoSuchRules::Damaged => f.write_str("the rules in the record are damaged"),
        }
    }
}

impl std::error::Error for NoSuchRules {}

/// A cache of the rule sets of records, for folders of games that use few rule sets.
#[derive(Default, Debug)]
pub struct RuleResolver(Mutex<HashMap<RecordedRules, Arc<Rules>>>);

/// The maximum number of rule sets kept; real folders have far fewer.
const MOST_RULES: usize = 1000;

impl RuleResolver {
    /// Returns the rule set that a record names, from the cache if possible.
    pub fn get(&self, recorded: &RecordedRules) -> Result<Arc<Rules>, NoSuchRules> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = known.get(recorded) {
            return Ok(Arc::clone(rules));
        }
        let rules = Arc::new(recorded.rules()?);
        if known.len() >= MOST_RULES {
            known.clear();
        }
        known.insert(recorded.clone(), Arc::clone(&rules));
        Ok(rules)
    }
}
