//! Tenhou's numbers: 0 to 135, four of each kind; the set of tiles says which are red.

use super::cursor::Cursor;
use super::error::{Expected, ParseError};
use super::{Inexpressible, Notation, in_order, only_concealed};
use crate::{Hand, Piece, Tile, TileSet};

/// Reads numbers separated by commas or spaces, each at most once.
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
        let digits = cursor.skip_while(|c| c.is_ascii_digit());
        let piece = digits.parse().ok().and_then(Piece::from_number);
        let Some(piece) = piece.filter(|_| cursor.peek().is_none_or(is_separator)) else {
            return Err(cursor.expected_at(Expected::PieceNumber, start));
        };
        if std::mem::replace(&mut seen[piece.number()], true) {
            return Err(cursor.expected_at(Expected::OtherPiece, start));
        }
        let Some(tile) = set.tile(piece) else {
            return Err(cursor.expected_at(Expected::PieceOfSet, start));
        };
        cursor.add(&mut hand, tile, cursor.since(start))?;
    }
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ','
}

/// Writes numbers separated by commas; of equal tiles the lowest numbers are taken.
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
