//! Tiles, tile sets, seats and melds. Tests are named after the statement they check.

use hanchan_tiles::{
    BySeat, Counts, Deck, Face, FifthCopy, Hand, HandError, Kind, KindSet, Meld, MeldError, NoSuchFive,
    Piece, Players, Pose, RedFives, Seat, Side, Suit, Tile, TileSet, Wind,
};

fn tile(text: &str) -> Tile {
    text.parse().expect(text)
}

fn kind(text: &str) -> Kind {
    tile(text).kind()
}

#[test]
fn p_003_set_has_136_tiles() {
    let set = TileSet::default();
    assert_eq!(set.pieces().count(), 136);
    assert_eq!(Deck::Full.size(), 136);
    for kind in Kind::ALL {
        assert_eq!(set.pieces().filter(|piece| piece.kind() == kind).count(), 4);
        assert_eq!(set.copies(Tile::plain(kind)), 4);
    }
}

#[test]
fn a_c08_three_player_set_has_108_tiles() {
    let set = TileSet::new(Deck::NoMiddleMan, RedFives::new(0, 1, 1).unwrap()).unwrap();
    assert_eq!((Deck::NoMiddleMan.size(), set.pieces().count()), (108, 108));
    assert_eq!(set.tile(Piece::new(kind("5m"), 0).unwrap()), None);
    assert_eq!(set.copies(tile("2m")), 0);
    assert_eq!(set.copies(tile("9m")), 4);
    let red_man = TileSet::new(Deck::NoMiddleMan, RedFives::new(1, 1, 1).unwrap());
    assert_eq!(red_man, Err(NoSuchFive(Suit::Man)));
}

#[test]
fn p_005_kinds_are_terminals_simples_or_honours() {
    let orphans: Vec<String> = KindSet::ORPHANS.iter().map(|kind| kind.to_string()).collect();
    assert_eq!(orphans.join(" "), "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z");
    for kind in Kind::ALL {
        assert_eq!(kind.is_orphan(), kind.is_honour() || kind.is_terminal());
        assert_ne!(kind.is_orphan(), kind.is_simple());
    }
    assert_eq!(kind("9p").face(), Face::Suited(Suit::Pin, 9));
    assert_eq!(Kind::wind(Wind::West), Kind::WEST);
}

#[test]
fn p_006_each_suit_can_have_any_number_of_red_fives() {
    let phoenix = TileSet::new(Deck::Full, RedFives::new(1, 2, 1).unwrap()).unwrap();
    let reds = |suit| {
        let tiles = phoenix.pieces().filter_map(|piece| phoenix.tile(piece));
        tiles.filter(|&tile| tile == Tile::red(suit)).count()
    };
    assert_eq!(Suit::ALL.map(reds), [1, 2, 1]);
    assert_eq!((phoenix.copies(tile("0p")), phoenix.copies(tile("5p"))), (2, 2));
    assert_eq!(RedFives::new(0, 5, 0), None);
    let two_red_sou: Hand = "00s".parse().unwrap();
    assert_eq!(two_red_sou.fits(phoenix), Err(HandError::NotInSet(tile("0s"))));
    let three_plain_pin: Hand = "555p".parse().unwrap();
    assert_eq!(three_plain_pin.fits(phoenix), Err(HandError::NotInSet(tile("5p"))));
    assert_eq!("00p0s0m".parse::<Hand>().unwrap().fits(phoenix), Ok(()));
    // Tenhou's red fives are the first copies.
    let tenhou = TileSet::new(Deck::Full, RedFives::new(1, 1, 1).unwrap()).unwrap();
    let numbers = tenhou.pieces().filter(|&piece| tenhou.tile(piece).is_some_and(Tile::is_red));
    assert_eq!(numbers.map(Piece::number).collect::<Vec<_>>(), [16, 52, 88]);
}

