//! The messages of each language and club, loaded once per thread.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use hanchan_words::{Language, Style, Words, club_of};

/// The loaded messages, by language and club.
type Loaded = HashMap<(Language, Option<&'static str>), Rc<Words>>;

thread_local! {
    static LOADED: RefCell<Loaded> = RefCell::default();
}

/// Calls a function with the messages of a language.
pub(crate) fn localized<T>(language: Language, render: impl FnOnce(&Words) -> T) -> T {
    with(language, None, render)
}

/// Calls a function with the messages of a language. If the rule set belongs to a club with its own wording, that
/// wording is used.
pub(crate) fn localized_for<T>(language: Language, rules: &str, render: impl FnOnce(&Words) -> T) -> T {
    with(language, Some(rules), render)
}

fn with<T>(language: Language, rules: Option<&str>, render: impl FnOnce(&Words) -> T) -> T {
    let club = rules.and_then(|rules| club_of(language, rules));
    let load = || Rc::new(Words::new(language, Style::Romanised, rules.filter(|_| club.is_some())));
    let words =
        LOADED.with_borrow_mut(|loaded| Rc::clone(loaded.entry((language, club)).or_insert_with(load)));
    render(&words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn club_wording_is_used_only_for_the_clubs_rules() {
        let honba =
            |rules| localized_for(Language::Russian, rules, |words| words.text("switch-draws-counter-value"));
        assert_ne!(honba("phoenix"), honba("ema"));
        assert_eq!(
            honba("ema"),
            localized(Language::Russian, |words| words.text("switch-draws-counter-value"))
        );
    }
}
