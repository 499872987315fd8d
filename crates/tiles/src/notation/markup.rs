//! The `{{hand}}` markup of the Furiten club's yaku list.
//!
//! ```text
//! hand    = "{{hand}}" { item } [ "{{opened}}" meld { meld } "{{/opened}}" ] "{{/hand}}"
//! item    = "{{chi 123pin}}" | "{{pon t}}" | "{{pair t}}" | "{{tile t}}" | "{{tileset t …}}"
//! meld    = "{{chi 123pin 2}}"                 the rank of the claimed tile
//!         | "{{pon t pos}}"
//!         | "{{kan t}}"                        a closed kan
//!         | "{{kan t pos complemented}}"       a pon, later extended
//!         | "{{kan t taken pos}}"              an open kan
//! pos     = "left" | "center" | "right"        whose discard
//! t       = "5man" | "1pin" | "9sou" | … | "east" | "south" | "west" | "north" | "haku" | "hatsu" | "chun"
//! ```
//!
//! The words after a meld's tile can be in any order. Spaces and line breaks between tags are ignored.

use std::ops::Range;

use super::cursor::Cursor;
use super::error::{Expected, ParseError};
use super::{Inexpressible, Notation, in_order};
use crate::{Face, Hand, Kind, Meld, MeldKind, Side, Suit, Tile};

const HONOURS: [&str; 7] = ["east", "south", "west", "north", "haku", "hatsu", "chun"];
const SUITS: [&str; 3] = ["man", "pin", "sou"];
const OPEN: &str = "{{hand}}";

/// Parses one hand block.
pub fn parse(text: &str) -> Result<Hand, ParseError> {
    let mut cursor = Cursor::new(text);
    cursor.skip_space();
    let hand = block(&mut cursor)?;
    cursor.skip_space();
    match cursor.peek() {
        None => Ok(hand),
        Some(_) => Err(cursor.expected(Expected::End)),
    }
}

/// Parses every hand block of a document. Each result comes with its byte range; for an invalid block, this is the
/// range of its `{{hand}}` tag, and parsing resumes after the tag.
pub fn blocks(document: &str) -> impl Iterator<Item = (Range<usize>, Result<Hand, ParseError>)> {
    let mut cursor = Cursor::new(document);
    std::iter::from_fn(move || {
        let start = cursor.at() + cursor.rest().find(OPEN)?;
        while cursor.at() < start {
            cursor.bump();
        }
        let mut inside = cursor;
        let hand = block(&mut inside);
        cursor.eat_str(OPEN);
        while hand.is_ok() && cursor.at() < inside.at() {
            cursor.bump();
        }
        let end = if hand.is_ok() { inside.at() } else { start + OPEN.len() };
        Some((start..end, hand))
    })
}

fn block(cursor: &mut Cursor<'_>) -> Result<Hand, ParseError> {
    if !cursor.eat_str(OPEN) {
        return Err(cursor.expected(Expected::HandTag));
    }
    let mut hand = Hand::EMPTY;
    loop {
        let start = skip_to_tag(cursor);
        let Some(name) = tag_name(cursor) else {
            return Err(cursor.expected(Expected::HandItem));
        };
        match name {
            "/hand" => {
                tag_end(cursor)?;
                return Ok(hand);
            }
            "opened" => {
                tag_end(cursor)?;
                opened(cursor, &mut hand)?;
                skip_to_tag(cursor);
                if !cursor.eat_str("{{/hand}}") {
                    return Err(cursor.expected(Expected::End));
                }
                return Ok(hand);
            }
            "chi" => {
                let run = run(cursor)?;
                tag_end(cursor)?;
                for tile in run {
                    cursor.add(&mut hand, tile, cursor.since(start))?;
                }
            }
            "pon" => group(cursor, &mut hand, start, 3)?,
            "pair" => group(cursor, &mut hand, start, 2)?,
            "tile" => group(cursor, &mut hand, start, 1)?,
            "tileset" => loop {
                let (tile, at) = tile(cursor)?;
                cursor.add(&mut hand, tile, at)?;
                let mut ahead = *cursor;
                if tag_end(&mut ahead).is_ok() {
                    *cursor = ahead;
                    break;
                }
            },
            _ => return Err(cursor.expected_in(Expected::HandItem, cursor.since(start))),
        }
    }
}

