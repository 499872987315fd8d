//! The shanten of a hand.

use hanchan_shape::Forms;
use hanchan_tiles::Hand;
use hanchan_tiles::notation::Notation;
use serde::{Deserialize, Serialize};

use crate::context::{Context, Request};
use crate::hand::{HandReader, PlayerCount};
use crate::names::{ByName, Text};
use crate::request_error::RequestError;

/// Requests the shanten of a hand.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ShantenRequest {
    /// The hand, in any notation.
    pub hand: String,
    /// The notation of the hand. If missing, it is detected.
    pub from: Option<ByName<Notation>>,
    /// The number of players. Three-player games have no 2-8 man.
    #[serde(default)]
    pub players: PlayerCount,
}

/// The shanten of a hand: 0 is tenpai, −1 a complete hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ShantenResponse {
    /// The hand, in MPSZ.
    pub hand: Text<Hand>,
    /// The shanten: the minimum over all forms.
    pub shanten: i8,
    /// The shanten as four sets and a pair.
    pub standard: i8,
    /// The shanten as thirteen orphans; null for a hand with melds.
    pub orphans: Option<i8>,
    /// The shanten as seven pairs; null for a hand with melds.
    pub pairs: Option<i8>,
}

impl ShantenRequest {
    /// Answers the request for this hand, not for the one in the request.
    pub fn answer(&self, hand: &str) -> Result<ShantenResponse, RequestError> {
        let (hand, shape) = HandReader::new(self.from, self.players).read_shape(hand)?;
        let forms @ Forms { standard, pairs, orphans } = shape.forms();
        Ok(ShantenResponse { hand: Text(hand), shanten: forms.shanten(), standard, orphans, pairs })
    }
}

impl Request for ShantenRequest {
    type Response = ShantenResponse;

    fn run(&self, _: &Context<'_>) -> Result<ShantenResponse, RequestError> {
        self.answer(&self.hand)
    }
}
