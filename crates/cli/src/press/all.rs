//! `hanchan sheet --all`: sheets and cards for every rule set in every language.

use std::path::Path;
use std::sync::Mutex;

use hanchan_api::{Document, PrintStyle, print_formats};
use hanchan_press::{CardDeck, Facts, Look, Paper, Sheet, sibling};
use hanchan_rules::{Rules, preset, preset_ids};
use hanchan_words::{Language, Words};
use indicatif::ProgressBar;

use super::document::save;
use crate::error::CliError;
use crate::locale::Locale;

/// Resolution of PNG files. The default format is never PNG, so it has no effect.
const DPI: u32 = 150;

/// Writes `ID/sheet.LANG.pdf` and `ID/cards.LANG.pdf` into a folder, or `.html` files if the `pdf` feature is
/// off.
pub(super) fn run(folder: &Path, paper: Paper, look: Look, locale: &Locale) -> Result<(), CliError> {
    let rule_sets: Vec<Rules> = preset_ids().filter_map(preset).collect();
    let bar = ProgressBar::new((rule_sets.len() * Language::ALL.len() * 2) as u64);
    let next = Mutex::new(rule_sets.iter());
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let work = || -> Result<(), CliError> {
        loop {
            let taken = next.lock().ok().and_then(|mut rules| rules.next());
            let Some(rules) = taken else { return Ok(()) };
            one(rules, folder, paper, look, locale, &bar)?;
        }
    };
    let done = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect::<Vec<_>>()
    });
    bar.finish_and_clear();
    done.into_iter().collect()
}

/// Writes the sheets and cards of a rule set.
fn one(
    rules: &Rules,
    folder: &Path,
    paper: Paper,
    look: Look,
    locale: &Locale,
    bar: &ProgressBar,
) -> Result<(), CliError> {
    let folder = folder.join(&rules.id);
    std::fs::create_dir_all(&folder).map_err(CliError::Output)?;
    let facts = Facts::of(rules);
    let other = sibling(rules).map(|other| (Facts::of(&other), other));
    let beside = other.as_ref().map(|(facts, rules)| (rules, facts));
    let lessons = hanchan_lessons::lessons(rules);
    for language in Language::ALL {
        let words = Words::new(language, locale.style(language), Some(&rules.id));
        let path = |what: &str| folder.join(format!("{what}.{}.{}", language.code(), print_formats()[0]));
        let style = PrintStyle { look, paper, words: &words };
        let sheet = Sheet::of(rules, &facts, beside, &words);
        save(Document::Sheet(&sheet), &path("sheet"), style, DPI)?;
        bar.inc(1);
        let deck = CardDeck::of(rules, &facts, &lessons, &words);
        save(Document::Cards(&deck), &path("cards"), style, DPI)?;
        bar.inc(1);
    }
    Ok(())
}
