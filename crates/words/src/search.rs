//! Searches the rules by words in any language.

use std::collections::BTreeSet;

use hanchan_rules::{Rules, keys, preset_ids};

use crate::language::{Language, Style};
use crate::statements::statements;
use crate::words::Words;

/// A search query. A text matches if it contains every word of the query; inflected forms of a word match each
/// other.
///
/// ```
/// use hanchan_words::search::Query;
///
/// assert!(Query::new(["красная пятёрка"]).matches("Красные пятерки"));
/// assert!(!Query::new(["tanyao open"]).matches("Tanyao"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// Stems, or statement ids, in lower case.
    words: Vec<String>,
}

impl Query {
    /// Creates a query from all words of these texts.
    pub fn new<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Query {
        let mut words = Vec::new();
        for text in texts {
            for word in text.as_ref().split_whitespace() {
                let plain = normalized(word);
                if is_statement_id(word) {
                    words.push(plain);
                } else {
                    words.extend(plain.split(' ').map(stem));
                }
            }
        }
        words.retain(|word| !word.is_empty());
        Query { words }
    }

    /// Returns whether every word of the query starts a word of the text. Japanese has no spaces, so Japanese
    /// words match anywhere.
    pub fn matches(&self, text: &str) -> bool {
        let text = normalized(text);
        self.words.iter().all(|word| {
            let anywhere = word.chars().any(is_japanese);
            text.match_indices(word.as_str()).any(|(at, _)| {
                let after = text[at + word.len()..].chars().next();
                let starts_word =
                    text[..at].chars().next_back().is_none_or(|before| !before.is_alphanumeric());
                // A number does not match the start of a longer one.
                let whole_number = !word.ends_with(|c: char| c.is_ascii_digit())
                    || after.is_none_or(|c| !c.is_ascii_digit());
                anywhere || (starts_word && whole_number)
            })
        })
    }

    /// Returns whether the query is the id of this statement and nothing else.
    pub fn is_statement(&self, id: &str) -> bool {
        self.words == [normalized(id)]
    }

    /// Returns the group and key of the switches and yaku that match: by name, synonym or cited statement, or by
    /// description or a value that one of the rule sets has. Matches by name come first.
    pub fn switches(&self, rule_sets: &[Rules]) -> Vec<(&'static str, String)> {
        let languages = all_spellings();
        let mut found = Vec::new();
        for (group, key) in keys() {
            let names =
                |words: &Words| format!("{key} {} {}", words.switch(group, &key), synonyms(group, &key));
            let by_name = languages.iter().any(|words| self.matches(&names(words)));
            let by_text = || {
                languages.iter().any(|words| {
                    let values = rule_sets.iter().map(|rules| words.value(rules, group, &key));
                    let values = values.collect::<Vec<_>>().join(" ");
                    self.matches(&format!("{} {} {values}", names(words), words.about_switch(group, &key)))
                })
            };
            let is_cited = rule_sets.iter().any(|rules| {
                let source = rules.source_of(group, &key);
                source.is_some_and(|source| source.by.iter().any(|by| self.is_statement(by)))
            });
            if by_name || is_cited || by_text() {
                found.push((!by_name, group, key));
            }
        }
        found.sort_by_key(|(only_in_text, ..)| *only_in_text);
        found.into_iter().map(|(_, group, key)| (group, key)).collect()
    }

    /// Returns the ids of the statements that match in any language.
    pub fn statements(&self) -> BTreeSet<&'static str> {
        let all = Language::ALL.into_iter().flat_map(statements);
        all.filter(|(id, text)| self.matches(&format!("{id} {text}"))).map(|(id, _)| id).collect()
    }
}

/// Returns the words of every language, in both styles and with each club's own spellings.
fn all_spellings() -> Vec<Words> {
    let mut all = Vec::new();
    for style in [Style::Romanised, Style::Native] {
        for language in Language::ALL {
            all.push(Words::new(language, style, None));
            all.extend(preset_ids().filter_map(|id| Words::club(language, style, id)));
        }
    }
    all
}

