//! A player's tiles: concealed tiles with their red fives, the drawn tile, melds and declared Norths.

use std::fmt;

use crate::{Counts, FifthCopy, Kind, Meld, MeldKind, Suit, Tile, TileSet};

/// A multiset of tiles that distinguishes red fives and holds at most four tiles of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles {
    counts: Counts,
    reds: [u8; 3],
}

impl Tiles {
    /// The empty multiset.
    pub const EMPTY: Tiles = Tiles { counts: Counts::EMPTY, reds: [0; 3] };

    /// Returns the number of tiles of each kind, red fives included.
    #[inline]
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Returns the number of tiles.
    #[inline]
    pub const fn len(&self) -> usize {
        self.counts.total() as usize
    }

    /// Returns whether there are no tiles.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of red fives of a suit.
    #[inline]
    pub const fn reds(&self, suit: Suit) -> u8 {
        self.reds[suit.index()]
    }

    /// Returns the number of copies of exactly this tile. A red five does not count as an ordinary five.
    #[inline]
    pub fn get(&self, tile: Tile) -> u8 {
        if let Some(suit) = tile.red_suit() {
            return self.reds(suit);
        }
        let red = tile.kind().five_of().map_or(0, |suit| self.reds(suit));
        self.counts.get(tile.kind()) - red
    }

    /// Adds a tile. Fails if there are already four of its kind.
    #[inline]
    pub fn add(&mut self, tile: Tile) -> Result<(), FifthCopy> {
        self.counts.add(tile.kind())?;
        if let Some(suit) = tile.red_suit() {
            self.reds[suit.index()] += 1;
        }
        Ok(())
    }

    /// Removes a tile. Fails if exactly this tile is not present; a red five does not count as an ordinary five.
    #[inline]
    pub fn remove(&mut self, tile: Tile) -> Result<(), NoSuchTile> {
        if self.get(tile) == 0 {
            return Err(NoSuchTile(tile));
        }
        self.counts.remove(tile.kind()).map_err(|_| NoSuchTile(tile))?;
        if let Some(suit) = tile.red_suit() {
            self.reds[suit.index()] -= 1;
        }
        Ok(())
    }

    /// Iterates over all tiles in order, red fives before ordinary ones.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Tile> {
        self.counts.iter().flat_map(|(kind, count)| {
            let red = kind.five_of().map_or(0, |suit| self.reds(suit));
            (0..count).map(move |i| match kind.five_of() {
                Some(suit) if i < red => Tile::red(suit),
                _ => Tile::plain(kind),
            })
        })
    }

    /// Collects tiles. Fails if there are more than four of a kind.
    pub fn collect(tiles: impl IntoIterator<Item = Tile>) -> Result<Tiles, FifthCopy> {
        let mut all = Tiles::EMPTY;
        for tile in tiles {
            all.add(tile)?;
        }
        Ok(all)
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A player's hand. It has at most four tiles of each kind and at most 14 tiles, where each meld counts as three.
///
/// ```
/// use hanchan_tiles::Hand;
///
/// let hand: Hand = "46m345p12399s | pon 555z".parse()?;
/// assert_eq!(hand.concealed().len(), 10);
/// assert_eq!(hand.melds()[0].to_string(), "pon 555z<");
/// # Ok::<(), hanchan_tiles::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    /// All concealed tiles, including the drawn one.
    concealed: Tiles,
    drawn: Option<Tile>,
    melds: Melds,
    norths: u8,
    /// The counts of all the player's tiles: concealed tiles, melds and declared Norths.
    held: Counts,
}

/// Up to four melds. Unused slots hold a filler, so that derived equality and hashing are correct.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Melds {
    list: [Meld; 4],
    len: u8,
}

impl Melds {
    const NONE: Melds = Melds { list: [Meld::FILLER; 4], len: 0 };
}

impl Default for Melds {
    fn default() -> Melds {
        Melds::NONE
    }
}

impl Hand {
    /// The empty hand.
    pub const EMPTY: Hand =
        Hand { concealed: Tiles::EMPTY, drawn: None, melds: Melds::NONE, norths: 0, held: Counts::EMPTY };

    /// The maximum number of tiles in a hand, where each meld counts as three.
    pub const MOST_TILES: usize = 14;

    /// Creates a hand from concealed tiles and melds.
    pub fn new(
        concealed: impl IntoIterator<Item = Tile>,
        melds: impl IntoIterator<Item = Meld>,
    ) -> Result<Hand, HandError> {
        let mut hand = Hand::EMPTY;
        for tile in concealed {
            hand.add(tile)?;
        }
        for meld in melds {
            hand.lay(meld)?;
        }
        Ok(hand)
    }

