//! Counts of tiles by kind, the form used for hand analysis.

use std::fmt;

use crate::{Kind, KindSet};

/// The number of tiles of each kind, at most four per kind.
///
/// ```
/// use hanchan_tiles::{Counts, FifthCopy, Kind};
///
/// let mut counts = Counts::of([Kind::EAST, Kind::EAST, Kind::WHITE])?;
/// counts.add(Kind::EAST)?;
/// assert_eq!(counts.get(Kind::EAST), 3);
/// assert_eq!(counts.total(), 4);
/// assert_eq!(Counts::of([Kind::RED; 5]), Err(FifthCopy(Kind::RED)));
/// # Ok::<(), FifthCopy>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts {
    of: [u8; Kind::COUNT],
    total: u8,
}

impl Counts {
    /// Zero tiles of every kind.
    pub const EMPTY: Counts = Counts { of: [0; Kind::COUNT], total: 0 };

    /// Counts the given kinds. Fails if there are more than four of a kind.
    #[inline]
    pub fn of(kinds: impl IntoIterator<Item = Kind>) -> Result<Counts, FifthCopy> {
        let mut counts = Counts::EMPTY;
        for kind in kinds {
            counts.add(kind)?;
        }
        Ok(counts)
    }

    /// Returns the number of tiles of a kind, 0 to 4.
    #[inline]
    pub const fn get(&self, kind: Kind) -> u8 {
        self.of[kind.index()]
    }

    /// Returns the total number of tiles, 0 to 136.
    #[inline]
    pub const fn total(&self) -> u8 {
        self.total
    }

    /// Returns all 34 counts, by kind number.
    #[inline]
    pub const fn as_array(&self) -> &[u8; Kind::COUNT] {
        &self.of
    }

    /// Adds a tile. Fails if there are already four of its kind.
    #[inline]
    pub fn add(&mut self, kind: Kind) -> Result<(), FifthCopy> {
        let count = &mut self.of[kind.index()];
        if *count == 4 {
            return Err(FifthCopy(kind));
        }
        *count += 1;
        self.total += 1;
        Ok(())
    }

    /// Removes a tile. Fails if no tile of its kind is left.
    #[inline]
    pub fn remove(&mut self, kind: Kind) -> Result<(), NotHeld> {
        let count = &mut self.of[kind.index()];
        if *count == 0 {
            return Err(NotHeld(kind));
        }
        *count -= 1;
        self.total -= 1;
        Ok(())
    }

    /// Returns the sum of both counts. Fails if the sum has more than four tiles of a kind.
    #[inline]
    pub fn plus(&self, other: &Counts) -> Result<Counts, FifthCopy> {
        let mut sum = *self;
        for (kind, count) in other.iter() {
            for _ in 0..count {
                sum.add(kind)?;
            }
        }
        Ok(sum)
    }

    /// Returns the kinds with at least one tile.
    #[inline]
    pub fn kinds(&self) -> KindSet {
        self.iter().map(|(kind, _)| kind).collect()
    }

    /// Returns the kinds of which all four tiles are counted.
    #[inline]
    pub fn exhausted(&self) -> KindSet {
        let mut bits = 0;
        for (kind, &count) in self.of.iter().enumerate() {
            bits |= u64::from(count == 4) << kind;
        }
        KindSet::from_bits(bits)
    }

    /// Iterates over the kinds with at least one tile, and their counts.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::ALL.into_iter().zip(self.of).filter(|&(_, count)| count > 0)
    }
}

impl Default for Counts {
    fn default() -> Counts {
        Counts::EMPTY
    }
}

impl TryFrom<[u8; Kind::COUNT]> for Counts {
    type Error = FifthCopy;

    #[inline]
    fn try_from(of: [u8; Kind::COUNT]) -> Result<Counts, FifthCopy> {
        // Checks eight counts at a time: the top bit of a byte is set if its count is above four.
        const ONES: u64 = 0x0101_0101_0101_0101;
        let word = |from: usize| {
            let mut bytes = [0; 8];
            bytes.copy_from_slice(&of[from..from + 8]);
            u64::from_le_bytes(bytes)
        };
        let words = [word(0), word(8), word(16), word(24), u64::from(of[32]) | u64::from(of[33]) << 8];
        let above_four = words.iter().fold(0, |seen, word| seen | word | word.wrapping_add(0x7b * ONES));
        if above_four & (0x80 * ONES) == 0 {
            let sums = words.iter().sum::<u64>();
            return Ok(Counts { of, total: (sums.wrapping_mul(ONES) >> 56) as u8 });
        }
        let too_many = Kind::ALL.into_iter().find(|kind| of[kind.index()] > 4);
        Err(FifthCopy(too_many.unwrap_or(Kind::ALL[0])))
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// The error returned for a fifth tile of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FifthCopy(pub Kind);

impl fmt::Display for FifthCopy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there are only four tiles of {}", self.0)
    }
}

impl std::error::Error for FifthCopy {}

/// The error returned when a tile to remove is not present.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotHeld(pub Kind);

impl fmt::Display for NotHeld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no {} to remove", self.0)
    }
}

impl std::error::Error for NotHeld {}
