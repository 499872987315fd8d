//! The state of one player in a deal.

use hanchan_score::equal_pairs_wait;
use hanchan_shape::Incremental;
use hanchan_tiles::{Counts, Deck, Hand, KindSet, Tile};

/// A tile in a player's discards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RiverTile {
    /// The tile.
    pub tile: Tile,
    /// Whether the tile was discarded right after being drawn (tsumogiri).
    pub drawn: bool,
    /// Whether the tile is placed sideways.
    pub sideways: bool,
    /// Whether the tile was claimed and is no longer in the river.
    pub claimed: bool,
}

/// The discards of a player, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct River {
    tiles: [RiverTile; River::MOST],
    len: u8,
}

impl River {
    /// The maximum number of discards, more than the number of turns a player can have in a deal.
    const MOST: usize = 40;

    /// The number of tiles in a row of the river (P-029, G-010).
    pub const ROW: usize = 6;

    pub(crate) fn new(filler: Tile) -> River {
        let filler = RiverTile { tile: filler, drawn: false, sideways: false, claimed: false };
        River { tiles: [filler; River::MOST], len: 0 }
    }

    /// Returns all discards, including claimed ones.
    pub fn tiles(&self) -> &[RiverTile] {
        &self.tiles[..usize::from(self.len)]
    }

    /// Returns the tiles still in front of the player, row by row. Claimed tiles are left out.
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

/// A player's riichi state.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum RiichiState {
    /// Riichi is not declared.
    #[default]
    No,
    /// Riichi is declared, but somebody may still win on the declaring discard.
    Declared {
        /// Whether riichi was declared in the first go-around (double riichi).
        double: bool,
    },
    /// Riichi is in force.
    Yes {
        /// Whether riichi was declared in the first go-around (double riichi).
        double: bool,
    },
}

impl RiichiState {
    /// Returns whether riichi is in force, so that the hand can no longer change.
    pub fn in_force(self) -> bool {
        matches!(self, RiichiState::Yes { .. })
    }
}

/// The state of a player in a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a circumstance of its own")]
pub struct PlayerState {
    /// The hand.
    pub hand: Hand,
    /// The discards.
    pub river: River,
    /// The riichi state.
    pub riichi: RiichiState,
    /// Whether the player would have ippatsu if they won now.
    pub ippatsu: bool,
    /// The kinds the hand waits for while it is not this player's turn.
    pub waits: KindSet,
    /// The kinds of the player's discards, including claimed ones (A-P22).
    pub discarded: KindSet,
    /// Whether the player is in temporary furiten, because they passed on a winning tile.
    pub passed: bool,
    /// Whether the player passed on a winning tile after riichi.
    pub passed_in_riichi: bool,
    /// Whether the player has discarded only terminals and honours.
    pub(crate) only_orphans: bool,
    /// Whether another player claimed one of this player's discards.
    pub(crate) fed: bool,
    /// Whether the next discard is placed sideways (P-092).
    pub(crate) sideways_next: bool,
    pub(crate) counts: Incremental,
}

impl PlayerState {
    pub(crate) fn new(hand: Hand, deck: Deck) -> PlayerState {
        PlayerState {
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

    /// Returns the number of the player's discards, including claimed ones.
    pub fn discards(&self) -> usize {
        self.river.tiles().len()
    }

    /// Returns the waits of the current hand, which has 13 tiles or three fewer for each meld.
    pub(crate) fn waits_now(&self, equal_pairs: bool) -> KindSet {
        waits(&self.counts, self.hand.held(), equal_pairs && self.hand.melds().is_empty())
    }
}

/// Returns the waits of concealed tiles, without kinds of which the player holds all four.
pub(crate) fn waits(tiles: &Incremental, held: &Counts, equal_pairs: bool) -> KindSet {
    let by_shape = if tiles.shanten() == 0 { tiles.advancing() } else { KindSet::EMPTY };
    let waits = if equal_pairs { by_shape.union(equal_pairs_wait(tiles.counts())) } else { by_shape };
    if waits.is_empty() { waits } else { waits.difference(held.exhausted()) }
}
