//! Who sits where: the draw of the seats before the game, and what lies before the dealers.

use hanchan_tiles::{Players, Seat, Side, Wind};

/// The seats of a game's players, as they drew them (P-010): whoever drew East has the first seat, South sits to
/// their right, West opposite, North to their left (P-011). Three players draw East, South and West.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Seating {
    /// By seat: which player has it.
    players: Vec<usize>,
}

/// The seats cannot have been drawn so: a player or a tile is missing, or there twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongDraw;

impl std::fmt::Display for WrongDraw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("every player takes one of the wind tiles")
    }
}

impl std::error::Error for WrongDraw {}

impl Seating {
    /// From the players at the first, second, … seat, as [`Seed::seating`](crate::Seed::seating) gives them.
    pub fn new(players: &[usize]) -> Result<Seating, WrongDraw> {
        let all = (0..players.len()).all(|player| players.contains(&player));
        let right = all && matches!(players.len(), 3 | 4);
        right.then(|| Seating { players: players.to_vec() }).ok_or(WrongDraw)
    }

    /// From the tiles as they lie face down, and the place from which each player took one, counted from 0.
    pub fn drawn(lying: &[Wind], taken: &[usize]) -> Result<Seating, WrongDraw> {
        let tile_of = |&place: &usize| lying.get(place).copied().ok_or(WrongDraw);
        let tiles: Vec<Wind> = taken.iter().map(tile_of).collect::<Result<_, _>>()?;
        let holder = |wind: &Wind| tiles.iter().position(|tile| tile == wind).ok_or(WrongDraw);
        let winds = Wind::ALL.get(..lying.len()).ok_or(WrongDraw)?;
        let players: Vec<usize> = winds.iter().map(holder).collect::<Result<_, _>>()?;
        if tiles.len() == lying.len() { Seating::new(&players) } else { Err(WrongDraw) }
    }

    /// The wind tiles as they lie face down for a draw that ends so when every player takes the place of their
    /// number.
    pub fn lying(&self) -> Vec<Wind> {
        (0..self.players.len()).map(|player| self.tile_of(player)).collect()
    }

    /// How many play.
    pub fn count(&self) -> Players {
        if self.players.len() == 3 { Players::Three } else { Players::Four }
    }

    /// Who has a seat; nobody has the fourth of three.
    pub fn player_at(&self, seat: Seat) -> Option<usize> {
        self.players.get(seat.index()).copied()
    }

    /// A player's seat, if there is such a player.
    pub fn seat_of(&self, player: usize) -> Option<Seat> {
        self.players.iter().position(|&other| other == player).and_then(Seat::from_index)
    }

    /// Who drew East: the permanent dealer, who deals first (P-012, P-013).
    pub fn permanent_dealer(&self) -> usize {
        self.players[0]
    }

    fn tile_of(&self, player: usize) -> Wind {
        let seat = self.players.iter().position(|&other| other == player).unwrap_or_default();
        Wind::ALL[seat]
    }
}

/// The round marker: it stays with the permanent dealer (P-012).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Marker {
    /// Before whom it lies.
    pub seat: Seat,
    /// On which side of that player: the right.
    pub side: Side,
    /// The round it shows.
    pub wind: Wind,
}
