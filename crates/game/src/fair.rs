//! Fair walls: from a seed to the tiles and dice of every deal, so that anyone can check them afterwards.
//!
//! The algorithm is described in `docs/wall.md`, so that a short script in any language gives the same walls.

use hanchan_round::Dice;
use hanchan_tiles::{Tile, TileSet};
use sha2::{Digest, Sha256};

/// What all walls of a game come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The host's secret and what each player added to it, in the order of their seats, so that no one alone
    /// chooses the walls.
    pub fn mixed(host: [u8; 32], contributions: &[&[u8]]) -> Seed {
        let mut hash = Sha256::new_with_prefix(b"hanchan mix 1");
        hash.update(host);
        for contribution in contributions {
            hash.update((contribution.len() as u64).to_be_bytes());
            hash.update(contribution);
        }
        Seed(hash.finalize().into())
    }

    /// The seed of a game: the host's secret, mixed with what players added, if anybody did.
    pub fn of(host: [u8; 32], contributions: &[String]) -> Seed {
        if contributions.is_empty() {
            return Seed(host);
        }
        let contributions: Vec<&[u8]> = contributions.iter().map(String::as_bytes).collect();
        Seed::mixed(host, &contributions)
    }

    /// What is published before the game; the seed is revealed after it.
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::new_with_prefix(b"hanchan commit 1").chain_update(self.0).finalize().into()
    }

    /// The tiles of a deal as they lie in the walls, and the dealer's dice. Deals are counted from 1.
    pub fn deal(&self, number: u32, set: TileSet) -> (Vec<Tile>, Dice) {
        let mut stream = Stream::new(self, number);
        let copies = |tile: Tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)));
        let mut tiles: Vec<Tile> = Tile::all().flat_map(copies).collect();
        stream.shuffle(&mut tiles);
        let mut roll = || [stream.below(6) as u8 + 1, stream.below(6) as u8 + 1];
        (tiles, Dice { first: roll(), second: roll() })
    }

    /// Which player sits at the first, second, … seat.
    pub fn seating(&self, players: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..players).collect();
        Stream::new(self, 0).shuffle(&mut order);
        order
    }
}

/// Numbers from SHA-256: block after block, four bytes each, the highest byte first.
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

    /// A number below another, each with the same chance: words that would favour some are thrown away.
    fn below(&mut self, bound: u32) -> u32 {
        let fair = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.word();
            if word <= fair {
                return word % bound;
            }
        }
    }

    /// From the last place down, each is changed for one at or before it.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}
