//! Documents in the Furiten club's markup.

use hanchan_press::{Look, Page, PageBlock, PageProblem};
use hanchan_rules::preset;

const GOOD: &str = "{{title}}Yaku{{/title}}

# List

* [One](#one)
    * Tan-yao (1/1)

{{anchor one}}
## __Simples__

The {{hint 断么九}}yaku{{/hint}} __tanyao__ has no terminals.
{{hand}}
    {{pair 2sou}}
    {{chi 456sou}}
    {{tileset 6pin 7pin}}
    {{opened}}
        {{chi 345pin 3}}
        {{pon 6man right}}
    {{/opened}}
{{/hand}}
It is worth 1 han.
----
";

#[test]
fn document_is_parsed_and_rendered() {
    let rules = preset("furiten").expect("a preset");
    let page = Page::read(GOOD);
    assert_eq!((page.title.as_str(), page.hands.len(), page.hands[0].line), ("Yaku", 1, 12));
    assert!(page.blocks.contains(&PageBlock::Hand(0)) && page.blocks.contains(&PageBlock::Line));
    assert_eq!(page.check(&rules), []);
    let html = page.html("en", Look::Regular, &rules);
    for part in [
        "<title>Yaku</title>",
        "<h1>List</h1>",
        "<ul><li><a href=\"#one\">One</a><ul><li>Tan-yao (1/1)</li></ul></li></ul>",
        "<a id=\"one\"></a>",
        "<abbr tabindex=\"0\" title=\"断么九\">yaku</abbr>",
        "<strong>tanyao</strong>",
        "aria-label=\"67p22456s | chi 345p&lt;, pon 666m&gt;\"",
    ] {
        assert!(html.contains(part), "{part} is not in\n{html}");
    }
}

#[test]
fn mistakes_in_a_document_are_found() {
    let rules = preset("common").expect("a preset");
    let faults = |text: &str| -> Vec<(Option<usize>, PageProblem)> {
        Page::read(text).check(&rules).into_iter().map(|finding| (finding.line, finding.fault)).collect()
    };
    let hand = "{{hand}}{{chi 123pin}}{{chi 567sou}}{{pon 8man}}{{pair 2sou}}{{tileset 3man 4man}}{{/hand}}";
    let found = faults(&format!("__Tanyao__\n\n{hand}\n"));
    assert!(
        matches!(&found[..], [(Some(3), PageProblem::NotShown { claim, .. })] if claim == "Tanyao"),
        "{found:?}"
    );
    assert!(matches!(faults(hand)[..], [(Some(1), PageProblem::NoClaim(_))]));
    // The name may come after the hand.
    assert!(matches!(
        faults(&format!("{hand}\nThat is __pinfu__."))[..],
        [(Some(1), PageProblem::NotShown { .. })]
    ));
    assert!(matches!(
        faults("__Pinfu__\n{{hand}}{{chi 129pin}}{{/hand}}")[0],
        (Some(2), PageProblem::Unreadable(..))
    ));
    let loose = "1man 4man 7man 1pin 4pin 7pin 1sou 4sou 7sou east south west north";
    let loose = format!("__Pinfu__\n{{{{hand}}}}{{{{tileset {loose}}}}}{{{{/hand}}}}");
    assert!(matches!(faults(&loose)[..], [(Some(2), PageProblem::NotTenpai(_))]));
    assert_eq!(faults("{{boo}}"), [(None, PageProblem::UnknownTag("boo".to_owned()))]);
    assert_eq!(faults("[a](#b)"), [(None, PageProblem::NoAnchor("b".to_owned()))]);
}

/// Checks that every hand in a document has the yaku that the text names, and is drawn. Returns the number of
/// hands.
fn check_document(text: &str, language: &str) -> usize {
    let page = Page::read(text);
    let rules = preset("furiten").expect("a preset");
    assert_eq!(page.check(&rules), []);
    let html = page.html(language, Look::Regular, &rules);
    assert_eq!(html.matches("<figure").count(), page.hands.len());
    assert!(!html.contains("{{") && !html.contains("__") && !html.contains("class=\"broken\""));
    page.hands.len()
}

#[test]
fn hands_of_the_sample_document_show_what_it_claims() {
    assert_eq!(check_document(&hanchan_testdata::sample_text("pages/yaku.txt"), "en"), 36);
}

/// If every hand is moved to the position of the one before it, the check finds most of them.
#[test]
fn hands_in_the_wrong_place_are_found() {
    let text = hanchan_testdata::sample_text("pages/yaku.txt");
    let hands = text.split("{{hand}}").filter_map(|part| Some(part.split_once("{{/hand}}")?.0));
    let mut hands = hands.cycle().skip(1);
    let mut moved = String::new();
    for part in text.split_inclusive("{{hand}}") {
        match part.split_once("{{/hand}}") {
            Some((_, after)) => moved.extend([hands.next().expect("a hand"), "{{/hand}}", after]),
            None => moved.push_str(part),
        }
    }
    let found = Page::read(&moved).check(&preset("furiten").expect("a preset"));
    let not_shown = found.iter().filter(|found| matches!(found.fault, PageProblem::NotShown { .. })).count();
    // Not all are found: some hands have two yaku, and any closed hand can have riichi.
    assert!(not_shown >= 24, "{not_shown}");
}

#[test]
fn f_ex_01_to_29_the_document_of_the_furiten_club_shows_what_it_claims() {
    let Some(text) = hanchan_testdata::corpus_text("seeds/003_62aac3c669704e60.txt") else { return };
    assert_eq!(check_document(&text, "ru"), 29);
}

#[test]
fn no_text_causes_a_panic() {
    let rules = preset("common").expect("a preset");
    let pieces = [
        "{{",
        "}}",
        "{{hand}}",
        "{{/hand}}",
        "{{hint ",
        "__",
        "[",
        "](",
        ")",
        "* ",
        "# ",
        "\n",
        " ",
        "ё",
        "{{pon 5man",
        "{{opened}}",
        "\u{e000}0\u{e000}",
        "{{tile 1man}}",
    ];
    let mut random = fastrand::Rng::with_seed(8);
    for _ in 0..5_000 {
        let text: String = (0..random.usize(0..30)).map(|_| pieces[random.usize(0..pieces.len())]).collect();
        let page = Page::read(&text);
        let _faults = page.check(&rules);
        let _html = page.html("en", Look::Plain, &rules);
    }
}
