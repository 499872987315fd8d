//! What the five documents say: their numbered statements, and what is unclear in them.

const TEXT: &str = include_str!("../../../rules/statements.tsv");

/// Every statement (`P-136`) and ambiguity (`A-P08`) that a rule file may cite: its id and what it says, in
/// our words. An ambiguity gives its readings and which of them is the default.
pub fn statements() -> impl Iterator<Item = (&'static str, &'static str)> {
    TEXT.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t'))
}

/// What a statement or ambiguity says.
///
/// ```
/// use hanchan_rules::statement;
///
/// assert_eq!(statement("P-136"), Some("With already 5 renchans on the table a win needs at least 2 \"yaku\"."));
/// assert_eq!(statement("P-999"), None);
/// ```
pub fn statement(id: &str) -> Option<&'static str> {
    statements().find(|(known, _)| *known == id).map(|(_, text)| text)
}
