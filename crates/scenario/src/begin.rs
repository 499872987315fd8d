//! Deals played from the beginning: building the walls, rolling the dice and dealing the tiles.

use std::sync::Arc;

use hanchan_game::Seed;
use hanchan_round::{Break, Dice, NoPosition, Round, Wall, stacks_per_wall};
use hanchan_rules::{BreakStacks, Rules};
use hanchan_tiles::{Hand, Seat, Tile};

use crate::failure::{Done, Problem, fail};
use crate::given::Given;
use crate::read::number;

/// The number of times a deal with dice is played, each time with the tiles shuffled again: an expectation about a
/// place in the wall must hold for the place, not for a tile that happens to be there.
pub(crate) const MIXES: u32 = 8;

/// Returns whether a line is a dice roll, such as `E rolls 3 5`.
pub(crate) fn is_roll(text: &str) -> bool {
    text.split_whitespace().nth(1) == Some("rolls")
}

/// Parses a dice roll, such as `E rolls 3 5`, or `E rolls 3 5 2 6` if the rules need a second roll.
fn roll(line: usize, text: &str, rules: &Rules) -> Done<Dice> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words[0] != "E" {
        return fail(line, Problem::Form("E rolls 3 5"));
    }
    let shown: Done<Vec<u8>> = words[2..].iter().map(|die| number(line, die)).collect();
    let shown = shown?;
    if let Some(die) = shown.iter().find(|die| !(1..=6).contains(*die)) {
        return fail(line, Problem::Die(*die));
    }
    match (rules.switches().table.break_stacks, &shown[..]) {
        (BreakStacks::SameSum, &[a, b]) => Ok(Dice::of(a, b)),
        (BreakStacks::SecondRoll, &[a, b, c, d]) => Ok(Dice { first: [a, b], second: [c, d] }),
        (BreakStacks::SameSum, _) => fail(line, Problem::Dice { second: false }),
        (BreakStacks::SecondRoll, _) => fail(line, Problem::Dice { second: true }),
    }
}

/// The walls as they were built.
#[derive(Clone)]
pub(crate) struct Square {
    /// All tiles, wall by wall to the left. Each wall starts at its right end, and each stack with its upper tile.
    pub(crate) tiles: Vec<Tile>,
    /// The dice that broke the wall.
    pub(crate) dice: Dice,
    walls: usize,
    stacks: usize,
}

impl Square {
    /// Returns the number of stacks in each wall.
    pub(crate) fn stacks(&self) -> usize {
        self.stacks
    }

    /// Returns a stack, upper tile first. Stacks are counted from 1 at the right end of the owner's wall, and on
    /// into the wall to the left.
    pub(crate) fn stack(&self, owner: Seat, number: usize) -> [Tile; 2] {
        let wall = (self.walls - owner.index()) % self.walls;
        let first = 2 * (wall * self.stacks + number - 1) % self.tiles.len();
        [self.tiles[first], self.tiles[first + 1]]
    }
}

/// The tiles with fixed places, in drawing order.
struct Named {
    line: usize,
    tiles: Vec<Option<Tile>>,
}

impl Named {
    fn put(&mut self, place: usize, tile: Tile) -> Done {
        match self.tiles.get_mut(place) {
            Some(free @ None) => *free = Some(tile),
            _ => return fail(self.line, Problem::NoPlaceFor(tile)),
        }
        Ok(())
    }

    /// Returns all tiles: the named ones in their places, the others in shuffled order.
    fn among(&self, mut mixed: Vec<Tile>) -> Done<Vec<Tile>> {
        for tile in self.tiles.iter().flatten() {
            let Some(at) = mixed.iter().position(|other| other == tile) else {
                return fail(self.line, Problem::NotEnough(*tile));
            };
            mixed.remove(at);
        }
        let mut mixed = mixed.into_iter();
        Ok(self.tiles.iter().filter_map(|tile| tile.or_else(|| mixed.next())).collect())
    }
}

