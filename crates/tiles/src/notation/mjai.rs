//! mjai's tile names: `1m` … `9s`, `5mr` for a red five, and `E S W N P F C` for the honours.
//!
//! A hand is a list of names separated by spaces or commas, or a JSON array of strings.

use super::cursor::Cursor;
use super::error::{Expected, ParseError};
use super::{Inexpressible, Notation, in_order, only_concealed};
use crate::{Hand, Kind, Suit, Tile};

const HONOURS: [&str; 7] = ["E", "S", "W", "N", "P", "F", "C"];

/// Returns a tile's mjai name.
pub fn name(tile: Tile) -> String {
    let kind = tile.kind();
    match kind.index().checked_sub(27) {
        Some(honour) => HONOURS[honour].to_owned(),
        None if tile.is_red() => format!("5{}r", kind.letter()),
        None => kind.to_string(),
    }
}

/// Returns the tile with this mjai name.
pub fn tile(name: &str) -> Option<Tile> {
    if let Some(honour) = HONOURS.iter().position(|&known| known == name) {
        return Kind::from_index(27 + honour).map(Tile::plain);
    }
    let (digit, letter, red) = match *name.as_bytes() {
        [digit, letter] => (digit, letter, false),
        [b'5', letter, b'r'] => (b'5', letter, true),
        _ => return None,
    };
    let suit = Suit::from_letter(letter as char)?;
    if red {
        return Some(Tile::red(suit));
    }
    Kind::suited(suit, digit.wrapping_sub(b'0')).map(Tile::plain)
}

/// Parses a hand that is given as mjai tile names.
pub fn parse(text: &str) -> Result<Hand, ParseError> {
    let mut cursor = Cursor::new(text);
    let mut hand = Hand::EMPTY;
    loop {
        cursor.skip_while(is_separator);
        let start = cursor.at();
        if cursor.peek().is_none() {
            return Ok(hand);
        }
        let name = cursor.skip_while(|c| !is_separator(c));
        let Some(tile) = tile(name) else {
            return Err(cursor.expected_in(Expected::MjaiName, cursor.since(start)));
        };
        cursor.add(&mut hand, tile, cursor.since(start))?;
    }
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '[' | ']' | '"')
}

/// Formats a hand as mjai tile names separated by spaces.
pub fn print(hand: &Hand) -> Result<String, Inexpressible> {
    only_concealed(hand, Notation::Mjai)?;
    let names: Vec<String> = in_order(hand).map(name).collect();
    Ok(names.join(" "))
}

/// Returns whether a text contains a tile name that only mjai uses, or consists of tile names separated by commas.
pub(super) fn seems_so(text: &str) -> bool {
    let mut words = text.split(is_separator).filter(|word| !word.is_empty());
    let telling = |word: &str| HONOURS.contains(&word) || (word.len() == 3 && tile(word).is_some());
    words.clone().any(telling) || (text.contains(',') && words.all(|word| tile(word).is_some()))
}
