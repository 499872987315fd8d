//! Tenhou's tile numbers: 0 to 135, four per kind. The tile set defines which of them are red fives.

use super::cursor::Cursor;
use super::error::{Expected, ParseError};
use super::{Inexpressible, Notation, in_order, only_concealed};
use crate::{Hand, Piece, Tile, TileSet};

/// Parses numbers separated by commas or spaces, or a JSON array of numbers. No number may occur twice.
pub fn parse(text: &str, set: TileSet) -> Result<Hand, ParseError> {
    let mut cursor = Cursor::new(text);
    let mut hand = Hand::EMPTY;
    let mut seen = [false; Piece::COUNT];
    loop {
        cursor.skip_while(is_separator);
        let start = cursor.at();
        if cursor.peek().is_none() {
            return Ok(hand);
        }
        let number = cursor.skip_while(|c| !is_separator(c));
        let at = cursor.since(start);
        let digits = Some(number).filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
        let piece = digits.and_then(|digits| digits.parse().ok()).and_then(Piece::from_number);
        let Some(piece) = piece else {
            return Err(cursor.expected_in(Expected::PieceNumber, at));
        };
        if std::mem::replace(&mut seen[piece.number()], true) {
            return Err(cursor.expected_in(Expected::OtherPiece, at));
        }
        let Some(tile) = set.tile(piece) else {
            return Err(cursor.expected_in(Expected::PieceOfSet, at));
        };
        cursor.add(&mut hand, tile, at)?;
    }
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '[' | ']')
}

/// Formats a hand as numbers separated by commas. Equal tiles get the lowest available numbers.
pub fn print(hand: &Hand, set: TileSet) -> Result<String, Inexpressible> {
    only_concealed(hand, Notation::Tenhou)?;
    let mut used = [0u8; Tile::COUNT];
    let mut numbers = Vec::new();
    for tile in in_order(hand) {
        let copy = &mut used[tile.index()];
        let piece = (0..4)
            .filter_map(|copy| Piece::new(tile.kind(), copy))
            .filter(|&piece| set.tile(piece) == Some(tile))
            .nth(*copy as usize)
            .ok_or(Inexpressible::NotInSet(Notation::Tenhou, tile))?;
        *copy += 1;
        numbers.push(piece.number().to_string());
    }
    Ok(numbers.join(","))
}
