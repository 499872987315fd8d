//! The 37 tiles: 34 kinds and the three red fives.

use std::cmp::Ordering;
use std::fmt;

use crate::{Kind, Suit};

/// A tile as a player sees it: a kind, or a red five. Two tiles of one kind and colour are the same.
///
/// Tiles are numbered 0–33 like their kinds, then 34, 35, 36 for the red five of man, pin, sou.
/// They sort by kind, a red five before the ordinary ones, as hands are written (`406m`).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(u8);

impl Tile {
    /// How many different tiles there are.
    pub const COUNT: usize = 37;

    /// The ordinary tile of a kind.
    #[inline]
    pub const fn plain(kind: Kind) -> Tile {
        Tile(kind.index() as u8)
    }

    /// The red five of a suit.
    #[inline]
    pub const fn red(suit: Suit) -> Tile {
        Tile(34 + suit as u8)
    }

    /// The tile with this number, 0 to 36.
    pub const fn from_index(index: usize) -> Option<Tile> {
        if index < Tile::COUNT { Some(Tile(index as u8)) } else { None }
    }

    /// The tile's number, 0 to 36.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All 37 tiles, by number.
    #[inline]
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT as u8).map(Tile)
    }

    /// Its kind: a red five is a five.
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

    /// Whether it is a red five.
    #[inline]
    pub const fn is_red(self) -> bool {
        self.0 >= 34
    }

    /// The suit of a red five.
    #[inline]
    pub const fn red_suit(self) -> Option<Suit> {
        if self.is_red() { Some(Suit::ALL[self.0 as usize - 34]) } else { None }
    }

    /// The digit of the MPSZ notation, 0 for a red five.
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
    /// The MPSZ spelling: `1m`, `0m` for a red five.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit(), self.kind().letter())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
