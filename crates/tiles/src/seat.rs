//! Seats at the table, their positions relative to each other, and values stored per seat.

use std::ops::{Index, IndexMut};

use crate::Wind;

/// The number of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Players {
    /// Three players. The fourth seat is empty.
    Three,
    /// Four players.
    #[default]
    Four,
}

impl Players {
    /// Returns the number of players, 3 or 4.
    #[inline]
    pub const fn count(self) -> usize {
        match self {
            Players::Three => 3,
            Players::Four => 4,
        }
    }

    /// Iterates over the occupied seats, in turn order.
    #[inline]
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().take(self.count())
    }
}

/// A seat at the table. Seats stay the same for the whole game, while winds rotate. The first seat belongs to the
/// first dealer (P-012), the second seat is to the right of the first, and so on in turn order (P-011, P-028).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Seat {
    /// The seat of the first dealer.
    First,
    /// The seat to the right of the first.
    Second,
    /// The seat across from the first.
    Third,
    /// The seat to the left of the first; empty with three players.
    Fourth,
}

impl Seat {
    /// All four seats in turn order.
    pub const ALL: [Seat; 4] = [Seat::First, Seat::Second, Seat::Third, Seat::Fourth];

    /// Returns the seat's number, 0 to 3.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the seat with this number (0 to 3), or `None` if the number is out of range.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Seat> {
        if index < 4 { Some(Seat::ALL[index]) } else { None }
    }

    /// Returns the seat whose turn is next.
    #[must_use]
    #[inline]
    pub const fn next(self, players: Players) -> Seat {
        let next = self.index() + 1;
        Seat::ALL[if next < players.count() { next } else { 0 }]
    }

    /// Returns this seat's wind when `dealer` is the dealer. With three players, the empty seat is North.
    #[inline]
    pub const fn wind(self, dealer: Seat, players: Players) -> Wind {
        let n = players.count();
        if self.index() >= n { Wind::North } else { Wind::ALL[(self.index() + n - dealer.index() % n) % n] }
    }

    /// Returns the side of another seat as seen from this one, or `None` if both are the same seat.
    #[inline]
    pub const fn side_of(self, other: Seat) -> Option<Side> {
        match (other.index() + 4 - self.index()) % 4 {
            1 => Some(Side::Right),
            2 => Some(Side::Across),
            3 => Some(Side::Left),
            _ => None,
        }
    }

    /// Returns the seat on the given side of this one, which can be the empty fourth seat with three players.
    #[must_use]
    #[inline]
    pub const fn at(self, side: Side) -> Seat {
        let steps = match side {
            Side::Right => 1,
            Side::Across => 2,
            Side::Left => 3,
        };
        Seat::ALL[(self.index() + steps) % 4]
    }
}

/// The position of another player as seen from a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Side {
    /// The left neighbour (kamicha), who plays before this seat.
    Left,
    /// The player opposite (toimen).
    Across,
    /// The right neighbour (shimocha), who plays after this seat.
    Right,
}

impl Side {
    /// All sides: left, across and right.
    pub const ALL: [Side; 3] = [Side::Left, Side::Across, Side::Right];
}

/// A value for each of the four seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// Calls a function for each seat and stores the results.
    pub fn from_fn(value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(value))
    }

    /// Applies a function to each value.
    #[inline]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(change))
    }

    /// Iterates over seats and values, in turn order from the first seat.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// Iterates over seats and mutable values, in turn order from the first seat.
    #[inline]
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::ALL.into_iter().zip(&mut self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
