//! The rules encoded in the type bits of a game.

use std::borrow::Cow;

use hanchan_tiles::{Deck, Players, RedFives, TileSet};

use crate::rules::{Change, RecordedRules};

/// The type bits of a game, from `type` in the element `GO`. Bits not read here encode the type of room and the
/// speed, and don't change the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypeBits(pub u32);

const BITS: &str = "the record's type";

impl TypeBits {
    /// Returns whether there are no red fives.
    pub fn no_red_fives(self) -> bool {
        self.0 & 0x02 != 0
    }

    /// Returns whether tanyao needs a closed hand.
    pub fn closed_tanyao(self) -> bool {
        self.0 & 0x04 != 0
    }

    /// Returns whether an East and a South round are played rather than an East round alone.
    pub fn east_south(self) -> bool {
        self.0 & 0x08 != 0
    }

    /// Returns the number of players.
    pub fn players(self) -> Players {
        if self.0 & 0x10 == 0 { Players::Four } else { Players::Three }
    }

    /// Returns the tile set.
    pub fn tiles(self) -> TileSet {
        let (deck, reds) = match self.players() {
            Players::Four => (Deck::Full, RedFives::new(1, 1, 1)),
            Players::Three => (Deck::NoMiddleMan, RedFives::new(0, 1, 1)),
        };
        let reds = reds.filter(|_| !self.no_red_fives()).unwrap_or(RedFives::NONE);
        TileSet::new(deck, reds).unwrap_or_default()
    }

    /// Returns the rules of the game. `whole` means that the record gives results in whole numbers, as Tenhou did
    /// before it recorded tenths.
    pub fn rules(self, whole: bool) -> RecordedRules {
        let base = match self.players() {
            Players::Four => "tenhou",
            Players::Three => "tenhou-3p",
        };
        let mut changes = Vec::new();
        let mut change =
            |group, key, value, by| changes.push(Change { group, key, value: Cow::Borrowed(value), by });
        if self.no_red_fives() {
            change("table", "red-fives", "[0, 0, 0]", BITS);
        }
        if self.closed_tanyao() {
            change("yaku", "tanyao", "\"closed 1\"", BITS);
        }
        if !self.east_south() {
            change("table", "length", "\"east\"", BITS);
        }
        if whole {
            change("result", "rounding", "\"thousands\"", "the record's results");
        }
        RecordedRules::Preset { base, changes }
    }
}
