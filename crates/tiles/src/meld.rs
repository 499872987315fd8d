//! Sets laid open (or shown) on the table, and how their tiles lie.

use std::fmt;

use crate::{Kind, Side, Tile};

/// What sort of set a meld is.
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
    /// Four identical tiles from the own hand (P-066).
    ClosedKan,
}

/// A set on the table: which tiles, which of them was claimed, and from whom.
///
/// ```
/// use hanchan_tiles::{Kind, Meld, Side, Suit, Tile};
///
/// let tile = |rank| Tile::plain(Kind::suited(Suit::Pin, rank).unwrap());
/// let chi = Meld::chi(tile(5), [tile(6), tile(4)])?;
/// assert_eq!(chi.to_string(), "chi 546p<"); // the claimed tile lies first (G-018)
/// # Ok::<(), hanchan_tiles::MeldError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Meld {
    kind: MeldKind,
    from: Side,
    /// The claimed tile (a closed kan: the first), the own tiles in order, the added tile last.
    /// A set of three repeats its first tile in the last place.
    tiles: [Tile; 4],
}

impl Meld {
    /// Some meld, for places that hold none.
    pub(crate) const FILLER: Meld =
        Meld { kind: MeldKind::ClosedKan, from: Side::Left, tiles: [Tile::plain(Kind::EAST); 4] };

    /// A chi: the tile claimed from the left neighbour and two of one's own.
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

    /// A pon: the claimed tile, whose discard it was, and two of one's own.
    #[inline]
    pub fn pon(claimed: Tile, from: Side, mut own: [Tile; 2]) -> Result<Meld, MeldError> {
        own.sort_unstable();
        let tiles = [claimed, own[0], own[1], claimed];
        all_same(&tiles)?;
        Ok(Meld { kind: MeldKind::Pon, from, tiles })
    }

    /// A kan made with another's discard and three of one's own.
    #[inline]
    pub fn open_kan(claimed: Tile, from: Side, mut own: [Tile; 3]) -> Result<Meld, MeldError> {
        own.sort_unstable();
        let tiles = [claimed, own[0], own[1], own[2]];
        all_same(&tiles)?;
        Ok(Meld { kind: MeldKind::OpenKan, from, tiles })
    }

    /// A kan of four tiles from the own hand.
    #[inline]
    pub fn closed_kan(mut tiles: [Tile; 4]) -> Result<Meld, MeldError> {
        tiles.sort_unstable();
        all_same(&tiles)?;
        Ok(Meld { kind: MeldKind::ClosedKan, from: Side::Left, tiles })
    }

    /// This pon with the fourth tile added to it.
    #[inline]
    pub fn added(self, tile: Tile) -> Result<Meld, MeldError> {
        if self.kind != MeldKind::Pon {
            return Err(MeldError::NotAPon(self.kind));
        }
        let tiles = [self.tiles[0], self.tiles[1], self.tiles[2], tile];
        all_same(&tiles)?;
        Ok(Meld { kind: MeldKind::AddedKan, from: self.from, tiles })
    }

    /// What sort of set it is.
    #[inline]
    pub const fn kind(&self) -> MeldKind {
        self.kind
    }

    /// Its tiles: the claimed one first, an added one last.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        if self.is_kan() { &self.tiles } else { &self.tiles[..3] }
    }

    /// The tile claimed from another player; none in a closed kan.
    pub fn claimed(&self) -> Option<Tile> {
        self.is_open().then_some(self.tiles[0])
    }

    /// Whose discard was claimed; nobody's for a closed kan.
    #[inline]
    pub fn from(&self) -> Option<Side> {
        self.is_open().then_some(self.from)
    }

    /// The tile added to a pon.
    pub fn added_tile(&self) -> Option<Tile> {
        (self.kind == MeldKind::AddedKan).then_some(self.tiles[3])
    }

    /// The tiles that came from the own hand: all but the claimed one, in order, an added one last.
    #[inline]
    pub fn own(&self) -> &[Tile] {
        if self.is_open() { &self.tiles()[1..] } else { self.tiles() }
    }

    /// The lowest kind in it: where a chi starts, or what a pon or kan is of.
    #[inline]
    pub fn lowest(&self) -> Kind {
        self.tiles().iter().map(|tile| tile.kind()).min().unwrap_or(self.tiles[0].kind())
    }

    /// Whether it makes the hand open: everything but a closed kan (P-060).
    #[inline]
    pub const fn is_open(&self) -> bool {
        !matches!(self.kind, MeldKind::ClosedKan)
    }

    /// Whether it has four tiles.
    #[inline]
    pub const fn is_kan(&self) -> bool {
        matches!(self.kind, MeldKind::OpenKan | MeldKind::AddedKan | MeldKind::ClosedKan)
    }

    /// Its tiles from left to right as they lie before their owner.
    ///
    /// - A chi's claimed tile lies sideways at the left, the own tiles after it (G-018).
    /// - The claimed tile of a pon lies first, second or third by whether it came from the left, from
    ///   across or from the right (G-020, P-051); that of an open kan first, second or fourth (G-025).
    /// - The added tile lies on or beside the sideways one (G-024, D-016, P-064) and comes right after it
    ///   here.
    /// - A closed kan shows its two middle tiles (P-066, G-023). A red five goes to the middle, where
    ///   it is seen.
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

/// A tile of a meld as it lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LaidTile {
    /// Which tile.
    pub tile: Tile,
    /// How it lies.
    pub pose: Pose,
}

/// How a tile of a meld lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pose {
    /// Face up.
    Upright,
    /// Turned by a quarter: the claimed tile.
    Sideways,
    /// Sideways at the sideways tile before it: the tile added to a pon. It lies on top of that (G-024,
    /// D-016) or beside it (P-064), which no rule depends on.
    Added,
    /// Turned over: the outer tiles of a closed kan.
    FaceDown,
}

/// Why tiles are no meld.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MeldError {
    /// A chi needs three consecutive tiles of one suit, without going round from 9 to 1 (G-005, G-006).
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
                write!(f, "{a} {b} {c} is no chi: it takes three consecutive tiles of one suit")
            }
            MeldError::NotIdentical(a, b) => {
                write!(f, "{a} and {b} differ: a pon or kan takes identical tiles")
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
