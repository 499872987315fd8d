//! The words of each language, made once in each thread.

use hanchan_words::{Language, Style, Words};

thread_local! {
    static ALL: Vec<(&'static str, Words)> = Language::ALL
        .into_iter()
        .map(|language| (language.code(), Words::new(language, Style::Romanised, None)))
        .collect();
}

/// Says something in a language by its code; in English in one that we do not speak.
pub(crate) fn say<T: Default>(code: &str, what: impl FnOnce(&Words) -> T) -> T {
    ALL.with(|all| {
        let of = |code: &str| all.iter().find(|(known, _)| *known == code);
        of(code).or_else(|| of("en")).map_or_else(T::default, |(_, words)| what(words))
    })
}
