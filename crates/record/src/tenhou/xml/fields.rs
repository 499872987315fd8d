//! Reads the values of attributes.

use hanchan_tiles::{BySeat, Piece, Seat, TileSet};

use super::lexer::Lexer;
use crate::error::{Expected, ReadError, ReadProblem, short};
use crate::recorded::WallTile;

/// The attributes of the element just read.
pub(super) struct Fields<'l, 'a> {
    pub(super) lexer: &'l Lexer<'a>,
    /// The byte offset at which the element begins.
    pub(super) at: usize,
    pub(super) tiles: TileSet,
    pub(super) players: usize,
}

/// The maximum length of a list.
const MOST_NUMBERS: usize = 64;

/// A limit for numbers, larger than all points, tiles and calls.
const LARGEST: i32 = 1_000_000;

impl<'a> Fields<'_, 'a> {
    fn wrong(&self, name: &'static str, at: usize, expected: Expected, found: &str) -> ReadError {
        self.lexer.error(at, ReadProblem::Value(name, expected, short(found)))
    }

    fn found(&self, name: &'static str) -> Result<(&'a str, usize), ReadError> {
        self.lexer.attribute(name).ok_or_else(|| self.lexer.error(self.at, ReadProblem::Missing(name)))
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.lexer.attribute(name).is_some()
    }

    /// Returns the text of an attribute, if it is present.
    pub(super) fn text(&self, name: &str) -> Option<&'a str> {
        self.lexer.attribute(name).map(|(value, _)| value)
    }

    pub(super) fn number(&self, name: &'static str, low: i32, high: i32) -> Result<i32, ReadError> {
        let (value, at) = self.found(name)?;
        let number = value.trim().parse().ok().filter(|number| (low..=high).contains(number));
        number.ok_or_else(|| self.wrong(name, at, Expected::Number(low, high), value))
    }

    pub(super) fn seat(&self, name: &'static str) -> Result<Seat, ReadError> {
        let (value, at) = self.found(name)?;
        let seat = value.trim().parse().ok().filter(|&seat| seat < self.players).and_then(Seat::from_index);
        seat.ok_or_else(|| self.wrong(name, at, Expected::Player, value))
    }

    /// Reads numbers separated by commas; an empty text is an empty list.
    pub(super) fn numbers(&self, name: &'static str) -> Result<Vec<i32>, ReadError> {
        let (value, at) = self.found(name)?;
        if value.trim().is_empty() {
            return Ok(Vec::new());
        }
        let mut numbers = Vec::with_capacity(16);
        for text in value.split(',') {
            if numbers.len() == MOST_NUMBERS {
                return Err(self.wrong(name, at, Expected::Number(-LARGEST, LARGEST), text));
            }
            numbers.push(self.parse(name, at, text)?);
        }
        Ok(numbers)
    }

    /// Reads exactly this many numbers separated by commas.
    pub(super) fn exactly<const N: usize>(&self, name: &'static str) -> Result<[i32; N], ReadError> {
        let (value, at) = self.found(name)?;
        self.numbers(name)?.try_into().map_err(|_| self.wrong(name, at, Expected::Numbers(N), value))
    }

    /// Reads exactly this many numbers separated by commas, some of which may be missing, as in `0,0,0,,,114`.
    pub(super) fn with_gaps<const N: usize>(
        &self,
        name: &'static str,
    ) -> Result<[Option<i32>; N], ReadError> {
        let (value, at) = self.found(name)?;
        let mut numbers = [None; N];
        let texts = value.split(',');
        if texts.clone().count() != N {
            return Err(self.wrong(name, at, Expected::Numbers(N), value));
        }
        for (number, text) in numbers.iter_mut().zip(texts).filter(|(_, text)| !text.trim().is_empty()) {
            *number = Some(self.parse(name, at, text)?);
        }
        Ok(numbers)
    }

    fn parse(&self, name: &'static str, at: usize, text: &str) -> Result<i32, ReadError> {
        let number = text.trim().parse().ok().filter(|number| (-LARGEST..=LARGEST).contains(number));
        number.ok_or_else(|| self.wrong(name, at, Expected::Number(-LARGEST, LARGEST), text))
    }

    /// Reads points in hundreds, by seat; the number for the fourth seat may be missing with three players.
    pub(super) fn points(&self, name: &'static str) -> Result<BySeat<i32>, ReadError> {
        let (value, at) = self.found(name)?;
        let hundreds = self.numbers(name)?;
        if hundreds.len() < self.players || hundreds.len() > 4 {
            return Err(self.wrong(name, at, Expected::Numbers(self.players), value));
        }
        Ok(BySeat::from_fn(|seat| if seat.index() < self.players { hundreds[seat.index()] * 100 } else { 0 }))
    }

    /// Reads each seat's points and their change, both in hundreds, as in `250,-10,…`.
    pub(super) fn changes(&self, name: &'static str) -> Result<(BySeat<i32>, BySeat<i32>), ReadError> {
        let (value, at) = self.found(name)?;
        let numbers = self.numbers(name)?;
        if numbers.len() != 8 && numbers.len() != 2 * self.players {
            return Err(self.wrong(name, at, Expected::Numbers(2 * self.players), value));
        }
        let of = |offset: usize| {
            BySeat::from_fn(|seat| {
                if seat.index() < self.players { numbers[2 * seat.index() + offset] * 100 } else { 0 }
            })
        };
        Ok((of(0), of(1)))
    }

    /// Reads each seat's points in hundreds and its result with one decimal. Returns the points, and the results
    /// in tenths.
    pub(super) fn results(&self, name: &'static str) -> Result<(BySeat<i32>, BySeat<i32>), ReadError> {
        let (value, at) = self.found(name)?;
        let wrong = || self.wrong(name, at, Expected::Result, value);
        let texts: Vec<&str> = value.split(',').take(MOST_NUMBERS).collect();
        if texts.len() != 8 && texts.len() != 2 * self.players {
            return Err(self.wrong(name, at, Expected::Numbers(2 * self.players), value));
        }
        let (mut points, mut results) = (BySeat([0; 4]), BySeat([0; 4]));
        for seat in Seat::ALL.into_iter().take(self.players) {
            let (hundreds, result) = (texts[2 * seat.index()], texts[2 * seat.index() + 1]);
            points[seat] =
                100 * hundreds.trim().parse().ok().filter(|p: &i32| p.abs() <= LARGEST).ok_or_else(wrong)?;
            results[seat] = tenths(result.trim()).ok_or_else(wrong)?;
        }
        Ok((points, results))
    }

    pub(super) fn wall_tile(
        &self,
        name: &'static str,
        number: i32,
        at: usize,
    ) -> Result<WallTile, ReadError> {
        piece(number, self.tiles).ok_or_else(|| self.wrong(name, at, Expected::Tile, &number.to_string()))
    }

    pub(super) fn wall_tiles(&self, name: &'static str) -> Result<Vec<WallTile>, ReadError> {
        let (_, at) = self.found(name)?;
        self.numbers(name)?.into_iter().map(|number| self.wall_tile(name, number, at)).collect()
    }

    /// Creates the error for an attribute's value.
    pub(super) fn bad(&self, name: &'static str, expected: Expected) -> ReadError {
        let (value, at) = self.lexer.attribute(name).unwrap_or(("", self.at));
        self.wrong(name, at, expected, value)
    }
}

