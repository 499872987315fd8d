//! Violations of the properties that must hold during a game.

use std::fmt;

use hanchan_tiles::Seat;
use hanchan_view::Audience;

use crate::totals::Violation;

/// A violated property.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The deal itself is wrong: points, tiles, or the list of legal moves.
    Deal(Violation),
    /// An audience's events are not numbered consecutively.
    Number(Audience),
    /// A player's view differs from the deal, in their own hand or in public tiles.
    View(Seat, Differs),
    /// Tiles hidden from an audience changed what it received.
    Leak(Audience),
    /// Replaying the events gives a different deal.
    Replay,
    /// The deal or the game does not end.
    Endless,
}

/// The part in which a view differs from its deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Differs {
    /// The player's hand.
    Hand,
    /// Temporary furiten or furiten in riichi from passing on a winning tile.
    Passed,
    /// The players who would have ippatsu if they won now.
    Ippatsu,
    /// Where the last tile that a player took came from.
    Source,
    /// The state in which the deal began.
    Setup,
    /// Each player's points.
    Points,
    /// The number of riichi sticks on the table.
    Sticks,
    /// The number of live tiles left.
    Live,
    /// The revealed dora indicators.
    Indicators,
    /// The player's options.
    Choice,
    /// The stage of the deal.
    Stage,
    /// The public tiles and state of a player.
    Front(Seat),
    /// The shown hand of this player: shown too early or not at all, or with other tiles.
    Shown(Seat),
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Deal(fault) => write!(f, "the deal is wrong: {fault:?}"),
            Broken::Number(audience) => {
                write!(f, "the events for {audience:?} are not numbered consecutively")
            }
            Broken::View(seat, differs) => write!(f, "the view of {seat:?} differs in {differs:?}"),
            Broken::Leak(audience) => write!(f, "hidden tiles change what {audience:?} receives"),
            Broken::Replay => f.write_str("replaying the events gives a different deal"),
            Broken::Endless => f.write_str("the deal or the game does not end"),
        }
    }
}

impl std::error::Error for Broken {}

impl From<Violation> for Broken {
    fn from(fault: Violation) -> Broken {
        Broken::Deal(fault)
    }
}