#[test]
fn p_011_p_028_seats_go_counter_clockwise() {
    let first = Seat::First;
    assert_eq!(first.at(Side::Right), Seat::Second);
    assert_eq!(first.at(Side::Across), Seat::Third);
    assert_eq!(first.at(Side::Left), Seat::Fourth);
    for seat in Seat::ALL {
        assert_eq!(seat.next(Players::Four), seat.at(Side::Right));
        assert_eq!(seat.side_of(seat), None);
        for side in Side::ALL {
            assert_eq!(seat.side_of(seat.at(side)), Some(side));
        }
    }
    assert_eq!(Seat::Third.next(Players::Three), Seat::First);
    assert_eq!(Seat::First.wind(Seat::Second, Players::Four), Wind::North);
    assert_eq!(Seat::First.wind(Seat::Second, Players::Three), Wind::West);
    assert_eq!(Players::Three.seats().count(), 3);
    let mut points = BySeat::from_fn(|seat| seat.index() * 1000);
    points[Seat::Third] += 1;
    assert_eq!(points.map(|value| value % 10).0, [0, 0, 1, 0]);
}

#[test]
fn p_100_p_101_dora_is_the_kind_after_the_indicator() {
    let pairs = ["2p3p", "9s1s", "4z1z", "1z2z", "7z5z", "5z6z", "6z7z", "8m9m"];
    for pair in pairs {
        let (indicator, dora) = pair.split_at(2);
        assert_eq!(kind(indicator).dora(Deck::Full), kind(dora), "{pair}");
    }
    assert_eq!(kind("1m").dora(Deck::NoMiddleMan), kind("9m"));
    assert_eq!(kind("9m").dora(Deck::NoMiddleMan), kind("1m"));
    for deck in Deck::ALL {
        let doras: KindSet = deck.kinds().iter().map(|kind| kind.dora(deck)).collect();
        assert_eq!(doras, deck.kinds(), "every kind is the dora of one indicator");
    }
}

fn arrangement(meld: &str) -> String {
    let hand: Hand = format!("| {meld}").parse().expect(meld);
    let tiles = hand.melds()[0].laid();
    let spelled = tiles.map(|laid| match laid.pose {
        Pose::Upright => laid.tile.to_string(),
        Pose::Sideways => format!("[{}]", laid.tile),
        Pose::Added => format!("^{}", laid.tile),
        Pose::FaceDown => "##".to_owned(),
    });
    spelled.collect::<Vec<_>>().join(" ")
}

#[test]
fn g_018_p_053_claimed_tile_of_a_chi_is_on_the_left() {
    assert_eq!(arrangement("chi 546p"), "[5p] 4p 6p");
    assert_eq!(arrangement("chi 465<p"), "[5p] 4p 6p");
    assert_eq!(arrangement("chi 123m"), "[1m] 2m 3m");
}

#[test]
fn g_020_p_051_pon_shows_which_side_it_was_claimed_from() {
    assert_eq!(arrangement("pon 333z<"), "[3z] 3z 3z");
    assert_eq!(arrangement("pon 555m^"), "5m [5m] 5m");
    assert_eq!(arrangement("pon 333z>"), "3z 3z [3z]");
    assert_eq!(arrangement("pon 0^55m"), "5m [0m] 5m");
}

#[test]
fn g_025_open_kan_shows_which_side_it_was_claimed_from() {
    assert_eq!(arrangement("kan 4444z<"), "[4z] 4z 4z 4z");
    assert_eq!(arrangement("kan 6666s^"), "6s [6s] 6s 6s");
    assert_eq!(arrangement("kan 6666s>"), "6s 6s 6s [6s]");
}

#[test]
fn g_023_p_066_outer_tiles_of_a_closed_kan_are_face_down() {
    assert_eq!(arrangement("closed kan 4444p"), "## 4p 4p ##");
    assert_eq!(arrangement("closed kan 0555p"), "## 0p 5p ##");
    assert_eq!(arrangement("closed kan 5500p"), "## 0p 0p ##");
}

#[test]
fn g_024_p_064_d_016_added_tile_is_next_to_the_sideways_one() {
    assert_eq!(arrangement("added kan 1111s<"), "[1s] ^1s 1s 1s");
    assert_eq!(arrangement("added kan 5505s^"), "5s [5s] ^0s 5s");
    assert_eq!(arrangement("added kan 1111s>"), "1s 1s [1s] ^1s");
}

