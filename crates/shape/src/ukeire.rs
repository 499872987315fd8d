//! Ukeire: the tiles that advance a hand, and how many of them are left.

use hanchan_tiles::{Counts, Kind, KindSet};

use crate::incremental::Incremental;
use crate::shape::Shape;

/// The tiles that lower a hand's shanten, with the number of tiles left of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ukeire {
    /// The shanten before the draw.
    pub shanten: i8,
    /// The kinds that lower the shanten, including those of which no tile is left.
    pub kinds: KindSet,
    left: [u8; Kind::COUNT],
}

impl Ukeire {
    /// Returns the number of tiles left of a kind that advances the hand: four minus those held and those visible.
    #[inline]
    pub fn left(&self, kind: Kind) -> u8 {
        self.left[kind.index()]
    }

    /// Returns the total number of tiles left that advance the hand.
    #[inline]
    pub fn total(&self) -> u32 {
        self.left.iter().map(|&left| u32::from(left)).sum()
    }

    /// Iterates over the kinds that advance the hand, with the number of tiles left of each.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> {
        self.kinds.iter().map(|kind| (kind, self.left(kind)))
    }
}

/// A draw that does not lower the shanten but increases the ukeire.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Improvement {
    /// The kind of tile to draw.
    pub draw: Kind,
    /// The number of tiles left of this kind.
    pub left: u8,
    /// The discards after this draw that give the largest ukeire, best first.
    pub discards: Vec<Discard>,
}

/// A discard and the ukeire after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Discard {
    /// The tile to discard.
    pub tile: Kind,
    /// The ukeire after the discard.
    pub ukeire: Ukeire,
}

impl Shape {
    /// Returns the kinds that lower the shanten when drawn.
    #[inline]
    pub fn advancing(&self) -> KindSet {
        if self.held() == self.concealed() {
            return Incremental::new(self.concealed(), self.deck()).advancing();
        }
        self.advancing_exactly()
    }

    /// Returns the ukeire: the tiles that lower the shanten. `visible` are the tiles seen elsewhere: discards,
    /// other players' melds and indicators, but not the player's own tiles.
    #[inline]
    pub fn ukeire(&self, visible: &Counts) -> Ukeire {
        let kinds = self.advancing();
        let mut left = [0; Kind::COUNT];
        for kind in kinds.iter() {
            left[kind.index()] = self.left(kind, visible);
        }
        Ukeire { shanten: self.shanten(), kinds, left }
    }

    fn left(&self, kind: Kind, visible: &Counts) -> u8 {
        4u8.saturating_sub(self.held().get(kind) + visible.get(kind))
    }

    /// Returns every discard of a hand with 14 tiles (or 11, 8, 5 or 2), sorted by shanten, lowest first, then by
    /// ukeire, largest first, then in tile order. The discarded tile counts as visible.
    pub fn discards(&self, visible: &Counts) -> Vec<Discard> {
        let mut discards: Vec<Discard> = Vec::new();
        for tile in self.concealed().kinds().iter() {
            let Some(rest) = self.without(tile) else { continue };
            let mut visible = *visible;
            // If all four tiles are visible already, the position is impossible. Either way none are left.
            let _already_all_seen = visible.add(tile);
            discards.push(Discard { tile, ukeire: rest.ukeire(&visible) });
        }
        discards.sort_by_key(|discard| (discard.ukeire.shanten, std::cmp::Reverse(discard.ukeire.total())));
        discards
    }

    /// Returns the best discards: those with the lowest shanten and, among them, the largest ukeire.
    pub fn best_discards(&self, visible: &Counts) -> Vec<Discard> {
        let mut discards = self.discards(visible);
        if let Some(best) = discards.first().map(|discard| discard.ukeire) {
            let worth = |discard: &Discard| (discard.ukeire.shanten, discard.ukeire.total());
            discards.retain(|discard| worth(discard) == (best.shanten, best.total()));
        }
        discards
    }

    /// Returns the tiles that improve a hand without advancing it: after drawing one and making the best discard,
    /// the shanten is the same and the ukeire is larger. The best improvement comes first.
    pub fn improvements(&self, visible: &Counts) -> Vec<Improvement> {
        let now = self.ukeire(visible);
        let mut improvements = Vec::new();
        for draw in self.deck().kinds().difference(now.kinds).iter() {
            let left = self.left(draw, visible);
            let Ok(more) = self.with(draw) else { continue };
            if left == 0 {
                continue;
            }
            let mut discards = more.best_discards(visible);
            discards.retain(|discard| {
                discard.tile != draw
                    && discard.ukeire.shanten == now.shanten
                    && discard.ukeire.total() > now.total()
            });
            if !discards.is_empty() {
                improvements.push(Improvement { draw, left, discards });
            }
        }
        improvements.sort_by_key(|improvement| std::cmp::Reverse(improvement.discards[0].ukeire.total()));
        improvements
    }
}
