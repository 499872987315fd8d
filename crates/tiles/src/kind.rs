//! The 34 kinds of tile, and sets of kinds.

use std::fmt;

use crate::{Deck, Dragon, Suit, Wind};

/// One of the 34 kinds of tile. A red five has the same kind as an ordinary five.
///
/// Kinds are numbered in this order: 1m–9m, 1p–9p, 1s–9s, East, South, West, North, white, green, red.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

/// The face of a kind of tile: a suit and rank, a wind, or a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// A suit tile with its rank, 1 to 9.
    Suited(Suit, u8),
    /// A wind.
    Wind(Wind),
    /// A dragon.
    Dragon(Dragon),
}

impl Kind {
    /// The number of kinds.
    pub const COUNT: usize = 34;

    /// All kinds, in the order of their numbers.
    pub const ALL: [Kind; Kind::COUNT] = {
        let mut all = [Kind(0); Kind::COUNT];
        let mut i = 0;
        while i < Kind::COUNT {
            all[i] = Kind(i as u8);
            i += 1;
        }
        all
    };

    /// East wind.
    pub const EAST: Kind = Kind::wind(Wind::East);
    /// South wind.
    pub const SOUTH: Kind = Kind::wind(Wind::South);
    /// West wind.
    pub const WEST: Kind = Kind::wind(Wind::West);
    /// North wind.
    pub const NORTH: Kind = Kind::wind(Wind::North);
    /// White dragon.
    pub const WHITE: Kind = Kind::dragon(Dragon::White);
    /// Green dragon.
    pub const GREEN: Kind = Kind::dragon(Dragon::Green);
    /// Red dragon.
    pub const RED: Kind = Kind::dragon(Dragon::Red);

    /// Returns the kind with this number (0 to 33), or `None` if the number is out of range.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Kind> {
        if index < Kind::COUNT { Some(Kind(index as u8)) } else { None }
    }

    /// Returns the suit tile of this rank (1 to 9), or `None` if the rank is out of range.
    #[inline]
    pub const fn suited(suit: Suit, rank: u8) -> Option<Kind> {
        if 1 <= rank && rank <= 9 { Some(Kind(suit as u8 * 9 + rank - 1)) } else { None }
    }

    /// Returns the five of a suit.
    #[inline]
    pub const fn five(suit: Suit) -> Kind {
        Kind(suit as u8 * 9 + 4)
    }

    /// Returns the suit if this kind is a five, the only rank that can be red.
    #[inline]
    pub const fn five_of(self) -> Option<Suit> {
        match self.0 {
            4 => Some(Suit::Man),
            13 => Some(Suit::Pin),
            22 => Some(Suit::Sou),
            _ => None,
        }
    }

    /// Returns the kind of a wind tile.
    #[inline]
    pub const fn wind(wind: Wind) -> Kind {
        Kind(27 + wind as u8)
    }

    /// Returns the kind of a dragon tile.
    #[inline]
    pub const fn dragon(dragon: Dragon) -> Kind {
        Kind(31 + dragon as u8)
    }

    /// Returns the kind's number, 0 to 33.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the face: a suit and rank, a wind, or a dragon.
    #[inline]
    pub const fn face(self) -> Face {
        match self.0 {
            27..=30 => Face::Wind(Wind::ALL[self.0 as usize - 27]),
            31.. => Face::Dragon(Dragon::ALL[self.0 as usize - 31]),
            suited => Face::Suited(Suit::ALL[suited as usize / 9], suited % 9 + 1),
        }
    }

    /// Returns the suit, or `None` for an honour.
    #[inline]
    pub const fn suit(self) -> Option<Suit> {
        match self.face() {
            Face::Suited(suit, _) => Some(suit),
            _ => None,
        }
    }

    /// Returns the rank (1 to 9), or `None` for an honour.
    #[inline]
    pub const fn rank(self) -> Option<u8> {
        match self.face() {
            Face::Suited(_, rank) => Some(rank),
            _ => None,
        }
    }

    /// Returns the digit in MPSZ notation: the rank, or 1 to 7 for East, South, West, North, white, green and red.
    #[inline]
    pub const fn digit(self) -> u8 {
        if self.0 < 27 { self.0 % 9 + 1 } else { self.0 - 26 }
    }

    /// Returns the letter in MPSZ notation: m, p, s or z.
    #[inline]
    pub const fn letter(self) -> char {
        match self.suit() {
            Some(suit) => suit.letter(),
            None => 'z',
        }
    }

    /// Returns whether this is a wind or a dragon (P-005).
    #[inline]
    pub const fn is_honour(self) -> bool {
        self.0 >= 27
    }

    /// Returns whether this is a one or a nine (P-005).
    #[inline]
    pub const fn is_terminal(self) -> bool {
        self.0 < 27 && matches!(self.0 % 9, 0 | 8)
    }

    /// Returns whether this is a terminal or an honour, one of the 13 kinds in thirteen orphans.
    #[inline]
    pub const fn is_orphan(self) -> bool {
        KindSet::ORPHANS.contains(self)
    }

    /// Returns whether this is a two to eight of a suit (P-005).
    #[inline]
    pub const fn is_simple(self) -> bool {
        !self.is_orphan()
    }

    /// Returns the dora that this kind points to as an indicator: the next kind of its suit, of the winds or of
    /// the dragons, in a cycle (P-100, P-101). Kinds that the deck lacks are skipped: with 108 tiles, 1m points to
    /// 9m.
    #[must_use]
    #[inline]
    pub const fn dora(self, deck: Deck) -> Kind {
        let mut next = self.successor();
        while !deck.kinds().contains(next) {
            next = next.successor();
        }
        next
    }

    const fn successor(self) -> Kind {
        Kind(match self.0 {
            8 | 17 | 26 => self.0 - 8,
            30 => 27,
            33 => 31,
            other => other + 1,
        })
    }
}

