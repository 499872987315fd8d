//! Every language has the same statements.

use hanchan_rules::statement;
use hanchan_words::{Language, Style, Words, statements};

/// Returns the ids of the statements that a text cites.
fn cited(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').filter(|word| statement(word).is_some())
}

#[test]
fn every_language_has_every_statement_in_the_same_order() {
    let ids: Vec<&str> = statements(Language::English).map(|(id, _)| id).collect();
    assert!(ids.len() > 400);
    for language in Language::ALL {
        assert_eq!(statements(language).map(|(id, _)| id).collect::<Vec<_>>(), ids, "{language:?}");
        let words = Words::new(language, Style::Romanised, None);
        assert!(ids.iter().all(|id| words.statement(id).is_some()), "{language:?}");
        assert_eq!(words.statement("P-999"), None);
    }
}

#[test]
fn every_statement_is_translated() {
    for language in [Language::Russian, Language::Danish, Language::Japanese] {
        for ((id, english), (_, text)) in statements(Language::English).zip(statements(language)) {
            let own = |c: char| match language {
                Language::Russian => ('а'..='я').contains(&c),
                Language::Japanese => ('\u{3040}'..='\u{9fff}').contains(&c),
                Language::Danish | Language::English => c.is_ascii_lowercase(),
            };
            assert!(text.chars().any(own), "{language:?}: {id}: {text}");
            assert_eq!(text, text.trim(), "{language:?}: {id}");
            assert!(!text.contains('\t'), "{language:?}: {id}");
            let end = if language == Language::Japanese { '。' } else { '.' };
            assert!(text.trim_end_matches([')', '）']).ends_with(end), "{language:?}: {id}: {text}");
            for mark in ["[INF", "LOST", "[SLIP]"] {
                assert!(!text.contains(mark), "{language:?}: {id}: {text}");
            }
            let lacking: Vec<&str> =
                cited(english).filter(|other| cited(text).all(|said| said != *other)).collect();
            assert!(lacking.is_empty(), "{language:?}: {id} leaves out {lacking:?}");
        }
    }
}
