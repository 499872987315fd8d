//! The messages of each language, loaded once in each thread.

use hanchan_words::{Language, Style, Words};

thread_local! {
    static ALL: [Words; Language::ALL.len()] =
        Language::ALL.map(|language| Words::new(language, Style::Romanised, None));
}

/// Calls a function with the messages of a language.
pub(crate) fn say<T>(language: Language, what: impl FnOnce(&Words) -> T) -> T {
    let index = Language::ALL.iter().position(|known| *known == language);
    ALL.with(|all| what(&all[index.unwrap_or(0)]))
}
