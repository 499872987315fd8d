//! The waits of a tenpai hand.

use std::fmt;

use hanchan_tiles::{Counts, Kind, KindSet};

use crate::decompose::{Decomposition, Set, decompositions, is_complete_shape};
use crate::incremental::Incremental;
use crate::shape::Shape;

/// The way in which a winning tile completes a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum WaitKind {
    /// Ryanmen: one end of a run whose other end would complete it as well.
    TwoSided,
    /// Kanchan: the middle of a run.
    Closed,
    /// Penchan: the 3 of 1-2-3 or the 7 of 7-8-9.
    Edge,
    /// Tanki: the second tile of the pair.
    Pair,
    /// Shanpon: the third tile of a triplet, while another pair could become a triplet.
    TwoPon,
    /// One of the terminals and honours of thirteen orphans.
    Orphan,
}

impl WaitKind {
    /// All kinds of wait.
    pub const ALL: [WaitKind; 6] = [
        WaitKind::TwoSided,
        WaitKind::Closed,
        WaitKind::Edge,
        WaitKind::Pair,
        WaitKind::TwoPon,
        WaitKind::Orphan,
    ];
}

impl fmt::Display for WaitKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WaitKind::TwoSided => "two-sided",
            WaitKind::Closed => "closed",
            WaitKind::Edge => "edge",
            WaitKind::Pair => "pair",
            WaitKind::TwoPon => "two-pon",
            WaitKind::Orphan => "orphan",
        })
    }
}

/// A set of kinds of wait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct WaitKinds(u8);

impl WaitKinds {
    /// Adds a kind of wait.
    #[inline]
    pub fn insert(&mut self, kind: WaitKind) {
        self.0 |= 1 << kind as u8;
    }

    /// Returns whether the set contains a kind of wait.
    #[inline]
    pub fn contains(self, kind: WaitKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// Returns the kinds of wait in either set.
    #[must_use]
    #[inline]
    pub fn union(self, other: WaitKinds) -> WaitKinds {
        WaitKinds(self.0 | other.0)
    }

    /// Iterates over the kinds of wait, in declaration order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = WaitKind> {
        WaitKind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }

    /// Returns the kind of wait if there is exactly one.
    #[inline]
    pub fn only(self) -> Option<WaitKind> {
        self.iter().next().filter(|_| self.0.is_power_of_two())
    }
}

impl FromIterator<WaitKind> for WaitKinds {
    fn from_iter<I: IntoIterator<Item = WaitKind>>(kinds: I) -> WaitKinds {
        let mut set = WaitKinds::default();
        kinds.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}

impl fmt::Debug for WaitKinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A tile that a hand waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Wait {
    /// The winning tile.
    pub tile: Kind,
    /// Every way in which the tile completes the hand.
    pub kinds: WaitKinds,
}

/// The name of the wait of a whole hand, for one or several tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WaitName {
    /// A single kind of wait, for one tile or for two related tiles.
    Simple(WaitKind),
    /// Sanmenchan: five consecutive tiles, such as 23456, that wait for three tiles, each two-sided.
    ThreeSided,
    /// Nobetan: four consecutive tiles, such as 2345, where either end completes the pair.
    TwoEnds,
    /// Sanmentan: seven consecutive tiles, such as 2345678, where three tiles complete the pair.
    ThreeEnds,
    /// A wait for all nine tiles of a suit: pure nine gates.
    NineSided,
    /// A wait for any of the terminals and honours of thirteen orphans.
    ThirteenSided,
    /// Several kinds of wait, or one kind for unrelated tiles.
    Combined(WaitKinds),
}

impl fmt::Display for WaitName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WaitName::Simple(kind) => kind.fmt(f),
            WaitName::ThreeSided => f.write_str("three-sided"),
            WaitName::TwoEnds => f.write_str("two-ended pair"),
            WaitName::ThreeEnds => f.write_str("three-ended pair"),
            WaitName::NineSided => f.write_str("nine-sided"),
            WaitName::ThirteenSided => f.write_str("thirteen-sided"),
            WaitName::Combined(kinds) => write!(f, "combined: {kinds}"),
        }
    }
}

impl fmt::Display for WaitKinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.iter().map(|kind| kind.to_string()).collect();
        f.write_str(&names.join(" + "))
    }
}

/// The waits of a hand.
///
/// # Winning tiles that the player already holds
///
/// A hand may lack exactly one tile of which the player already holds all four, in the hand or in melds, such as
/// `1111m` with three sets, or `1m` with a pon of 1m. Such a hand is **not** tenpai here: its shanten is not 0, and
/// the tile is not in [`tiles`](Waits::tiles). Some rules consider only the shape; for them the tile is listed in
/// [`impossible`](Waits::impossible). Tiles elsewhere on the table do not matter: a hand that waits for them is
/// tenpai, but cannot win.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Waits {
    list: Vec<Wait>,
    /// The tiles that would complete the hand if the player did not already hold all four.
    pub impossible: KindSet,
}

