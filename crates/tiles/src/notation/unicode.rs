//! Unicode mahjong tiles, U+1F000 to U+1F021.
//!
//! Unicode tiles are accepted wherever MPSZ tiles are, melds included. Unicode has no red fives: an `r` after a
//! five makes it red (`🀋r`).

use super::mpsz::{self, Spelling};
use crate::{Face, Hand, Kind, Suit, Tile};

const WINDS: u32 = 0x1F000;
const DRAGONS: u32 = 0x1F004;
const MAN: u32 = 0x1F007;
const SOU: u32 = 0x1F010;
const PIN: u32 = 0x1F019;
const END: u32 = 0x1F022;

/// Returns the kind that a character represents.
#[inline]
pub fn kind(character: char) -> Option<Kind> {
    let code = character as u32;
    let rank = |suit, first: u32| Kind::suited(suit, (code - first + 1) as u8);
    match code {
        WINDS..DRAGONS => Kind::from_index((27 + code - WINDS) as usize),
        // Unicode orders the dragons red, green, white.
        DRAGONS..MAN => Kind::from_index((33 - (code - DRAGONS)) as usize),
        MAN..SOU => rank(Suit::Man, MAN),
        SOU..PIN => rank(Suit::Sou, SOU),
        PIN..END => rank(Suit::Pin, PIN),
        _ => None,
    }
}

/// Returns the character that represents a kind.
pub fn character(kind: Kind) -> char {
    let code = match kind.face() {
        Face::Wind(wind) => WINDS + wind.index() as u32,
        Face::Dragon(dragon) => MAN - 1 - dragon.index() as u32,
        Face::Suited(suit, rank) => {
            let first = match suit {
                Suit::Man => MAN,
                Suit::Pin => PIN,
                Suit::Sou => SOU,
            };
            first + u32::from(rank) - 1
        }
    };
    char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// Formats a hand with Unicode tiles, otherwise like MPSZ.
pub fn print(hand: &Hand) -> String {
    mpsz::print_as(hand, Spelling::Unicode)
}

pub(super) fn push(tile: Tile, text: &mut String) {
    text.push(character(tile.kind()));
    if tile.is_red() {
        text.push('r');
    }
}