impl fmt::Display for Kind {
    /// Writes the MPSZ spelling, such as `1m`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit(), self.letter())
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A set of kinds, stored as one bit per kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KindSet(u64);

impl KindSet {
    /// The empty set.
    pub const EMPTY: KindSet = KindSet(0);
    /// All 34 kinds.
    pub const ALL: KindSet = KindSet((1 << Kind::COUNT) - 1);
    /// The terminals and honours: the 13 kinds in thirteen orphans.
    pub const ORPHANS: KindSet = KindSet((0b111_1111 << 27) | (0b1_0000_0001 * (1 | (1 << 9) | (1 << 18))));

    /// Creates a set from bits, where bit *i* is kind *i*. Bits from 34 up are ignored.
    #[inline]
    pub const fn from_bits(bits: u64) -> KindSet {
        KindSet(bits & KindSet::ALL.0)
    }

    /// Returns the set as bits, where bit *i* is kind *i*.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns whether the set contains the kind.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    /// Adds a kind to the set.
    #[inline]
    pub const fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind.0;
    }

    /// Removes a kind from the set.
    #[inline]
    pub const fn remove(&mut self, kind: Kind) {
        self.0 &= !(1 << kind.0);
    }

    /// Returns the kinds in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }

    /// Returns the kinds in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: KindSet) -> KindSet {
        KindSet(self.0 & other.0)
    }

    /// Returns the kinds in this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn difference(self, other: KindSet) -> KindSet {
        KindSet(self.0 & !other.0)
    }

    /// Returns the number of kinds in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the kinds in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> + use<> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let kind = Kind::from_index(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(kind)
        })
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> KindSet {
        let mut set = KindSet::EMPTY;
        for kind in kinds {
            set.insert(kind);
        }
        set
    }
}

impl fmt::Display for KindSet {
    /// Writes the kinds in MPSZ notation, separated by spaces, as in `1m 4m`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, kind) in self.iter().enumerate() {
            let space = if number > 0 { " " } else { "" };
            write!(f, "{space}{kind}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
