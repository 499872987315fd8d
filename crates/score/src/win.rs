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

/// How a hand was won: everything that decides its value besides tiles, indicators and rules.
///
/// The default is a win on a discard by the South player in the East round, with nothing special about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", default)
)]
#[allow(clippy::struct_excessive_bools, reason = "each is a circumstance of its own, in any combination")]
pub struct Circumstances {
    /// How the winning tile came.
    pub by: By,
    /// The winner's seat wind; East is the dealer.
    pub seat: Wind,
    /// The round wind.
    pub round: Wind,
    /// Whether riichi was declared.
    pub riichi: Riichi,
    /// Within the first go-around after riichi.
    pub ippatsu: bool,
    /// On a replacement tile.
    pub rinshan: bool,
    /// On a tile added to a pon, or of a closed kan.
    pub chankan: bool,
    /// On the last tile of the wall or the last discard.
    pub last: bool,
    /// In the unbroken first go-around: with the dealt hand, the first draw, or a discard before it.
    pub first: bool,
    /// The honba on the table.
    pub honba: u8,
    /// The riichi sticks on the table.
    pub sticks: u8,
}

impl Default for Circumstances {
    fn default() -> Circumstances {
        Circumstances::from(By::Ron { from: None })
    }
}

impl From<By> for Circumstances {
    /// Nothing special but how the tile came: the South player in the East round.
    fn from(by: By) -> Circumstances {
        Circumstances {
            by,
            seat: Wind::South,
            round: Wind::East,
            riichi: Riichi::None,
            ippatsu: false,
            rinshan: false,
            chankan: false,
            last: false,
            first: false,
            honba: 0,
            sticks: 0,
        }
    }
}

impl Circumstances {
    /// Whether the winner drew the tile.
    #[inline]
    pub fn is_tsumo(&self) -> bool {
        self.by == By::Tsumo
    }
}

/// Everything that decides what a win is worth, apart from the rules.
#[derive(Clone, Debug)]
pub struct Win<'a> {
    /// The hand without the winning tile: 13 tiles, three fewer for each meld.
    pub hand: &'a Hand,
    /// The winning tile.
    pub tile: Tile,
    /// How it was won.
    pub circumstances: Circumstances,
    /// The dora indicators.
    pub dora: &'a [Tile],
    /// The ura-dora indicators.
    pub ura: &'a [Tile],
    /// Who is liable for which yakuman.
    pub liable: &'a [(Yaku, Wind)],
}

impl<'a> Win<'a> {
    /// A win without dora and without a liable player. [`By`] alone stands for the default circumstances with it.
    pub fn new(hand: &'a Hand, tile: Tile, circumstances: impl Into<Circumstances>) -> Win<'a> {
        Win { hand, tile, circumstances: circumstances.into(), dora: &[], ura: &[], liable: &[] }
    }

    pub(crate) fn is_tsumo(&self) -> bool {
        self.circumstances.is_tsumo()
    }
}
