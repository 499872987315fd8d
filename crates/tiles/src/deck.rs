//! The tiles in play: the kinds, the red fives, and the physical tiles.

use std::fmt;

use crate::{Kind, KindSet, Suit, Tile};

/// The kinds of tile in play. There are four tiles of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Deck {
    /// All 34 kinds, 136 tiles (P-003).
    #[default]
    Full,
    /// The three-player set without 2–8 man, 108 tiles (A-C08).
    NoMiddleMan,
}

impl Deck {
    /// Both decks.
    pub const ALL: [Deck; 2] = [Deck::Full, Deck::NoMiddleMan];

    /// Returns the kinds in the deck.
    #[inline]
    pub const fn kinds(self) -> KindSet {
        match self {
            Deck::Full => KindSet::ALL,
            Deck::NoMiddleMan => KindSet::from_bits(KindSet::ALL.bits() & !0b1111_1110),
        }
    }

    /// Returns the number of tiles in the deck, 136 or 108.
    #[inline]
    pub const fn size(self) -> usize {
        self.kinds().len() * 4
    }
}

/// The number of red fives in each suit, out of four fives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RedFives([u8; 3]);

impl RedFives {
    /// No red fives.
    pub const NONE: RedFives = RedFives([0; 3]);

    /// Creates a `RedFives` from the numbers for man, pin and sou, each 0 to 4. Returns `None` if a number is
    /// above 4. The Phoenix club plays with 1, 2 and 1 (P-006).
    #[inline]
    pub const fn new(man: u8, pin: u8, sou: u8) -> Option<RedFives> {
        if man <= 4 && pin <= 4 && sou <= 4 { Some(RedFives([man, pin, sou])) } else { None }
    }

    /// Returns the number of red fives in this suit.
    #[inline]
    pub const fn of(self, suit: Suit) -> u8 {
        self.0[suit.index()]
    }
}

/// The tiles a game is played with: a deck and its red fives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet {
    deck: Deck,
    reds: RedFives,
}

impl TileSet {
    /// Creates a tile set. Fails if there are red fives in a suit whose fives the deck lacks.
    pub const fn new(deck: Deck, reds: RedFives) -> Result<TileSet, NoSuchFive> {
        let mut i = 0;
        while i < Suit::ALL.len() {
            let suit = Suit::ALL[i];
            if reds.of(suit) > 0 && !deck.kinds().contains(Kind::five(suit)) {
                return Err(NoSuchFive(suit));
            }
            i += 1;
        }
        Ok(TileSet { deck, reds })
    }

    /// Returns the deck.
    #[inline]
    pub const fn deck(self) -> Deck {
        self.deck
    }

    /// Returns the red fives.
    #[inline]
    pub const fn reds(self) -> RedFives {
        self.reds
    }

    /// Returns the tile that a physical tile shows, or `None` if the set does not contain that physical tile. The
    /// red fives are the first copies of each five, as on Tenhou, where tiles 16, 52 and 88 are red.
    pub const fn tile(self, piece: Piece) -> Option<Tile> {
        let kind = piece.kind();
        if !self.deck.kinds().contains(kind) {
            return None;
        }
        Some(match kind.five_of() {
            Some(suit) if piece.copy() < self.reds.of(suit) => Tile::red(suit),
            _ => Tile::plain(kind),
        })
    }

    /// Iterates over all physical tiles in the set, in numerical order.
    #[inline]
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        Piece::all().filter(move |piece| self.deck.kinds().contains(piece.kind()))
    }

    /// Iterates over all tiles in the set, in the order of the physical tiles. A wall is a shuffle of these tiles.
    ///
    /// ```
    /// use hanchan_tiles::TileSet;
    ///
    /// assert_eq!(TileSet::default().tiles().count(), 136);
    /// ```
    #[inline]
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        self.pieces().filter_map(move |piece| self.tile(piece))
    }

    /// Returns the number of copies of a tile in the set.
    #[inline]
    pub fn copies(self, tile: Tile) -> u8 {
        let kind = tile.kind();
        if !self.deck.kinds().contains(kind) {
            return 0;
        }
        match kind.five_of() {
            Some(suit) if tile.is_red() => self.reds.of(suit),
            Some(suit) => 4 - self.reds.of(suit),
            None => 4,
        }
    }
}

/// The error returned for a tile set with a red five in a suit whose fives the deck lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchFive(pub Suit);

impl fmt::Display for NoSuchFive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a set without 5{0} cannot have a red 5{0}", self.0.letter())
    }
}

impl std::error::Error for NoSuchFive {}

/// One of the 136 physical tiles, numbered as on Tenhou: kind × 4 + copy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece(u8);

impl Piece {
    /// The number of physical tiles in a full deck.
    pub const COUNT: usize = 136;

    /// Returns the physical tile with this number (0 to 135), or `None` if the number is out of range.
    #[inline]
    pub const fn from_number(number: usize) -> Option<Piece> {
        if number < Piece::COUNT { Some(Piece(number as u8)) } else { None }
    }

    /// Returns the copy of a kind with this number (0 to 3), or `None` if the number is out of range.
    #[inline]
    pub const fn new(kind: Kind, copy: u8) -> Option<Piece> {
        if copy < 4 { Some(Piece(kind.index() as u8 * 4 + copy)) } else { None }
    }

    /// Returns the physical tile's number, 0 to 135.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the tile's kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        match Kind::from_index(self.0 as usize / 4) {
            Some(kind) => kind,
            None => unreachable!(),
        }
    }

    /// Returns the copy number, 0 to 3.
    #[inline]
    pub const fn copy(self) -> u8 {
        self.0 % 4
    }

    /// Iterates over all 136 physical tiles, in numerical order.
    #[inline]
    pub fn all() -> impl Iterator<Item = Piece> {
        (0..Piece::COUNT as u8).map(Piece)
    }
}
