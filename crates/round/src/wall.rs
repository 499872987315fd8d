//! The wall: the break, and the position of each tile.

use std::fmt;

use hanchan_rules::{BreakStacks, Direction, Rules, Table};
use hanchan_tiles::{Deck, Players, Seat, Tile, TileSet};

/// The dealer's dice roll to break the wall (P-016), and the second roll where the rules require one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Dice {
    /// The first roll.
    pub first: [u8; 2],
    /// The second roll, if the rules use one.
    pub second: [u8; 2],
}

impl Dice {
    /// Creates dice whose two rolls are equal.
    #[inline]
    pub const fn of(a: u8, b: u8) -> Dice {
        Dice { first: [a, b], second: [a, b] }
    }

    fn sum(roll: [u8; 2]) -> usize {
        usize::from(roll[0]) + usize::from(roll[1])
    }
}

/// The place where the wall is broken: the gap between the dead wall and the first live tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Break {
    /// The player whose wall is broken.
    pub owner: Seat,
    /// The number of stacks to the right of the gap, counted from the right end of the owner's wall and on into
    /// the left neighbour's wall if necessary.
    pub stacks: usize,
}

impl Break {
    /// Returns the break determined by the dice (P-017, P-018).
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

    /// Returns the number of tiles before the gap, in the order that [`Wall::built`] expects.
    pub fn tiles_before(self, table: &Table) -> usize {
        let walls = table.players.count();
        let to_the_left = (walls - self.owner.index()) % walls;
        let stacks = to_the_left * stacks_per_wall(table.tiles, table.players) + self.stacks;
        2 * stacks % table.tiles.size()
    }
}

/// Returns the number of stacks in each player's wall.
pub fn stacks_per_wall(deck: Deck, players: Players) -> usize {
    deck.size() / 2 / players.count()
}

/// The error for tiles that don't match the tile set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct WrongWall {
    /// A tile of which there are too many or too few.
    pub tile: Tile,
    /// The number of copies given.
    pub found: usize,
    /// The number of copies in the tile set.
    pub expected: usize,
}

impl fmt::Display for WrongWall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WrongWall { tile, found, expected } = self;
        write!(f, "expected {expected} tiles of {tile} in the wall, found {found}")
    }
}

impl std::error::Error for WrongWall {}

/// All tiles in drawing order: the live wall from the break on, then the dead wall. The stacks of the dead wall
/// are numbered d1, d2, … from the gap (P-019).
///
/// The first stacks hold the replacement tiles (P-021). The next stack holds the dora indicator with the ura
/// indicator under it (P-020), followed by the stacks with the indicators for kans (P-022). If the rules keep the
/// dead wall at its size, the last live tile becomes part of it each time a replacement tile is drawn (P-073).
///
/// ```
/// use hanchan_round::{Dice, Wall};
/// use hanchan_rules::preset;
/// use hanchan_tiles::{Seat, Tile};
///
/// let rules = preset("ema").unwrap();
/// let tiles: Vec<Tile> = rules.tile_set().tiles().collect(); // not shuffled
/// let wall = Wall::built(&tiles, Dice::of(3, 4), Seat::First, &rules)?;
/// assert_eq!(wall.tiles().len(), 136);
/// assert_eq!(wall.live(), 122);
/// assert_eq!(wall.dice(), Some(Dice::of(3, 4)));
///
/// let error = Wall::in_order(&tiles[1..], &rules).unwrap_err();
/// assert_eq!(error.found + 1, error.expected);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wall {
    tiles: [Tile; Wall::MOST],
    len: u8,
    /// The number of live tiles before any tile is dealt.
    live: u8,
    indicator_stack: u8,
    replacements: u8,
    /// The dealer's roll, if known.
    dice: Option<Dice>,
}

impl Wall {
    const MOST: usize = 136;

    /// Creates a wall from tiles in drawing order, followed by the dead wall. In the dead wall, the stack next to
    /// the gap comes last, and the upper tile of each stack comes first.
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

    /// Returns the same wall with the dice that broke it.
    #[must_use]
    pub fn with_dice(self, dice: Dice) -> Wall {
        Wall { dice: Some(dice), ..self }
    }

    /// Returns the dealer's roll that broke the wall, if known (P-016).
    #[inline]
    pub fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// Creates a wall as the players built it, and breaks it with the dealer's dice. The tiles are given wall by
    /// wall: first the wall of the first seat, then that of its left neighbour, and so on to the left. Each wall goes
    /// from its right end to its left, the upper tile of a stack first.
    pub fn built(tiles: &[Tile], dice: Dice, dealer: Seat, rules: &Rules) -> Result<Wall, WrongWall> {
        check(tiles, rules.tile_set())?;
        let table = &rules.switches().table;
        let mut turned = tiles.to_vec();
        turned.rotate_left(Break::by_dice(dice, dealer, table).tiles_before(table));
        Wall::in_order(&turned, rules).map(|wall| wall.with_dice(dice))
    }

    /// Returns all tiles, in the order of [`in_order`](Wall::in_order).
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }

    /// Returns the number of live tiles before any tile is dealt.
    #[inline]
    pub fn live(&self) -> u8 {
        self.live
    }

    /// Returns a live tile by its index in drawing order.
    #[inline]
    pub(crate) fn at(&self, place: u8) -> Tile {
        self.tiles[usize::from(place)]
    }

    fn in_dead_wall(&self, stack: u8, lower: u8) -> Tile {
        self.tiles[usize::from(self.len) - 2 * usize::from(stack) + usize::from(lower)]
    }

    /// Returns a replacement tile by its index: the stack next to the gap first, its upper tile first (A-P27).
    pub fn replacement(&self, number: u8) -> Option<Tile> {
        (number < self.replacements).then(|| self.in_dead_wall(1 + number / 2, number % 2))
    }

    /// Returns the index of a replacement tile in [`tiles`](Wall::tiles).
    pub(crate) fn replacement_place(&self, number: u8) -> usize {
        usize::from(self.len) - 2 * usize::from(1 + number / 2) + usize::from(number % 2)
    }

    /// Returns the number of replacement tiles.
    #[inline]
    pub fn replacements(&self) -> u8 {
        self.replacements
    }

    /// Returns a dora indicator by its index; index 0 is face up from the start.
    #[inline]
    pub fn indicator(&self, number: u8) -> Tile {
        self.in_dead_wall(self.indicator_stack + number, 0)
    }

    /// Returns the ura indicator: the tile under the dora indicator with this index.
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
