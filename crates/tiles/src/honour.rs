//! Winds and dragons.

/// A wind, used for tiles, seats and rounds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Wind {
    /// East (東).
    East,
    /// South (南).
    South,
    /// West (西).
    West,
    /// North (北).
    North,
}

impl Wind {
    /// All winds: East, South, West and North.
    pub const ALL: [Wind; 4] = [Wind::East, Wind::South, Wind::West, Wind::North];

    /// Returns the wind's number, from 0 for East to 3 for North.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the wind's letter: `E`, `S`, `W` or `N`.
    #[inline]
    pub const fn letter(self) -> &'static str {
        match self {
            Wind::East => "E",
            Wind::South => "S",
            Wind::West => "W",
            Wind::North => "N",
        }
    }

    /// Returns the wind with this [letter](Wind::letter). Lower case is not accepted.
    pub fn from_letter(letter: &str) -> Option<Wind> {
        Wind::ALL.into_iter().find(|wind| wind.letter() == letter)
    }
}

/// A dragon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Dragon {
    /// White, haku (白); the tile's face is blank.
    White,
    /// Green, hatsu (發).
    Green,
    /// Red, chun (中).
    Red,
}

impl Dragon {
    /// All dragons: white, green and red.
    pub const ALL: [Dragon; 3] = [Dragon::White, Dragon::Green, Dragon::Red];

    /// Returns the dragon's number: 0 for white, 1 for green and 2 for red.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}
