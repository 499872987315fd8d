//! A win: the hand, the winning tile and the circumstances.

use hanchan_rules::Yaku;
use hanchan_tiles::{Hand, Tile, Wind};

/// The way a hand was won: by tsumo or by ron.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum WinMethod {
    /// The winner drew the tile.
    Tsumo,
    /// The winner claimed another player's tile: a discard, or the tile of a robbed kan or North.
    Ron {
        /// The seat wind of the player the tile came from, if known.
        from: Option<Wind>,
    },
}

/// The winner's riichi declaration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Riichi {
    /// No riichi.
    #[default]
    None,
    /// Riichi.
    Declared,
    /// Double riichi: declared in the uninterrupted first go-around.
    Double,
}

/// The circumstances of a win: everything that affects its value besides tiles, indicators and rules.
///
/// The default is a ron by the South player in the East round, with no special circumstances.
///
/// ```
/// use hanchan_score::{WinMethod, Circumstances, Riichi};
/// use hanchan_tiles::Wind;
///
/// let dealer_tsumo =
///     Circumstances { by: WinMethod::Tsumo, seat: Wind::East, riichi: Riichi::Declared, honba: 2, ..Circumstances::default() };
/// assert!(dealer_tsumo.is_tsumo());
/// assert_eq!(dealer_tsumo.round, Wind::East);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", default)
)]
#[allow(clippy::struct_excessive_bools, reason = "each is a circumstance of its own, in any combination")]
pub struct Circumstances {
    /// Whether the win was a tsumo or a ron.
    pub by: WinMethod,
    /// The winner's seat wind; East is the dealer.
    pub seat: Wind,
    /// The round wind.
    pub round: Wind,
    /// The winner's riichi declaration.
    pub riichi: Riichi,
    /// Whether the win is ippatsu: within one go-around after riichi.
    pub ippatsu: bool,
    /// Whether the win is on a replacement tile.
    pub rinshan: bool,
    /// Whether the win is on a tile added to a pon, or on a tile of a closed kan.
    pub chankan: bool,
    /// Whether the win is on the last tile of the wall or on the last discard of the deal.
    pub last: bool,
    /// Whether the win is in the uninterrupted first go-around: with the dealt hand, on the first draw, or on a
    /// discard before the winner's first draw.
    pub first: bool,
    /// The number of honba.
    pub honba: u8,
    /// The number of riichi sticks on the table.
    pub sticks: u8,
}

impl Default for Circumstances {
    fn default() -> Circumstances {
        Circumstances::from(WinMethod::Ron { from: None })
    }
}

impl From<WinMethod> for Circumstances {
    /// Returns the default circumstances with this way of winning.
    fn from(by: WinMethod) -> Circumstances {
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
    /// Returns whether the winner drew the tile.
    #[inline]
    pub fn is_tsumo(&self) -> bool {
        self.by == WinMethod::Tsumo
    }
}

/// A win: everything that its value depends on, apart from the rules.
///
/// ```
/// use hanchan_rules::{Yaku, preset};
/// use hanchan_score::{WinMethod, Circumstances, Riichi, Win, score};
/// use hanchan_tiles::Hand;
///
/// let hand: Hand = "23467m 234567p 88s".parse()?;
/// let circumstances = Circumstances { riichi: Riichi::Declared, ..WinMethod::Tsumo.into() };
/// let dora = ["7s".parse()?];
/// let win = Win { dora: &dora, ..Win::new(&hand, "5m".parse()?, circumstances) };
///
/// let rules = preset("ema").unwrap();
/// win.check(&rules)?;
/// let score = score(&win, &rules)?;
/// assert_eq!(score.dora.dora, 2);
/// assert!(score.yaku().iter().any(|&(yaku, han)| (yaku, han) == (Yaku::Riichi, 1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Win<'a> {
    /// The hand without the winning tile: 13 tiles, or three fewer for each meld.
    pub hand: &'a Hand,
    /// The winning tile.
    pub tile: Tile,
    /// The circumstances of the win.
    pub circumstances: Circumstances,
    /// The dora indicators.
    pub dora: &'a [Tile],
    /// The ura-dora indicators.
    pub ura: &'a [Tile],
    /// The yakuman that a player is liable for, each with that player's seat wind.
    pub liable: &'a [(Yaku, Wind)],
}

impl<'a> Win<'a> {
    /// Creates a win without dora or liable players. A [`WinMethod`] alone means default circumstances.
    pub fn new(hand: &'a Hand, tile: Tile, circumstances: impl Into<Circumstances>) -> Win<'a> {
        Win { hand, tile, circumstances: circumstances.into(), dora: &[], ura: &[], liable: &[] }
    }

    pub(crate) fn is_tsumo(&self) -> bool {
        self.circumstances.is_tsumo()
    }
}
