//! What the documents say, in the reader's language.

use hanchan_rules::read_statements;

use crate::language::Language;
use crate::words::Words;

/// Every statement and ambiguity that a rule file may cite, in a language: its id and what it says.
pub fn statements(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    read_statements(language.statements())
}

impl Words {
    /// What a statement or ambiguity says.
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
