//! The wall: how it is broken, and what lies where.

use std::fmt;

use hanchan_rules::{BreakStacks, Direction, Rules, Table};
use hanchan_tiles::{Deck, Players, Seat, Tile, TileSet};

/// What the dealer rolled to break the wall (P-016), and the second roll where the rules want one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Dice {
    /// The first roll.
    pub first: [u8; 2],
    /// The second.
    pub second: [u8; 2],
}

impl Dice {
    /// Dice that show the same twice.
    #[inline]
    pub const fn of(a: u8, b: u8) -> Dice {
        Dice { first: [a, b], second: [a, b] }
    }

    fn sum(roll: [u8; 2]) -> usize {
        usize::from(roll[0]) + usize::from(roll[1])
    }
}

/// Where the wall is broken: in whose wall, and after how many stacks from its right end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Break {
    /// The player whose wall is broken.
    pub owner: Seat,
    /// How many stacks from the right end of that wall stay right of the gap, counted on into the left
    /// neighbour's wall if there are more than the wall has.
    pub stacks: usize,
}

impl Break {
    /// The break that the dice name (P-017, P-018).
    pub fn by_dice(dice: Dice, dealer: Seat, table: &Table) -> Break {
        let (walls, sum) = (table.players.count(), Dice::sum(dice.first));
        let steps = (sum + walls - 1) % walls;
        let owner = match table.break_direction {
            Direction::CounterClockwise => (dealer.index() + steps) % walls,
            Direction::Clockwise => (dealer.index() + walls - steps) % walls,
        };
        let stacks = match table.break_stacks {
            BreakStacks::SameSum => sum,
            BreakStacks::SecondRoll => sum + Dice::sum(dice.second),
        };
        Break { owner: Seat::ALL[owner], stacks }
    }

    /// How many tiles lie before the gap, in the order in which [`Wall::built`] takes them.
    pub fn tiles_before(self, table: &Table) -> usize {
        let walls = table.players.count();
        let to_the_left = (walls - self.owner.index()) % walls;
        let stacks = to_the_left * stacks_per_wall(table.tiles, table.players) + self.stacks;
        2 * stacks % table.tiles.size()
    }
}

/// How many stacks each player's wall has.
pub fn stacks_per_wall(deck: Deck, players: Players) -> usize {
    deck.size() / 2 / players.count()
}

/// Tiles that are not those of the set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct WrongWall {
    /// A tile of which there are too many or too few.
    pub tile: Tile,
    /// How many there are.
    pub found: usize,
    /// How many there should be.
    pub expected: usize,
}

impl fmt::Display for WrongWall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WrongWall { tile, found, expected } = self;
        write!(f, "expected {expected} tiles of {tile} in the wall, found {found}")
    }
}

impl std::error::Error for WrongWall {}

/// The tiles in the order in which they are drawn: the live wall from the break on, and behind it the dead
/// wall, whose stacks are numbered from the gap (P-019).
///
/// Of the stacks d1, d2, … from the gap, the first hold the replacement tiles (P-021), then lies the
/// indicator, upper tile, with the ura indicator under it (P-020), then those of the kans (P-022). Where the
/// dead wall is kept at its size, the last live tile becomes dead for each replacement tile that is drawn
/// (P-073).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wall {
    tiles: [Tile; Wall::MOST],
    len: u8,
    /// How many live tiles there are before the first is drawn.
    live: u8,
    indicator_stack: u8,
    replacements: u8,
    /// What the dealer rolled, where that is known.
    dice: Option<Dice>,
}

impl Wall {
    const MOST: usize = 136;

    /// A wall whose tiles are given in the order in which they will be drawn, the dead wall last: the
    /// tiles of a stack upper first, the stack at the gap last of all.
    pub fn in_order(tiles: &[Tile], rules: &Rules) -> Result<Wall, WrongWall> {
        check(tiles, rules.tile_set())?;
        let table = &rules.switches().table;
        let mut all = [tiles[0]; Wall::MOST];
        all[..tiles.len()].copy_from_slice(tiles);
        Ok(Wall {
            tiles: all,
            len: tiles.len() as u8,
            live: (tiles.len() - 2 * usize::from(table.dead_wall_stacks).min(tiles.len() / 2)) as u8,
            indicator_stack: table.indicator_stack,
            replacements: table.replacement_tiles,
            dice: None,
        })
    }

    /// The same wall, broken by these dice.
    #[must_use]
    pub fn with_dice(self, dice: Dice) -> Wall {
        Wall { dice: Some(dice), ..self }
    }

    /// What the dealer rolled to break it, where that is known (P-016).
    #[inline]
    pub fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// A wall as it was built, and broken by the dealer's dice. The tiles are given wall by wall: that of
    /// the first seat, of its left neighbour, and so on to the left; in each from the right end to the
    /// left, the upper tile of a stack first.
    pub fn built(tiles: &[Tile], dice: Dice, dealer: Seat, rules: &Rules) -> Result<Wall, WrongWall> {
        check(tiles, rules.tile_set())?;
        let table = &rules.switches().table;
        let mut turned = tiles.to_vec();
        turned.rotate_left(Break::by_dice(dice, dealer, table).tiles_before(table));
        Wall::in_order(&turned, rules).map(|wall| wall.with_dice(dice))
    }

    /// All tiles, in the order of [`in_order`](Wall::in_order).
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }

    /// How many live tiles there are before the first is dealt.
    #[inline]
    pub fn live(&self) -> u8 {
        self.live
    }

    /// A live tile by its number from 0.
    #[inline]
    pub(crate) fn at(&self, place: u8) -> Tile {
        self.tiles[usize::from(place)]
    }

    fn in_dead_wall(&self, stack: u8, lower: u8) -> Tile {
        self.tiles[usize::from(self.len) - 2 * usize::from(stack) + usize::from(lower)]
    }

    /// A replacement tile by its number from 0: the stack at the gap first, its upper tile first (A-P27).
    pub fn replacement(&self, number: u8) -> Option<Tile> {
        (number < self.replacements).then(|| self.in_dead_wall(1 + number / 2, number % 2))
    }

    /// The place of a replacement tile among all tiles.
    pub(crate) fn replacement_place(&self, number: u8) -> usize {
        usize::from(self.len) - 2 * usize::from(1 + number / 2) + usize::from(number % 2)
    }

    /// How many replacement tiles there are.
    #[inline]
    pub fn replacements(&self) -> u8 {
        self.replacements
    }

    /// An indicator by its number from 0, the first being that of the deal.
    #[inline]
    pub fn indicator(&self, number: u8) -> Tile {
        self.in_dead_wall(self.indicator_stack + number, 0)
    }

    /// The tile under an indicator.
    #[inline]
    pub fn ura(&self, number: u8) -> Tile {
        self.in_dead_wall(self.indicator_stack + number, 1)
    }
}

fn check(tiles: &[Tile], set: TileSet) -> Result<(), WrongWall> {
    let mut found = [0; Tile::COUNT];
    for tile in tiles {
        found[tile.index()] += 1;
    }
    let wrong = Tile::all().find(|&tile| found[tile.index()] != usize::from(set.copies(tile)));
    wrong.map_or(Ok(()), |tile| {
        Err(WrongWall { tile, found: found[tile.index()], expected: usize::from(set.copies(tile)) })
    })
}
