//! Tiles as two digits, and calls as text.

use hanchan_tiles::{Kind, Meld, MeldKind, Side, Suit, Tile};

/// Parses a tile: `11` … `47`, or `51`, `52` or `53` for a red five.
pub(super) fn tile(number: i32) -> Option<Tile> {
    let (tens, ones) = (usize::try_from(number / 10).ok()?, u8::try_from(number % 10).ok()?);
    match tens {
        1..=3 => Kind::suited(Suit::ALL[tens - 1], ones).map(Tile::plain),
        4 if (1..=7).contains(&ones) => Kind::from_index(26 + usize::from(ones)).map(Tile::plain),
        5 if (1..=3).contains(&ones) => Some(Tile::red(Suit::ALL[usize::from(ones) - 1])),
        _ => None,
    }
}

/// Returns the two-digit number of a tile.
pub(super) fn number(tile: Tile) -> i32 {
    if let Some(suit) = tile.red_suit() {
        return 51 + suit as i32;
    }
    let (kind, digit) = (tile.kind(), i32::from(tile.digit()));
    kind.suit().map_or(40, |suit| 10 * (1 + suit as i32)) + digit
}

/// A call, as written in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Call {
    /// The letter for the type of call: `c`, `p`, `m`, `k`, `a` or `f`.
    pub(super) letter: char,
    /// The number of tiles before the letter.
    place: usize,
    /// All tiles in the order in which they are written.
    tiles: [Option<Tile>; 4],
}

impl Call {
    /// Parses a call, such as `c313233`, `11p1111` or `11111111m…`: one letter among two-digit tiles.
    pub(super) fn read(text: &str) -> Option<Call> {
        let at = text.find(|c: char| c.is_ascii_alphabetic())?;
        let letter = text[at..].chars().next()?;
        let (before, after) = (&text[..at], &text[at + 1..]);
        let count = match letter {
            'c' | 'p' => 3,
            'm' | 'k' | 'a' => 4,
            'f' => 1,
            _ => return None,
        };
        if !before.bytes().chain(after.bytes()).all(|byte| byte.is_ascii_digit())
            || before.len() % 2 == 1
            || before.len() + after.len() != 2 * count
        {
            return None;
        }
        let mut tiles = [None; 4];
        for (tile, pair) in
            tiles.iter_mut().zip(before.as_bytes().chunks(2).chain(after.as_bytes().chunks(2)))
        {
            let number = 10 * i32::from(pair[0] - b'0') + i32::from(pair[1] - b'0');
            *tile = Some(self::tile(number)?);
        }
        Some(Call { letter, place: before.len() / 2, tiles })
    }

    /// Returns the tile after the letter: the claimed tile, or the tile added to a pon.
    pub(super) fn marked(&self) -> Option<Tile> {
        *self.tiles.get(self.place)?
    }

    fn others(&self) -> impl Iterator<Item = Tile> + '_ {
        let marked = self.place;
        self.tiles.iter().enumerate().filter(move |(place, _)| *place != marked).filter_map(|(_, tile)| *tile)
    }

    /// Returns the side the tile was claimed from: the first position is the left neighbour, and the last is the
    /// right neighbour.
    pub(super) fn side(&self) -> Option<Side> {
        let last = self.tiles.iter().flatten().count().checked_sub(1)?;
        match (self.letter, self.place) {
            ('c' | 'p' | 'm', 0) => Some(Side::Left),
            ('p' | 'm', 1) => Some(Side::Across),
            ('p' | 'm', place) if place == last => Some(Side::Right),
            _ => None,
        }
    }

    /// Returns the claimed set, with the claimed tile from this side.
    pub(super) fn meld(&self, side: Side) -> Option<Meld> {
        let (claimed, own) = (self.marked()?, self.others().collect::<Vec<_>>());
        match self.letter {
            'c' => Meld::chi(claimed, own.try_into().ok()?).ok(),
            'p' => Meld::pon(claimed, side, own.try_into().ok()?).ok(),
            'm' => Meld::open_kan(claimed, side, own.try_into().ok()?).ok(),
            _ => None,
        }
    }

    /// Returns the kind of the tiles of a closed kan.
    pub(super) fn kind(&self) -> Option<Kind> {
        let [first, rest @ ..] = self.tiles;
        let kind = first?.kind();
        rest.iter().flatten().all(|tile| tile.kind() == kind).then_some(kind)
    }
}

fn joined(tiles: impl IntoIterator<Item = Tile>) -> String {
    tiles.into_iter().map(|tile| number(tile).to_string()).collect()
}

/// Sorts tiles by kind, red fives after ordinary ones.
fn by_number(tiles: &[Tile]) -> Vec<Tile> {
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable_by_key(|tile| (tile.kind(), tile.is_red()));
    tiles
}

/// Formats a call with its letter and the claimed tile at a position among the player's own tiles.
fn marked(letter: char, place: usize, claimed: &str, own: &[Tile]) -> String {
    let place = place.min(own.len());
    let (before, after) = own.split_at(place);
    format!("{}{letter}{claimed}{}", joined(before.iter().copied()), joined(after.iter().copied()))
}

/// Formats a claimed set.
pub(super) fn claim(meld: Meld) -> Option<String> {
    let claimed = number(meld.claimed()?).to_string();
    let own = &by_number(meld.own());
    let letter = match meld.kind() {
        MeldKind::Chi => 'c',
        MeldKind::Pon => 'p',
        MeldKind::OpenKan => 'm',
        MeldKind::AddedKan | MeldKind::ClosedKan => return None,
    };
    Some(marked(letter, place(meld, own.len()), &claimed, own))
}

fn place(meld: Meld, last: usize) -> usize {
    match meld.from() {
        Some(Side::Across) => 1,
        Some(Side::Right) => last,
        _ => 0,
    }
}

/// Formats a kan made by adding a tile to a pon.
pub(super) fn added(pon: Meld, tile: Tile) -> Option<String> {
    let both = format!("{}{}", number(tile), number(pon.claimed()?));
    Some(marked('k', place(pon, 2), &both, &by_number(pon.own())))
}

/// Formats a closed kan.
pub(super) fn closed(tiles: [Tile; 4]) -> String {
    let tiles = by_number(&tiles);
    marked('a', 3, &number(tiles[3]).to_string(), &tiles[..3])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_survive_a_round_trip() {
        assert!(Tile::all().all(|one| tile(number(one)) == Some(one)));
        assert!([0, 10, 20, 48, 50, 54, 60, -11, 99].iter().all(|&number| tile(number).is_none()));
    }

    #[test]
    fn calls_survive_a_round_trip() {
        for text in ["c313233", "p525225", "25p2552", "2525p52", "m11111111", "11m111111", "111111m11"] {
            let call = Call::read(text).expect(text);
            let meld = call.meld(call.side().expect(text)).expect(text);
            let again = claim(meld).expect(text);
            assert_eq!(
                again.find(|c: char| c.is_ascii_alphabetic()),
                text.find(|c: char| c.is_ascii_alphabetic())
            );
            assert_eq!(Call::read(&again).and_then(|call| call.meld(call.side()?)), Some(meld));
        }
        assert_eq!(
            Call::read("121212a12").and_then(|call| call.kind()).map(|kind| kind.to_string()),
            Some("2m".to_owned())
        );
        assert_eq!(Call::read("f44").and_then(|call| call.marked()), Some(Tile::plain(Kind::NORTH)));
        for text in ["", "c", "c3132", "x11", "1p11111", "c31323é", "p11111199", "11c1213x"] {
            assert_eq!(Call::read(text), None, "{text}");
        }
    }
}
