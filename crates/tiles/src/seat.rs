//! Seats at the table, how they lie to each other, and values kept per seat.

use std::ops::{Index, IndexMut};

use crate::Wind;

/// How many play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Players {
    /// Three; the fourth seat stays empty.
    Three,
    /// Four.
    #[default]
    Four,
}

impl Players {
    /// 3 or 4.
    #[inline]
    pub const fn count(self) -> usize {
        match self {
            Players::Three => 3,
            Players::Four => 4,
        }
    }

    /// The seats that are taken, in turn order.
    #[inline]
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().take(self.count())
    }
}

/// A chair at the table. It does not change during a game, whereas winds do: the first seat is that
/// of the permanent dealer (P-012), the second is to their right, and so on in turn order (P-011, P-028).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Seat {
    /// Dealer of the first deal.
    First,
    /// To the right of the first.
    Second,
    /// Across from the first.
    Third,
    /// To the left of the first; empty with three players.
    Fourth,
}

impl Seat {
    /// All four seats in turn order.
    pub const ALL: [Seat; 4] = [Seat::First, Seat::Second, Seat::Third, Seat::Fourth];

    /// 0 to 3.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat with this number, 0 to 3.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Seat> {
        if index < 4 { Some(Seat::ALL[index]) } else { None }
    }

    /// Whose turn it is after this seat.
    #[must_use]
    #[inline]
    pub const fn next(self, players: Players) -> Seat {
        let next = self.index() + 1;
        Seat::ALL[if next < players.count() { next } else { 0 }]
    }

    /// This seat's wind while another (or itself) deals. The empty seat of three players is North.
    #[inline]
    pub const fn wind(self, dealer: Seat, players: Players) -> Wind {
        let n = players.count();
        if self.index() >= n { Wind::North } else { Wind::ALL[(self.index() + n - dealer.index() % n) % n] }
    }

    /// Where another seat is, looking from this one; `None` for itself.
    #[inline]
    pub const fn side_of(self, other: Seat) -> Option<Side> {
        match (other.index() + 4 - self.index()) % 4 {
            1 => Some(Side::Right),
            2 => Some(Side::Across),
            3 => Some(Side::Left),
            _ => None,
        }
    }

    /// The seat on that side of this one. With three players one of them is the empty fourth seat.
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

/// Where another player sits, from a player's point of view.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Side {
    /// The left neighbour, who plays before me: kamicha.
    Left,
    /// The player opposite: toimen.
    Across,
    /// The right neighbour, who plays after me: shimocha.
    Right,
}

impl Side {
    /// Left, across, right.
    pub const ALL: [Side; 3] = [Side::Left, Side::Across, Side::Right];
}

/// A value for each of the four seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// Asks for each seat's value in turn.
    pub fn from_fn(value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(value))
    }

    /// A new value from each.
    #[inline]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(change))
    }

    /// Seats and values in turn order from the first seat.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// Seats and values, to be changed.
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
