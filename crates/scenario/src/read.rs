//! Parses the words of a line: seats, numbers and tiles.

use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{Players, Seat, Tile, Wind};

use crate::failure::{Done, Problem, fail};

/// The largest number of points that a script can give a player.
const MOST_POINTS: i32 = 1_000_000;

pub(crate) fn wind(line: usize, text: &str) -> Done<Wind> {
    Wind::from_letter(text).map_or_else(|| fail(line, Problem::Seat(text.to_owned())), Ok)
}

/// Returns the seat with this seat wind. Fails for North with three players.
pub(crate) fn seat_of(line: usize, text: &str, dealer: Seat, players: Players) -> Done<Seat> {
    let wind = wind(line, text)?;
    let seat = players.seats().find(|seat| seat.wind(dealer, players) == wind);
    seat.map_or_else(|| fail(line, Problem::NoNorth), Ok)
}

pub(crate) fn number<T: std::str::FromStr>(line: usize, text: &str) -> Done<T> {
    text.parse().or_else(|_| fail(line, Problem::Number(text.to_owned())))
}

/// Parses a player's points. Impossibly large numbers are rejected.
pub(crate) fn points(line: usize, text: &str) -> Done<i32> {
    let points: i32 = number(line, text)?;
    if (-MOST_POINTS..=MOST_POINTS).contains(&points) {
        Ok(points)
    } else {
        fail(line, Problem::Number(text.to_owned()))
    }
}

pub(crate) fn tiles(line: usize, text: &str) -> Done<Vec<Tile>> {
    let notation = |error| fail(line, Problem::Notation { text: text.to_owned(), error });
    mpsz::parse_tiles(text).or_else(notation)
}

pub(crate) fn tile(line: usize, text: &str) -> Done<Tile> {
    match tiles(line, text)?[..] {
        [tile] => Ok(tile),
        _ => fail(line, Problem::OneTile(text.to_owned())),
    }
}
