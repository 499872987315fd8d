//! The hands that lessons show.

use hanchan_rules::{Rules, Yaku};
use hanchan_score::{Circumstances, Win, score};
use hanchan_tiles::{Hand, Tile};

/// A won hand and how it was won, without dora.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Case {
    /// The hand without the winning tile.
    pub hand: Hand,
    /// The winning tile.
    pub tile: Tile,
    /// How the hand was won.
    pub circumstances: Circumstances,
}

impl Case {
    /// Returns the same hand, won in other circumstances.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Circumstances)) -> Case {
        change(&mut self.circumstances);
        self
    }

    /// Returns the win in the form the scorer takes.
    pub fn win(&self) -> Win<'_> {
        Win::new(&self.hand, self.tile, self.circumstances)
    }

    /// Returns whether the win has the yaku under these rules.
    pub fn shows(&self, yaku: Yaku, rules: &Rules) -> bool {
        score(&self.win(), rules).is_ok_and(|score| score.yaku().iter().any(|&(shown, _)| shown == yaku))
    }

    /// Returns whether the tiles exist in the rules' tile set (with red fives there are fewer plain ones) and the
    /// win is possible.
    pub(crate) fn is_possible(&self, rules: &Rules) -> bool {
        let mut whole = self.hand;
        whole.add(self.tile).is_ok()
            && whole.fits(rules.tile_set()).is_ok()
            && self.win().check(rules).is_ok()
    }
}

/// A player's discards in a deal that nobody won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonRiver {
    /// The discards in order.
    pub tiles: Vec<Tile>,
    /// The index of a discard that another player claimed, if any.
    pub claimed: Option<usize>,
}

/// What a lesson shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// A won hand.
    Win(Case),
    /// The discards of a deal that nobody won.
    River(LessonRiver),
}
