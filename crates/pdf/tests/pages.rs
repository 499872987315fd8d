//! Sheets, decks and books, typeset as pages.

use std::collections::BTreeSet;

use hanchan_pdf::MAX_SHEET_PAGES;
use hanchan_press::{Book, CardDeck, Facts, Look, Paper, Sheet, sibling};
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
            // Use the smaller paper size for the language with the longest texts.
            let paper = if language == Language::Russian { Paper::Letter } else { Paper::A4 };
            let pages = hanchan_pdf::sheet(&sheet, Look::Plain, paper).expect("pages");
            assert!(pages.count() <= MAX_SHEET_PAGES, "{id} {language:?}: {pages:?}");
        }
    }
}

#[test]
fn every_card_fits_under_every_rule_file_in_every_language() {
    for id in preset_ids() {
        let rules = preset(id).expect("a preset");
        let (facts, lessons) = (Facts::of(&rules), hanchan_lessons::lessons(&rules));
        for language in Language::ALL {
            let words = Words::new(language, language.usual_style(), Some(id));
            let deck = CardDeck::of(&rules, &facts, &lessons, &words);
            // Typesetting fails if a card's text does not fit.
            let pages = hanchan_pdf::single_cards(&deck, Look::Plain)
                .unwrap_or_else(|no| panic!("{id} {language:?}: {no}"));
            assert_eq!(pages.count(), deck.cards.len(), "{id} {language:?}");
        }
    }
}

/// Returns the letters that a reader can select in a PDF, and checks that every font is embedded.
fn selectable(pdf: Vec<u8>) -> BTreeSet<char> {
    use hayro_syntax::object::{Array, Dict, Name, Object, Stream};
    let pdf = hayro_syntax::Pdf::new(pdf).expect("a PDF");
    let mut letters = BTreeSet::new();
    let mut fonts = 0;
    for font in pdf.objects().into_iter().filter_map(Object::into_dict) {
        let kind = |key: &str| font.get::<Name<'_>>(key).map(|name| name.as_str().to_owned());
        if kind("Type").as_deref() != Some("Font") || kind("Subtype").as_deref() != Some("Type0") {
            continue;
        }
        fonts += 1;
        let below = font.get::<Array<'_>>("DescendantFonts").expect("a font below");
        for below in below.iter::<Dict<'_>>() {
            let about = below.get::<Dict<'_>>("FontDescriptor").expect("a description");
            let embedded = ["FontFile2", "FontFile3"].iter().any(|key| about.contains_key(key));
            assert!(embedded, "a font is not embedded: {:?}", kind("BaseFont"));
        }
        // The map has lines of the form `<glyph> <letters in UTF-16>`.
        let map = font.get::<Stream<'_>>("ToUnicode").expect("what its glyphs mean").decoded();
        let map = String::from_utf8(map.expect("readable").into_owned()).expect("text");
        for line in map.lines().filter(|line| line.starts_with('<')) {
            let last = line.rsplit('<').next().unwrap_or_default().trim_end_matches('>');
            let units = last.as_bytes().chunks(4).filter_map(|four| std::str::from_utf8(four).ok());
            let units = units.filter_map(|four| u16::from_str_radix(four, 16).ok());
            letters.extend(char::decode_utf16(units).filter_map(Result::ok));
        }
    }
    assert!(fonts > 0, "no fonts");
    letters
}

#[test]
fn fonts_are_embedded_and_text_can_be_selected() {
    let rules = preset("cheatsheet").expect("a preset");
    let (facts, lessons) = (Facts::of(&rules), hanchan_lessons::lessons(&rules));
    for language in Language::ALL {
        let words = Words::new(language, language.usual_style(), Some("cheatsheet"));
        let sheet = Sheet::of(&rules, &facts, None, &words);
        let deck = CardDeck::of(&rules, &facts, &lessons, &words);
        let said = sheet
            .groups
            .iter()
            .flat_map(|group| &group.lines)
            .map(|line| format!("{}{}", line.name, line.about));
        let sheet_letters: String = said.collect();
        let said =
            deck.cards.iter().map(|card| format!("{}{}{}", card.name, card.value, card.needs.concat()));
        let deck_letters: String = said.collect();
        for (pages, said) in [
            (hanchan_pdf::sheet(&sheet, Look::Plain, Paper::A4), sheet_letters),
            (hanchan_pdf::cards(&deck, Look::Regular, Paper::Letter), deck_letters),
        ] {
            let has = selectable(pages.expect("pages").pdf().expect("a PDF"));
            let lacking: BTreeSet<char> =
                said.chars().filter(|c| !c.is_whitespace() && !has.contains(c)).collect();
            assert!(lacking.is_empty(), "{language:?}: {lacking:?}");
        }
    }
}

#[test]
fn a_deck_has_eight_cards_to_a_page_or_one() {
    let rules = preset("danish").expect("a preset");
    let words = Words::new(Language::Danish, Language::Danish.usual_style(), Some("danish"));
    let deck = CardDeck::of(&rules, &Facts::of(&rules), &hanchan_lessons::lessons(&rules), &words);
    let pages = hanchan_pdf::cards(&deck, Look::Plain, Paper::A4).expect("pages");
    assert_eq!(pages.count(), deck.cards.len().div_ceil(8));
    let single = hanchan_pdf::single_cards(&deck, Look::Plain).expect("pages");
    assert_eq!(single.count(), deck.cards.len());
    assert!(single.png(0, 100).expect("a picture").starts_with(b"\x89PNG"));
}

#[test]
fn book_is_typeset_and_written_as_pdf() {
    let (rules, ema) = (preset("phoenix").expect("a preset"), preset("ema").expect("a preset"));
    let words = Words::new(Language::Russian, Language::Russian.usual_style(), Some("phoenix"));
    let lessons = hanchan_lessons::lessons(&rules);
    let book = Book::of(&rules, Some(&ema), &Facts::of(&rules), &lessons, &words);
    let pages = hanchan_pdf::book(&book, Look::Plain, Paper::A4).expect("pages");
    assert!(pages.count() > 10);
    assert!(pages.pdf().expect("a PDF").starts_with(b"%PDF-"));
}
