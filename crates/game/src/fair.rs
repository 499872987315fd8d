//! Verifiable walls: derives the tiles and dice of every deal from a seed, so that anyone can check them afterwards.
//!
//! The algorithm is specified in `docs/wall.md`. A short script in any language can reproduce the walls.

use hanchan_round::Dice;
use hanchan_tiles::{Tile, TileSet};
use sha2::{Digest, Sha256};

/// The seed of a game, from which all its walls are derived.
///
/// ```
/// use hanchan_game::Seed;
/// use hanchan_tiles::TileSet;
///
/// // The host's secret and a contribution of each player.
/// let seed = Seed::mixed([7; 32], &[b"east", b"south"]);
/// let published = seed.commitment(); // before the game
///
/// let (tiles, _dice) = seed.deal(1, TileSet::default());
/// assert_eq!(tiles.len(), 136);
/// assert_eq!(seed.deal(1, TileSet::default()).0, tiles); // anyone who knows the seed can check it
/// assert_eq!(seed.commitment(), published);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Mixes the host's secret with the players' contributions, in seat order, so that nobody can choose the walls
    /// alone.
    pub fn mixed(host: [u8; 32], contributions: &[&[u8]]) -> Seed {
        let mut hash = Sha256::new_with_prefix(b"hanchan mix 1");
        hash.update(host);
        for contribution in contributions {
            hash.update((contribution.len() as u64).to_be_bytes());
            hash.update(contribution);
        }
        Seed(hash.finalize().into())
    }

    /// Returns the seed of a game: the host's secret, mixed with the players' contributions if there are any.
    pub fn of(host: [u8; 32], contributions: &[String]) -> Seed {
        if contributions.is_empty() {
            return Seed(host);
        }
        let contributions: Vec<&[u8]> = contributions.iter().map(String::as_bytes).collect();
        Seed::mixed(host, &contributions)
    }

    /// Returns the commitment, which is published before the game. The seed is revealed after the game.
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::new_with_prefix(b"hanchan commit 1").chain_update(self.0).finalize().into()
    }

    /// Returns the tiles of a deal in wall order, and the dealer's dice. Deals are numbered from 1.
    pub fn deal(&self, number: u32, set: TileSet) -> (Vec<Tile>, Dice) {
        let mut stream = Stream::new(self, number);
        let copies = |tile: Tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)));
        let mut tiles: Vec<Tile> = Tile::all().flat_map(copies).collect();
        stream.shuffle(&mut tiles);
        let mut roll = || [stream.below(6) as u8 + 1, stream.below(6) as u8 + 1];
        (tiles, Dice { first: roll(), second: roll() })
    }

    /// Returns the indices of the players at the first seat, the second seat, and so on.
    pub fn seating(&self, players: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..players).collect();
        Stream::new(self, 0).shuffle(&mut order);
        order
    }
}

/// A stream of random numbers from SHA-256 blocks, four bytes each, big-endian.
struct Stream {
    prefix: Sha256,
    block: [u8; 32],
    next: u32,
    used: usize,
}

impl Stream {
    fn new(seed: &Seed, deal: u32) -> Stream {
        let prefix =
            Sha256::new_with_prefix(b"hanchan wall 1").chain_update(seed.0).chain_update(deal.to_be_bytes());
        Stream { prefix, block: [0; 32], next: 0, used: 32 }
    }

    fn word(&mut self) -> u32 {
        if self.used == self.block.len() {
            self.block = self.prefix.clone().chain_update(self.next.to_be_bytes()).finalize().into();
            self.next += 1;
            self.used = 0;
        }
        let mut bytes = [0; 4];
        bytes.copy_from_slice(&self.block[self.used..self.used + 4]);
        self.used += 4;
        u32::from_be_bytes(bytes)
    }

    /// Returns a uniform random number below `bound`. Words that would bias the result are skipped.
    fn below(&mut self, bound: u32) -> u32 {
        let fair = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.word();
            if word <= fair {
                return word % bound;
            }
        }
    }

    /// Shuffles from the last position down: each item is swapped with a random item at or before its position.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}
