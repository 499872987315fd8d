//! Tenhou's published shuffle, which computes the wall and the dice of every deal from the seed of a game.
//!
//! The seed is 624 words for MT19937. Each deal uses 288 numbers; SHA-512 turns every 128 bytes of them into 64
//! bytes, which gives 144 numbers. These shuffle the tiles in numerical order, starting with the first; numbers
//! 135 and 136, counted from 0, are the dice. With three players the 108 tiles in play are shuffled the same way.
//! Tiles are drawn from the end of the wall; the dead wall is at its beginning.

mod mt;

use hanchan_tiles::{Piece, TileSet};
use mt::Twister;
use sha2::{Digest, Sha512};

/// The walls of a game, one deal after another.
#[derive(Clone, Debug)]
pub struct Shuffle {
    twister: Twister,
    tiles: TileSet,
}

/// The wall of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShuffledWall {
    /// The tiles in drawing order, the dead wall last.
    pub pieces: Vec<Piece>,
    /// The two dice that break the wall.
    pub dice: [u8; 2],
}

/// The error for a seed that is not the base64 encoding of 624 words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSeed;

impl std::fmt::Display for NoSeed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "expected a seed of {SEED_WORDS} words in base64")
    }
}

impl std::error::Error for NoSeed {}

const SEED_WORDS: usize = 624;
const NUMBERS: usize = 288;
const BLOCK: usize = 128;

impl Shuffle {
    /// Creates the shuffle for a seed in base64.
    pub fn new(seed: &str, tiles: TileSet) -> Result<Shuffle, NoSeed> {
        let bytes = base64(seed).filter(|bytes| bytes.len() >= 4 * SEED_WORDS).ok_or(NoSeed)?;
        let words: Vec<u32> =
            bytes[..4 * SEED_WORDS].as_chunks().0.iter().map(|&b| u32::from_le_bytes(b)).collect();
        Ok(Shuffle { twister: Twister::from_words(&words), tiles })
    }

    /// Returns the wall of the next deal.
    pub fn deal(&mut self) -> ShuffledWall {
        let mut source = [0; 4 * NUMBERS];
        for bytes in source.as_chunks_mut().0 {
            *bytes = self.twister.next().to_le_bytes();
        }
        let mut numbers = [0u32; NUMBERS / 2];
        for (hashed, block) in numbers.chunks_exact_mut(BLOCK / 8).zip(source.chunks_exact(BLOCK)) {
            let digest = Sha512::digest(block);
            for (number, bytes) in hashed.iter_mut().zip(digest.as_chunks().0) {
                *number = u32::from_le_bytes(*bytes);
            }
        }
        let mut pieces: Vec<Piece> = self.tiles.pieces().collect();
        let count = pieces.len();
        for (at, number) in numbers.iter().enumerate().take(count - 1) {
            pieces.swap(at, at + *number as usize % (count - at));
        }
        pieces.reverse();
        ShuffledWall { pieces, dice: [135, 136].map(|die| (numbers[die] % 6) as u8 + 1) }
    }
}

/// Decodes base64; `None` if it is invalid.
fn base64(text: &str) -> Option<Vec<u8>> {
    if text.len() > 2 * 4 * SEED_WORDS {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut count) = (0u32, 0);
    for &letter in text.trim_end_matches('=').as_bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        bits = bits << 6 | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use hanchan_tiles::{Deck, RedFives};

    use super::*;

    #[test]
    fn base64_is_decoded() {
        assert_eq!(base64("aGFuY2hhbg==").as_deref(), Some(&b"hanchan"[..]));
        assert_eq!(base64("+/8A").as_deref(), Some(&[0xfb, 0xff, 0x00][..]));
        assert_eq!(base64("a b"), None);
    }

    #[test]
    fn a_wall_has_every_tile_once() {
        let seed = "AAECAwQF".repeat(416);
        for deck in Deck::ALL {
            let set = TileSet::new(deck, RedFives::NONE).unwrap();
            let mut shuffle = Shuffle::new(&seed, set).unwrap();
            let (first, second) = (shuffle.deal(), shuffle.deal());
            assert_ne!(first, second);
            let mut pieces = first.pieces;
            pieces.sort_unstable();
            assert!(pieces.into_iter().eq(set.pieces()));
            assert!(first.dice.iter().all(|die| (1..=6).contains(die)));
        }
        assert!(Shuffle::new("AAAA", TileSet::default()).is_err());
    }
}