    /// Returns the concealed tiles, including the drawn one.
    #[inline]
    pub const fn concealed(&self) -> &Tiles {
        &self.concealed
    }

    /// Returns the tile just drawn, which is kept apart until the discard. The winning tile of a tsumo stays apart
    /// (P-046).
    pub const fn drawn(&self) -> Option<Tile> {
        self.drawn
    }

    /// Returns the melds in the order in which they were made.
    #[inline]
    pub fn melds(&self) -> &[Meld] {
        &self.melds.list[..self.melds.len as usize]
    }

    /// Returns the number of declared Norths (three players, C-042).
    #[inline]
    pub const fn norths(&self) -> u8 {
        self.norths
    }

    /// Returns the counts of all the player's tiles: concealed tiles, melds and declared Norths.
    #[inline]
    pub const fn held(&self) -> &Counts {
        &self.held
    }

    /// Returns the number of concealed tiles plus three per meld: 13 before a draw, 14 after it.
    #[inline]
    pub fn size(&self) -> usize {
        self.concealed.len() + 3 * self.melds.len as usize
    }

    /// Returns whether the hand has no open melds (P-060). Closed kans do not open a hand.
    #[inline]
    pub fn is_closed(&self) -> bool {
        !self.melds().iter().any(Meld::is_open)
    }

    /// Adds a concealed tile.
    #[inline]
    pub fn add(&mut self, tile: Tile) -> Result<(), HandError> {
        if self.size() >= Hand::MOST_TILES {
            return Err(HandError::TooManyTiles);
        }
        self.held.add(tile.kind())?;
        self.concealed.add(tile)?;
        Ok(())
    }

    /// Adds the tile drawn from the wall, which is kept apart until the discard.
    #[inline]
    pub fn draw(&mut self, tile: Tile) -> Result<(), HandError> {
        self.add(tile)?;
        self.drawn = Some(tile);
        Ok(())
    }

    /// Marks this concealed tile as the drawn one. A hand without the tile is returned unchanged.
    pub(crate) fn drawing(self, tile: Tile) -> Hand {
        if self.concealed.get(tile) == 0 {
            return self;
        }
        Hand { drawn: Some(tile), ..self }
    }

    /// Removes a concealed tile. If it is not the drawn tile, the drawn tile joins the others.
    #[inline]
    pub fn discard(&mut self, tile: Tile) -> Result<(), NoSuchTile> {
        self.concealed.remove(tile)?;
        self.held.remove(tile.kind()).map_err(|_| NoSuchTile(tile))?;
        self.drawn = None;
        Ok(())
    }

    /// Makes a meld. The player's own tiles of the meld leave the concealed tiles; the claimed tile of a chi, pon
    /// or open kan was never among them. To extend a pon, use [`add_to_pon`](Hand::add_to_pon). On error the hand
    /// is unchanged.
    #[inline]
    pub fn call(&mut self, meld: Meld) -> Result<(), HandError> {
        let mut after = *self;
        for &tile in meld.own() {
            after.discard(tile)?;
        }
        after.lay(meld)?;
        *self = after;
        Ok(())
    }

    /// Adds a concealed tile to the pon of its kind (P-064).
    #[inline]
    pub fn add_to_pon(&mut self, tile: Tile) -> Result<(), HandError> {
        let same = |meld: &Meld| meld.kind() == MeldKind::Pon && meld.lowest() == tile.kind();
        let place = self.melds().iter().position(same).ok_or(HandError::NoPon(tile.kind()))?;
        let kan = self.melds.list[place].added(tile).map_err(|_| HandError::NoPon(tile.kind()))?;
        self.discard(tile)?;
        self.held.add(tile.kind())?;
        self.melds.list[place] = kan;
        Ok(())
    }

    /// Declares a concealed North (three players, C-042).
    #[inline]
    pub fn set_north_aside(&mut self) -> Result<(), HandError> {
        self.discard(Tile::plain(Kind::NORTH))?;
        self.declare_norths(1)
    }

    /// Returns the hand with the drawn tile no longer kept apart.
    #[must_use]
    #[inline]
    pub const fn taken_in(self) -> Hand {
        Hand { drawn: None, ..self }
    }

