//! The statements in the rule documents, in the reader's language.

use hanchan_rules::read_statements;

use crate::language::Language;
use crate::words::Words;

/// Returns the id and text of every statement and ambiguity that a rule file may cite.
pub fn statements(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    read_statements(language.statements())
}

impl Words {
    /// Returns the text of a statement or ambiguity, or `None` if no statement has this id.
    ///
    /// ```
    /// use hanchan_words::{Language, Style, Words};
    ///
    /// let danish = Words::new(Language::Danish, Style::Romanised, None);
    /// assert_eq!(danish.statement("P-075"), Some("Pong og kang går forud for chi."));
    /// ```
    pub fn statement(&self, id: &str) -> Option<&'static str> {
        statements(self.language).find(|(known, _)| *known == id).map(|(_, text)| text)
    }
}
