//! Places in the wall, such as `w17-20`, `d4-7 upper` or `N8-2`.

use hanchan_tiles::Tile;

use crate::failure::{Done, Part, Problem, fail, unknown};
use crate::read::number;
use crate::stage::Stage;

/// Returns whether a text describes places in the wall rather than tiles.
pub(crate) fn is_places(text: &str) -> bool {
    text.starts_with(['w', 'd', 'E', 'S', 'W', 'N']) && text[1..].starts_with(|c: char| c.is_ascii_digit())
}

/// Parses a number or a range of numbers, such as `9`, `17-20` or `8-2`.
fn numbers(line: usize, text: &str) -> Done<Vec<usize>> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let (first, last): (usize, usize) = (number(line, first)?, number(line, last)?);
    if first.max(last) > 136 {
        return fail(line, Problem::NoSuchPlace { place: text.to_owned(), last: 136 });
    }
    Ok(if first <= last { (first..=last).collect() } else { (last..=first).rev().collect() })
}

impl Stage {
    /// Returns the stacks of the dead wall, starting at the gap, upper tile first.
    pub(crate) fn dead_stacks(&self) -> Vec<[Tile; 2]> {
        let wall = self.round.wall();
        wall.tiles()[usize::from(wall.live())..]
            .chunks_exact(2)
            .rev()
            .map(|tiles| [tiles[0], tiles[1]])
            .collect()
    }

    /// Returns the tiles in these places: live tiles `w` in drawing order, stacks `d` of the dead wall from the
    /// gap on, or stacks of a player's wall from its right end. A stack gives its upper and its lower tile, or
    /// only the tile that is named.
    pub(crate) fn places(&self, line: usize, text: &str) -> Done<Vec<Tile>> {
        let mut found = Vec::new();
        let mut words = text.split([' ', ',']).filter(|word| !word.is_empty()).peekable();
        while let Some(word) = words.next() {
            if !is_places(word) {
                return unknown(line, Part::Place, word);
            }
            let half = words.next_if(|word| matches!(*word, "upper" | "lower"));
            let (row, range) = word.split_at(1);
            for number in numbers(line, range)? {
                match (self.stack(line, row, number)?, half) {
                    (Found::Tile(tile), None) => found.push(tile),
                    (Found::Tile(_), Some(half)) => {
                        return fail(line, Problem::NotStacks(format!("{word} {half}")));
                    }
                    (Found::Stack(tiles), None) => found.extend(tiles),
                    (Found::Stack([upper, _]), Some("upper")) => found.push(upper),
                    (Found::Stack([_, lower]), Some(_)) => found.push(lower),
                }
            }
        }
        Ok(found)
    }

    /// Returns the contents of one place in the wall.
    fn stack(&self, line: usize, row: &str, number: usize) -> Done<Found> {
        let nothing =
            |last: usize| fail(line, Problem::NoSuchPlace { place: format!("{row}{number}"), last });
        match row {
            "w" => {
                let wall = self.round.wall();
                let most = usize::from(wall.live());
                let place = number.checked_sub(1).filter(|&place| place < most);
                place.map_or_else(|| nothing(most), |place| Ok(Found::Tile(wall.tiles()[place])))
            }
            "d" => {
                let stacks = self.dead_stacks();
                let stack = number.checked_sub(1).and_then(|place| stacks.get(place));
                stack.map_or_else(|| nothing(stacks.len()), |&stack| Ok(Found::Stack(stack)))
            }
            _ => {
                let Some(square) = &self.square else {
                    return fail(line, Problem::NeedsDice);
                };
                let owner = self.seat(line, row)?;
                let most = square.stacks();
                if !(1..=most).contains(&number) {
                    return nothing(most);
                }
                Ok(Found::Stack(square.stack(owner, number)))
            }
        }
    }
}

/// The contents of a place in the wall.
enum Found {
    Tile(Tile),
    Stack([Tile; 2]),
}
