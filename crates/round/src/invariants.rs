//! What must hold at every moment of a deal.

use std::fmt;

use hanchan_tiles::{Seat, Tile};

use crate::moves::Move;
use crate::round::Round;
use crate::trial::Trial;

/// Something that can never be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Points and sticks together are not what the deal began with (P-033).
    Points,
    /// A tile is in two places, or in none.
    Tile(Tile),
    /// Something is listed and refused, or does nothing; or it is accepted and not listed, or changed something though
    /// it was refused.
    Move(Seat, Move),
    /// Something that was refused changed the deal.
    Changed,
    /// Somebody has the turn and can do nothing.
    Nothing(Seat),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Points => f.write_str("points and sticks do not add up to those the deal began with"),
            Fault::Tile(tile) => write!(f, "a {tile} is in two places or in none"),
            Fault::Move(seat, what) => {
                write!(f, "the list of legal moves is wrong about {what:?} of the seat {seat:?}")
            }
            Fault::Changed => f.write_str("a refused move changed the deal"),
            Fault::Nothing(seat) => write!(f, "it is the turn of {seat:?}, who has no legal move"),
        }
    }
}

impl std::error::Error for Fault {}

impl Round {
    /// Whether no point and no tile is lost.
    pub fn check(&self) -> Result<(), Fault> {
        let (rules, setup) = (self.rules(), self.setup());
        let stake = rules.switches().riichi.stake;
        let sum = |points: &[i32; 4], sticks: u8| points.iter().sum::<i32>() + stake * i32::from(sticks);
        if sum(&self.points().0, self.sticks()) != sum(&setup.points.0, setup.sticks) {
            return Err(Fault::Points);
        }
        let mut seen = [0u8; Tile::COUNT];
        for seat in self.seats().seats() {
            let player = self.player(seat);
            let river = player.river.tiles().iter().filter(|tile| !tile.claimed).map(|tile| tile.tile);
            for tile in player.hand.all_tiles().chain(river) {
                seen[tile.index()] += 1;
            }
        }
        for tile in self.hidden_tiles() {
            seen[tile.index()] += 1;
        }
        let set = rules.tile_set();
        let wrong = Tile::all().find(|&tile| seen[tile.index()] != set.copies(tile));
        wrong.map_or(Ok(()), |tile| Err(Fault::Tile(tile)))
    }

    /// Tries everything that could be said now: [`Trial::check`], which is faster for one deal after many steps.
    pub fn check_lists(&self) -> Result<(), Fault> {
        Trial::of(self).check(self)
    }
}
