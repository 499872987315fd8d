//! Lists of dora or ura indicators.

use std::fmt;
use std::ops::Deref;

use hanchan_tiles::{Kind, Tile};

/// A short list of dora or ura indicators in the order in which they were opened: the initial one, and one for
/// each kan.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Indicators {
    tiles: [Tile; Indicators::MOST],
    len: u8,
}

impl Indicators {
    /// The maximum number of indicators: the initial one and four for kans.
    const MOST: usize = 5;
    /// An empty list.
    pub const NONE: Indicators = Indicators { tiles: [Tile::plain(Kind::EAST); Indicators::MOST], len: 0 };

    /// Adds an indicator. A sixth is ignored, because no deal has one.
    pub(crate) fn push(&mut self, tile: Tile) {
        if let Some(place) = self.tiles.get_mut(usize::from(self.len)) {
            *place = tile;
            self.len += 1;
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Indicators {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl FromIterator<Tile> for Indicators {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Indicators {
        let mut list = Indicators::NONE;
        tiles.into_iter().for_each(|tile| list.push(tile));
        list
    }
}

impl Deref for Indicators {
    type Target = [Tile];

    fn deref(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }
}

impl fmt::Debug for Indicators {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
