//! Checks that no points or tiles are lost or created.

use std::fmt;

use hanchan_round::{Move, Round};
use hanchan_tiles::{Seat, Tile};

/// What is wrong with a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Violation {
    /// Points and riichi sticks don't add up to those at the beginning of the deal (P-033).
    Points,
    /// A tile is in two places, or is missing.
    Tile(Tile),
    /// A move is wrong: it is listed but refused or without effect, it is accepted though it is not listed, or it
    /// was refused but changed something.
    Move(Seat, Move),
    /// A refused move changed the deal.
    Changed,
    /// It is this player's turn, but they can do nothing.
    Nothing(Seat),
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Violation::Points => f.write_str("points and sticks do not add up to those the deal began with"),
            Violation::Tile(tile) => write!(f, "a {tile} is in two places or in none"),
            Violation::Move(seat, what) => {
                write!(f, "the list of legal moves is wrong about {what:?} of the seat {seat:?}")
            }
            Violation::Changed => f.write_str("a refused move changed the deal"),
            Violation::Nothing(seat) => write!(f, "it is the turn of {seat:?}, who has no legal move"),
        }
    }
}

impl std::error::Error for Violation {}

/// Checks that no points or tiles of a deal are missing or added.
pub fn check_totals(round: &Round) -> Result<(), Violation> {
    let (rules, setup) = (round.rules(), round.setup());
    let stake = rules.switches().riichi.stake;
    let sum = |points: &[i32; 4], sticks: u8| points.iter().sum::<i32>() + stake * i32::from(sticks);
    if sum(&round.points().0, round.sticks()) != sum(&setup.points.0, setup.sticks) {
        return Err(Violation::Points);
    }
    let mut seen = [0u8; Tile::COUNT];
    for seat in round.seats().seats() {
        let player = round.player(seat);
        let river = player.river.tiles().iter().filter(|tile| !tile.claimed).map(|tile| tile.tile);
        for tile in player.hand.all_tiles().chain(river) {
            seen[tile.index()] += 1;
        }
    }
    for tile in round.hidden_tiles() {
        seen[tile.index()] += 1;
    }
    let set = rules.tile_set();
    let wrong = Tile::all().find(|&tile| seen[tile.index()] != set.copies(tile));
    wrong.map_or(Ok(()), |tile| Err(Violation::Tile(tile)))
}