/// Returns other words that people use for a switch or a yaku, in all languages.
fn synonyms(group: &str, key: &str) -> &'static str {
    let prefix = format!("{group}.{key}\t");
    SYNONYMS.lines().find_map(|line| line.strip_prefix(prefix.as_str())).unwrap_or_default()
}

/// One line per switch or yaku: `group.key`, a tab and the words.
const SYNONYMS: &str = include_str!("../synonyms.tsv");

/// Returns whether a word is the id of a statement, such as `P-136`.
fn is_statement_id(word: &str) -> bool {
    word.contains('-') && word.ends_with(|c: char| c.is_ascii_digit())
}

/// Returns whether a character is hiragana, katakana or kanji.
fn is_japanese(c: char) -> bool {
    ('\u{3040}'..='\u{9fff}').contains(&c)
}

/// Converts a text to lower case, with ё as е and punctuation as spaces.
fn normalized(text: &str) -> String {
    text.to_lowercase().replace('ё', "е").replace(['-', '_', '(', ')', ','], " ")
}

/// Cuts the last letters of a long word, where Russian and Danish put their endings.
fn stem(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let kept = match letters.len() {
        length if letters.iter().copied().any(is_japanese) => length,
        length @ 7.. => length - 2,
        length @ 5..=6 => length - 1,
        length => length,
    };
    letters[..kept].iter().collect()
}

#[cfg(test)]
mod tests {
    use hanchan_rules::preset;

    use super::*;

    fn first_switch(words: &str) -> Option<String> {
        let rule_sets = [preset("phoenix").expect("a preset")];
        let found = Query::new([words]).switches(&rule_sets);
        found.first().map(|(group, key)| format!("{group}.{key}"))
    }

    #[test]
    fn every_synonym_belongs_to_a_switch() {
        let known: BTreeSet<String> = keys().map(|(group, key)| format!("{group}.{key}")).collect();
        for line in SYNONYMS.lines() {
            let (switch, words) = line.split_once('\t').expect("a switch and its synonyms");
            assert!(known.contains(switch), "{switch}");
            assert!(!words.trim().is_empty(), "{switch}");
        }
    }

    #[test]
    fn a_switch_is_found_by_its_synonyms_in_every_language() {
        for words in ["kuikae", "куикаэ", "喰い替え", "swap calling"] {
            assert_eq!(first_switch(words).as_deref(), Some("calls.swap-calling"), "{words}");
        }
    }

    #[test]
    fn a_switch_is_found_by_a_club_spelling() {
        assert_eq!(first_switch("иппейко").as_deref(), Some("yaku.iipeikou"));
    }

    #[test]
    fn a_switch_is_found_by_the_statement_it_cites() {
        let rules = preset("phoenix").expect("a preset");
        let (group, key, id) = keys()
            .find_map(|(group, key)| {
                let by = &rules.source_of(group, &key)?.by;
                let id = by.iter().find(|by| by.starts_with("P-"))?.clone();
                Some((group, key, id))
            })
            .expect("a cited statement");
        let query = Query::new([&id]);
        assert!(query.is_statement(&id));
        assert!(query.switches(&[rules]).contains(&(group, key)));
        assert!(query.statements().contains(id.as_str()));
    }

    #[test]
    fn words_match_at_the_start_of_a_word_only() {
        let query = Query::new(["ron"]);
        assert!(query.matches("double ron"));
        assert!(query.matches("Rons of three"));
        assert!(!query.matches("a wrong tile"));
    }

    #[test]
    fn a_number_does_not_match_a_longer_one() {
        assert!(!Query::new(["P-13"]).matches("P-136 The dead wall"));
        assert!(Query::new(["p-136"]).matches("P-136 The dead wall"));
        assert!(!Query::new(["100"]).matches("1000 points"));
    }

    #[test]
    fn japanese_matches_inside_a_text() {
        assert!(Query::new(["流し"]).matches("いわゆる流し満貫"));
    }

    #[test]
    fn danish_and_russian_endings_are_ignored() {
        assert!(Query::new(["afkast"]).matches("Afkastet brik"));
        assert!(Query::new(["последние сбросы"]).matches("последний сброс"));
    }
}
