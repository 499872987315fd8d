//! Something that must hold and does not.

use std::fmt;

use hanchan_tiles::Seat;
use hanchan_view::Audience;

use crate::totals::Fault;

/// What does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The deal itself: points, tiles, or what is listed and accepted.
    Deal(Fault),
    /// An audience's events are not numbered one after another.
    Number(Audience),
    /// What a player folds from their events differs from what the deal says of them and of the open tiles.
    View(Seat, Differs),
    /// Tiles that an audience cannot see changed what it was told.
    Leak(Audience),
    /// The events of the deal make another deal.
    Replay,
    /// The deal does not end, or the game.
    Endless,
}

/// In what a view differs from its deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Differs {
    /// The player's hand.
    Hand,
    /// Furiten by tiles that the player let pass.
    Passed,
    /// Whose win is one within a round after riichi.
    Ippatsu,
    /// Where the last tile came from.
    Source,
    /// What the deal began with.
    Setup,
    /// Points.
    Points,
    /// Sticks on the table.
    Sticks,
    /// Live tiles left.
    Live,
    /// Indicators.
    Indicators,
    /// What the player may do.
    Choice,
    /// Where the deal stands.
    Stage,
    /// What lies open before a player.
    Front(Seat),
    /// A hand was laid open too early, or not at all, or is another one.
    Shown(Seat),
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Deal(fault) => write!(f, "the deal is wrong: {fault:?}"),
            Broken::Number(audience) => write!(f, "a number is left out for {audience:?}"),
            Broken::View(seat, differs) => write!(f, "the view of {seat:?} differs in {differs:?}"),
            Broken::Leak(audience) => write!(f, "hidden tiles change what {audience:?} is told"),
            Broken::Replay => f.write_str("the events make another deal"),
            Broken::Endless => f.write_str("it does not end"),
        }
    }
}

impl std::error::Error for Broken {}

impl From<Fault> for Broken {
    fn from(fault: Fault) -> Broken {
        Broken::Deal(fault)
    }
}
