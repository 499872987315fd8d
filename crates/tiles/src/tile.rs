//! The 37 tiles: 34 kinds and the three red fives.

use std::cmp::Ordering;
use std::fmt;

use crate::{Kind, Suit};

/// A tile as players see it: a kind, or a red five. Copies of the same tile are equal.
///
/// Tiles are numbered 0–33 by kind, then 34, 35 and 36 for the red fives of man, pin and sou. They sort by kind,
/// with red fives before ordinary fives, as hands are written (`406m`).
///
/// ```
/// use hanchan_tiles::{Kind, Suit, Tile};
///
/// let red: Tile = "0p".parse()?;
/// assert_eq!(red, Tile::red(Suit::Pin));
/// assert_eq!(red.kind(), Kind::five(Suit::Pin));
/// assert_ne!(red, Tile::plain(red.kind()));
/// assert_eq!(Tile::plain(Kind::EAST).to_string(), "1z");
/// # Ok::<(), hanchan_tiles::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The number of different tiles.
    pub const COUNT: usize = 37;

    /// Returns the ordinary tile of a kind.
    #[inline]
    pub const fn plain(kind: Kind) -> Tile {
        Tile(kind.index() as u8)
    }

    /// Returns the red five of a suit.
    #[inline]
    pub const fn red(suit: Suit) -> Tile {
        Tile(34 + suit as u8)
    }

    /// Returns the tile with this number (0 to 36), or `None` if the number is out of range.
    pub const fn from_index(index: usize) -> Option<Tile> {
        if index < Tile::COUNT { Some(Tile(index as u8)) } else { None }
    }

    /// Returns the tile's number, 0 to 36.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Iterates over all 37 tiles, in numerical order.
    #[inline]
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT as u8).map(Tile)
    }

    /// Returns the tile's kind. A red five is a five.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.red_suit() {
            Some(suit) => Kind::five(suit),
            None => match Kind::from_index(self.0 as usize) {
                Some(kind) => kind,
                None => unreachable!(),
            },
        }
    }

    /// Returns whether this is a red five.
    #[inline]
    pub const fn is_red(self) -> bool {
        self.0 >= 34
    }

    /// Returns the suit if this is a red five.
    #[inline]
    pub const fn red_suit(self) -> Option<Suit> {
        if self.is_red() { Some(Suit::ALL[self.0 as usize - 34]) } else { None }
    }

    /// Returns the digit in MPSZ notation, 0 for a red five.
    #[inline]
    pub const fn digit(self) -> u8 {
        if self.is_red() { 0 } else { self.kind().digit() }
    }
}

impl From<Kind> for Tile {
    fn from(kind: Kind) -> Tile {
        Tile::plain(kind)
    }
}

impl Ord for Tile {
    fn cmp(&self, other: &Tile) -> Ordering {
        let key = |tile: &Tile| (tile.kind(), !tile.is_red());
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Tile {
    fn partial_cmp(&self, other: &Tile) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Tile {
    /// Writes the MPSZ spelling: `1m`, or `0m` for a red five.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit(), self.kind().letter())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
