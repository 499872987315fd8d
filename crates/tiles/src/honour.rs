//! Winds and dragons.

/// A wind: of a tile, a seat or a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Wind {
    /// 東
    East,
    /// 南
    South,
    /// 西
    West,
    /// 北
    North,
}

impl Wind {
    /// The winds in their order.
    pub const ALL: [Wind; 4] = [Wind::East, Wind::South, Wind::West, Wind::North];

    /// 0 for East to 3 for North.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `E`, `S`, `W` or `N`.
    #[inline]
    pub const fn letter(self) -> &'static str {
        match self {
            Wind::East => "E",
            Wind::South => "S",
            Wind::West => "W",
            Wind::North => "N",
        }
    }

    /// The wind with this [letter](Wind::letter); lower case is not accepted.
    pub fn from_letter(letter: &str) -> Option<Wind> {
        Wind::ALL.into_iter().find(|wind| wind.letter() == letter)
    }
}

/// A dragon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Dragon {
    /// 白, haku, an empty face.
    White,
    /// 發, hatsu.
    Green,
    /// 中, chun.
    Red,
}

impl Dragon {
    /// The dragons in their order.
    pub const ALL: [Dragon; 3] = [Dragon::White, Dragon::Green, Dragon::Red];

    /// 0 for white, 1 for green, 2 for red.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}
