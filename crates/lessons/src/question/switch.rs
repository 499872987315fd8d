//! Questions about single rules in which two rule sets differ.

use hanchan_rules::{Rules, keys, preset, preset_ids};

use crate::chance::Chance;

/// A rule to ask about and its possible values, written as in rule files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwitchQuestion {
    /// The rule's group.
    pub group: &'static str,
    /// The rule's key.
    pub key: String,
    /// The possible values, each taken from a rule set.
    pub choices: Vec<String>,
    /// For each of the `choices`, the id of a rule set that has this value: a preset, or one of the two rule sets
    /// that are compared.
    pub says: Vec<String>,
}

/// Returns whether a rule affects what players do at the table.
fn matters(group: &str, key: &str) -> bool {
    !matches!(group, "result")
        && !matches!(
            key,
            "seat-draw" | "break-direction" | "break-stacks" | "dead-wall-stacks" | "claimed-tile"
        )
}

/// Returns a question about a rule in which the two rule sets differ, and the index of the right choice.
pub(super) fn differing(rules: &Rules, knows: &Rules, seed: u64) -> Option<(SwitchQuestion, usize)> {
    let mut chance = Chance::new(seed);
    let differs = |group: &str, key: &str| rules.written(group, key) != knows.written(group, key);
    // That a yaku is off can be asked, but not what rules say that nobody needs.
    let decides = |group: &str, key: &str| group == "yaku" || rules.has_rule(group, key);
    let all: Vec<(&'static str, String)> = keys()
        .filter(|(group, key)| matters(group, key) && decides(group, key) && differs(group, key))
        .collect();
    let (group, key) = all.get(chance.below(all.len()))?.clone();
    let mut choices: Vec<(String, String)> = Vec::new();
    let mut add = |rules: &Rules| {
        let value = rules.written(group, &key).unwrap_or_default();
        if choices.len() < 4 && choices.iter().all(|(known, _)| *known != value) {
            choices.push((value, rules.id.clone()));
        }
    };
    add(rules);
    add(knows);
    preset_ids().filter_map(preset).for_each(|other| add(&other));
    chance.shuffle(&mut choices);
    let right = choices.iter().position(|(_, says)| *says == rules.id)?;
    let (choices, says) = choices.into_iter().unzip();
    Some((SwitchQuestion { group, key, choices, says }, right))
}
