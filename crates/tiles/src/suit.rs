//! The three suits.

/// One of the three suits (P-003).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Suit {
    /// Characters, manzu.
    Man,
    /// Circles, pinzu.
    Pin,
    /// Bamboo, souzu.
    Sou,
}

impl Suit {
    /// All suits, in the order in which hands are sorted.
    pub const ALL: [Suit; 3] = [Suit::Man, Suit::Pin, Suit::Sou];

    /// Returns the suit's number: 0 for man, 1 for pin and 2 for sou.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the suit with this letter: m, p or s.
    #[inline]
    pub const fn from_letter(letter: char) -> Option<Suit> {
        match letter {
            'm' => Some(Suit::Man),
            'p' => Some(Suit::Pin),
            's' => Some(Suit::Sou),
            _ => None,
        }
    }

    /// Returns the letter in MPSZ notation.
    #[inline]
    pub const fn letter(self) -> char {
        match self {
            Suit::Man => 'm',
            Suit::Pin => 'p',
            Suit::Sou => 's',
        }
    }
}
