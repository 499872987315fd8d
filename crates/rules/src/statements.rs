//! What the five documents say: their numbered statements, and what is unclear in them.

/// The statements in English, as [`read_statements`] takes them; files in other languages have the same form.
pub const STATEMENTS: &str = include_str!("../statements.tsv");

/// Reads a file of statements: the id and what it says.
pub fn read_statements(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t'))
}

/// Every statement (`P-136`) and ambiguity (`A-P08`) that a rule file may cite: its id and what it says, in
/// our words. An ambiguity gives its readings and which of them is the default.
pub fn statements() -> impl Iterator<Item = (&'static str, &'static str)> {
    read_statements(STATEMENTS)
}

/// What a statement or ambiguity says, in English.
///
/// ```
/// use hanchan_rules::statement;
///
/// assert_eq!(statement("P-136"), Some("With 5 renchans already on the table, a win needs at least 2 \"yaku\"."));
/// assert_eq!(statement("P-999"), None);
/// ```
pub fn statement(id: &str) -> Option<&'static str> {
    statements().find(|(known, _)| *known == id).map(|(_, text)| text)
}
