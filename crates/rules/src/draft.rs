//! A rule file merged with its bases, while it is being validated.

use std::collections::BTreeMap;

use crate::choice::Value;
use crate::problem::{Complaint, Place, Problem};
use crate::raw::{Entry, Key};

pub(crate) struct Draft {
    pub(crate) entries: BTreeMap<Key, Entry>,
    pub(crate) problems: Vec<Problem>,
    /// The place to report missing values at.
    pub(crate) whole: Place,
    /// The id of the rule set that is being validated.
    pub(crate) own: String,
}

impl Draft {
    /// Checks that a key has a value of the right type, and reports a problem if not.
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

    /// Returns the place to report conflicting values at: the first of these keys that the file itself sets.
    pub(crate) fn place(&self, keys: &[(&str, &str)]) -> Place {
        let entry = |(group, key): &(&str, &str)| self.entries.get(&((*group).to_owned(), (*key).to_owned()));
        let own = keys.iter().filter_map(entry).find(|entry| entry.rule_set == self.own);
        own.map_or_else(|| self.whole.clone(), |entry| entry.place.clone())
    }
}
