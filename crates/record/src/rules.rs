//! The rules that a record names.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use hanchan_rules::{Problems, RuleFile, Rules, preset, preset_file, preset_ids};

use crate::log::RulesText;

/// The rules that a record was played by.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RecordedRules {
    /// A rule set that comes with the program, and what the record says is otherwise.
    Preset {
        /// The id of the rule set.
        base: &'static str,
        /// Switches with other values.
        changes: Vec<Change>,
    },
    /// A whole rule set that the record carries with it.
    Whole(RulesText),
}

/// A switch that has another value than in the rule set.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Change {
    /// The group of the switch.
    pub group: &'static str,
    /// Its key as it is written in rule files.
    pub key: &'static str,
    /// The value as it is written in rule files.
    pub value: Cow<'static, str>,
    /// What in the record says so.
    pub by: &'static str,
}

impl RecordedRules {
    /// How a record names these rules: by the preset that they are, or whole.
    pub fn of(rules: &Rules) -> RecordedRules {
        let base = preset_ids().find(|id| *id == rules.id);
        let same = |base: &&str| preset(base).is_some_and(|preset| preset.name() == rules.name());
        match base.filter(same) {
            Some(base) => RecordedRules::Preset { base, changes: Vec::new() },
            None => RecordedRules::Whole(RulesText::of(rules)),
        }
    }

    /// The whole rule set.
    pub fn rules(&self) -> Result<Rules, NoSuchRules> {
        match self {
            RecordedRules::Preset { base, changes } => changed(base, changes).map_err(NoSuchRules::Problems),
            RecordedRules::Whole(text) => text.load().ok_or(NoSuchRules::Damaged),
        }
    }
}

fn changed(base: &str, changes: &[Change]) -> Result<Rules, Problems> {
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
    for Change { group: of, key, value, by } in changes {
        if *of != group {
            group = of;
            let _ = writeln!(text, "[{group}]");
        }
        let _ = writeln!(text, "{key} = {{ is = {value}, by = \"{by}\" }}");
    }
    Rules::load(&RuleFile::parse("the record", &text)?, preset_file)
}

/// The rules that a record names make no sense.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum NoSuchRules {
    /// A preset with these changes.
    Problems(Problems),
    /// The text of a whole rule set, or its hash.
    Damaged,
}

impl std::fmt::Display for NoSuchRules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NoSuchRules::Problems(problems) => {
                write!(f, "the rules that the record names make no sense: {problems}")
            }
            NoSuchRules::Damaged => f.write_str("the rules in the record are damaged"),
        }
    }
}

impl std::error::Error for NoSuchRules {}

/// Rule sets of records that were met already: a folder of games has few.
#[derive(Default, Debug)]
pub struct RuleShelf(Mutex<HashMap<RecordedRules, Arc<Rules>>>);

/// No folder has more rule sets than this, unless somebody made it up.
const MOST_RULES: usize = 1000;

impl RuleShelf {
    /// The rule set of a record.
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
