//! Finds the ids of statements in a text.

use std::collections::BTreeSet;

/// The prefixes of statement and ambiguity numbers.
const HEADS: [&str; 10] = ["P-", "C-", "G-", "F-", "D-", "A-P", "A-C", "A-G", "A-F", "A-D"];

/// Splits a text after its leading digits.
fn digits(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}

/// Splits a text after its leading id: prefix, digits, and the rest.
fn split_id(text: &str) -> Option<(&'static str, &str, &str)> {
    HEADS.iter().find_map(|head| {
        let (number, rest) = digits(text.strip_prefix(head)?)?;
        Some((*head, number, rest))
    })
}

/// Returns the ids of statements and ambiguities in a text: `P-136`, `A-P08`. `P-056..058` and `P-019..P-022` are
/// inclusive ranges, `P-178,187` is two ids, and `P-167..` is one.
pub(crate) fn ids(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut rest = text;
    let mut in_word = false;
    while let Some(next) = rest.chars().next() {
        let Some((head, number, after)) = split_id(rest).filter(|_| !in_word) else {
            in_word = next.is_alphanumeric() || next == '-';
            rest = &rest[next.len_utf8()..];
            continue;
        };
        let mut last = number;
        rest = after;
        found.insert(format!("{head}{number}"));
        loop {
            let range = rest.strip_prefix("..").and_then(|to| digits(to.strip_prefix(head).unwrap_or(to)));
            let also = rest.strip_prefix(',').and_then(digits).filter(|(also, _)| also.len() == number.len());
            let Some((until, after)) = range.or(also) else { break };
            let from = if range.is_some() { last } else { until };
            let [from, to]: [usize; 2] = [from, until].map(|digits| digits.parse().expect("digits"));
            found.extend((from..=to).map(|number| format!("{head}{number:0width$}", width = last.len())));
            (last, rest) = (until, after);
        }
    }
    found
}
