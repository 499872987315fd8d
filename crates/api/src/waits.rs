//! The waits of a tenpai hand.

use hanchan_shape::{WaitKind, WaitKinds, WaitName};
use hanchan_tiles::notation::Notation;
use hanchan_tiles::{Hand, Kind};
use serde::{Deserialize, Serialize};

use crate::context::{Context, Request};
use crate::hand::{HandReader, PlayerCount};
use crate::names::{ByName, Text};
use crate::request_error::RequestError;

/// Requests the waits of a tenpai hand.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct WaitsRequest {
    /// The hand without its fourteenth tile, in any notation.
    pub hand: String,
    /// The notation of the hand. If missing, it is detected.
    pub from: Option<ByName<Notation>>,
    /// The number of players. Three-player games have no 2-8 man.
    #[serde(default)]
    pub players: PlayerCount,
}

/// The waits of a hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WaitsResponse {
    /// The hand, in MPSZ.
    pub hand: Text<Hand>,
    /// The shanten: 0 is tenpai.
    pub shanten: i8,
    /// The name of the wait as a whole; null if the hand is not tenpai.
    pub name: Option<Text<WaitName>>,
    /// The winning tiles.
    pub waits: Vec<WaitResponse>,
    /// Tiles that would complete the hand, but of which it already holds all four copies.
    pub impossible: Vec<Text<Kind>>,
}

/// A winning tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WaitResponse {
    /// The tile.
    pub tile: Text<Kind>,
    /// The ways in which the tile completes the hand.
    pub kinds: Vec<Text<WaitKind>>,
    /// How many of the tile's four copies are not in the hand.
    pub not_held: u8,
}

impl WaitResponse {
    /// Returns the ways in which the tile completes the hand.
    pub fn wait_kinds(&self) -> WaitKinds {
        self.kinds.iter().map(|Text(kind)| *kind).collect()
    }
}

impl WaitsRequest {
    /// Creates a request for this hand in a four-player game.
    pub fn new(hand: &str) -> WaitsRequest {
        WaitsRequest { hand: hand.to_owned(), from: None, players: PlayerCount::default() }
    }

    /// Answers the request for this hand, not for the one in the request.
    pub fn answer(&self, hand: &str) -> Result<WaitsResponse, RequestError> {
        let (hand, shape) = HandReader::new(self.from, self.players).read_shape(hand)?;
        // The waits of a hand with its fourteenth tile depend on the discard.
        if hand.size() % 3 == 2 {
            return Err(RequestError::ToDiscard(hand));
        }
        let waits = shape.waits();
        let wait = |wait: &hanchan_shape::Wait| WaitResponse {
            tile: Text(wait.tile),
            kinds: wait.kinds.iter().map(Text).collect(),
            not_held: 4 - shape.held().get(wait.tile),
        };
        Ok(WaitsResponse {
            hand: Text(hand),
            shanten: shape.shanten(),
            name: waits.name().map(Text),
            waits: waits.list().iter().map(wait).collect(),
            impossible: waits.impossible.iter().map(Text).collect(),
        })
    }
}

impl Request for WaitsRequest {
    type Response = WaitsResponse;

    fn run(&self, _: &Context<'_>) -> Result<WaitsResponse, RequestError> {
        self.answer(&self.hand)
    }
}
