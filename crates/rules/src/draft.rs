//! A rule file joined with its bases, while it is being checked.

use std::collections::BTreeMap;

use crate::choice::Value;
use crate::problem::{Complaint, Place, Problem};
use crate::raw::{Entry, Key};

pub(crate) struct Draft {
    pub(crate) entries: BTreeMap<Key, Entry>,
    pub(crate) problems: Vec<Problem>,
    /// Where to complain about what is missing.
    pub(crate) whole: Place,
    /// The rule set that is being checked.
    pub(crate) own: String,
}

impl Draft {
    /// Tells whether a key has a value of the right sort.
    pub(crate) fn check<T: Value>(&mut self, group: &str, key: &str) {
        let name = key.replace('_', "-");
        let Some(entry) = self.entries.get(&(group.to_owned(), key.to_owned())) else {
            let complaint = Complaint::Undecided(format!("{group}.{name}"));
            return self.problems.push(Problem { place: self.whole.clone(), complaint });
        };
        if let Err(expected) = T::read(&entry.value) {
            let complaint = Complaint::Wrong { key: name, found: entry.value.quoted(), expected };
            self.problems.push(Problem { place: entry.place.clone(), complaint });
        }
    }

    pub(crate) fn value<T: Value>(&self, group: &str, key: &str) -> Option<T> {
        let entry = self.entries.get(&(group.to_owned(), key.to_owned()))?;
        T::read(&entry.value).ok()
    }

    /// Where to complain about values that do not fit together: at the first that the file itself says.
    pub(crate) fn place(&self, keys: &[(&str, &str)]) -> Place {
        let entry = |(group, key): &(&str, &str)| self.entries.get(&((*group).to_owned(), (*key).to_owned()));
        let own = keys.iter().filter_map(entry).find(|entry| entry.rule_set == self.own);
        own.map_or_else(|| self.whole.clone(), |entry| entry.place.clone())
    }
}
