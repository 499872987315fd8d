//! The result of a game: places, uma, oka and rounding.

use hanchan_rules::{Chombo, Rounding, Rules, Ties, Uma};
use hanchan_tiles::{BySeat, Players, Seat};

/// A player's place and result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct SeatRank {
    /// The seat.
    pub seat: Seat,
    /// The place, counting from 1. Tied players have the same place.
    pub place: u8,
    /// The points at the end of the game.
    pub points: i32,
    /// The result in tenths of a thousand points: 233 means 23.3.
    pub result: i32,
}

/// The final standing of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Standing {
    /// The places of all players, first place first.
    pub places: Vec<SeatRank>,
}

impl Standing {
    /// Returns a player's place and result.
    pub fn of(&self, seat: Seat) -> Option<&SeatRank> {
        self.places.iter().find(|place| place.seat == seat)
    }
}

/// Returns whether player `a` ranks above player `b`: with more points or, if the points are equal, with a seat
/// closer to the first dealer (P-128).
pub(crate) fn ahead(a: Seat, b: Seat, points: &BySeat<i32>) -> bool {
    (points[a], b.index()) > (points[b], a.index())
}

/// Returns the player in first place, or the players who share it.
pub(crate) fn firsts(points: &BySeat<i32>, players: Players, ties: Ties) -> Vec<Seat> {
    let most = players.seats().map(|seat| points[seat]).max().unwrap_or(0);
    let all: Vec<Seat> = players.seats().filter(|&seat| points[seat] == most).collect();
    match ties {
        Ties::Shared => all,
        Ties::BySeat => all.into_iter().take(1).collect(),
    }
}

/// Splits points among seats in multiples of 100. The remainder goes to the first of these seats.
pub(crate) fn share(points: i32, seats: &[Seat]) -> Vec<(Seat, i32)> {
    let count = seats.len().max(1) as i32;
    let (each, left) = (points / 100 / count, points / 100 % count);
    let rest = points % 100;
    let share = |(i, &seat): (usize, &Seat)| {
        let odd = i32::from((i as i32) < left.abs()) * left.signum();
        (seat, (each + odd) * 100 + if i == 0 { rest } else { 0 })
    };
    seats.iter().enumerate().map(share).collect()
}

/// Returns the places and results for the final points (P-125 … P-128). `offences` is each player's number of
/// chombo.
pub fn standing(points: &BySeat<i32>, offences: &BySeat<u8>, rules: &Rules) -> Standing {
    let (players, result) = (rules.switches().table.players, &rules.switches().result);
    let mut order: Vec<Seat> = players.seats().collect();
    order.sort_by(
        |&a, &b| if ahead(a, b, points) { std::cmp::Ordering::Less } else { std::cmp::Ordering::Greater },
    );
    let bonus = bonus(&order, points, rules);
    let mut places = Vec::with_capacity(order.len());
    let mut at = 0;
    while at < order.len() {
        let equal = |seat: &&Seat| result.ties == Ties::Shared && points[**seat] == points[order[at]];
        let tied = 1 + order[at + 1..].iter().take_while(equal).count();
        let together: i32 = bonus[at..at + tied].iter().sum();
        for (seat, bonus) in share(together, &order[at..at + tied]) {
            let raw = match result.rounding {
                Rounding::Thousands => thousands(points[seat]) - result.return_points + bonus,
                _ => points[seat] - result.return_points + bonus,
            };
            let charged = match rules.switches().penalties.chombo {
                Chombo::AfterGame => rules.switches().penalties.chombo_points * i32::from(offences[seat]),
                Chombo::Mangan => 0,
            };
            let rounded = round(raw, result.rounding) - charged / 100;
            places.push(SeatRank { seat, place: at as u8 + 1, points: points[seat], result: rounded });
        }
        at += tied;
    }
    if result.rounding == Rounding::Thousands {
        let others: i32 = places.iter().skip(1).map(|place| place.result).sum();
        if let Some(first) = places.first_mut() {
            first.result = -others;
        }
    }
    Standing { places }
}

/// Returns uma plus oka in points for each place, from first to last.
fn bonus(order: &[Seat], points: &BySeat<i32>, rules: &Rules) -> Vec<i32> {
    let result = &rules.switches().result;
    let row = match result.uma {
        Uma::Fixed => 0,
        Uma::ByPlayersInPlus => {
            let plus =
                order.iter().filter(|&&seat| points[seat] > rules.switches().table.start_points).count();
            order.len() * plus.saturating_sub(1)
        }
    };
    let uma = |place: usize| result.uma_points.get(row + place).copied().unwrap_or(0);
    (0..order.len()).map(|place| uma(place) + if place == 0 { result.oka } else { 0 }).collect()
}

/// Rounds points to the nearest thousand, with halves rounded away from zero.
fn thousands(points: i32) -> i32 {
    (points + 500 * points.signum()) / 1000 * 1000
}

/// Returns points in tenths of a thousand, rounded according to the rules (P-127).
fn round(points: i32, rounding: Rounding) -> i32 {
    let whole = |points: i32, up: i32| (points + up).div_euclid(1000) * 10;
    match rounding {
        Rounding::Tenths | Rounding::Thousands => points.div_euclid(100),
        Rounding::Up => whole(points, 999),
        Rounding::Nearest => whole(points, 500),
        Rounding::FiveDown if points >= 0 => whole(points, 400),
        Rounding::FiveDown => -whole(-points, 400),
    }
}