impl Waits {
    /// Returns the possible winning tiles, in order, each with the ways in which it completes the hand.
    #[inline]
    pub fn list(&self) -> &[Wait] {
        &self.list
    }

    /// Returns the possible winning tiles.
    #[inline]
    pub fn tiles(&self) -> KindSet {
        self.list.iter().map(|wait| wait.tile).collect()
    }

    /// Returns the winning tiles by shape alone, including those of which the player holds all four.
    #[inline]
    pub fn tiles_by_shape(&self) -> KindSet {
        self.tiles().union(self.impossible)
    }

    /// Returns whether the hand is tenpai: there is a possible winning tile.
    #[inline]
    pub fn is_tenpai(&self) -> bool {
        !self.list.is_empty()
    }

    /// Returns the name of the whole wait, or `None` if the hand is not tenpai.
    pub fn name(&self) -> Option<WaitName> {
        use WaitKind::*;
        let kinds = self.list.iter().fold(WaitKinds::default(), |all, wait| all.union(wait.kinds));
        let only = kinds.only();
        let suits: Vec<_> = self.list.iter().map(|wait| wait.tile.suit()).collect();
        let one_suit = suits.windows(2).all(|two| two[0] == two[1]);
        // Tiles that are three apart belong to one sequence: 1-4, 1-4-7.
        let in_row =
            one_suit && self.list.windows(2).all(|two| two[1].tile.index() - two[0].tile.index() == 3);
        Some(match (self.list.len(), only) {
            (0, _) => return None,
            (9, _) if one_suit => WaitName::NineSided,
            (13, _) => WaitName::ThirteenSided,
            (1, Some(kind)) => WaitName::Simple(kind),
            (2, Some(TwoSided)) if in_row => WaitName::Simple(TwoSided),
            (2, Some(TwoPon)) => WaitName::Simple(TwoPon),
            (2, Some(Pair)) if in_row => WaitName::TwoEnds,
            (3, Some(TwoSided)) if in_row => WaitName::ThreeSided,
            (3, Some(Pair)) if in_row => WaitName::ThreeEnds,
            _ => WaitName::Combined(kinds),
        })
    }
}

impl Shape {
    /// Returns the waits of a hand with 13, 10, 7, 4 or 1 concealed tiles.
    pub fn waits(&self) -> Waits {
        let concealed = self.concealed();
        let mut waits = Waits::default();
        if concealed.total() % 3 != 1 {
            return waits;
        }
        let tiles = Incremental::new(concealed, self.deck());
        // Only a tile that advances the concealed tiles can complete them, and only if they lack a single tile.
        let candidates = if tiles.shanten() == 0 { tiles.advancing() } else { KindSet::EMPTY };
        for tile in candidates.iter() {
            if self.could_draw(tile) {
                waits.list.push(Wait { tile, kinds: wait_kinds(concealed, tile) });
            } else {
                waits.impossible.insert(tile);
            }
        }
        for tile in concealed.exhausted().intersection(self.deck().kinds()).iter() {
            let mut five = *concealed.as_array();
            five[tile.index()] += 1;
            if is_complete_shape(five) {
                waits.impossible.insert(tile);
            }
        }
        waits
    }
}

/// Returns every way in which a tile completes concealed tiles. The result does not depend on the deck.
pub fn wait_kinds(concealed: &Counts, tile: Kind) -> WaitKinds {
    let mut complete = *concealed;
    let mut kinds = WaitKinds::default();
    if complete.add(tile).is_err() {
        return kinds;
    }
    for way in decompositions(&complete).as_slice() {
        kinds = kinds.union(way.wait_kinds(tile));
    }
    kinds
}

impl Decomposition {
    /// Returns the ways in which this tile can have completed this decomposition: one if the tile is in the pair,
    /// and one for each type of set that contains it.
    pub fn wait_kinds(&self, tile: Kind) -> WaitKinds {
        match self {
            Decomposition::SevenPairs => [WaitKind::Pair].into_iter().collect(),
            Decomposition::ThirteenOrphans(_) => [WaitKind::Orphan].into_iter().collect(),
            Decomposition::Standard(standard) => {
                let pair = (standard.pair() == tile).then_some(WaitKind::Pair);
                let sets = standard.sets().iter().filter_map(|set| set.wait_kind(tile));
                pair.into_iter().chain(sets).collect()
            }
        }
    }
}

impl Set {
    /// Returns the kind of wait if this tile completed the set, or `None` if the set does not contain the tile.
    pub fn wait_kind(self, tile: Kind) -> Option<WaitKind> {
        match self {
            Set::Triplet(of) => (of == tile).then_some(WaitKind::TwoPon),
            Set::Run(low) => {
                let rank = low.rank()?;
                match tile.index().checked_sub(low.index())? {
                    1 => Some(WaitKind::Closed),
                    0 if rank == 7 => Some(WaitKind::Edge),
                    2 if rank == 1 => Some(WaitKind::Edge),
                    0 | 2 => Some(WaitKind::TwoSided),
                    _ => None,
                }
            }
        }
    }
}
