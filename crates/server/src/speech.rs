//! The words of each language, made once.

use std::sync::LazyLock;

use hanchan_words::{Language, Words};

static ALL: LazyLock<Vec<(&'static str, Words)>> =
    LazyLock::new(|| Language::ALL.into_iter().map(|language| (language.code(), Words::new(language))).collect());

/// The words of a language by its code; English for one that we do not speak.
pub(crate) fn words(code: &str) -> &'static Words {
    let known = ALL.iter().find(|(known, _)| *known == code).or_else(|| ALL.iter().find(|(known, _)| *known == "en"));
    &known.unwrap_or(&ALL[0]).1
}
