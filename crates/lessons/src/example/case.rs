//! What is shown of a hand.

use hanchan_rules::{Rules, Yaku};
use hanchan_score::{By, Riichi, Win, score};
use hanchan_tiles::{Hand, Tile, Wind};

/// A won hand and how it was won, without dora and counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a circumstance of its own, as in a win")]
pub struct Case {
    /// The hand without the winning tile.
    pub hand: Hand,
    /// The winning tile.
    pub tile: Tile,
    /// How it came.
    pub by: By,
    /// The winner's wind.
    pub seat: Wind,
    /// The round's wind.
    pub round: Wind,
    /// Riichi.
    pub riichi: Riichi,
    /// Within the first round after riichi.
    pub ippatsu: bool,
    /// On a replacement tile.
    pub rinshan: bool,
    /// On a tile added to a pon.
    pub chankan: bool,
    /// On the last tile or discard.
    pub last: bool,
    /// In the unbroken first round.
    pub first: bool,
}

impl Case {
    /// A hand won without special circumstances: the South player in the East round.
    pub fn new(hand: Hand, tile: Tile, by: By) -> Case {
        Case {
            hand,
            tile,
            by,
            seat: Wind::South,
            round: Wind::East,
            riichi: Riichi::None,
            ippatsu: false,
            rinshan: false,
            chankan: false,
            last: false,
            first: false,
        }
    }

    /// The win as the scorer knows it.
    pub fn win(&self) -> Win<'_> {
        Win {
            seat: self.seat,
            round: self.round,
            riichi: self.riichi,
            ippatsu: self.ippatsu,
            rinshan: self.rinshan,
            chankan: self.chankan,
            last: self.last,
            first: self.first,
            ..Win::new(&self.hand, self.tile, self.by)
        }
    }

    /// Whether the win counts the yaku under the rules.
    pub fn shows(&self, yaku: Yaku, rules: &Rules) -> bool {
        score(&self.win(), rules).is_ok_and(|score| score.yaku().iter().any(|&(shown, _)| shown == yaku))
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
