//! Reads the hand in a request.

use std::fmt;

use hanchan_shape::Shape;
use hanchan_tiles::notation::{Notation, mpsz};
use hanchan_tiles::{Counts, Deck, Hand, RedFives, Tile, TileSet};
use serde::{Deserialize, Serialize};

use crate::names::ByName;
use crate::request_error::RequestError;

/// The number of players: 3 or 4. Three-player games have no 2-8 man.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum PlayerCount {
    /// Three players.
    Three,
    /// Four players.
    #[default]
    Four,
}

impl PlayerCount {
    /// Returns the deck for this number of players.
    pub const fn deck(self) -> Deck {
        match self {
            PlayerCount::Three => Deck::NoMiddleMan,
            PlayerCount::Four => Deck::Full,
        }
    }
}

/// A number of players other than 3 and 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongPlayerCount(pub u8);

impl fmt::Display for WrongPlayerCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected 3 or 4 players, found {}", self.0)
    }
}

impl std::error::Error for WrongPlayerCount {}

impl TryFrom<u8> for PlayerCount {
    type Error = WrongPlayerCount;

    fn try_from(players: u8) -> Result<PlayerCount, WrongPlayerCount> {
        match players {
            3 => Ok(PlayerCount::Three),
            4 => Ok(PlayerCount::Four),
            other => Err(WrongPlayerCount(other)),
        }
    }
}

impl From<PlayerCount> for u8 {
    fn from(players: PlayerCount) -> u8 {
        match players {
            PlayerCount::Three => 3,
            PlayerCount::Four => 4,
        }
    }
}

/// Parses hands in a given notation or in any notation, for a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HandReader {
    /// The notation; `None` to detect it.
    pub notation: Option<Notation>,
    /// The number of players.
    pub players: PlayerCount,
}

impl HandReader {
    pub(crate) fn new(notation: Option<ByName<Notation>>, players: PlayerCount) -> HandReader {
        HandReader { notation: notation.map(|ByName(notation)| notation), players }
    }

    /// Returns the tiles that Tenhou's numbers refer to: one red five in each suit that has fives.
    pub fn tenhou_set(self) -> TileSet {
        let man = u8::from(self.players == PlayerCount::Four);
        let reds = RedFives::new(man, 1, 1).unwrap_or_default();
        TileSet::new(self.players.deck(), reds).unwrap_or_default()
    }

    /// Parses a hand.
    #[inline]
    pub fn read(self, text: &str) -> Result<Hand, RequestError> {
        let notation = self.notation.unwrap_or_else(|| Notation::detect(text));
        let unreadable = |error| RequestError::Notation { text: text.to_owned(), error };
        let hand = notation.parse(text, self.tenhou_set()).map_err(unreadable)?;
        if hand.held().total() == 0 {
            return Err(RequestError::NoTiles);
        }
        self.in_play(hand.held())?;
        Ok(hand)
    }

    /// Checks that all these tiles are in play.
    pub fn in_play(self, tiles: &Counts) -> Result<(), RequestError> {
        let strange = tiles.kinds().difference(self.players.deck().kinds());
        strange.iter().next().map_or(Ok(()), |kind| Err(RequestError::NotInPlay(kind)))
    }

    /// Parses a hand of 13 or 14 tiles, or three fewer for each meld. Melds can be left out.
    #[inline]
    pub fn read_shape(self, text: &str) -> Result<(Hand, Shape), RequestError> {
        let hand = self.read(text)?;
        let right = if hand.melds().is_empty() { hand.size() % 3 != 0 } else { hand.size() >= 13 };
        if right { Ok((hand, Shape::of(&hand, self.players.deck()))) } else { Err(RequestError::Size(hand)) }
    }
}

/// Parses the tiles of a field, in MPSZ.
pub(crate) fn tiles(name: &'static str, text: &str) -> Result<Vec<Tile>, RequestError> {
    mpsz::parse_tiles(text)
        .map_err(|error| RequestError::Notation { text: text.to_owned(), error }.in_field(name))
}

#[cfg(feature = "schema")]
mod schema {
    use std::borrow::Cow;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::PlayerCount;

    impl JsonSchema for PlayerCount {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            "PlayerCount".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "type": "integer", "enum": [3, 4] })
        }
    }

    crate::names::inline_ts!([] PlayerCount, "3 | 4".to_owned());
}
