//! Every refusal, ending and offence has a text in every language.

use std::collections::BTreeSet;

use hanchan_round::{
    Abort, Claim, Ending, FalseSet, Furiten, NoWin, Offence, Refusal, Ruling, Setup, Toppled,
};
use hanchan_rules::Penalty;
use hanchan_tiles::{BySeat, Kind, KindSet, Players, Seat, Suit, Tile, Wind};
use hanchan_words::{Language, Style, Words};

fn kinds(text: &str) -> KindSet {
    let tiles = hanchan_tiles::notation::mpsz::parse_tiles(text).expect("tiles");
    tiles.iter().map(|tile| tile.kind()).collect()
}

fn refusals() -> Vec<Refusal> {
    let five = Tile::red(Suit::Pin);
    vec![
        Refusal::Over,
        Refusal::NotYourTurn(Seat::Third),
        Refusal::NothingToClaim,
        Refusal::Answered,
        Refusal::NotYourClaim,
        Refusal::NotHeld(five),
        Refusal::NotHeld(Tile::plain(Kind::WHITE)),
        Refusal::NothingDrawn,
        Refusal::Frozen,
        Refusal::Swap(five.kind()),
        Refusal::LastDiscard,
        Refusal::ChiFromLeft,
        Refusal::NoSuchSet,
        Refusal::NoMoreKans,
        Refusal::NoLiveTile,
        Refusal::KanAfterCall,
        Refusal::WaitsChange(kinds("2m4m5m"), kinds("4m")),
        Refusal::WaitsChange(kinds("2m4m5m"), KindSet::default()),
        Refusal::OpenHand,
        Refusal::RiichiAlready,
        Refusal::NotTenpai,
        Refusal::TooFewPoints(900),
        Refusal::TooFewPoints(-7000),
        Refusal::TooFewTiles(0),
        Refusal::TooFewTiles(1),
        Refusal::TooFewTiles(3),
        Refusal::NotComplete(KindSet::default()),
        Refusal::NotComplete(kinds("3p6p")),
        Refusal::Furiten(Furiten::Discarded(five.kind(), 2)),
        Refusal::Furiten(Furiten::Passed),
        Refusal::Furiten(Furiten::PassedInRiichi),
        Refusal::NoYaku,
        Refusal::LateYaku,
        Refusal::TooFewHan { han: 1, least: 2 },
        Refusal::ClosedKanNotRobbed,
        Refusal::NineKinds { kinds: 8 },
        Refusal::NineKinds { kinds: 0 },
        Refusal::NoNorth,
        Refusal::Assisted,
        Refusal::ClaimTooLate,
        Refusal::ClaimsOpen,
        Refusal::TileClaimed,
        Refusal::MayEnd,
        Refusal::DeadHand,
        Refusal::NothingToSettle,
        Refusal::OddAmount,
        Refusal::NothingToCorrect,
        Refusal::Unbalanced,
        Refusal::NoRiichi,
        Refusal::NoteTooLong,
    ]
}

fn offences() -> Vec<Offence> {
    let mut all = vec![
        Offence::Shout,
        Offence::NotenRiichi,
        Offence::FalseKanAfterRiichi,
        Offence::RiichiTooLate(0),
        Offence::RiichiTooLate(3),
        Offence::FalseCall(FalseSet::ClosedKan(Kind::WHITE)),
        Offence::FalseCall(FalseSet::AddedKan(Kind::WHITE)),
        Offence::FalseCall(FalseSet::Claim(Claim::OpenKan)),
        Offence::FalseCall(FalseSet::Claim(Claim::Chi([Tile::red(Suit::Pin), Tile::plain(Kind::WHITE)]))),
        Offence::CallWithDeadHand(Claim::OpenKan),
        Offence::CallWithDeadHand(Claim::Pon([Tile::plain(Kind::WHITE); 2])),
        Offence::WrongCount,
        Offence::OutOfTurn,
        Offence::Peeking,
    ];
    let reasons = [NoWin::NotComplete, NoWin::Furiten, NoWin::NoYaku, NoWin::NotRobbed, NoWin::DeadHand];
    all.extend(reasons.map(Offence::FalseWin));
    let things = [Toppled::LiveWall, Toppled::DeadWall, Toppled::OwnHand, Toppled::OthersHand];
    all.extend(things.map(|what| Offence::Exposure(what, 5)));
    all
}

fn check(said: &str, id: &str, language: Language) {
    let unsaid = said.contains(['{', '$']) || said.contains(id) || said.is_empty();
    assert!(!unsaid, "{language:?}: {id}: {said}");
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language, Style::Native, None);
        let names = words.by_wind(Seat::First, Players::Four);
        let mut said = BTreeSet::new();
        for why in refusals() {
            let sentence = words.refusal(&why, &names);
            let id = format!("act-{}", why.code());
            check(&sentence, &id, language);
            assert!(sentence.ends_with(['.', '。']), "{language:?}: {sentence}");
            assert!(said.insert(sentence.clone()), "{language:?}: twice: {sentence}");
        }
    }
    let tested: BTreeSet<&str> = refusals().iter().map(|why| why.code()).collect();
    assert_eq!(tested, Refusal::CODES.iter().copied().collect());
}

