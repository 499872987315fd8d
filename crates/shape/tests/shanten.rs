//! Shanten compared with known results and with a slow reference implementation.

mod common;
mod slow;

use common::tiles;
use fastrand::Rng;
use hanchan_shape::{Forms, Incremental, Shape, forms, shanten, shanten_of_array};
use hanchan_tiles::notation::kobalab;
use hanchan_tiles::{Counts, Deck, FifthCopy, Hand, Kind, KindSet, Suit, Tile};
use serde_json::{Value, json};
use slow::{lacking_orphans, lacking_pairs, lacking_standard};

fn slow_forms(concealed: &Counts, aside: &Counts, deck: Deck) -> Forms {
    let have = concealed.as_array();
    let limits = std::array::from_fn(|kind| 4 - aside.as_array()[kind]);
    let whole = concealed.total() >= 12;
    let sets = concealed.total() as usize / 3;
    let shanten = |lacking: u8| lacking as i8 - 1;
    Forms {
        standard: shanten(lacking_standard(have, &limits, sets, deck)),
        pairs: whole.then(|| shanten(lacking_pairs(have, &limits, deck))),
        orphans: lacking_orphans(have, &limits).filter(|_| whole).map(shanten),
    }
}

fn check(concealed: &Counts, aside: &Counts, deck: Deck) {
    let slow = slow_forms(concealed, aside, deck);
    let shape = Shape::new(*concealed, aside, deck).expect("at most four of a kind");
    assert_eq!(shape.forms(), slow, "{concealed:?} beside {aside:?}");
    if concealed.total() % 3 == 1 {
        let completes = |kind: &Kind| {
            let more = shape.with(*kind).ok().filter(|_| slow.shanten() == 0);
            more.is_some_and(|more| slow_forms(more.concealed(), aside, deck).shanten() == -1)
        };
        let expected: KindSet = deck.kinds().iter().filter(completes).collect();
        assert_eq!(shape.waits().tiles(), expected, "{concealed:?} beside {aside:?}");
    }
    if aside.total() == 0 {
        assert_eq!(forms(concealed, deck), slow, "{concealed:?}");
        assert_eq!(shanten(concealed, deck), slow.shanten());
        assert_eq!(shanten_of_array(concealed.as_array(), deck), Ok(slow.shanten()));
        assert_eq!(Incremental::new(concealed, deck).forms(), slow);
    }
}

const SIZES: [usize; 15] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

#[test]
fn random_hands_of_every_size_match_the_slow_search() {
    let mut random = Rng::with_seed(1);
    for deck in Deck::ALL {
        let kinds: Vec<Kind> = deck.kinds().iter().collect();
        for round in 0..750 {
            let concealed = tiles(&mut random, &kinds, SIZES[round % SIZES.len()], &Counts::EMPTY);
            check(&concealed, &Counts::EMPTY, deck);
        }
    }
}

#[test]
fn hands_of_one_suit_match_the_slow_search() {
    let mut random = Rng::with_seed(2);
    for round in 0..1500 {
        let suit = round % 3 * 9;
        // With and without a few honours.
        let mut kinds = Kind::ALL[suit..suit + 9].to_vec();
        kinds.extend(&Kind::ALL[27..27 + round / 3 % 4]);
        let concealed = tiles(&mut random, &kinds, SIZES[round / 12 % SIZES.len()], &Counts::EMPTY);
        check(&concealed, &Counts::EMPTY, Deck::Full);
    }
}

#[test]
fn hands_with_four_of_a_kind_match_the_slow_search() {
    let mut random = Rng::with_seed(3);
    for deck in Deck::ALL {
        let kinds: Vec<Kind> = deck.kinds().iter().collect();
        for _ in 0..400 {
            let few: Vec<Kind> = (0..4).map(|_| kinds[random.usize(..kinds.len())]).collect();
            let mut few = few;
            few.sort_unstable();
            few.dedup();
            let size = (few.len() * 4).min(13 + random.usize(..2));
            let concealed = tiles(&mut random, &few, size, &Counts::EMPTY);
            check(&concealed, &Counts::EMPTY, deck);
        }
    }
}