#[test]
fn g_006_chi_does_not_wrap_around() {
    for [claimed, a, b] in [["8m", "9m", "1m"], ["9m", "1m", "2m"], ["9m", "1p", "2p"], ["1z", "2z", "3z"]] {
        let chi = Meld::chi(tile(claimed), [tile(a), tile(b)]);
        assert!(matches!(chi, Err(MeldError::NotConsecutive(_))), "{claimed} {a} {b}");
    }
    let chi = Meld::chi(tile("2m"), [tile("3m"), tile("1m")]).unwrap();
    assert!(matches!(chi.added(tile("1m")), Err(MeldError::NotAPon(_))));
}

#[test]
fn fifth_tile_of_a_kind_is_an_error() {
    let mut counts = Counts::of([Kind::EAST; 4]).unwrap();
    assert_eq!(counts.add(Kind::EAST), Err(FifthCopy(Kind::EAST)));
    assert_eq!(Counts::of([Kind::RED; 5]), Err(FifthCopy(Kind::RED)));
    let mut raw = [0; 34];
    raw[33] = 5;
    assert_eq!(Counts::try_from(raw), Err(FifthCopy(Kind::RED)));
    raw[33] = 255;
    assert_eq!(Counts::try_from(raw), Err(FifthCopy(Kind::RED)));
    raw[33] = 4;
    assert_eq!(Counts::try_from(raw).unwrap().total(), 4);

    let mut hand: Hand = "1z | pon 111z".parse().unwrap();
    assert_eq!(hand.add(tile("1z")), Err(HandError::FifthCopy(Kind::EAST)));
    assert_eq!(hand.held().get(Kind::EAST), 4);
    assert!("44z | north 444z".parse::<Hand>().is_err());
    let full: Hand = "11z | pon 222z, pon 333z, pon 444z, pon 555z".parse().unwrap();
    assert!(full.clone().add(tile("6z")).is_err());
}

#[test]
fn failed_call_leaves_the_hand_unchanged() {
    let meld = |text: &str| text.parse::<Meld>().expect(text);
    let mut hand: Hand = "0556p223444z789s + 4z".parse().unwrap();
    assert_eq!(hand.call(meld("pon 055p<")), Err(HandError::TooManyTiles), "no claim with a tile too many");
    hand.discard(tile("6p")).unwrap();
    let before = hand;
    assert_eq!(hand.call(meld("pon 055s<")), Err(HandError::NotHeld(tile("5s"))));
    assert_eq!(
        hand.call(meld("pon 5^00p")),
        Err(HandError::NotHeld(tile("0p"))),
        "there is one red five only"
    );
    assert_eq!(hand, before);
    hand.call(meld("pon 05>5p")).unwrap();
    assert_eq!(hand.to_string(), "5p789s2234444z | pon 055p>");
    hand.discard(tile("5p")).unwrap();
    hand.draw(tile("6z")).unwrap();
    assert_eq!(hand.add_to_pon(tile("6z")), Err(HandError::NoPon(Kind::GREEN)));
    hand.call(meld("closed kan 4444z")).unwrap();
    assert_eq!((hand.drawn(), hand.size()), (None, 13));
    hand.draw(tile("5p")).unwrap();
    hand.add_to_pon(tile("5p")).unwrap();
    assert_eq!(hand.to_string(), "789s2236z | added kan 0555p>, closed kan 4444z");
    assert_eq!(hand.held().total() as usize, hand.all_tiles().count());
    let mut norths: Hand = "1234z".parse().unwrap();
    norths.set_north_aside().unwrap();
    assert_eq!(norths.to_string(), "123z | north 4z");
    assert_eq!(norths.set_north_aside(), Err(HandError::NotHeld(tile("4z"))));
}

#[test]
fn p_060_closed_kans_do_not_open_a_hand() {
    assert!("1m | closed kan 2222m".parse::<Hand>().unwrap().is_closed());
    assert!(!"1m | kan 2222m".parse::<Hand>().unwrap().is_closed());
}

#[test]
fn p_046_drawn_tile_is_kept_apart_until_the_discard() {
    let mut hand: Hand = "123m".parse().unwrap();
    hand.draw(tile("9s")).unwrap();
    assert_eq!(hand.to_string(), "123m + 9s");
    hand.discard(tile("1m")).unwrap();
    assert_eq!(hand.to_string(), "23m9s");
    assert!(hand.discard(tile("1m")).is_err());
    assert!("05p".parse::<Hand>().unwrap().discard(tile("0s")).is_err());
}