/// Returns the tile with this number, if it is in play.
pub(super) fn piece(number: i32, tiles: TileSet) -> Option<WallTile> {
    let piece = Piece::from_number(usize::try_from(number).ok()?)?;
    Some(WallTile { tile: tiles.tile(piece)?, piece: Some(piece) })
}

/// Parses a number with one decimal as tenths: `-12.3` becomes -123.
fn tenths(text: &str) -> Option<i32> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let negative = whole.starts_with('-');
    let whole: i32 = whole.parse().ok().filter(|whole: &i32| whole.abs() <= LARGEST)?;
    let tenth = match tenth.as_bytes() {
        [digit @ b'0'..=b'9'] => i32::from(digit - b'0'),
        _ => return None,
    };
    Some(10 * whole + if negative { -tenth } else { tenth })
}

/// Decodes percent-encoded text, such as `%E3%81%82`.
pub(super) fn unescaped(text: &str) -> String {
    let bytes = text.as_bytes();
    let hex = |at: usize| bytes.get(at).and_then(|&digit| (digit as char).to_digit(16));
    let (mut plain, mut at) = (Vec::with_capacity(bytes.len()), 0);
    while let Some(&byte) = bytes.get(at) {
        let escaped = if byte == b'%' { hex(at + 1).zip(hex(at + 2)) } else { None };
        plain.push(escaped.map_or(byte, |(high, low)| (16 * high + low) as u8));
        at += if escaped.is_some() { 3 } else { 1 };
    }
    String::from_utf8_lossy(&plain).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_parsed_as_tenths() {
        assert_eq!(tenths("43.0"), Some(430));
        assert_eq!(tenths("-0.6"), Some(-6));
        assert_eq!(tenths("7"), Some(70));
        assert_eq!(tenths("7.25"), None);
        assert_eq!(tenths("--7.2"), None);
        assert_eq!(tenths("99999999999.0"), None);
    }

    #[test]
    fn names_are_unescaped() {
        assert_eq!(unescaped("%E6%9D%B1%41b"), "東Ab");
        assert_eq!(unescaped("100%"), "100%");
        assert_eq!(unescaped("%FF"), "\u{fffd}");
    }
}
