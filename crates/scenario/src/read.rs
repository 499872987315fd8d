//! Parses the words of a line: seats, numbers and tiles.

use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{Players, Seat, Tile, Wind};

use crate::failure::{Done, fail};

pub(crate) fn wind(line: usize, text: &str) -> Done<Wind> {
    Wind::from_letter(text).map_or_else(|| fail(line, format!("{text:?} is not a seat: E, S, W or N")), Ok)
}

/// Returns the seat with this seat wind. Fails for North with three players.
pub(crate) fn seat_of(line: usize, text: &str, dealer: Seat, players: Players) -> Done<Seat> {
    let wind = wind(line, text)?;
    let seat = players.seats().find(|seat| seat.wind(dealer, players) == wind);
    seat.map_or_else(|| fail(line, format!("there is no {text} with three players")), Ok)
}

pub(crate) fn number<T: std::str::FromStr>(line: usize, text: &str) -> Done<T> {
    text.parse().or_else(|_| fail(line, format!("{text:?} is not a number")))
}

pub(crate) fn tiles(line: usize, text: &str) -> Done<Vec<Tile>> {
    mpsz::parse_tiles(text).or_else(|error| fail(line, error.to_string()))
}

pub(crate) fn tile(line: usize, text: &str) -> Done<Tile> {
    match tiles(line, text)?[..] {
        [tile] => Ok(tile),
        _ => fail(line, format!("{text:?} is not one tile")),
    }
}
