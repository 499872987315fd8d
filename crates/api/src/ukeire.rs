//! The ukeire of a hand: the tiles that help, and how many of them are left.

use hanchan_shape::{Discard, Shape, Ukeire};
use hanchan_tiles::notation::Notation;
use hanchan_tiles::{Counts, Hand, Kind};
use serde::{Deserialize, Serialize};

use crate::context::{Context, Request};
use crate::hand::{self, HandReader, PlayerCount};
use crate::names::{ByName, Text};
use crate::request_error::RequestError;

/// Requests the ukeire of a hand: the tiles that help, and how many of them are left.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct UkeireRequest {
    /// The hand, in any notation: 13 tiles, or 14 to compare discards.
    pub hand: String,
    /// The notation of the hand. If missing, it is detected.
    pub from: Option<ByName<Notation>>,
    /// The number of players. Three-player games have no 2-8 man.
    #[serde(default)]
    pub players: PlayerCount,
    /// Tiles visible elsewhere, in MPSZ: discards, other players' melds and dora indicators.
    #[serde(default)]
    pub visible: String,
    /// Whether to list the draws that increase the ukeire of a 13-tile hand without lowering its shanten.
    #[serde(default)]
    pub improve: bool,
}

/// The ukeire of a hand: `ukeire` and optionally `improvements` for 13 tiles, `discards` for 14.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct UkeireResponse {
    /// The hand, in MPSZ.
    pub hand: Text<Hand>,
    /// The shanten: 0 is tenpai, −1 a complete hand.
    pub shanten: i8,
    /// The total number of tiles that help.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<u32>,
    /// The tiles that lower the shanten or complete the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ukeire: Option<Vec<TileLeft>>,
    /// The draws that increase the ukeire without lowering the shanten, if they were requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub improvements: Option<Vec<ImprovementResponse>>,
    /// Every discard, best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Vec<DiscardResponse>>,
}

/// A tile and how many copies of it are left.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct TileLeft {
    /// The tile.
    pub tile: Text<Kind>,
    /// How many copies of the tile are neither in the hand nor visible.
    pub left: u8,
}

/// A discard and the ukeire that it leaves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct DiscardResponse {
    /// The tile to discard.
    pub discard: Text<Kind>,
    /// The shanten after the discard.
    pub shanten: i8,
    /// The total number of tiles that help.
    pub total: u32,
    /// The tiles that lower the shanten or complete the hand.
    pub ukeire: Vec<TileLeft>,
}

/// A draw that increases the ukeire without lowering the shanten.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ImprovementResponse {
    /// The tile to draw.
    pub draw: Text<Kind>,
    /// How many copies of the tile are left.
    pub left: u8,
    /// The discards after the draw, best first.
    pub discards: Vec<DiscardResponse>,
}

pub(crate) fn tiles_left(ukeire: &Ukeire) -> Vec<TileLeft> {
    ukeire.iter().map(|(kind, left)| TileLeft { tile: Text(kind), left }).collect()
}

impl From<&Discard> for DiscardResponse {
    fn from(discard: &Discard) -> DiscardResponse {
        DiscardResponse {
            discard: Text(discard.tile),
            shanten: discard.ukeire.shanten,
            total: discard.ukeire.total(),
            ukeire: tiles_left(&discard.ukeire),
        }
    }
}

impl UkeireRequest {
    /// Answers the request for this hand, not for the one in the request.
    pub fn answer(&self, hand: &str) -> Result<UkeireResponse, RequestError> {
        let (hand, shape, visible) = self.read(hand)?;
        let shanten = shape.shanten();
        let none = UkeireResponse {
            hand: Text(hand),
            shanten,
            total: None,
            ukeire: None,
            improvements: None,
            discards: None,
        };
        if hand.size() % 3 == 2 {
            let discards = shape.discards(&visible).iter().map(DiscardResponse::from).collect();
            return Ok(UkeireResponse { discards: Some(discards), ..none });
        }
        let ukeire = shape.ukeire(&visible);
        let improvements = self.improve.then(|| {
            let improvement = |one: &hanchan_shape::Improvement| ImprovementResponse {
                draw: Text(one.draw),
                left: one.left,
                discards: one.discards.iter().map(DiscardResponse::from).collect(),
            };
            shape.improvements(&visible).iter().map(improvement).collect()
        });
        let (total, ukeire) = (Some(ukeire.total()), Some(tiles_left(&ukeire)));
        Ok(UkeireResponse { total, ukeire, improvements, ..none })
    }

    /// Checks the fields other than the hand.
    pub fn check(&self) -> Result<(), RequestError> {
        self.visible(HandReader::new(self.from, self.players)).map(|_| ())
    }

    /// Returns the best discard of this hand and the ukeire that it leaves; for a hand of 13 tiles, no discard and
    /// the hand's ukeire.
    pub fn best(&self, hand: &str) -> Result<(Option<Kind>, Option<Ukeire>), RequestError> {
        let (hand, shape, visible) = self.read(hand)?;
        if hand.size() % 3 == 2 {
            let best = shape.best_discards(&visible);
            return Ok((best.first().map(|best| best.tile), best.first().map(|best| best.ukeire)));
        }
        Ok((None, Some(shape.ukeire(&visible))))
    }

    fn read(&self, hand: &str) -> Result<(Hand, Shape, Counts), RequestError> {
        let reader = HandReader::new(self.from, self.players);
        let visible = self.visible(reader)?;
        let (hand, shape) = reader.read_shape(hand)?;
        if let Err(fifth) = shape.held().plus(&visible) {
            return Err(RequestError::TooMany(fifth.0).in_field("visible"));
        }
        if self.improve && hand.size() % 3 == 2 {
            return Err(RequestError::ImproveAfterDiscard);
        }
        Ok((hand, shape, visible))
    }

    fn visible(&self, reader: HandReader) -> Result<Counts, RequestError> {
        let tiles = hand::tiles("visible", &self.visible)?;
        let counts = Counts::of(tiles.iter().map(|tile| tile.kind()))
            .map_err(|fifth| RequestError::TooMany(fifth.0).in_field("visible"))?;
        reader.in_play(&counts).map_err(|error| error.in_field("visible"))?;
        Ok(counts)
    }
}

impl Request for UkeireRequest {
    type Response = UkeireResponse;

    fn run(&self, _: &Context<'_>) -> Result<UkeireResponse, RequestError> {
        self.answer(&self.hand)
    }
}
