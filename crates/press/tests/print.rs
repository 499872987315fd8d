//! Sheets, cards and books as HTML files for printing.

use hanchan_press::{Book, CardDeck, Facts, Look, Paper, Sheet, content_security_policy};
use hanchan_rules::{Rules, preset};
use hanchan_words::{Language, Words};

fn words(language: Language, rules: &Rules) -> Words {
    Words::new(language, language.usual_style(), Some(&rules.id))
}

/// Returns the HTML of a rule set's sheet, cards and book.
fn documents(rules: &Rules, paper: Paper, language: Language) -> [String; 3] {
    let (facts, lessons, words) = (Facts::of(rules), hanchan_lessons::lessons(rules), words(language, rules));
    [
        Sheet::of(rules, &facts, None, &words).html(Look::Regular, paper, &words),
        CardDeck::of(rules, &facts, &lessons, &words).html(Look::Regular, paper, &words),
        Book::of(rules, None, &facts, &lessons, &words).html(Look::Regular, paper, &words),
    ]
}

#[test]
fn every_document_has_a_print_button_in_every_language() {
    let rules = preset("danish").expect("a preset");
    for (language, label) in [
        (Language::English, "Print or save as PDF"),
        (Language::Russian, "Напечатать или сохранить как PDF"),
        (Language::Danish, "Udskriv eller gem som PDF"),
        (Language::Japanese, "印刷またはPDFで保存"),
    ] {
        for html in documents(&rules, Paper::A4, language) {
            assert!(html.contains(&format!("id=\"print\" hidden>{label}</button>")), "{language:?}");
        }
    }
}

#[test]
fn pages_have_the_size_of_the_paper() {
    let rules = preset("ema").expect("a preset");
    for (paper, size) in [(Paper::A4, "210mm 297mm"), (Paper::Letter, "215.9mm 279.4mm")] {
        for html in documents(&rules, paper, Language::English) {
            assert_eq!(html.matches("@page { size: ").count(), 1);
            assert!(html.contains(&format!("@page {{ size: {size}; }}")), "{paper:?}");
        }
    }
}

#[test]
fn documents_need_nothing_from_elsewhere() {
    let rules = preset("tenhou").expect("a preset");
    for html in documents(&rules, Paper::A4, Language::Japanese) {
        assert!(
            html.contains("\"BIZ UDPGothic\"; font-weight: 400") && html.contains("data:font/woff2;base64,")
        );
        for outside in ["src=\"", "url(\"http", "url(http", "@import", "href=\"http"] {
            assert!(!html.contains(outside), "{outside}");
        }
        // The policy allows the script by its hash, so there must be only one.
        assert_eq!(html.matches("<script>").count(), 1);
        for handler in [" onclick=", " onload=", "javascript:"] {
            assert!(!html.contains(handler), "{handler}");
        }
    }
    assert!(content_security_policy().starts_with("default-src 'none'; "));
}

#[test]
fn sheets_have_two_pages_and_cards_eight_to_a_page_with_crop_marks() {
    let rules = preset("phoenix").expect("a preset");
    let words = words(Language::Russian, &rules);
    let deck = CardDeck::of(&rules, &Facts::of(&rules), &hanchan_lessons::lessons(&rules), &words);
    let [sheet, cards, _] = documents(&rules, Paper::Letter, Language::Russian);
    let pages = |html: &str| html.matches("<div class=\"page\">").count();
    assert_eq!(pages(&sheet), 2);
    assert_eq!(pages(&cards), deck.cards.len().div_ceil(8));
    assert_eq!(cards.matches("<svg class=\"marks\"").count(), pages(&cards));
    assert_eq!(cards.matches("<article class=\"card\"").count(), deck.cards.len());
}

#[test]
fn sheets_and_cards_embed_condensed_fonts_only() {
    let rules = preset("ema").expect("a preset");
    let faces = |html: &str| -> Vec<String> {
        let lines = html.lines().filter_map(|line| line.strip_prefix("@font-face { font-family: "));
        lines.map(|line| line.split("; src").next().unwrap_or_default().replace('"', "")).collect()
    };
    let [sheet, cards, book] = documents(&rules, Paper::A4, Language::English);
    assert_eq!(
        faces(&sheet),
        [
            "Fira Sans Condensed; font-weight: 400; font-style: normal",
            "Fira Sans Condensed; font-weight: 600; font-style: normal",
            "Fira Sans Condensed; font-weight: 600; font-style: italic",
        ]
    );
    assert_eq!(
        faces(&cards),
        [
            "Fira Sans Condensed; font-weight: 400; font-style: normal",
            "Fira Sans Condensed; font-weight: 600; font-style: normal",
        ]
    );
    // A book's tables use the condensed font, its text does not. The book is not compared with another, so
    // nothing is in italics.
    assert_eq!(
        faces(&book),
        [
            "Fira Sans; font-weight: 400; font-style: normal",
            "Fira Sans; font-weight: 600; font-style: normal",
            "Fira Sans Condensed; font-weight: 400; font-style: normal",
            "Fira Sans Condensed; font-weight: 600; font-style: normal",
        ]
    );
}