fn opened(cursor: &mut Cursor<'_>, hand: &mut Hand) -> Result<(), ParseError> {
    loop {
        let start = skip_to_tag(cursor);
        let name = tag_name(cursor);
        let any = !hand.melds().is_empty();
        let meld = match name {
            Some("/opened") if any => {
                tag_end(cursor)?;
                return Ok(());
            }
            Some("chi") => opened_chi(cursor)?,
            Some("pon") => {
                let (tile, _) = tile(cursor)?;
                let position = position(cursor)?;
                Meld::pon(tile, position, [tile; 2])
                    .map_err(|error| cursor.bad_meld(cursor.since(start), error))?
            }
            Some("kan") => opened_kan(cursor)?,
            _ => {
                let what = if any { Expected::OpenedItemOrEnd } else { Expected::OpenedItem };
                return Err(cursor.expected_in(what, cursor.since(start)));
            }
        };
        tag_end(cursor)?;
        cursor.lay(hand, meld, cursor.since(start))?;
    }
}

fn opened_chi(cursor: &mut Cursor<'_>) -> Result<Meld, ParseError> {
    let start = cursor.at();
    let [a, b, c] = run(cursor)?;
    word_follows(cursor, Expected::ClaimedRank)?;
    let at = cursor.at();
    let rank = cursor.skip_while(|c| c.is_ascii_digit());
    let (claimed, own) = match rank.parse::<u8>() {
        Ok(rank) if rank == a.digit() => (a, [b, c]),
        Ok(rank) if rank == b.digit() => (b, [a, c]),
        Ok(rank) if rank == c.digit() => (c, [a, b]),
        _ => return Err(cursor.expected_in(Expected::ClaimedRank, cursor.since(at))),
    };
    Meld::chi(claimed, own).map_err(|error| cursor.bad_meld(cursor.since(start), error))
}

fn opened_kan(cursor: &mut Cursor<'_>) -> Result<Meld, ParseError> {
    let start = cursor.at();
    let (tile, _) = tile(cursor)?;
    let mut from = None;
    let mut complemented = None;
    loop {
        cursor.skip_space();
        let at = cursor.at();
        match cursor.skip_while(char::is_alphabetic) {
            "" => break,
            "complemented" if complemented.is_none() => complemented = Some(true),
            "taken" if complemented.is_none() => complemented = Some(false),
            word if from.is_none() && side(word).is_some() => from = side(word),
            _ => return Err(cursor.expected_in(Expected::KanWord, cursor.since(at))),
        }
    }
    let meld = match (from, complemented) {
        (None, None) => Meld::closed_kan([tile; 4]),
        (Some(from), Some(false)) => Meld::open_kan(tile, from, [tile; 3]),
        (Some(from), Some(true)) => Meld::pon(tile, from, [tile; 2]).and_then(|pon| pon.added(tile)),
        _ => return Err(cursor.expected(Expected::KanWord)),
    };
    meld.map_err(|error| cursor.bad_meld(cursor.since(start), error))
}

fn group(cursor: &mut Cursor<'_>, hand: &mut Hand, start: usize, copies: usize) -> Result<(), ParseError> {
    let (tile, _) = tile(cursor)?;
    tag_end(cursor)?;
    for _ in 0..copies {
        cursor.add(hand, tile, cursor.since(start))?;
    }
    Ok(())
}

fn skip_to_tag(cursor: &mut Cursor<'_>) -> usize {
    cursor.skip_space();
    cursor.at()
}

fn tag_name<'a>(cursor: &mut Cursor<'a>) -> Option<&'a str> {
    let opened = cursor.eat_str("{{");
    opened.then(|| cursor.skip_while(|c| c == '/' || c.is_ascii_alphabetic()))
}

fn tag_end(cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
    cursor.skip_space();
    if cursor.eat_str("}}") {
        return Ok(());
    }
    let what = match cursor.peek() {
        Some(c) if c.is_alphanumeric() => Expected::NoMoreWords,
        _ => Expected::TagEnd,
    };
    Err(cursor.expected(what))
}

fn tile(cursor: &mut Cursor<'_>) -> Result<(Tile, Range<usize>), ParseError> {
    word_follows(cursor, Expected::MarkupTile)?;
    let start = cursor.at();
    let word = cursor.skip_while(char::is_alphanumeric);
    let kind = match HONOURS.iter().position(|&honour| honour == word) {
        Some(honour) => Kind::from_index(27 + honour),
        None => word.chars().next().and_then(|c| c.to_digit(10)).and_then(|rank| {
            let suit = SUITS.iter().position(|&suit| suit == &word[1..])?;
            Kind::suited(Suit::ALL[suit], rank as u8)
        }),
    };
    match kind {
        Some(kind) => Ok((Tile::plain(kind), cursor.since(start))),
        None => Err(cursor.expected_in(Expected::MarkupTile, cursor.since(start))),
    }
}

