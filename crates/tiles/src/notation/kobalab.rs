//! kobalab's notation: suit letters before digits, melds after commas.
//!
//! Example: `m406p123z11z1,z555=,s1-23,p5550,m111+1`. A `-`, `=` or `+` after the claimed tile means that it was
//! claimed from the left, from across or from the right. A digit after the mark of a pon is the tile that was
//! added to it later. Four tiles without a mark are a closed kan. If the player is to discard, the last concealed
//! tile is the drawn one, unless the text ends in a comma, which means that the player has just called. A `*`
//! after the concealed tiles (riichi) is accepted and ignored, because it is not part of a hand.

use super::cursor::Cursor;
use super::error::{Expected, ParseError};
use super::{Inexpressible, Notation, standing};
use crate::{Hand, Kind, Meld, MeldError, MeldKind, Side, Suit, Tile};

/// Parses a hand in kobalab's notation.
pub fn parse(text: &str) -> Result<Hand, ParseError> {
    let text = text.trim_end();
    let mut cursor = Cursor::new(text);
    cursor.skip_space();
    let mut hand = Hand::EMPTY;
    let mut suit = None;
    let mut last = None;
    loop {
        let at = cursor.at();
        match cursor.peek() {
            Some('m' | 'p' | 's' | 'z') => {
                suit = Some(suit_letter(&mut cursor)?);
                if !cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
                    return Err(cursor.expected(Expected::DigitAfterSuit));
                }
            }
            Some('0'..='9') => {
                let Some(suit) = suit else { return Err(cursor.expected(Expected::SuitFirst)) };
                let tile = digit(&mut cursor, suit)?;
                cursor.add(&mut hand, tile, at..at + 1)?;
                last = Some(tile);
            }
            Some('_') => return Err(cursor.expected(Expected::KnownTile)),
            _ => break,
        }
    }
    cursor.eat('*');
    let mut just_claimed = false;
    while cursor.eat(',') {
        just_claimed = cursor.peek().is_none() && !hand.melds().is_empty();
        if !just_claimed {
            meld(&mut cursor, &mut hand)?;
        }
    }
    if cursor.peek().is_some() {
        return Err(cursor.expected(Expected::KobalabTile));
    }
    Ok(match last {
        Some(tile) if hand.size() % 3 == 2 && !just_claimed => hand.drawing(tile),
        _ => hand,
    })
}

/// Parses a single tile and, if it is marked, the side of the player who discarded it, as in `s2+` or `z7`.
pub fn parse_tile(text: &str) -> Result<(Tile, Option<Side>), ParseError> {
    let mut cursor = Cursor::new(text);
    let suit = suit_letter(&mut cursor)?;
    let tile = digit(&mut cursor, suit)?;
    let from = side_mark(&mut cursor);
    match cursor.peek() {
        None => Ok((tile, from)),
        Some(_) => Err(cursor.expected(Expected::OneTile)),
    }
}

/// Formats a single tile, with a mark for the side of the player who discarded it.
pub fn print_tile(tile: Tile, from: Option<Side>) -> String {
    format!("{}{}{}", tile.kind().letter(), tile.digit(), from.map_or("", mark))
}

/// Parses a suit letter. Returns `None` for honours.
fn suit_letter(cursor: &mut Cursor<'_>) -> Result<Option<Suit>, ParseError> {
    let suit = match cursor.peek() {
        Some('z') => None,
        Some(letter) if Suit::from_letter(letter).is_some() => Suit::from_letter(letter),
        _ => return Err(cursor.expected(Expected::SuitFirst)),
    };
    cursor.bump();
    Ok(suit)
}

fn digit(cursor: &mut Cursor<'_>, suit: Option<Suit>) -> Result<Tile, ParseError> {
    let rank = cursor.peek().and_then(|c| c.to_digit(10)).map(|rank| rank as u8);
    let tile = match (suit, rank) {
        (Some(suit), Some(0)) => Some(Tile::red(suit)),
        (Some(suit), Some(rank)) => Kind::suited(suit, rank).map(Tile::plain),
        (None, Some(rank @ 1..=7)) => Kind::from_index(26 + rank as usize).map(Tile::plain),
        _ => None,
    };
    let tile = tile.ok_or_else(|| cursor.expected(Expected::DigitAfterSuit))?;
    cursor.bump();
    Ok(tile)
}

fn side_mark(cursor: &mut Cursor<'_>) -> Option<Side> {
    let side = match cursor.peek()? {
        '-' => Side::Left,
        '=' => Side::Across,
        '+' => Side::Right,
        _ => return None,
    };
    cursor.bump();
    Some(side)
}