#[test]
fn tiles_in_melds_cannot_be_drawn() {
    let mut random = Rng::with_seed(4);
    for deck in Deck::ALL {
        let kinds: Vec<Kind> = deck.kinds().iter().collect();
        for round in 0..1200 {
            let melds = 1 + round % 4;
            let mut aside = Counts::EMPTY;
            let mut near = Vec::new();
            for _ in 0..melds {
                let kind = kinds[random.usize(..kinds.len())];
                let meld = if kind.rank().is_some_and(|rank| rank <= 7)
                    && deck == Deck::Full
                    && random.usize(..2) == 0
                {
                    (0..3).map(|i| Kind::ALL[kind.index() + i]).collect()
                } else {
                    vec![kind; 3 + random.usize(..2)]
                };
                let more = Counts::of(meld.iter().copied()).and_then(|meld| aside.plus(&meld));
                let Ok(more) = more else { continue };
                aside = more;
                near.extend(meld);
            }
            // Concealed tiles of the melds' kinds and their neighbours, where the melds matter most.
            near.extend(kinds.iter().filter(|_| random.usize(..6) == 0));
            near.sort_unstable();
            near.dedup();
            let size = 14 - 3 * melds - round / 4 % 2;
            let room: usize = near.iter().map(|&kind| 4 - aside.get(kind) as usize).sum();
            if room >= size {
                let concealed = tiles(&mut random, &near, size, &aside);
                check(&concealed, &aside, deck);
            }
        }
    }
}

#[test]
fn c_042_declared_norths_rule_out_no_form() {
    let mut random = Rng::with_seed(5);
    let kinds: Vec<Kind> = Deck::NoMiddleMan.kinds().iter().collect();
    for round in 0..400 {
        let aside = Counts::of(vec![Kind::NORTH; 1 + round % 4]).unwrap();
        let orphans = hanchan_tiles::KindSet::ORPHANS.iter().collect::<Vec<_>>();
        let from = if round % 8 < 4 { &orphans } else { &kinds };
        let concealed = tiles(&mut random, from, 13 + round / 8 % 2, &aside);
        check(&concealed, &aside, Deck::NoMiddleMan);
    }
    let hand: Hand = "19p19s1z1234567z + 9m | north 4z".parse().unwrap();
    assert_eq!(Shape::of(&hand, Deck::NoMiddleMan).forms().orphans, Some(0));
    let hand: Hand = "19m19p19s123567z1z | north 4444z".parse().unwrap();
    assert_eq!(Shape::of(&hand, Deck::NoMiddleMan).forms().orphans, None);
}

#[test]
fn incremental_matches_shanten_after_random_changes() {
    let mut random = Rng::with_seed(6);
    for deck in Deck::ALL {
        let mut tiles = Incremental::new(&Counts::EMPTY, deck);
        for step in 0..60_000 {
            let kind = Kind::ALL[random.usize(..34)];
            let grow = tiles.counts().total() < 11 + (step / 500 % 5) as u8;
            if grow {
                tiles.add(kind).is_ok()
            } else {
                tiles.remove(kind).is_ok()
            };
            let anew = Incremental::new(tiles.counts(), deck);
            assert_eq!(tiles.forms(), forms(tiles.counts(), deck));
            assert_eq!(tiles.shanten(), shanten(tiles.counts(), deck));
            assert_eq!(tiles.advancing(), anew.advancing());
        }
    }
}

#[test]
fn failed_add_and_remove_change_nothing() {
    let four = Counts::of([Kind::EAST; 4]).unwrap();
    let mut tiles = Incremental::new(&four, Deck::Full);
    assert!(tiles.add(Kind::EAST).is_err());
    assert!(tiles.remove(Kind::SOUTH).is_err());
    assert_eq!(tiles.counts(), &four);
    for (kind, count) in [(0, 5), (8, 5), (17, 200), (33, 255)] {
        let mut raw = [0; 34];
        raw[kind] = count;
        assert_eq!(shanten_of_array(&raw, Deck::Full), Err(FifthCopy(Kind::ALL[kind])));
    }
    assert_eq!(tiles.forms(), forms(&four, Deck::Full));
}

#[test]
fn more_tiles_than_a_hand_has_do_not_panic() {
    let mut tiles = Incremental::new(&Counts::EMPTY, Deck::Full);
    for kind in Kind::ALL {
        for _ in 0..4 {
            tiles.add(kind).unwrap();
            assert_eq!(tiles.forms(), forms(tiles.counts(), Deck::Full));
            let _any = (tiles.advancing(), hanchan_shape::decompositions(tiles.counts()));
        }
    }
    for kind in Kind::ALL.into_iter().skip(3) {
        (0..4).for_each(|_| tiles.remove(kind).unwrap());
    }
    assert_eq!(tiles.forms(), forms(tiles.counts(), Deck::Full));
}

