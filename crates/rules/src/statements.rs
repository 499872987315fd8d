//! The numbered statements of the five rule documents, and the ambiguities in them.

/// The statements in English, in the format that [`read_statements`] parses. Files in other languages have the same
/// format.
pub const STATEMENTS: &str = include_str!("../statements.tsv");

/// Parses a file of statements. Yields each statement's id and text.
pub fn read_statements(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t'))
}

/// Iterates over every statement (`P-136`) and ambiguity (`A-P08`) that a rule file can cite: its id and a
/// paraphrase in English. An ambiguity lists its interpretations and the default one.
pub fn statements() -> impl Iterator<Item = (&'static str, &'static str)> {
    read_statements(STATEMENTS)
}

/// Returns the text of a statement or ambiguity, in English.
///
/// ```
/// use hanchan_rules::statement;
///
/// assert_eq!(statement("P-136"), Some("With 5 renchans already marked on the table, a win needs at least 2 \"yaku\"."));
/// assert_eq!(statement("P-999"), None);
/// ```
pub fn statement(id: &str) -> Option<&'static str> {
    statements().find(|(known, _)| *known == id).map(|(_, text)| text)
}
