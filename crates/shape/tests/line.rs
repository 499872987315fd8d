//! `PlainLine` agrees with the parser.

use fastrand::Rng;
use hanchan_shape::{Forms, PlainLine, forms};
use hanchan_tiles::{Deck, Hand, Kind, Tile};

/// Returns the forms of a line according to the parser, if it is a hand of a valid size without melds.
fn parsed(line: &str, deck: Deck) -> Option<Forms> {
    let hand: Hand = line.parse().ok()?;
    let counts = hand.concealed().counts();
    let right = hand.melds().is_empty() && hand.drawn().is_none() && !counts.total().is_multiple_of(3);
    let in_play = counts.kinds().difference(deck.kinds()).is_empty();
    (right && in_play).then(|| forms(counts, deck))
}

#[test]
fn plain_line_agrees_with_the_parser() {
    let mut rng = Rng::with_seed(7);
    for round in 0..200_000 {
        let deck = if round % 4 == 0 { Deck::NoMiddleMan } else { Deck::Full };
        // Text with valid characters, most of which is not a hand. Digits are more frequent than letters.
        let length = rng.usize(0..22);
        let line: String = (0..length)
            .map(|_| char::from(*rng.choice(b"1234567890123456789mpsz ").unwrap_or(&b'm')))
            .collect();
        let read = PlainLine::read(line.as_bytes(), deck);
        let expected = parsed(&line, deck);
        match read {
            Some(read) => assert_eq!((Some(read.forms()), read.len), (expected, line.len()), "{line:?}"),
            // Lines with many letters or spaces are left to the parser; other plain hands are not.
            None => assert!(expected.is_none() || line.contains(' '), "{line:?}"),
        }
    }
}

#[test]
fn hands_of_every_size_are_read() {
    let mut rng = Rng::with_seed(8);
    for round in 0..50_000 {
        let deck = if round % 4 == 0 { Deck::NoMiddleMan } else { Deck::Full };
        let mut kinds: Vec<Kind> = deck.kinds().iter().flat_map(|kind| [kind; 4]).collect();
        rng.shuffle(&mut kinds);
        let size = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14][round % 10];
        let tiles = kinds[..size].iter().map(|&kind| match kind.five_of() {
            Some(suit) if rng.bool() => Tile::red(suit),
            _ => Tile::plain(kind),
        });
        let hand = Hand::new(tiles, []).expect("a part of a deck");
        let sorted = hand.to_string();
        let apart: String = kinds[..size].iter().map(Kind::to_string).collect();
        for line in [sorted, apart] {
            let text = format!("{line}\n1m");
            let read = PlainLine::read(text.as_bytes(), deck).expect("it is plain");
            assert_eq!((Some(read.forms()), read.len), (parsed(&line, deck), line.len()), "{line}");
            assert_eq!(read.shanten(), read.forms().shanten());
        }
    }
}

#[test]
fn lines_that_are_not_plain_are_left_to_the_parser() {
    for line in ["", "\r\n", "123m\r\n", "1m+2p", "\0", "11111m", "8z", "0z", "123", "m", "1m | pon 555z"] {
        assert!(PlainLine::read(line.as_bytes(), Deck::Full).is_none(), "{line:?}");
    }
}
