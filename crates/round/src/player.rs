//! What one player has in front of them during a deal.

use hanchan_score::equal_pairs_wait;
use hanchan_shape::Incremental;
use hanchan_tiles::{Counts, Deck, Hand, KindSet, Tile};

/// A tile in the discards of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RiverTile {
    /// The tile.
    pub tile: Tile,
    /// Whether it was discarded as it was drawn.
    pub drawn: bool,
    /// Whether it lies sideways.
    pub sideways: bool,
    /// Whether it was claimed and lies elsewhere now.
    pub claimed: bool,
}

/// The discards of a player, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct River {
    tiles: [RiverTile; River::MOST],
    len: u8,
}

impl River {
    /// Nobody has so many turns in a deal.
    const MOST: usize = 40;

    /// How many lie in a row (P-029, G-010).
    pub const ROW: usize = 6;

    pub(crate) fn new(filler: Tile) -> River {
        let filler = RiverTile { tile: filler, drawn: false, sideways: false, claimed: false };
        River { tiles: [filler; River::MOST], len: 0 }
    }

    /// The tiles.
    pub fn tiles(&self) -> &[RiverTile] {
        &self.tiles[..usize::from(self.len)]
    }

    /// The tiles as they lie before the player, row by row; those that were claimed lie elsewhere.
    pub fn rows(&self) -> Vec<Vec<RiverTile>> {
        let lying: Vec<RiverTile> = self.tiles().iter().copied().filter(|tile| !tile.claimed).collect();
        lying.chunks(River::ROW).map(<[RiverTile]>::to_vec).collect()
    }

    pub(crate) fn push(&mut self, tile: RiverTile) {
        if let Some(place) = self.tiles.get_mut(usize::from(self.len)) {
            *place = tile;
            self.len += 1;
        }
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut RiverTile> {
        self.tiles[..usize::from(self.len)].last_mut()
    }
}

/// Riichi, from the declaration on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum RiichiState {
    /// Not declared.
    #[default]
    No,
    /// Declared; whether somebody wins on the tile is open.
    Declared {
        /// In the first round.
        double: bool,
    },
    /// In force.
    Yes {
        /// In the first round.
        double: bool,
    },
}

impl RiichiState {
    /// Whether the hand is frozen.
    pub fn in_force(self) -> bool {
        matches!(self, RiichiState::Yes { .. })
    }
}

/// A player in a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a circumstance of its own")]
pub struct Player {
    /// The hand.
    pub hand: Hand,
    /// The discards.
    pub river: River,
    /// Riichi.
    pub riichi: RiichiState,
    /// Whether a win now is one within a round after riichi.
    pub ippatsu: bool,
    /// The kinds that complete the hand, when it is not its turn.
    pub waits: KindSet,
    /// Kinds among the discards, claimed ones included (A-P22).
    pub discarded: KindSet,
    /// Whether the player let a winning tile pass since their last draw.
    pub passed: bool,
    /// Whether the player let a winning tile pass after riichi.
    pub passed_in_riichi: bool,
    /// Whether all discards are terminals and honours.
    pub(crate) only_orphans: bool,
    /// Whether another player claimed one of the discards.
    pub(crate) fed: bool,
    /// Whether the next discard lies sideways (P-092).
    pub(crate) sideways_next: bool,
    pub(crate) counts: Incremental,
}

impl Player {
    pub(crate) fn new(hand: Hand, deck: Deck) -> Player {
        Player {
            hand,
            river: River::new(Tile::plain(hanchan_tiles::Kind::EAST)),
            riichi: RiichiState::No,
            ippatsu: false,
            waits: KindSet::EMPTY,
            discarded: KindSet::EMPTY,
            passed: false,
            passed_in_riichi: false,
            only_orphans: true,
            fed: false,
            sideways_next: false,
            counts: Incremental::new(hand.concealed().counts(), deck),
        }
    }

    /// How many discards the player has made.
    pub fn discards(&self) -> usize {
        self.river.tiles().len()
    }

    /// The kinds that complete the hand as it is now: 13, or three fewer for each meld.
    pub(crate) fn waits_now(&self, equal_pairs: bool) -> KindSet {
        waits(&self.counts, self.hand.held(), equal_pairs && self.hand.melds().is_empty())
    }
}

/// The kinds that complete concealed tiles, but for those of which the player has all four.
pub(crate) fn waits(tiles: &Incremental, held: &Counts, equal_pairs: bool) -> KindSet {
    let by_shape = if tiles.shanten() == 0 { tiles.advancing() } else { KindSet::EMPTY };
    let waits = if equal_pairs { by_shape.union(equal_pairs_wait(tiles.counts())) } else { by_shape };
    if waits.is_empty() { waits } else { waits.difference(held.exhausted()) }
}