impl Given {
    /// Builds and breaks the walls, and deals the hands given in the script.
    pub(crate) fn begin(
        &self,
        line: usize,
        text: &str,
        mix: u32,
        draws: &[Tile],
        replacements: &[Tile],
    ) -> Done<(Round, Square)> {
        let dice = roll(line, text, &self.rules)?;
        self.check_is_beginning(line)?;
        let (table, dealer) = (&self.rules.switches().table, self.setup.dealer);
        let size = table.tiles.size();
        let mut named = Named { line, tiles: vec![None; size] };
        for seat in table.players.seats() {
            if let Some(hand) = &self.hands[seat.index()] {
                self.deal_to(&mut named, seat, hand)?;
            }
        }
        let dealt = 13 * table.players.count() + 1;
        for (i, &tile) in draws.iter().enumerate() {
            named.put(dealt + i, tile)?;
        }
        let in_dead_wall = |stack: usize, lower: usize| size.saturating_sub(2 * stack) + lower;
        for (i, &tile) in replacements.iter().enumerate() {
            named.put(in_dead_wall(1 + i / 2, i % 2), tile)?;
        }
        for (lower, tiles) in [&self.indicators, &self.ura].into_iter().enumerate() {
            for (i, &tile) in tiles.iter().enumerate() {
                named.put(in_dead_wall(usize::from(table.indicator_stack) + i, lower), tile)?;
            }
        }
        let (mixed, _) = Seed([0; 32]).deal(1 + mix, self.rules.tile_set());
        let mut tiles = named.among(mixed)?;
        tiles.rotate_right(Break::by_dice(dice, dealer, table).tiles_before(table));
        let wall = Wall::built(&tiles, dice, dealer, &self.rules);
        let wall = wall.or_else(|why| fail(line, Problem::Position(NoPosition::Wall(why))))?;
        let round = Round::seated(Arc::clone(&self.rules), wall, self.setup, self.sitting);
        let stacks = stacks_per_wall(table.tiles, table.players);
        Ok((round, Square { tiles, dice, walls: table.players.count(), stacks }))
    }

    /// Checks that the script gives nothing that can only exist in the middle of a deal.
    fn check_is_beginning(&self, line: usize) -> Done {
        let melds = self.hands.iter().flatten().any(|hand| hand.size() > hand.concealed().len());
        let later = [
            ("|", melds),
            ("discarded", self.rivers.iter().any(|river| !river.is_empty())),
            ("riichi", self.riichi.contains(&true)),
            ("fed", self.liable.0.iter().flatten().any(Option::is_some)),
            ("live", self.live.is_some() && !self.first_round),
            ("first round", self.first_round),
        ];
        match later.iter().find(|(_, is_there)| *is_there) {
            Some((what, _)) => fail(line, Problem::NotAtStart(what)),
            None => Ok(()),
        }
    }

    /// Gives the player three blocks of four tiles, then one tile, and one more if they are the dealer (P-023,
    /// P-024).
    fn deal_to(&self, named: &mut Named, seat: Seat, hand: &Hand) -> Done {
        let players = self.rules.switches().table.players;
        let (count, wind) = (players.count(), seat.wind(self.setup.dealer, players));
        let fours = (0..3).flat_map(|block| (0..4).map(move |i| 4 * (block * count + wind.index()) + i));
        let mut places: Vec<usize> = fours.chain([12 * count + wind.index()]).collect();
        if seat == self.setup.dealer {
            places.push(13 * count);
        }
        let mut tiles: Vec<Tile> = hand.concealed().iter().collect();
        if let Some(at) = hand.drawn().and_then(|drawn| tiles.iter().position(|&tile| tile == drawn)) {
            let drawn = tiles.remove(at);
            tiles.push(drawn);
        }
        if !(13..=places.len()).contains(&tiles.len()) {
            let may_hold_14 = places.len() == 14;
            return fail(
                self.hand_lines[seat.index()],
                Problem::HandSize { wind, may_hold_14, found: tiles.len() },
            );
        }
        places.into_iter().zip(tiles).try_for_each(|(place, tile)| named.put(place, tile))
    }
}
