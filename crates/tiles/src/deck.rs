//! What lies in the box: which kinds, how many red fives, and the single physical tiles.

use std::fmt;

use crate::{Kind, KindSet, Suit, Tile};

/// Which kinds of tile are played with; there are four of each.
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

    /// The kinds in the deck.
    #[inline]
    pub const fn kinds(self) -> KindSet {
        match self {
            Deck::Full => KindSet::ALL,
            Deck::NoMiddleMan => KindSet::from_bits(KindSet::ALL.bits() & !0b1111_1110),
        }
    }

    /// How many tiles it has: 136 or 108.
    #[inline]
    pub const fn size(self) -> usize {
        self.kinds().len() * 4
    }
}

/// How many of the four fives of each suit are red.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RedFives([u8; 3]);

impl RedFives {
    /// No red fives.
    pub const NONE: RedFives = RedFives([0; 3]);

    /// As many red fives of man, pin and sou, each 0 to 4: the Phoenix club has 1, 2, 1 (P-006).
    #[inline]
    pub const fn new(man: u8, pin: u8, sou: u8) -> Option<RedFives> {
        if man <= 4 && pin <= 4 && sou <= 4 { Some(RedFives([man, pin, sou])) } else { None }
    }

    /// How many fives of this suit are red.
    #[inline]
    pub const fn of(self, suit: Suit) -> u8 {
        self.0[suit.index()]
    }
}

/// The tiles of a game: a deck and its red fives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet {
    deck: Deck,
    reds: RedFives,
}

impl TileSet {
    /// A deck with red fives. A deck without the five of man can have no red one.
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

    /// The deck.
    #[inline]
    pub const fn deck(self) -> Deck {
        self.deck
    }

    /// The red fives.
    #[inline]
    pub const fn reds(self) -> RedFives {
        self.reds
    }

    /// What is on a physical tile, if it is in the set. The first copies of a five are the red ones,
    /// as on Tenhou, where 16, 52 and 88 are red.
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

    /// All physical tiles of the set, by number.
    #[inline]
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        Piece::all().filter(move |piece| self.deck.kinds().contains(piece.kind()))
    }

    /// All tiles of the set, by the number of the physical tile: what a wall is shuffled from.
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

    /// How many copies of a tile are in the set.
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

/// A set was asked to have a red five of a suit whose fives it lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchFive(pub Suit);

impl fmt::Display for NoSuchFive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a set without 5{0} cannot have a red 5{0}", self.0.letter())
    }
}

impl std::error::Error for NoSuchFive {}

/// One physical tile of the 136, numbered as on Tenhou: kind × 4 + copy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece(u8);

impl Piece {
    /// How many there are.
    pub const COUNT: usize = 136;

    /// The physical tile with this number, 0 to 135.
    #[inline]
    pub const fn from_number(number: usize) -> Option<Piece> {
        if number < Piece::COUNT { Some(Piece(number as u8)) } else { None }
    }

    /// The given copy, 0 to 3, of a kind.
    #[inline]
    pub const fn new(kind: Kind, copy: u8) -> Option<Piece> {
        if copy < 4 { Some(Piece(kind.index() as u8 * 4 + copy)) } else { None }
    }

    /// 0 to 135.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        match Kind::from_index(self.0 as usize / 4) {
            Some(kind) => kind,
            None => unreachable!(),
        }
    }

    /// Which of the four copies, 0 to 3.
    #[inline]
    pub const fn copy(self) -> u8 {
        self.0 % 4
    }

    /// All 136, by number.
    #[inline]
    pub fn all() -> impl Iterator<Item = Piece> {
        (0..Piece::COUNT as u8).map(Piece)
    }
}
