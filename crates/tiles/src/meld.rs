//! Melds, and how their tiles are arranged on the table.

use std::fmt;

use crate::{Kind, Side, Tile};

/// The type of a meld.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum MeldKind {
    /// Three consecutive tiles of a suit, one claimed from the left neighbour (P-052, G-017).
    Chi,
    /// Three identical tiles, one claimed (P-050).
    Pon,
    /// Four identical tiles, one claimed (P-063).
    OpenKan,
    /// A pon to which the fourth tile was added (P-064).
    AddedKan,
    /// Four identical tiles from the player's own hand (P-066).
    ClosedKan,
}

/// A meld: its tiles, which of them was claimed, and from which side.
///
/// ```
/// use hanchan_tiles::{Kind, Meld, Side, Suit, Tile};
///
/// let tile = |rank| Tile::plain(Kind::suited(Suit::Pin, rank).unwrap());
/// let chi = Meld::chi(tile(5), [tile(6), tile(4)])?;
/// assert_eq!(chi.to_string(), "chi 546p<"); // the claimed tile comes first (G-018)
/// # Ok::<(), hanchan_tiles::MeldError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Meld {
    kind: MeldKind,
    from: Side,
    /// The claimed tile (in a closed kan, the first), then the player's own tiles in order, then the added tile.
    /// A meld of three tiles repeats its first tile in the last slot.
    tiles: [Tile; 4],
}

impl Meld {
    /// An arbitrary meld for unused slots.
    pub(crate) const FILLER: Meld =
        Meld { kind: MeldKind::ClosedKan, from: Side::Left, tiles: [Tile::plain(Kind::EAST); 4] };

    /// Creates a chi from the tile claimed from the left neighbour and two of the player's own tiles.
    pub fn chi(claimed: Tile, mut own: [Tile; 2]) -> Result<Meld, MeldError> {
        own.sort_unstable();
        let mut kinds = [claimed.kind(), own[0].kind(), own[1].kind()];
        kinds.sort_unstable();
        let [a, b, c] = kinds;
        let consecutive = a.index() + 1 == b.index() && b.index() + 1 == c.index();
        if a.suit().is_none() || a.suit() != c.suit() || !consecutive {
            return Err(MeldError::NotConsecutive(kinds));
        }
        let tiles = [claimed, own[0], own[1], claimed];
        Ok(Meld { kind: MeldKind::Chi, from: Side::Left, tiles })
    }

    /// Creates a pon from the claimed tile, the side of the player who discarded it, and two of the player's own
    /// tiles.
    #[inline]
    pub fn pon(claimed: Tile, from: Side, mut own: [Tile; 2]) -> Result<Meld, MeldError> {
        own.sort_unstable();
        let tiles = [claimed, own[0], own[1], claimed];
        all_same(&tiles)?;
        Ok(Meld { kind: MeldKind::Pon, from, tiles })
    }

    /// Creates an open kan from the claimed tile, the side of the player who discarded it, and three of the player's
    /// own tiles.
    #[inline]
    pub fn open_kan(claimed: Tile, from: Side, mut own: [Tile; 3]) -> Result<Meld, MeldError> {
        own.sort_unstable();
        let tiles = [claimed, own[0], own[1], own[2]];
        all_same(&tiles)?;
        Ok(Meld { kind: MeldKind::OpenKan, from, tiles })
    }

    /// Creates a closed kan from four of the player's own tiles.
    #[inline]
    pub fn closed_kan(mut tiles: [Tile; 4]) -> Result<Meld, MeldError> {
        tiles.sort_unstable();
        all_same(&tiles)?;
        Ok(Meld { kind: MeldKind::ClosedKan, from: Side::Left, tiles })
    }

    /// Extends this pon to a kan by adding the fourth tile.
    #[inline]
    pub fn added(self, tile: Tile) -> Result<Meld, MeldError> {
        if self.kind != MeldKind::Pon {
            return Err(MeldError::NotAPon(self.kind));
        }
        let tiles = [self.tiles[0], self.tiles[1], self.tiles[2], tile];
        all_same(&tiles)?;
        Ok(Meld { kind: MeldKind::AddedKan, from: self.from, tiles })
    }

    /// Returns the type of meld.
    #[inline]
    pub const fn kind(&self) -> MeldKind {
        self.kind
    }