    /// Adds a complete meld without taking its tiles from the concealed ones, to build a hand from its parts.
    /// During play use [`call`](Hand::call).
    pub fn lay(&mut self, meld: Meld) -> Result<(), HandError> {
        let count = self.melds.len as usize;
        if count == self.melds.list.len() {
            return Err(HandError::TooManyMelds);
        }
        if self.size() + 3 > Hand::MOST_TILES {
            return Err(HandError::TooManyTiles);
        }
        let tiles = Counts::of(meld.tiles().iter().map(|tile| tile.kind()))?;
        self.held = self.held.plus(&tiles)?;
        self.melds.list[count] = meld;
        self.melds.len += 1;
        Ok(())
    }

    /// Adds declared Norths without taking them from the concealed tiles, to build a hand from its parts.
    /// During play use [`set_north_aside`](Hand::set_north_aside).
    #[inline]
    pub fn declare_norths(&mut self, count: u8) -> Result<(), HandError> {
        let mut held = self.held;
        for _ in 0..count {
            held.add(Kind::NORTH)?;
        }
        self.held = held;
        self.norths += count;
        Ok(())
    }

    /// Iterates over all the player's tiles: concealed tiles, melds and declared Norths.
    #[inline]
    pub fn all_tiles(&self) -> impl Iterator<Item = Tile> {
        let melded = self.melds().iter().flat_map(|meld| meld.tiles().iter().copied());
        let norths = std::iter::repeat_n(Tile::plain(Kind::NORTH), self.norths as usize);
        self.concealed.iter().chain(melded).chain(norths)
    }

    /// Checks that the hand is possible with this set of tiles: all its kinds are in the set, and it has no more red
    /// and no more ordinary fives than the set has.
    #[inline]
    pub fn fits(&self, set: TileSet) -> Result<(), HandError> {
        let all = Tiles::collect(self.all_tiles())?;
        match Tile::all().find(|&tile| all.get(tile) > set.copies(tile)) {
            None => Ok(()),
            Some(tile) => Err(HandError::NotInSet(tile)),
        }
    }

    /// Checks that the hand plus this winning tile is possible with this set of tiles.
    pub fn fits_with(&self, tile: Tile, set: TileSet) -> Result<(), HandError> {
        if self.held.get(tile.kind()) >= 4 {
            return Err(HandError::FifthCopy(tile.kind()));
        }
        let all = Tiles::collect(self.all_tiles())?;
        let lacking = |&one: &Tile| all.get(one) + u8::from(one == tile) > set.copies(one);
        Tile::all().find(lacking).map_or(Ok(()), |tile| Err(HandError::NotInSet(tile)))
    }

    /// Returns the hand without the drawn tile, and the drawn tile if there is one.
    pub fn before_draw(&self) -> (Hand, Option<Tile>) {
        let mut rest = *self;
        match self.drawn {
            Some(tile) if rest.discard(tile).is_ok() => (rest, Some(tile)),
            _ => (*self, None),
        }
    }
}

/// The reason why tiles do not form a valid hand, or why a hand cannot be changed as requested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandError {
    /// There are five tiles of this kind.
    FifthCopy(Kind),
    /// There are more than 14 tiles, where each meld counts as three.
    TooManyTiles,
    /// There are more than four melds.
    TooManyMelds,
    /// The tile is not among the concealed tiles.
    NotHeld(Tile),
    /// There is no pon of this kind to extend.
    NoPon(Kind),
    /// The hand has more copies of this tile than the set of tiles has.
    NotInSet(Tile),
}

impl From<FifthCopy> for HandError {
    fn from(FifthCopy(kind): FifthCopy) -> HandError {
        HandError::FifthCopy(kind)
    }
}

impl From<NoSuchTile> for HandError {
    fn from(NoSuchTile(tile): NoSuchTile) -> HandError {
        HandError::NotHeld(tile)
    }
}

impl fmt::Display for HandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HandError::FifthCopy(kind) => FifthCopy(*kind).fmt(f),
            HandError::TooManyTiles => {
                f.write_str("a hand has at most 14 tiles, counting each meld as three")
            }
            HandError::TooManyMelds => f.write_str("a hand has at most four melds"),
            HandError::NotHeld(tile) => NoSuchTile(*tile).fmt(f),
            HandError::NoPon(kind) => write!(f, "there is no pon of {kind} to extend"),
            HandError::NotInSet(tile) => {
                write!(f, "the set of tiles in play does not have that many {tile}")
            }
        }
    }
}

impl std::error::Error for HandError {}

/// The error returned when the tile to remove is not present.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchTile(pub Tile);

impl fmt::Display for NoSuchTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no {} in the hand", self.0)
    }
}

impl std::error::Error for NoSuchTile {}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
