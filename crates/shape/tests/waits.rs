//! Waits, decompositions and ukeire.

mod common;

use std::collections::HashSet;

use common::tiles;
use fastrand::Rng;
use hanchan_shape::{Decomposition, Shape, WaitKind, WaitName, decompositions, shanten};
use hanchan_tiles::{Counts, Deck, Hand, Kind, KindSet};

fn shape(text: &str) -> Shape {
    let hand: Hand = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    Shape::of(&hand, Deck::Full)
}

fn spelled(kinds: KindSet) -> String {
    kinds.iter().map(|kind| kind.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn documented_hands_have_the_documented_waits() {
    let rows = include_str!("../../../conformance/hands/waits.tsv");
    let mut checked = 0;
    for row in rows.lines().filter(|row| !row.starts_with('#')) {
        let [id, hand, expected] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let waits = shape(hand).waits();
        let mut expected: Vec<&str> = expected.split_whitespace().collect();
        let ours = spelled(waits.tiles());
        let mut ours: Vec<&str> = ours.split_whitespace().collect();
        expected.sort_unstable();
        ours.sort_unstable();
        assert_eq!(ours, expected, "{id}");
        assert_eq!(shape(hand).shanten() == 0, waits.is_tenpai(), "{id}");
        checked += 1;
    }
    assert!(checked >= 70);
}

#[test]
fn d_018_seven_pairs_must_be_different() {
    let four = shape("1133m55558p7799s");
    assert_eq!(four.forms().pairs, Some(2));
    assert!(!four.waits().is_tenpai());
}

#[test]
fn wait_kinds_of_example_hands() {
    use WaitKind::*;
    let cases: &[(&str, &str, &[WaitKind])] = &[
        ("123m123p123s99s56s", "4s", &[TwoSided]),
        ("123m123p123s99s56s", "7s", &[TwoSided]),
        ("123m123p123s99s46s", "5s", &[Closed]),
        ("123m123p456s99s12s", "3s", &[Edge]),
        ("123m123p456s99s89m", "7m", &[Edge]),
        ("123m123p456s7s789p", "7s", &[Pair]),
        ("123m123p456s77s88p", "8p", &[TwoPon]),
        ("1122m3344p5566s7z", "7z", &[Pair]),
        ("19m19p19s1234567z", "1m", &[Orphan]),
        // 3455p waits for 2p (two-sided) and for 5p (two-sided, or as the pair).
        ("123m123s456s3455p", "5p", &[TwoSided, Pair]),
        ("123m123s456s3455p", "2p", &[TwoSided]),
        // Ryanpeikou or seven pairs: the pair in both, or two-sided.
        ("112233m556677p1s", "1s", &[Pair]),
    ];
    for (hand, tile, expected) in cases {
        let waits = shape(hand).waits();
        let wait = waits.list().iter().find(|wait| wait.tile.to_string() == *tile).unwrap();
        assert_eq!(wait.kinds.iter().collect::<Vec<_>>(), *expected, "{hand} {tile}");
    }
}

#[test]
fn wait_names_of_example_hands() {
    let cases = [
        ("123m123p123s99s56s", "two-sided"),
        ("123m123p456s99s12s", "edge"),
        ("123m123p456s77s88p", "two-pon"),
        ("123p456s789s2345m", "two-ended pair"),
        ("123m99p456s23456p", "three-sided"),
        ("123m456s2345678p", "three-ended pair"),
        ("123m123s456s3455p", "combined: two-sided + pair"),
        ("123m123s456s2223p", "combined: two-sided + pair"),
        ("123m123s456s2224p", "combined: closed + pair"),
        ("123m123s456s1112p", "combined: edge + pair"),
        ("123m456s34555p11s", "combined: two-sided + two-pon"),
        ("1112345678999p", "nine-sided"),
        ("19m19p19s1234567z", "thirteen-sided"),
        ("19m19p19s1233567z", "orphan"),
        ("123m123s2223444p", "combined: two-sided + pair + two-pon"),
    ];
    for (hand, name) in cases {
        assert_eq!(shape(hand).waits().name().map(|name| name.to_string()).as_deref(), Some(name), "{hand}");
    }
    assert_eq!(shape("147m258p369s1234z").waits().name(), None);
    let dead_end = shape("23m99s | kan 4444m, pon 222p, pon 333s").waits();
    assert_eq!(dead_end.name(), Some(WaitName::Simple(WaitKind::TwoSided)));
}

#[test]
fn waits_for_a_fifth_tile_are_impossible() {
    // All four tiles are in the concealed hand.
    let hand = shape("1111m234p567p789s");
    let waits = hand.waits();
    assert_eq!((hand.shanten(), waits.is_tenpai()), (1, false));
    assert_eq!((spelled(waits.tiles()), spelled(waits.impossible)), (String::new(), "1m".into()));
    assert_eq!(spelled(waits.tiles_by_shape()), "1m");

    // All four tiles are in the hand and its melds.
    let waits = shape("1m | pon 111m, pon 222p, pon 333s, pon 444z").waits();
    assert_eq!((waits.is_tenpai(), spelled(waits.impossible)), (false, "1m".into()));
    let kan = shape("12m99s | kan 3333m, pon 222p, pon 333s");
    assert_eq!((kan.shanten(), spelled(kan.waits().impossible)), (1, "3m".into()));

    // One side of a two-sided wait is gone: the hand waits for the other.
    let half = shape("23m99s | kan 4444m, pon 222p, pon 333s");
    assert_eq!((half.shanten(), spelled(half.waits().tiles())), (0, "1m".into()));
    assert_eq!(spelled(half.waits().impossible), "4m");

    // A kind that is not in the deck is not listed as impossible.
    let strange: Hand = "5555m1p".parse().unwrap();
    assert!(Shape::of(&strange, Deck::NoMiddleMan).waits().impossible.is_empty());

    // The fourth tile of a kind is used in a run.
    assert_eq!(spelled(shape("1111m23m456p789s1z").waits().tiles()), "1z");
    // 3334m: the fourth 3m is not needed, so 3m is not a wait (SC-P47).
    assert_eq!(spelled(shape("3334m456789p234s").waits().tiles()), "2m 4m 5m");
}

#[test]
fn p_039_hands_that_lack_one_tile_are_tenpai() {
    let mut random = Rng::with_seed(7);
    let mut tenpai = 0;
    for round in 0..6000 {
        // One suit and a few honours, which makes tenpai frequent.
        let kinds: Vec<Kind> = Kind::ALL[9..18].iter().chain(&Kind::ALL[27..29]).copied().collect();
        let size = [13, 10, 7, 4, 1][round % 5];
        let concealed = tiles(&mut random, &kinds, size, &Counts::EMPTY);
        let hand = Shape::new(concealed, &Counts::EMPTY, Deck::Full).unwrap();
        let complete = |kind: &Kind| {
            hand.with(*kind).is_ok_and(|more| !decompositions(more.concealed()).as_slice().is_empty())
        };
        let expected: KindSet = Kind::ALL.into_iter().filter(complete).collect();
        let waits = hand.waits();
        assert_eq!(waits.tiles(), expected, "{concealed:?}");
        assert_eq!(hand.shanten() == 0, waits.is_tenpai());
        assert!(waits.list().iter().all(|wait| wait.kinds.iter().next().is_some()));
        tenpai += usize::from(waits.is_tenpai());
    }
    assert!(tenpai > 1000);
}

/// Counts the ways to split counts into sets and a pair, by trying all subsets of sets.
fn slow_count(left: &mut [u8; 9], from: usize, sets: usize, pair: bool) -> usize {
    if sets == 0 && !pair {
        return usize::from(left.iter().all(|&count| count == 0));
    }
    let mut ways = 0;
    for shape in from..16 {
        if sets == 0 {
            break;
        }
        let tiles: Vec<usize> = if shape < 9 { vec![shape; 3] } else { (shape - 9..shape - 6).collect() };
        let mut after = *left;
        let fits = tiles.iter().all(|&tile| {
            let some = after[tile] > 0;
            after[tile] = after[tile].saturating_sub(1);
            some
        });
        if fits {
            ways += slow_count(&mut after, shape, sets - 1, pair);
        }
    }
    if sets == 0 && pair {
        for kind in 0..9 {
            if left[kind] >= 2 {
                let mut after = *left;
                after[kind] -= 2;
                ways += slow_count(&mut after, 0, 0, false);
            }
        }
    }
    ways
}

/// Iterates over all ways to hold `total` tiles of one suit.
fn one_suit(total: u8) -> impl Iterator<Item = [u8; 9]> {
    let all = (0..5u32.pow(9)).map(|number| std::array::from_fn(|i| (number / 5u32.pow(i as u32) % 5) as u8));
    all.filter(move |counts: &[u8; 9]| counts.iter().sum::<u8>() == total)
}

fn sou(counts: [u8; 9]) -> Counts {
    let mut all = [0; 34];
    all[18..27].copy_from_slice(&counts);
    Counts::try_from(all).unwrap()
}

#[test]
fn decompositions_of_one_suit_are_complete_and_distinct() {
    let mut complete = 0;
    for counts in one_suit(14) {
        let tiles = sou(counts);
        let found = decompositions(&tiles);
        assert_eq!(shanten(&tiles, Deck::Full) == -1, !found.as_slice().is_empty());
        let different: HashSet<&Decomposition> = found.as_slice().iter().collect();
        assert_eq!(different.len(), found.as_slice().len());
        let mut standard = 0;
        for way in found.as_slice() {
            if let Decomposition::Standard(way) = way {
                standard += 1;
                for kind in Kind::ALL {
                    let in_sets: u8 = way.sets().iter().map(|set| set.count(kind)).sum();
                    assert_eq!(in_sets + 2 * u8::from(way.pair() == kind), tiles.get(kind));
                }
            }
        }
        if standard > 0 {
            complete += 1;
            assert_eq!(standard, slow_count(&mut counts.clone(), 0, 4, true), "{counts:?}");
        }
    }
    assert_eq!(complete, 13_259);
}

#[test]
fn no_hand_exceeds_the_capacity_of_decompositions() {
    // The maximum number of decompositions of a suit by its sets, without and with the pair.
    let most = |sets: usize, pair: bool| {
        let suits = one_suit(3 * sets as u8 + 2 * u8::from(pair));
        suits.map(|mut counts| slow_count(&mut counts, 0, sets, pair)).max().unwrap()
    };
    let sets_only: Vec<usize> = (0..=4).map(|sets| most(sets, false)).collect();
    let with_pair: Vec<usize> = (0..=4).map(|sets| most(sets, true)).collect();
    let mut most = 0;
    for (a, with_pair) in with_pair.iter().enumerate() {
        for b in 0..=4 - a {
            most = most.max(with_pair * sets_only[b] * sets_only[4 - a - b]);
        }
    }
    // Seven pairs can add one decomposition.
    assert!(most < 8, "{sets_only:?} {with_pair:?}");
}

#[test]
fn ukeire_is_the_tiles_left_that_lower_the_shanten() {
    let mut random = Rng::with_seed(8);
    for deck in Deck::ALL {
        let kinds: Vec<Kind> = deck.kinds().iter().collect();
        for round in 0..400 {
            let aside = if round % 2 == 0 {
                Counts::EMPTY
            } else {
                Counts::of([kinds[random.usize(..kinds.len())]; 3]).unwrap()
            };
            let size = if round % 2 == 0 { 13 } else { 10 };
            let concealed = tiles(&mut random, &kinds, size, &aside);
            let hand = Shape::new(concealed, &aside, deck).unwrap();
            let visible = tiles(&mut random, &kinds, 30, hand.held());
            let ukeire = hand.ukeire(&visible);
            for &kind in &kinds {
                let lowers = hand.with(kind).is_ok_and(|more| more.shanten() < hand.shanten());
                assert_eq!(ukeire.kinds.contains(kind), lowers, "{concealed:?} {kind}");
                let left = 4 - hand.held().get(kind) - visible.get(kind);
                assert_eq!(ukeire.left(kind), if lowers { left } else { 0 });
            }
            assert_eq!(ukeire.total(), ukeire.iter().map(|(_, left)| u32::from(left)).sum());
            assert!(hand.shanten() < 0 || !ukeire.kinds.is_empty());
        }
    }
}

#[test]
fn discards_are_sorted_by_shanten_and_ukeire() {
    let hand = shape("23467m234567p88s + 1z");
    let discards = hand.discards(&Counts::EMPTY);
    assert_eq!(discards.len(), hand.concealed().kinds().len());
    assert_eq!((discards[0].tile, discards[0].ukeire.shanten), (Kind::EAST, 0));
    assert_eq!(discards[0].ukeire.total(), 8);
    assert!(discards.windows(2).all(|two| {
        let worth = |i: usize| (two[i].ukeire.shanten, std::cmp::Reverse(two[i].ukeire.total()));
        worth(0) <= worth(1)
    }));
    assert_eq!(hand.best_discards(&Counts::EMPTY).len(), 1);
    // Discarding a tile that advances the hand leaves one fewer: it waits for 3p, one of which is now in the river.
    let rest = shape("12p99s | pon 111z, pon 222z, pon 333z")
        .ukeire(&Counts::of(["3p".parse::<hanchan_tiles::Tile>().unwrap().kind()]).unwrap());
    assert_eq!(rest.total(), 3);
}

#[test]
fn improvements_increase_the_ukeire() {
    // A closed wait for 5m becomes two-sided with 7m (discard 4m) or 3m (discard 6m).
    let hand = shape("46m234567p23488s");
    let now = hand.ukeire(&Counts::EMPTY);
    assert_eq!((now.shanten, now.total()), (0, 4));
    let improvements = hand.improvements(&Counts::EMPTY);
    let draws: KindSet = improvements.iter().map(|improvement| improvement.draw).collect();
    assert!(spelled(draws).contains("3m 7m"), "{}", spelled(draws));
    for improvement in &improvements {
        assert!(!now.kinds.contains(improvement.draw));
        for discard in &improvement.discards {
            assert_eq!(discard.ukeire.shanten, 0);
            assert!(discard.ukeire.total() > now.total());
        }
    }
    let seven = improvements.iter().find(|improvement| improvement.draw.to_string() == "7m").unwrap();
    assert_eq!(seven.discards[0].tile.to_string(), "4m");
    assert_eq!(seven.discards[0].ukeire.total(), 8);
}
