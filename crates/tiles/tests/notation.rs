//! Round trips through every notation, and the positions of parse errors.

mod common;

use hanchan_tiles::notation::{Inexpressible, Notation, kobalab, markup, mjai, mpsz, tenhou, unicode};
use hanchan_tiles::{Deck, Hand, Kind, Meld, MeldKind, RedFives, Side, Tile, TileSet};
use proptest::prelude::*;

fn hand(text: &str) -> Hand {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn set() -> impl Strategy<Value = TileSet> {
    (0..=4u8, 0..=4u8, 0..=4u8).prop_map(|(man, pin, sou)| {
        let reds = RedFives::new(man, pin, sou).expect("at most four");
        TileSet::new(Deck::Full, reds).expect("a full deck has all fives")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn mpsz_round_trip(hand in common::hand()) {
        prop_assert_eq!(mpsz::parse(&mpsz::print(&hand)), Ok(hand));
    }

    #[test]
    fn unicode_round_trip(hand in common::hand()) {
        prop_assert_eq!(mpsz::parse(&unicode::print(&hand)), Ok(hand));
    }

    #[test]
    fn kobalab_round_trip(hand in common::hand()) {
        match kobalab::print(&hand) {
            Err(error) => prop_assert_eq!(error, Inexpressible::Norths(Notation::Kobalab)),
            Ok(text) => {
                let read = kobalab::parse(&text);
                let to_discard = hand.size() % 3 == 2;
                let told_apart = to_discard == hand.drawn().is_some()
                    || (to_discard && !hand.melds().is_empty());
                if told_apart {
                    prop_assert_eq!(read, Ok(hand));
                } else {
                    prop_assert_eq!(read.map(Hand::taken_in), Ok(hand.taken_in()));
                }
            }
        }
    }

    #[test]
    fn markup_round_trip(hand in common::hand()) {
        match markup::print(&hand) {
            Ok(text) => prop_assert_eq!(markup::parse(&text), Ok(hand.taken_in())),
            Err(Inexpressible::RedFive(_)) => prop_assert!(hand.all_tiles().any(Tile::is_red)),
            Err(error) => prop_assert_eq!(error, Inexpressible::Norths(Notation::Markup)),
        }
    }

    #[test]
    fn lists_of_tiles_round_trip(hand in common::hand(), set in set()) {
        let concealed = Hand::new(hand.concealed().iter(), []).expect("a part of a hand");
        let three = TileSet::new(Deck::NoMiddleMan, RedFives::new(0, 1, 2).unwrap()).unwrap();
        if let Ok(text) = tenhou::print(&concealed, three) {
            prop_assert_eq!(tenhou::parse(&text, three), Ok(concealed));
            prop_assert!(concealed.fits(three).is_ok());
        }
        prop_assert_eq!(mjai::parse(&mjai::print(&concealed).unwrap()), Ok(concealed));
        match tenhou::print(&concealed, set) {
            Ok(text) => prop_assert_eq!(tenhou::parse(&text, set), Ok(concealed)),
            Err(_) => prop_assert!(concealed.fits(set).is_err()),
        }
        if !hand.melds().is_empty() {
            prop_assert_eq!(mjai::print(&hand), Err(Inexpressible::Melds(Notation::Mjai)));
            prop_assert!(tenhou::print(&hand, set).is_err());
        }
    }

    #[test]
    fn printed_hands_are_detected(hand in common::hand()) {
        let set = TileSet::new(Deck::Full, RedFives::new(1, 1, 1).unwrap()).unwrap();
        for notation in Notation::ALL {
            let Ok(text) = notation.print(&hand, set) else { continue };
            let read = Notation::detect(&text).parse(&text, set).map(Hand::taken_in);
            // A single number, or a single mjai tile that is not an honour, is ambiguous.
            if notation != Notation::Tenhou || text.contains(',') {
                prop_assert_eq!(read, Ok(hand.taken_in()), "{} {:?}", notation, text);
            }
        }
    }

    #[test]
    fn any_text_parses_or_fails_without_panic(text in "[0-9mpsz<>^|+, rconkap(){}_*=\\-🀄🀋E]{0,40}") {
        let set = TileSet::default();
        for notation in Notation::ALL {
            if let Err(error) = notation.parse(&text, set) {
                prop_assert!(text.is_char_boundary(error.at.start));
                prop_assert!(text.is_char_boundary(error.at.end));
                prop_assert!(!error.picture(&text).is_empty());
            }
        }
    }
}

#[test]
fn equivalent_spellings_give_the_same_hand() {
    let same = hand("406m123p55z");
    for text in ["4r56m123p55z", "4m0m6m1p2p3p5z5z", " 406m 123p  55z ", "🀊🀋r🀌🀙🀚🀛🀆🀆"]
    {
        assert_eq!(hand(text), same, "{text}");
    }
    assert_eq!(kobalab::parse("m406p123z55").unwrap().taken_in(), same);
    assert_eq!(mjai::parse(r#"["4m","5mr","6m","1p","2p","3p","P","P"]"#), Ok(same));
    let reds = TileSet::new(Deck::Full, RedFives::new(1, 1, 1).unwrap()).unwrap();
    assert_eq!(tenhou::parse("12,16,20, 36 40 44 124 127", reds), Ok(same));
    assert_eq!(hand("1p2p0s").to_string(), "12p0s");
    assert_eq!(hand("🀄\u{FE0E}🀄\u{FE0F}").to_string(), "77z");
}

#[test]
fn meld_spellings_are_accepted() {
    let typed = hand("123m 55z | pon 666z< | kan 1111p | chi 3<12s");
    let kinds: Vec<MeldKind> = typed.melds().iter().map(Meld::kind).collect();
    assert_eq!(kinds, [MeldKind::Pon, MeldKind::OpenKan, MeldKind::Chi]);
    assert_eq!(typed.melds()[2].claimed(), Some("3s".parse().unwrap()));
    assert_eq!(typed.to_string(), "123m55z | pon 666z<, open kan 1111p<, chi 312s<");

    let reds = hand("1m | pon 50>5p, added kan 505>5s, ankan 5055m");
    let claimed: Vec<Option<Tile>> = reds.melds().iter().map(Meld::claimed).collect();
    assert_eq!(claimed, ["0p".parse().ok(), "5s".parse().ok(), None]);
    assert_eq!(reds.melds()[1].added_tile(), "5s".parse().ok());
    assert_eq!(reds.to_string(), "1m | pon 550p>, added kan 0555s>, closed kan 5055m");

    // Red and ordinary fives stay distinct with two red fives in a suit (P-006).
    let phoenix = hand("005p | pon 555s^");
    assert_eq!(phoenix.concealed().reds(hanchan_tiles::Suit::Pin), 2);
    assert!(hand("1m + 2m").drawn().is_some());
    assert_eq!(hand("12p | north 44z").norths(), 2);
    assert_eq!(hand("| pon 555z").melds()[0].from(), Some(Side::Left));
}

#[test]
fn markup_accepts_words_in_any_order() {
    let text = "{{hand}}\n    {{tile 1man}}\n    {{opened}}\n        {{kan 7sou center complemented}}
        {{kan west}}\n        {{kan 1sou complemented right}}\n  {{kan 4pin center taken}}\n    {{/opened}}\n{{/hand}}\n";
    let expected = hand("1m | added kan 7777s^, closed kan 3333z, added kan 1111s>, open kan 4444p^");
    assert_eq!(markup::parse(text), Ok(expected));
    assert_eq!(
        markup::print(&hand("12m | chi 435p, pon 666z>")).unwrap(),
        "{{hand}}{{tileset 1man 2man}}{{opened}}{{chi 345pin 4}}{{pon hatsu right}}{{/opened}}{{/hand}}"
    );
}

#[test]
fn blocks_after_an_invalid_one_are_still_parsed() {
    let document = "a {{hand}}{{tile 1mann}}{{/hand}} b {{hand}}{{pair east}}{{/hand}} c";
    let found: Vec<_> = markup::blocks(document).collect();
    assert_eq!(found.len(), 2);
    assert_eq!(found[0].1.as_ref().unwrap_err().at.start, document.find("1mann").unwrap());
    assert_eq!(found[1].1, Ok(hand("11z")));
    assert_eq!(&document[found[1].0.clone()], "{{hand}}{{pair east}}{{/hand}}");
}

/// Mistyped hands: the text, the character position of the error, and its message.
const MISTYPED: &[(&str, usize, &str)] = &[
    ("123m45x", 7, "expected a suit letter (m, p, s or z) after the digits, found \"x\""),
    ("123", 4, "expected a suit letter (m, p, s or z) after the digits, found the end"),
    ("18z", 2, "expected 1 to 7 before z: East, South, West, North, white, green, red, found \"8\""),
    ("r4m", 2, "expected a five after r, as in r5m, found \"4\""),
    ("11111m", 5, "there are only four tiles of 1m"),
    ("05555m", 5, "there are only four tiles of 5m"),
    ("123456789m123456p", 16, "a hand has at most 14 tiles, counting each meld as three"),
    ("12m | pon 122m", 12, "1m and 2m differ: the tiles of a pon or kan must be identical"),
    ("12m | chi 891m", 11, "1m 8m 9m is not a chi: a chi is three consecutive tiles of one suit"),
    ("12m | chi 123z", 11, "1z 2z 3z is not a chi: a chi is three consecutive tiles of one suit"),
    ("12m | pon", 10, "expected the tiles of the meld, such as 555z, found the end"),
    ("12m | pon 11m", 14, "expected three tiles in a chi or pon, found the end"),
    ("12m | pon 1111m", 14, "expected three tiles in a chi or pon, found \"1\""),
    ("12m | kan 111m", 15, "expected four tiles in a kan, found the end"),
    (
        "12m | pong 111m",
        7,
        "expected chi, pon, kan, open kan, closed kan, added kan or north, found \"pong\"",
    ),
    ("12m | chi 1>23m", 12, "expected '<' or nothing: a chi is claimed from the left, found \">\""),
    (
        "12m | chi 123m (the right)",
        21,
        "expected '<' or nothing: a chi is claimed from the left, found \"right\"",
    ),
    ("12m | pon 1<1>1m", 14, "expected only one mark (<, ^ or >) for the claimed tile, found \">\""),
    ("12m | pon 1<11m>", 16, "expected only one mark (<, ^ or >) for the claimed tile, found \">\""),
    (
        "12m | pon 555z< (right)",
        18,
        "expected only one mark (<, ^ or >) for the claimed tile, found \"right\"",
    ),
    ("12m | ankan 1<111m", 14, "expected no mark: nothing is claimed in a closed kan, found \"<\""),
    ("12m | ankan 1111m<", 18, "expected no mark: nothing is claimed in a closed kan, found \"<\""),
    ("12m | added kan 5505>s", 21, "expected the added tile right after the claimed one, found \">\""),
    ("12m | north 3z", 13, "expected 4z: only Norths are set aside, found \"3\""),
    ("12m | pon 555z pon 666z", 16, "expected ',' or '|' before the next meld, or the end, found \"p\""),
    ("12m +", 6, "expected a tile, such as 5m, found the end"),
    ("12m + 34m", 8, "expected one tile and nothing else, found \"4\""),
    ("12m + 3m 4m", 10, "expected the end of the hand, found \"4\""),
    ("12m; 3p", 4, "expected a tile, '+' followed by the drawn tile, or '|' followed by melds, found \";\""),
    ("12m | pon 111m (E", 18, "expected ')' at the end of the remark, found the end"),
    ("🀇x", 2, "expected a tile, '+' followed by the drawn tile, or '|' followed by melds, found \"x\""),
];

/// Mistyped hands in the other notations.
const MISTYPED_ELSEWHERE: &[(Notation, &str, usize, &str)] = &[
    (Notation::Kobalab, "m12_", 4, "expected a known tile: a hand has no hidden ones, found \"_\""),
    (Notation::Kobalab, "m12,p123", 9, "expected '-', '=' or '+' after the claimed tile, found the end"),
    (Notation::Kobalab, "m12,p123=", 9, "expected '-': a chi is claimed from the left, found \"=\""),
    (
        Notation::Kobalab,
        "m12,p12-",
        5,
        "expected a meld, such as m1-23, z555=, p555=0 or p5550, found \"p12-\"",
    ),
    (Notation::Kobalab, "m12,p12x", 8, "expected a meld, such as m1-23, z555=, p555=0 or p5550, found \"x\""),
    (Notation::Kobalab, "123m", 1, "expected a suit letter (m, p, s or z) before the digits, found \"1\""),
    (
        Notation::Kobalab,
        "m1 p2",
        3,
        "expected a digit, a suit letter, ',' followed by a meld, or the end, found \" \"",
    ),
    (
        Notation::Kobalab,
        "mps",
        2,
        "expected digits after the suit letter: 1 to 9, or 0 for a red five; after z, only 1 to 7, found \"p\"",
    ),
    (
        Notation::Kobalab,
        "z8",
        2,
        "expected digits after the suit letter: 1 to 9, or 0 for a red five; after z, only 1 to 7, found \"8\"",
    ),
    (Notation::Mjai, "1m 5zr", 4, "expected a tile's name, such as 1m, 5mr, E, P, F or C, found \"5zr\""),
    (Notation::Tenhou, "0 136", 3, "expected a tile's number, 0 to 135, found \"136\""),
    (Notation::Tenhou, "0 1x", 3, "expected a tile's number, 0 to 135, found \"1x\""),
    (Notation::Tenhou, "5,7,5", 5, "expected each tile's number only once, found \"5\""),
    (Notation::Markup, "{{tile 1man}}", 1, "expected {{hand}}, found \"{\""),
    (
        Notation::Markup,
        "{{hand}}{{chii 123pin}}",
        9,
        "expected {{chi}}, {{pon}}, {{pair}}, {{tile}}, {{tileset}}, {{opened}} or {{/hand}}, found \"{{chii\"",
    ),
    (
        Notation::Markup,
        "{{hand}}{{chi 132pin}}",
        15,
        "expected three consecutive ranks and a suit, such as 123pin, found \"132pin\"",
    ),
    (
        Notation::Markup,
        "{{hand}}{{tile1man}}",
        15,
        "expected a tile, such as 5man, 1pin, 9sou, east, south, west, north, haku, hatsu or chun, found \"1\"",
    ),
    (Notation::Markup, "{{hand}}{{tile 1man", 20, "expected }} at the end of the tag, found the end"),
    (
        Notation::Markup,
        "{{hand}}{{tile 1man 2man}}",
        21,
        "expected }}: the tag has all its words, found \"2\"",
    ),
    (
        Notation::Markup,
        "{{hand}}{{opened}}{{/opened}}{{/hand}}",
        19,
        "expected {{chi}}, {{pon}} or {{kan}}, found \"{{/opened\"",
    ),
    (
        Notation::Markup,
        "{{hand}}{{opened}}{{kan west}}{{/hand}}",
        31,
        "expected {{chi}}, {{pon}}, {{kan}} or {{/opened}}, found \"{{/hand\"",
    ),
    (
        Notation::Markup,
        "{{hand}}{{opened}}{{chi 123pin 4}}",
        32,
        "expected the rank of the claimed tile, one of the three, found \"4\"",
    ),
    (
        Notation::Markup,
        "{{hand}}{{opened}}{{pon east up}}",
        30,
        "expected left, center or right, found \"up\"",
    ),
    (
        Notation::Markup,
        "{{hand}}{{opened}}{{kan east left}}",
        34,
        "expected complemented or taken, with left, center or right, found \"}\"",
    ),
    (Notation::Markup, "{{hand}}{{/hand}}x", 18, "expected the end of the hand, found \"x\""),
];

#[test]
fn errors_have_the_right_position_and_message() {
    for &(text, character, problem) in MISTYPED {
        let error = text.parse::<Hand>().expect_err(text);
        assert_eq!((error.character, error.problem.to_string().as_str()), (character, problem), "{text}");
    }
    for &(notation, text, character, problem) in MISTYPED_ELSEWHERE {
        let error = notation.parse(text, TileSet::default()).expect_err(text);
        assert_eq!((error.character, error.problem.to_string().as_str()), (character, problem), "{text}");
    }
}

#[test]
fn similar_texts_are_detected_as_the_right_notation() {
    let cases = [
        ("2399m | pon 777z (from N last)", Notation::Mpsz),
        ("1m 2m 3m", Notation::Mpsz),
        ("1m,2m,3m", Notation::Mjai),
        ("1m 2m E", Notation::Mjai),
        ("\"1m\",\"2m\"", Notation::Mjai),
        ("[\"1m\"]", Notation::Mjai),
        ("[12,16,20]", Notation::Tenhou),
        ("12 16 20", Notation::Tenhou),
        ("123", Notation::Mpsz),
        ("m123", Notation::Kobalab),
        ("{{hand}}", Notation::Markup),
        ("🀇🀈", Notation::Unicode),
    ];
    for (text, notation) in cases {
        assert_eq!(Notation::detect(text), notation, "{text}");
    }
}

#[test]
fn single_melds_and_tiles_parse() {
    for text in ["chi 312s<", "pon 505p^", "open kan 4444z>", "added kan 5505m^", "closed kan 1111p"] {
        assert_eq!(text.parse::<Meld>().expect(text).to_string(), text);
    }
    assert_eq!("chi 3s<1s2s".parse::<Meld>(), "chi 3<12s".parse());
    assert_eq!("pon 5p0p>5p".parse::<Meld>(), "pon 50>5p".parse());
    assert!("north 4z".parse::<Meld>().is_err());
    assert!("pon 555z, pon 666z".parse::<Meld>().is_err());
    assert_eq!("0p".parse::<Kind>().map(|kind| kind.to_string()).as_deref(), Ok("5p"));
    let [s2, z7] = ["s2+", "z7"].map(|text| kobalab::parse_tile(text).expect(text));
    assert_eq!((s2.1, z7), (Some(Side::Right), (Tile::plain(Kind::RED), None)));
    assert_eq!(kobalab::print_tile(s2.0, s2.1), "s2+");
    assert!(kobalab::parse_tile("s23").is_err());
}

#[test]
fn carets_align_under_wide_characters() {
    for (text, caret) in [("🀄🀄x", 4), ("🀄\u{FE0F}x", 2), ("12m | pon 555z (東家) x", 22), ("\u{202e}x", 0)]
    {
        let picture = text.parse::<Hand>().unwrap_err().picture(text);
        let line = picture.lines().last().unwrap();
        assert_eq!(line, format!("  {:caret$}^", ""), "{picture}");
        assert!(!picture.contains('\u{202e}'));
    }
}

#[test]
fn picture_of_multiline_text_has_the_line_number() {
    let text = "{{hand}}\n  {{pon 6mam}}\n{{/hand}}";
    let picture = markup::parse(text).unwrap_err().picture(text);
    let lines: Vec<&str> = picture.lines().collect();
    assert!(lines[0].ends_with("found \"6mam\" (line 2)"), "{picture}");
    assert_eq!(lines[1], "    {{pon 6mam}}");
    assert_eq!(lines[2], "          ^^^^");
}

#[test]
fn tile_names_round_trip() {
    for tile in Tile::all() {
        assert_eq!(tile.to_string().parse(), Ok(tile));
        assert_eq!(mjai::tile(&mjai::name(tile)), Some(tile));
    }
    for kind in Kind::ALL {
        assert_eq!(unicode::kind(unicode::character(kind)), Some(kind));
    }
    assert_eq!(unicode::character(Kind::RED), '🀄');
    assert_eq!(unicode::character(Kind::WHITE), '🀆');
    assert_eq!(mjai::name(Tile::plain(Kind::GREEN)), "F");
    assert_eq!(mpsz::parse_tiles("3z0p").unwrap().len(), 2);
}
