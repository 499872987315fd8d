//! The contents of card decks under every rule set.

use std::collections::BTreeSet;

use hanchan_press::{CardDeck, Facts};
use hanchan_rules::{Worth, Yaku, preset, preset_ids};
use hanchan_words::{Language, Words};

#[test]
fn each_yaku_that_exists_has_a_card_with_an_example_and_a_near_miss() {
    for id in preset_ids() {
        let rules = preset(id).expect("a preset");
        let (facts, lessons) = (Facts::of(&rules), hanchan_lessons::lessons(&rules));
        for language in Language::ALL {
            let words = Words::new(language, language.usual_style(), Some(id));
            let deck = CardDeck::of(&rules, &facts, &lessons, &words);
            let mut seen = BTreeSet::new();
            for card in &deck.cards {
                for yaku in &card.yaku {
                    assert!(seen.insert(*yaku), "{id}: {yaku} twice");
                }
                let is = |good: bool| card.hands.iter().any(|hand| hand.good == good);
                assert!(is(true) && is(false), "{id}: {}", card.name);
                assert!(
                    card.hands.iter().all(|hand| !hand.lines.concat().is_empty() && !hand.picture.is_empty())
                );
                let said = [&card.needs, &card.bonus, &card.notes].map(|lines| lines.join(" ")).join(" ");
                assert!(!said.contains("press-") && !said.contains("yaku-"), "{id} {language:?}: {said}");
            }
            for &yaku in Yaku::ALL {
                let impossible = yaku == Yaku::SanshokuDoujun && rules.switches().table.players.count() == 3;
                let exists = rules.worth(yaku) != Worth::Off && !impossible;
                assert_eq!(seen.contains(yaku.id()), exists, "{id}: {yaku:?}");
            }
        }
    }
}

#[test]
fn d_002_d_003_d_015_d_034_bonuses_are_on_the_card() {
    let rules = preset("danish").expect("a preset");
    let words = Words::new(Language::English, Language::English.usual_style(), None);
    let deck = CardDeck::of(&rules, &Facts::of(&rules), &hanchan_lessons::lessons(&rules), &words);
    let bonus = |yaku: &str| {
        let mut cards = deck.cards.iter();
        cards.find(|card| card.yaku.contains(&yaku)).expect("a card").bonus.clone()
    };
    assert_eq!(bonus("riichi").len(), 2); // ippatsu and double riichi
    assert_eq!(
        bonus("kokushi"),
        ["One more yakuman: Thirteen orphans waiting for any of the thirteen tiles."]
    );
    assert_eq!(bonus("honitsu"), ["1 more han if the hand is closed."]);
    assert_eq!(bonus("yakuhai-seat").len(), 1);
    assert!(bonus("toitoi").is_empty());
}
