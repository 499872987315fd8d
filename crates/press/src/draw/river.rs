//! A river: a player's discards.

use std::fmt;

use hanchan_tiles::Tile;
use hanchan_tiles::notation::{ParseError, mpsz};

/// A player's discards in order. In text, a `*` after a tile or its digit marks the riichi discard, as in
/// `19m4z 5*3p 7z`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct River {
    tiles: Vec<(Tile, bool)>,
}

impl River {
    /// The maximum number of tiles: more than anybody can discard in a deal.
    pub const MOST: usize = 70;

    /// Creates a river without riichi.
    pub fn of(tiles: impl IntoIterator<Item = Tile>) -> River {
        River { tiles: tiles.into_iter().map(|tile| (tile, false)).collect() }
    }

    /// Returns the tiles in rows of six; the third row is as long as needed. Each tile has a flag that says
    /// whether it is the riichi discard.
    pub fn rows(&self) -> impl Iterator<Item = &[(Tile, bool)]> {
        let (first, rest) = self.tiles.split_at(self.tiles.len().min(6));
        let (second, third) = rest.split_at(rest.len().min(6));
        [first, second, third].into_iter().filter(|row| !row.is_empty())
    }

    /// Returns every tile, and whether it is the riichi discard.
    pub fn tiles(&self) -> &[(Tile, bool)] {
        &self.tiles
    }
}

/// Why a text is not a valid river.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RiverError {
    /// The text is not valid notation.
    Unreadable(ParseError),
    /// The river has more tiles than anybody can discard.
    TooLong,
    /// A riichi mark does not follow a tile, or there are two marks.
    Riichi,
}

impl fmt::Display for RiverError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RiverError::Unreadable(error) => error.fmt(f),
            RiverError::TooLong => write!(f, "a river has at most {} tiles", River::MOST),
            RiverError::Riichi => f.write_str("'*' must follow the one tile that declared riichi"),
        }
    }
}

impl std::error::Error for RiverError {}

impl std::str::FromStr for River {
    type Err = RiverError;

    fn from_str(text: &str) -> Result<River, RiverError> {
        let (plain, declared) = match text.split_once('*') {
            None => (text.to_owned(), None),
            Some((before, after)) => {
                // Digits before the mark belong to the suit letter after it, if there is no letter in between.
                let count = before.chars().filter(|c| is_tile(*c)).count();
                (format!("{before}{after}"), Some(count.checked_sub(1).ok_or(RiverError::Riichi)?))
            }
        };
        if plain.contains('*') {
            return Err(RiverError::Riichi);
        }
        let tiles = mpsz::parse_tiles(&plain).map_err(RiverError::Unreadable)?;
        if tiles.len() > River::MOST {
            return Err(RiverError::TooLong);
        }
        let tiles = tiles.into_iter().enumerate().map(|(i, tile)| (tile, Some(i) == declared)).collect();
        Ok(River { tiles })
    }
}

/// Returns whether a character stands for a tile.
fn is_tile(c: char) -> bool {
    c.is_ascii_digit() || ('🀀'..='🀡').contains(&c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_river_has_rows_of_six_and_one_riichi() {
        let river: River = "19m4z5*3p7z123456789s".parse().expect("a river");
        let rows: Vec<usize> = river.rows().map(<[_]>::len).collect();
        assert_eq!(rows, [6, 6, 3]);
        let declared: Vec<usize> =
            river.tiles().iter().enumerate().filter(|(_, tile)| tile.1).map(|(i, _)| i).collect();
        assert_eq!(declared, [3]);
    }

    #[test]
    fn invalid_rivers_are_rejected() {
        assert_eq!("*5m".parse::<River>(), Err(RiverError::Riichi));
        assert_eq!("5*m6*m".parse::<River>(), Err(RiverError::Riichi));
        assert_eq!("1m".repeat(71).parse::<River>(), Err(RiverError::TooLong));
        assert!(matches!("5q".parse::<River>(), Err(RiverError::Unreadable(_))));
    }
}