    /// Returns the tiles, with the claimed one first and an added one last.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        if self.is_kan() { &self.tiles } else { &self.tiles[..3] }
    }

    /// Returns the claimed tile, or `None` for a closed kan.
    pub fn claimed(&self) -> Option<Tile> {
        self.is_open().then_some(self.tiles[0])
    }

    /// Returns the side of the player whose discard was claimed, or `None` for a closed kan.
    #[inline]
    pub fn from(&self) -> Option<Side> {
        self.is_open().then_some(self.from)
    }

    /// Returns the tile added to a pon, or `None` if the meld is not an added kan.
    pub fn added_tile(&self) -> Option<Tile> {
        (self.kind == MeldKind::AddedKan).then_some(self.tiles[3])
    }

    /// Returns the player's own tiles: all but the claimed one, in order, with an added one last.
    #[inline]
    pub fn own(&self) -> &[Tile] {
        if self.is_open() { &self.tiles()[1..] } else { self.tiles() }
    }

    /// Returns the lowest kind in the meld: the first of a chi, or the kind of a pon or kan.
    #[inline]
    pub fn lowest(&self) -> Kind {
        self.tiles().iter().map(|tile| tile.kind()).min().unwrap_or(self.tiles[0].kind())
    }

    /// Returns whether the meld opens the hand. All melds but closed kans do (P-060).
    #[inline]
    pub const fn is_open(&self) -> bool {
        !matches!(self.kind, MeldKind::ClosedKan)
    }

    /// Returns whether the meld is a kan.
    #[inline]
    pub const fn is_kan(&self) -> bool {
        matches!(self.kind, MeldKind::OpenKan | MeldKind::AddedKan | MeldKind::ClosedKan)
    }

    /// Returns the tiles from left to right as they are arranged in front of their owner.
    ///
    /// - In a chi the claimed tile is sideways on the left, followed by the player's own tiles (G-018).
    /// - In a pon the claimed tile is first, second or third if it came from the left, from across or from the right
    ///   (G-020, P-051); in an open kan it is first, second or fourth (G-025).
    /// - An added tile is placed on or beside the sideways one (G-024, D-016, P-064), and is returned after it.
    /// - A closed kan shows its two middle tiles (P-066, G-023). Red fives go in the middle, where they are visible.
    pub fn laid(&self) -> impl Iterator<Item = LaidTile> + use<> {
        let own = self.own();
        let upright = |tile| LaidTile { tile, pose: Pose::Upright };
        let mut laid = [upright(self.tiles[0]); 4];
        let mut length = 0;
        let mut put = |tile, pose| {
            laid[length] = LaidTile { tile, pose };
            length += 1;
        };
        if let Some(claimed) = self.claimed() {
            let own = &own[..own.len() - usize::from(self.kind == MeldKind::AddedKan)];
            let before = match self.from {
                Side::Left => 0,
                Side::Across => 1,
                Side::Right => own.len(),
            };
            for &tile in &own[..before] {
                put(tile, Pose::Upright);
            }
            put(claimed, Pose::Sideways);
            if let Some(added) = self.added_tile() {
                put(added, Pose::Added);
            }
            for &tile in &own[before..] {
                put(tile, Pose::Upright);
            }
        } else {
            let [reddest, second, third, plainest] = self.tiles;
            put(plainest, Pose::FaceDown);
            put(reddest, Pose::Upright);
            put(second, Pose::Upright);
            put(third, Pose::FaceDown);
        }
        laid.into_iter().take(length)
    }
}

fn all_same(tiles: &[Tile]) -> Result<(), MeldError> {
    let first = tiles[0].kind();
    match tiles.iter().find(|tile| tile.kind() != first) {
        None => Ok(()),
        Some(other) => Err(MeldError::NotIdentical(first, other.kind())),
    }
}

/// A tile of a meld and its orientation on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LaidTile {
    /// The tile.
    pub tile: Tile,
    /// The tile's orientation.
    pub pose: Pose,
}

/// The orientation of a tile in a meld.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pose {
    /// Face up, upright.
    Upright,
    /// Face up, rotated by 90 degrees: the claimed tile.
    Sideways,
    /// Sideways, next to the sideways tile before it: the tile added to a pon. Whether it is placed on top of that
    /// tile (G-024, D-016) or beside it (P-064) has no effect on play.
    Added,
    /// Face down: the outer tiles of a closed kan.
    FaceDown,
}

/// An error that says why tiles do not form a valid meld.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MeldError {
    /// A chi needs three consecutive tiles of one suit, without wrapping from 9 to 1 (G-005, G-006).
    NotConsecutive([Kind; 3]),
    /// A pon or kan needs identical tiles (G-003, G-004).
    NotIdentical(Kind, Kind),
    /// Only a pon can be extended by a fourth tile.
    NotAPon(MeldKind),
}

impl fmt::Display for MeldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MeldError::NotConsecutive([a, b, c]) => {
                write!(f, "{a} {b} {c} is not a chi: a chi is three consecutive tiles of one suit")
            }
            MeldError::NotIdentical(a, b) => {
                write!(f, "{a} and {b} differ: the tiles of a pon or kan must be identical")
            }
            MeldError::NotAPon(_) => f.write_str("only a pon can be extended by a fourth tile"),
        }
    }
}

impl std::error::Error for MeldError {}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