fn mark(side: Side) -> &'static str {
    match side {
        Side::Left => "-",
        Side::Across => "=",
        Side::Right => "+",
    }
}

fn meld(cursor: &mut Cursor<'_>, hand: &mut Hand) -> Result<(), ParseError> {
    let start = cursor.at();
    let suit = suit_letter(cursor)?;
    let mut tiles = Vec::new();
    let mut claimed = None;
    loop {
        let at = cursor.at();
        match cursor.peek() {
            Some('0'..='9') if tiles.len() < 4 => tiles.push(digit(cursor, suit)?),
            Some(',') | None => break,
            Some(_) => match side_mark(cursor) {
                Some(side) if claimed.is_none() && !tiles.is_empty() => {
                    claimed = Some((tiles.len() - 1, side, at));
                }
                _ => return Err(cursor.expected_at(Expected::KobalabMeld, at)),
            },
        }
    }
    let at = cursor.since(start);
    let meld = match (tiles.as_slice(), claimed) {
        (&[a, b, c, d], None) => Meld::closed_kan([a, b, c, d]),
        (&[a, b, c, d], Some((2, side, _))) => Meld::pon(c, side, [a, b]).and_then(|pon| pon.added(d)),
        (&[a, b, c, d], Some((3, side, _))) => Meld::open_kan(d, side, [a, b, c]),
        (&[a, b, c], Some((2, side, _))) if a.kind() == b.kind() => Meld::pon(c, side, [a, b]),
        (&[a, b, c], Some((place, Side::Left, _))) => chi([a, b, c], place),
        (&[_, _, _], None) => return Err(cursor.expected(Expected::KobalabMark)),
        (&[_, _, _], Some((.., mark))) => return Err(cursor.expected_at(Expected::KobalabSide, mark)),
        _ => return Err(cursor.expected_in(Expected::KobalabMeld, at)),
    };
    match meld {
        Ok(meld) => cursor.lay(hand, meld, at),
        Err(error) => Err(cursor.bad_meld(at, error)),
    }
}

fn chi(tiles: [Tile; 3], claimed: usize) -> Result<Meld, MeldError> {
    let own = match claimed {
        0 => [tiles[1], tiles[2]],
        1 => [tiles[0], tiles[2]],
        _ => [tiles[0], tiles[1]],
    };
    Meld::chi(tiles[claimed.min(2)], own)
}

/// Formats a hand in kobalab's notation. The notation cannot express fourteen concealed tiles without a drawn one:
/// readers take the last tile as the drawn one.
pub fn print(hand: &Hand) -> Result<String, Inexpressible> {
    if hand.norths() > 0 {
        return Err(Inexpressible::Norths(Notation::Kobalab));
    }
    let mut text = String::new();
    let mut letter = None;
    for tile in standing(hand) {
        if letter.replace(tile.kind().letter()) != Some(tile.kind().letter()) {
            text.push(tile.kind().letter());
        }
        push_digit(tile, &mut text);
    }
    if let Some(drawn) = hand.drawn() {
        text.push(drawn.kind().letter());
        push_digit(drawn, &mut text);
    }
    for &meld in hand.melds() {
        text.push(',');
        push_meld(meld, &mut text);
    }
    if hand.size() % 3 == 2 && hand.drawn().is_none() && !hand.melds().is_empty() {
        text.push(',');
    }
    Ok(text)
}

fn push_digit(tile: Tile, text: &mut String) {
    text.push((b'0' + tile.digit()) as char);
}

fn push_meld(meld: Meld, text: &mut String) {
    text.push(meld.lowest().letter());
    let mark = meld.from().map_or("", mark);
    let mut tiles = meld.tiles().to_vec();
    if meld.kind() == MeldKind::Chi {
        tiles.sort_unstable();
        for tile in tiles {
            push_digit(tile, text);
            if Some(tile) == meld.claimed() {
                text.push_str(mark);
            }
        }
        return;
    }
    // Red fives come after ordinary ones, the claimed tile after the player's own, an added tile last.
    let added = meld.added_tile();
    let mut own = meld.own()[..meld.own().len() - usize::from(added.is_some())].to_vec();
    own.reverse();
    own.extend(meld.claimed());
    for tile in own {
        push_digit(tile, text);
    }
    text.push_str(mark);
    if let Some(added) = added {
        push_digit(added, text);
    }
}
