//! What is shown of a hand.

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
    /// How it was won.
    pub circumstances: Circumstances,
}

impl Case {
    /// Returns the same hand, won in other circumstances.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Circumstances)) -> Case {
        change(&mut self.circumstances);
        self
    }

    /// The win as the scorer takes it.
    pub fn win(&self) -> Win<'_> {
        Win::new(&self.hand, self.tile, self.circumstances)
    }

    /// Whether the win counts the yaku under the rules.
    pub fn shows(&self, yaku: Yaku, rules: &Rules) -> bool {
        score(&self.win(), rules).is_ok_and(|score| score.yaku().iter().any(|&(shown, _)| shown == yaku))
    }

    /// Whether there are such tiles in play (where fives are red, there are fewer others), and the win can have come about.
    pub(crate) fn is_possible(&self, rules: &Rules) -> bool {
        let mut whole = self.hand;
        whole.add(self.tile).is_ok()
            && whole.fits(rules.tile_set()).is_ok()
            && self.win().check(rules).is_ok()
    }
}

/// A player's discards in a deal that nobody won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct River {
    /// The discards in order.
    pub tiles: Vec<Tile>,
    /// Which of them another has claimed, if any.
    pub claimed: Option<usize>,
}

/// What is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// A won hand.
    Win(Case),
    /// The discards of a deal that nobody won.
    River(River),
}
