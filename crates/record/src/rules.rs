//! The rules that a record names.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use hanchan_rules::{Problem, RuleFile, Rules, preset_file};

/// A rule set that comes with the program, and what the record says is otherwise.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RecordedRules {
    /// The id of the rule set.
    pub base: &'static str,
    /// Switches with other values.
    pub changes: Vec<Change>,
}

/// A switch that has another value than in the rule set.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Change {
    /// The group of the switch.
    pub group: &'static str,
    /// Its key as it is written in rule files.
    pub key: &'static str,
    /// The value as it is written in rule files.
    pub value: &'static str,
    /// What in the record says so.
    pub by: &'static str,
}

impl RecordedRules {
    /// The whole rule set.
    pub fn rules(&self) -> Result<Rules, Vec<Problem>> {
        let mut text = format!(
            "id = \"{0}-recorded\"\nversion = 1\ntitle = {{ en = \"{0}, as recorded\" }}\n\
             source = \"a recorded game\"\nbase = \"{0}\"\n",
            self.base
        );
        let mut changes: Vec<&Change> = self.changes.iter().collect();
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
}

/// Rule sets of records that were met already: a folder of games has few.
#[derive(Default, Debug)]
pub struct RuleShelf(Mutex<HashMap<RecordedRules, Arc<Rules>>>);

impl RuleShelf {
    /// The rule set of a record.
    pub fn get(&self, recorded: &RecordedRules) -> Result<Arc<Rules>, Vec<Problem>> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = known.get(recorded) {
            return Ok(Arc::clone(rules));
        }
        let rules = Arc::new(recorded.rules()?);
        known.insert(recorded.clone(), Arc::clone(&rules));
        Ok(rules)
    }
}