/// Skips the space before a word. Fails if no word follows.
fn word_follows(cursor: &mut Cursor<'_>, what: Expected) -> Result<(), ParseError> {
    let start = cursor.at();
    cursor.skip_space();
    if cursor.at() == start { Err(cursor.expected(what)) } else { Ok(()) }
}

/// Parses three ascending consecutive ranks and a suit, such as `123pin`.
fn run(cursor: &mut Cursor<'_>) -> Result<[Tile; 3], ParseError> {
    word_follows(cursor, Expected::MarkupRun)?;
    let start = cursor.at();
    let digits = cursor.skip_while(|c| c.is_ascii_digit());
    let word = cursor.skip_while(char::is_alphabetic);
    let suit = SUITS.iter().position(|&suit| suit == word).map(|suit| Suit::ALL[suit]);
    let ranks = match *digits.as_bytes() {
        [a @ b'1'..=b'7', b, c] if b == a + 1 && c == a + 2 => Some(a - b'0'),
        _ => None,
    };
    let run = suit.zip(ranks).and_then(|(suit, low)| {
        let tile = |rank| Kind::suited(suit, rank).map(Tile::plain);
        Some([tile(low)?, tile(low + 1)?, tile(low + 2)?])
    });
    run.ok_or_else(|| cursor.expected_in(Expected::MarkupRun, cursor.since(start)))
}

fn position(cursor: &mut Cursor<'_>) -> Result<Side, ParseError> {
    cursor.skip_space();
    let start = cursor.at();
    let word = cursor.skip_while(char::is_alphabetic);
    side(word).ok_or_else(|| cursor.expected_in(Expected::Position, cursor.since(start)))
}

fn side(word: &str) -> Option<Side> {
    match word {
        "left" => Some(Side::Left),
        "center" => Some(Side::Across),
        "right" => Some(Side::Right),
        _ => None,
    }
}

/// Formats a hand block: the concealed tiles as one tile set, then the melds.
pub fn print(hand: &Hand) -> Result<String, Inexpressible> {
    if hand.all_tiles().any(Tile::is_red) {
        return Err(Inexpressible::RedFive(Notation::Markup));
    }
    if hand.norths() > 0 {
        return Err(Inexpressible::Norths(Notation::Markup));
    }
    let mut text = OPEN.to_owned();
    if !hand.concealed().is_empty() {
        text.push_str("{{tileset");
        for tile in in_order(hand) {
            text.push(' ');
            text.push_str(&name(tile.kind()));
        }
        text.push_str("}}");
    }
    if !hand.melds().is_empty() {
        text.push_str("{{opened}}");
        for &meld in hand.melds() {
            text.push_str(&opened_tag(meld));
        }
        text.push_str("{{/opened}}");
    }
    text.push_str("{{/hand}}");
    Ok(text)
}

fn name(kind: Kind) -> String {
    match kind.face() {
        Face::Suited(suit, rank) => format!("{rank}{}", SUITS[suit.index()]),
        _ => HONOURS[kind.index() - 27].to_owned(),
    }
}

fn opened_tag(meld: Meld) -> String {
    let lowest = meld.lowest();
    let from = match meld.from() {
        Some(Side::Left) => "left",
        Some(Side::Across) => "center",
        Some(Side::Right) => "right",
        None => "",
    };
    let tile = name(lowest);
    match meld.kind() {
        MeldKind::Chi => {
            let low = lowest.digit();
            let claimed = meld.claimed().map_or(low, |tile| tile.kind().digit());
            let suit = &tile[1..];
            format!("{{{{chi {low}{}{}{suit} {claimed}}}}}", low + 1, low + 2)
        }
        MeldKind::Pon => format!("{{{{pon {tile} {from}}}}}"),
        MeldKind::ClosedKan => format!("{{{{kan {tile}}}}}"),
        MeldKind::AddedKan => format!("{{{{kan {tile} {from} complemented}}}}"),
        MeldKind::OpenKan => format!("{{{{kan {tile} taken {from}}}}}"),
    }
}
