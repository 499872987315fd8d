//! A win: the hand, the winning tile and the circumstances.

use hanchan_rules::Yaku;
use hanchan_tiles::{Hand, Tile, Wind};

/// How a winning tile came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum By {
    /// Drawn by the winner.
    Tsumo,
    /// Taken from another: a discard, a robbed kan or North.
    Ron {
        /// Whose tile it was, if that is known.
        from: Option<Wind>,
    },
}

/// Whether and how riichi was declared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Riichi {
    /// It was not.
    #[default]
    None,
    /// It was.
    Declared,
    /// In the first round.
    Double,
}

/// Everything that decides what a win is worth, apart from the rules.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a circumstance of its own, in any combination")]
pub struct Win<'a> {
    /// The hand without the winning tile: 13 tiles, three fewer for each meld.
    pub hand: &'a Hand,
    /// The winning tile.
    pub tile: Tile,
    /// How it came.
    pub by: By,
    /// The winner's wind; East is the dealer.
    pub seat: Wind,
    /// The round's wind.
    pub round: Wind,
    /// Riichi.
    pub riichi: Riichi,
    /// Within the first round after riichi.
    pub ippatsu: bool,
    /// On a replacement tile.
    pub rinshan: bool,
    /// On a tile added to a pon, or of a closed kan.
    pub chankan: bool,
    /// On the last tile of the wall or the last discard.
    pub last: bool,
    /// In the first round, unbroken: with the dealt hand, the first draw, or before it on a discard.
    pub first: bool,
    /// The open indicators.
    pub dora: &'a [Tile],
    /// The indicators under them.
    pub ura: &'a [Tile],
    /// Counters on the table.
    pub counters: u8,
    /// Riichi sticks on the table.
    pub sticks: u8,
    /// Who is liable for which yakuman.
    pub liable: &'a [(Yaku, Wind)],
}

impl<'a> Win<'a> {
    /// A win without special circumstances: the South player in the East round.
    pub fn new(hand: &'a Hand, tile: Tile, by: By) -> Win<'a> {
        Win {
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
            dora: &[],
            ura: &[],
            counters: 0,
            sticks: 0,
            liable: &[],
        }
    }

    pub(crate) fn is_tsumo(&self) -> bool {
        self.by == By::Tsumo
    }
}
