//! The tiles a tenpai hand waits for, and how it waits for them.

use std::fmt;

use hanchan_tiles::{Counts, Kind, KindSet};

use crate::decompose::{Decomposition, Set, decompositions, is_complete_shape};
use crate::incremental::Incremental;
use crate::shape::Shape;

/// How a winning tile completes a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum WaitKind {
    /// An end of a run that the other end would complete as well: ryanmen.
    TwoSided,
    /// The middle of a run: kanchan.
    Closed,
    /// The 3 of 1-2-3 or the 7 of 7-8-9: penchan.
    Edge,
    /// The second tile of the pair: tanki.
    Pair,
    /// The third tile of a triplet, while another pair could become one: shanpon.
    TwoPon,
    /// One of the thirteen orphans.
    Orphan,
}

impl WaitKind {
    /// All kinds.
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

/// A set of ways to wait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct WaitKinds(u8);

impl WaitKinds {
    /// Puts a way in.
    #[inline]
    pub fn insert(&mut self, kind: WaitKind) {
        self.0 |= 1 << kind as u8;
    }

    /// Whether a way is in the set.
    #[inline]
    pub fn contains(self, kind: WaitKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// The ways in either set.
    #[must_use]
    #[inline]
    pub fn union(self, other: WaitKinds) -> WaitKinds {
        WaitKinds(self.0 | other.0)
    }

    /// The ways in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = WaitKind> {
        WaitKind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }

    /// The way, if there is one alone.
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

/// A tile a hand waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Wait {
    /// The winning tile.
    pub tile: Kind,
    /// Every way in which it completes the hand.
    pub kinds: WaitKinds,
}

/// What a whole wait is called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WaitName {
    /// One way to wait, for one tile or the two that belong to it.
    Simple(WaitKind),
    /// A run of five, such as 23456: three two-sided tiles, sanmenchan.
    ThreeSided,
    /// A run of four, such as 2345: either end makes the pair, nobetan.
    TwoEnds,
    /// A run of seven, such as 2345678: three tiles make the pair, sanmentan.
    ThreeEnds,
    /// All nine tiles of a suit: the pure nine gates.
    NineSided,
    /// Any of the thirteen orphans.
    ThirteenSided,
    /// Several ways at once, or one way for tiles that do not belong together.
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

/// What a hand waits for.
///
/// # Tiles that cannot come
///
/// A hand may lack exactly one tile of which the player holds all four, in the hand or in melds, such
/// as `1111m` beside three sets, or `1m` beside a pon of 1m. Such a hand is **not** tenpai here: its
/// shanten is not 0, and the tile is not among [`tiles`](Waits::tiles). Some rules see only the shape;
/// for them the tile is told apart in [`impossible`](Waits::impossible). Tiles that lie elsewhere on
/// the table do not matter: a hand that waits for them is tenpai, it just cannot win.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Waits {
    list: Vec<Wait>,
    /// Tiles that would complete the hand if the player did not hold all four already.
    pub impossible: KindSet,
}

impl Waits {
    /// The winning tiles that can come, in order, each with the ways it completes the hand.
    #[inline]
    pub fn list(&self) -> &[Wait] {
        &self.list
    }

    /// The winning tiles that can come.
    #[inline]
    pub fn tiles(&self) -> KindSet {
        self.list.iter().map(|wait| wait.tile).collect()
    }

    /// The winning tiles by shape alone, those of which the player holds all four included.
    #[inline]
    pub fn tiles_by_shape(&self) -> KindSet {
        self.tiles().union(self.impossible)
    }

    /// Whether any winning tile can come.
    #[inline]
    pub fn is_tenpai(&self) -> bool {
        !self.list.is_empty()
    }

    /// What the wait is called as a whole, if the hand is tenpai.
    pub fn name(&self) -> Option<WaitName> {
        use WaitKind::*;
        let kinds = self.list.iter().fold(WaitKinds::default(), |all, wait| all.union(wait.kinds));
        let only = kinds.only();
        let suits: Vec<_> = self.list.iter().map(|wait| wait.tile.suit()).collect();
        let one_suit = suits.windows(2).all(|two| two[0] == two[1]);
        // Tiles three apart belong to one row: 1-4, 1-4-7.
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
    /// What the hand waits for, if it has 13, 10, 7, 4 or 1 concealed tiles.
    pub fn waits(&self) -> Waits {
        let concealed = self.concealed();
        let mut waits = Waits::default();
        if concealed.total() % 3 != 1 {
            return waits;
        }
        let tiles = Incremental::new(concealed, self.deck());
        // Only tiles of a hand that lacks one, as far as concealed tiles tell, can complete it.
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

/// Every way in which a tile completes concealed tiles, whatever deck they come from.
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
    /// The ways in which this tile can have been the last of this reading: one for the pair and for
    /// each sort of set that it is in.
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
    /// How a hand waited for this tile if it was the last of this set; `None` if it is not in it.
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