#[test]
fn refusals_name_tiles_players_and_numbers() {
    let words = Words::new(Language::English, Style::Native, None);
    let names = BySeat(["Anna", "Boris", "Carl", "Dai"].map(str::to_owned));
    let say = |why| words.refusal(&why, &names);
    assert_eq!(say(Refusal::NotYourTurn(Seat::Third)), "It's not your turn: Carl is to play.");
    assert_eq!(say(Refusal::NotHeld(Tile::red(Suit::Pin))), "You don't have this tile: red 5 pin.");
    assert_eq!(
        say(Refusal::WaitsChange(kinds("2m4m5m"), kinds("4m"))),
        "After riichi, a kan must not change your waits. Now: 2 man, 4 man, 5 man; after this kan: 4 man."
    );
    assert_eq!(say(Refusal::TooFewPoints(900)), "You don't have enough points for riichi: 900.");
    assert_eq!(
        say(Refusal::TooFewTiles(3)),
        "You cannot declare riichi: only 3 tiles are left in the live wall."
    );
    assert_eq!(
        say(Refusal::NotComplete(kinds("3p6p"))),
        "This tile does not complete your hand. You are waiting for 3 pin, 6 pin."
    );
    assert_eq!(
        say(Refusal::Furiten(Furiten::Discarded(kinds("5m").iter().next().expect("one"), 2))),
        "Furiten: your discard no. 3 was 5 man, which would complete your hand. You can only win by tsumo."
    );
    let russian = Words::new(Language::Russian, Style::Native, None);
    let names = russian.by_wind(Seat::Second, Players::Four);
    assert_eq!(russian.refusal(&Refusal::NotYourTurn(Seat::Third), &names), "Сейчас не ваш ход, ходит Юг.");
    assert_eq!(
        russian.refusal(&Refusal::TooFewTiles(3), &names),
        "Для риичи в живой стене слишком мало тайлов: осталось 3."
    );
}

#[test]
fn endings_and_offences_have_messages() {
    let endings = [
        Ending::Won,
        Ending::Exhausted,
        Ending::Aborted(Abort::FourKans),
        Ending::Aborted(Abort::FourRiichi),
        Ending::Aborted(Abort::FourWinds),
        Ending::Aborted(Abort::NineKinds),
        Ending::Aborted(Abort::ThreeRons),
        Ending::Chombo,
        Ending::Void,
    ];
    for language in Language::ALL {
        let words = Words::new(language, Style::Native, None);
        let said: BTreeSet<String> = endings.map(|ending| words.ending(ending)).into();
        assert_eq!(said.len(), endings.len(), "{language:?}");
        assert!(said.iter().all(|text| !text.starts_with("ending-") && !text.starts_with("abort-")));
        let mut said = BTreeSet::new();
        for offence in offences() {
            let text = words.offence(offence);
            check(&text, &format!("offence-{}", offence.code()), language);
            assert!(said.insert(text.clone()), "{language:?}: twice: {text}");
        }
    }
    let tested: BTreeSet<&str> = offences().iter().map(|offence| offence.code()).collect();
    assert_eq!(tested, Offence::CODES.iter().copied().collect());
}

/// P-163
#[test]
fn ruling_names_the_player_the_points_and_the_note() {
    let names = BySeat(["Anna", "Boris", "Carl", "Dai"].map(str::to_owned));
    let mut rulings: Vec<Ruling> =
        offences().into_iter().map(|offence| Ruling::Offence(Seat::Second, offence)).collect();
    let penalties = [Penalty::None, Penalty::DeadHand, Penalty::Chombo];
    rulings.extend(penalties.map(|penalty| Ruling::Penalty(Seat::Second, penalty)));
    rulings.extend([Ruling::Inspection(Seat::Second), Ruling::Points(BySeat([700, -700, 0, 0]))]);
    rulings.extend([Ruling::Redeal, Ruling::Remark]);
    for language in Language::ALL {
        let words = Words::new(language, Style::Native, None);
        let mut said = BTreeSet::new();
        for &ruling in &rulings {
            let (noted, bare) =
                (words.ruled(ruling, "a note\u{1b}", &names), words.ruled(ruling, "", &names));
            check(&noted, "ruling-", language);
            check(&bare, "happened-", language);
            assert!(noted.contains("a note") && !noted.contains('\u{1b}'), "{language:?}: {noted}");
            let against_somebody = !matches!(ruling, Ruling::Redeal | Ruling::Remark);
            assert_eq!(noted.contains("Boris"), against_somebody, "{language:?}: {noted}");
            assert_eq!(noted.contains("700"), matches!(ruling, Ruling::Points(_)), "{language:?}: {noted}");
            assert!(said.insert(noted.clone()) && said.insert(bare), "{language:?}: twice: {noted}");
        }
    }
    let english = Words::new(Language::English, Style::Native, None);
    let toppled = Ruling::Offence(Seat::Third, Offence::Exposure(Toppled::DeadWall, 2));
    let expected = "The judge rules: Carl knocked over 2 tiles (dead wall). Reason: sleeve";
    assert_eq!(english.ruled(toppled, "sleeve", &names), expected);
    let chi = Claim::Chi([Tile::red(Suit::Pin), Tile::plain(Kind::WHITE)]);
    let false_call = Offence::FalseCall(FalseSet::Claim(chi));
    assert_eq!(english.offence(false_call), "made an invalid call (Chi 0p 5z)");
}

#[test]
fn deal_is_named_by_round_wind_and_number() {
    let setup =
        Setup { dealer: Seat::Third, round: Wind::South, honba: 0, sticks: 0, points: BySeat([25000; 4]) };
    let name = |language| Words::new(language, Style::Native, None).deal(&setup);
    assert_eq!(name(Language::English), "South 3");
    assert_eq!(name(Language::Russian), "Юг 3");
    assert_eq!(name(Language::Danish), "Syd 3");
    assert_eq!(name(Language::Japanese), "南3局");
}
