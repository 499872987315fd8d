//! The draw for seats before the game, and the round marker.

use hanchan_tiles::{Players, Seat, Side, Wind};

/// The seats of a game's players, as drawn (P-010). The player who drew East has the first seat; South is to their
/// right, West opposite, and North to their left (P-011). Three players draw East, South and West.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Seating {
    /// The index of the player in each seat.
    players: Vec<usize>,
}

/// The error returned for an impossible draw: a player or a tile is missing or occurs twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongDraw;

impl std::fmt::Display for WrongDraw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("invalid draw: each player must take a different wind tile")
    }
}

impl std::error::Error for WrongDraw {}

impl Seating {
    /// Creates a seating from the players at the first seat, the second seat, and so on, as returned by
    /// [`Seed::seating`](crate::Seed::seating).
    pub fn new(players: &[usize]) -> Result<Seating, WrongDraw> {
        let all = (0..players.len()).all(|player| players.contains(&player));
        let right = all && matches!(players.len(), 3 | 4);
        right.then(|| Seating { players: players.to_vec() }).ok_or(WrongDraw)
    }

    /// Creates a seating from the face-down order of the wind tiles, and the position from which each player took
    /// a tile, counted from 0.
    pub fn drawn(lying: &[Wind], taken: &[usize]) -> Result<Seating, WrongDraw> {
        let tile_of = |&place: &usize| lying.get(place).copied().ok_or(WrongDraw);
        let tiles: Vec<Wind> = taken.iter().map(tile_of).collect::<Result<_, _>>()?;
        let holder = |wind: &Wind| tiles.iter().position(|tile| tile == wind).ok_or(WrongDraw);
        let winds = Wind::ALL.get(..lying.len()).ok_or(WrongDraw)?;
        let players: Vec<usize> = winds.iter().map(holder).collect::<Result<_, _>>()?;
        if tiles.len() == lying.len() { Seating::new(&players) } else { Err(WrongDraw) }
    }

    /// Returns the face-down order of the wind tiles that leads to this seating if every player takes the tile at
    /// the position of their number.
    pub fn lying(&self) -> Vec<Wind> {
        (0..self.players.len()).map(|player| self.tile_of(player)).collect()
    }

    /// Returns the number of players.
    pub fn count(&self) -> Players {
        if self.players.len() == 3 { Players::Three } else { Players::Four }
    }

    /// Returns the player in a seat, or `None` for the fourth seat with three players.
    pub fn player_at(&self, seat: Seat) -> Option<usize> {
        self.players.get(seat.index()).copied()
    }

    /// Returns a player's seat, or `None` if there is no such player.
    pub fn seat_of(&self, player: usize) -> Option<Seat> {
        self.players.iter().position(|&other| other == player).and_then(Seat::from_index)
    }

    /// Returns the player who drew East and deals first (P-012, P-013).
    pub fn permanent_dealer(&self) -> usize {
        self.players[0]
    }

    fn tile_of(&self, player: usize) -> Wind {
        let seat = self.players.iter().position(|&other| other == player).unwrap_or_default();
        Wind::ALL[seat]
    }
}

/// The round marker, which stays with the first dealer (P-012).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Marker {
    /// The seat that the marker is next to.
    pub seat: Seat,
    /// The side of that seat on which the marker is placed: the right.
    pub side: Side,
    /// The current round wind, which the marker shows.
    pub wind: Wind,
}
