//! Sheets, decks and books as pages.
#![cfg(feature = "pdf")]

use hanchan_press::{Book, Deck, Facts, Look, Paper, Sheet, sibling};
use hanchan_rules::{preset, preset_ids};
use hanchan_words::{Language, Words};

#[test]
fn a_sheet_has_at_most_two_pages_under_every_rule_file_in_every_language() {
    for id in preset_ids() {
        let rules = preset(id).expect("a preset");
        let facts = Facts::of(&rules);
        let other = sibling(&rules).map(|other| (Facts::of(&other), other));
        let beside = other.as_ref().map(|(facts, rules)| (rules, facts));
        for language in Language::ALL {
            let words = Words::new(language, language.usual_style(), Some(id));
            let sheet = Sheet::of(&rules, &facts, beside, &words);
            // The smaller of the two papers for the longest texts.
            let paper = if language == Language::Russian { Paper::Letter } else { Paper::A4 };
            let pages = sheet.print(Look::Plain, paper).expect("pages");
            assert!(pages.count() <= Sheet::MOST_PAGES, "{id} {language:?}: {pages:?}");
        }
    }
}

#[test]
fn a_deck_has_eight_cards_to_a_page_or_one() {
    let rules = preset("danish").expect("a preset");
    let words = Words::new(Language::Danish, Language::Danish.usual_style(), Some("danish"));
    let deck = Deck::of(&rules, &Facts::of(&rules), &hanchan_lessons::lessons(&rules), &words);
    assert_eq!(deck.print(Look::Plain, Paper::A4).expect("pages").count(), deck.cards.len().div_ceil(8));
    let single = deck.print_single(Look::Plain).expect("pages");
    assert_eq!(single.count(), deck.cards.len());
    assert!(single.png(0, 100).expect("a picture").starts_with(b"\x89PNG"));
}

#[test]
fn a_book_is_set_and_written_as_pdf() {
    let (rules, ema) = (preset("phoenix").expect("a preset"), preset("ema").expect("a preset"));
    let words = Words::new(Language::Russian, Language::Russian.usual_style(), Some("phoenix"));
    let lessons = hanchan_lessons::lessons(&rules);
    let book = Book::of(&rules, Some(&ema), &Facts::of(&rules), &lessons, &words);
    let pages = book.print(Look::Plain, Paper::A4).expect("pages");
    assert!(pages.count() > 10);
    assert!(pages.pdf().expect("a PDF").starts_with(b"%PDF-"));
}