/// The files of hands with known shanten, in the samples and in the corpus.
const KNOWN: [&str; 2] = ["shanten-1.json", "shanten-3.json"];

/// Checks hands against their known shanten for the standard form, thirteen orphans and seven pairs. Returns the
/// number of hands.
fn check_known(text: &str) -> usize {
    let hands: Vec<Value> = serde_json::from_str(text).expect("JSON");
    for hand in &hands {
        let kinds =
            hand["q"].as_array().expect("tiles").iter().map(|tile| {
                kobalab::parse_tile(tile.as_str().expect("a tile's name")).expect("a tile").0.kind()
            });
        let counts = Counts::of(kinds).expect("at most four of a kind");
        let forms = forms(&counts, Deck::Full);
        let ours = [Some(forms.standard), forms.orphans, forms.pairs];
        let theirs: Vec<Option<i8>> =
            hand["x"].as_array().expect("shanten").iter().map(|x| x.as_i64().map(|x| x as i8)).collect();
        assert_eq!(ours.as_slice(), theirs, "{}", hand["q"]);
    }
    hands.len()
}

/// Generates hands of 14 tiles in the corpus's text format. The slow search computes their shanten.
fn slow_hands(random: &mut Rng, count: usize, kinds: impl Fn(&mut Rng) -> Vec<Kind>) -> String {
    let hand = |_| {
        let kinds = kinds(random);
        let counts = tiles(random, &kinds, 14, &Counts::EMPTY);
        let names = Kind::ALL.iter().flat_map(|&kind| vec![kind; counts.get(kind).into()]);
        let names: Vec<String> = names.map(|kind| kobalab::print_tile(Tile::plain(kind), None)).collect();
        let slow = slow_forms(&counts, &Counts::EMPTY, Deck::Full);
        json!({ "q": names, "x": [Some(slow.standard), slow.orphans, slow.pairs] }).to_string()
    };
    let hands: Vec<String> = (0..count).map(hand).collect();
    format!("[{}]\n", hands.join(",\n"))
}

/// `HANCHAN_BLESS=1` regenerates the samples: 500 hands of all tiles, and 500 of one suit with a few other tiles.
#[test]
fn sample_hands_match_the_slow_search() {
    if hanchan_testdata::blessing() {
        let mut random = Rng::with_seed(7);
        let all = slow_hands(&mut random, 500, |_| Kind::ALL.to_vec());
        let one_suit = slow_hands(&mut random, 500, |random| {
            let suit = 9 * random.usize(..3);
            let others = random.usize(..4);
            let others = random.choose_multiple(Kind::ALL, others);
            let suit = Kind::ALL[suit..suit + 9].iter().copied().filter(|kind| !others.contains(kind));
            suit.chain(others.clone()).collect()
        });
        for (name, text) in KNOWN.iter().zip([all, one_suit]) {
            std::fs::write(hanchan_testdata::sample(&format!("hands/{name}")), text).expect("written");
        }
    }
    for name in KNOWN {
        assert_eq!(check_known(&hanchan_testdata::sample_text(&format!("hands/{name}"))), 500, "{name}");
    }
}

#[test]
fn corpus_hands_have_the_recorded_shanten() {
    for name in KNOWN {
        let Some(text) = hanchan_testdata::corpus_text(&format!("corpora/hands/{name}")) else { continue };
        assert_eq!(check_known(&text), 10_000, "{name}");
    }
}

#[test]
fn three_player_deck_has_no_middle_man() {
    let of = |text: &str, deck| forms(text.parse::<Hand>().unwrap().concealed().counts(), deck);
    // 1m1m 9m9m can only become two triplets; 1m and 9m have no neighbours.
    assert_eq!(of("19m", Deck::NoMiddleMan).standard, 0);
    assert_eq!(of("1179m234p", Deck::Full).standard, 0);
    assert_eq!(of("1199m2345p", Deck::NoMiddleMan).standard, 0);
    assert_eq!(of("1199m2345p", Deck::Full).standard, 0);
    assert_eq!(of("1m234p56s1z", Deck::Full).standard, of("9m234p56s1z", Deck::NoMiddleMan).standard);
    let red_suit = Suit::Man;
    assert!(!Deck::NoMiddleMan.kinds().contains(Kind::five(red_suit)));
}
