//! Which tiles help a hand, and how many of them are left.

use hanchan_tiles::{Counts, Kind, KindSet};

use crate::incremental::Incremental;
use crate::shape::Shape;

/// The tiles that bring a hand nearer to tenpai or complete it, with how many are left of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ukeire {
    /// The shanten before the draw.
    pub shanten: i8,
    /// The kinds that lower it, left or not.
    pub kinds: KindSet,
    left: [u8; Kind::COUNT],
}

impl Ukeire {
    /// How many of a kind that helps are left: four less those held and those visible.
    #[inline]
    pub fn left(&self, kind: Kind) -> u8 {
        self.left[kind.index()]
    }

    /// How many tiles help in all.
    #[inline]
    pub fn total(&self) -> u32 {
        self.left.iter().map(|&left| u32::from(left)).sum()
    }

    /// The kinds that help, with how many are left.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> {
        self.kinds.iter().map(|kind| (kind, self.left(kind)))
    }
}

/// A tile that does not bring the hand nearer, but lets it wait for more.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Improvement {
    /// The tile to draw.
    pub draw: Kind,
    /// How many are left of it.
    pub left: u8,
    /// The discards that leave the most, best first.
    pub discards: Vec<Discard>,
}

/// What is left of a hand after a discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Discard {
    /// The tile to discard.
    pub tile: Kind,
    /// What helps the rest.
    pub ukeire: Ukeire,
}

impl Shape {
    /// The kinds of which one more tile lowers the shanten.
    #[inline]
    pub fn advancing(&self) -> KindSet {
        if self.held() == self.concealed() {
            return Incremental::new(self.concealed(), self.deck()).advancing();
        }
        self.advancing_exactly()
    }

    /// What helps the hand. `visible` are the tiles seen elsewhere: discards, others' melds, indicators;
    /// the player's own tiles are not among them.
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

    /// Every discard of a hand with a tile too many, best first: the lowest shanten, then the most
    /// tiles that help, then the order of tiles. The discarded tile counts as visible.
    pub fn discards(&self, visible: &Counts) -> Vec<Discard> {
        let mut discards: Vec<Discard> = Vec::new();
        for tile in self.concealed().kinds().iter() {
            let Some(rest) = self.without(tile) else { continue };
            let mut visible = *visible;
            // With four seen already the typed position is impossible; nothing is left either way.
            let _already_all_seen = visible.add(tile);
            discards.push(Discard { tile, ukeire: rest.ukeire(&visible) });
        }
        discards.sort_by_key(|discard| (discard.ukeire.shanten, std::cmp::Reverse(discard.ukeire.total())));
        discards
    }

    /// The discards that are as good as the best.
    pub fn best_discards(&self, visible: &Counts) -> Vec<Discard> {
        let mut discards = self.discards(visible);
        if let Some(best) = discards.first().map(|discard| discard.ukeire) {
            let worth = |discard: &Discard| (discard.ukeire.shanten, discard.ukeire.total());
            discards.retain(|discard| worth(discard) == (best.shanten, best.total()));
        }
        discards
    }

    /// The tiles that improve a hand without advancing it: drawn, and with the best discard, they leave
    /// the shanten as it is and more tiles that help. The most helpful first.
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
