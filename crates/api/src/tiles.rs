//! A hand in other notations.

use std::collections::BTreeMap;

use hanchan_tiles::notation::Notation;
use serde::{Deserialize, Serialize};

use crate::context::{Context, Request};
use crate::hand::{HandReader, PlayerCount};
use crate::names::ByName;
use crate::request_error::RequestError;

/// Converts a hand to another notation, or to all of them.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct TilesRequest {
    /// The hand, in any notation.
    pub hand: String,
    /// The notation of the hand. If missing, it is detected.
    pub from: Option<ByName<Notation>>,
    /// The number of players. Three-player games have no 2-8 man.
    #[serde(default)]
    pub players: PlayerCount,
    /// The notation to write. If missing, the hand is written in all notations.
    pub to: Option<ByName<Notation>>,
}

/// A hand in several notations; null for a notation that cannot express it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(transparent)]
pub struct TilesResponse {
    /// The texts, by the name of the notation.
    pub notations: BTreeMap<&'static str, Option<String>>,
}

impl TilesRequest {
    /// Answers the request for this hand, not for the one in the request.
    pub fn answer(&self, hand: &str) -> Result<TilesResponse, RequestError> {
        let reader = HandReader::new(self.from, self.players);
        let (hand, set) = (reader.read(hand)?, reader.tenhou_set());
        let notations = match self.to {
            Some(ByName(to)) => {
                let text = to.print(&hand, set).map_err(RequestError::Inexpressible)?;
                [(to.name(), Some(text))].into()
            }
            None => Notation::ALL.map(|notation| (notation.name(), notation.print(&hand, set).ok())).into(),
        };
        Ok(TilesResponse { notations })
    }
}

impl Request for TilesRequest {
    type Response = TilesResponse;

    fn run(&self, _: &Context<'_>) -> Result<TilesResponse, RequestError> {
        self.answer(&self.hand)
    }
}
