//! Player statistics.

use serde::{Deserialize, Serialize};

use super::tally::Figures;
use super::{ReplayedGame, Tally};
use crate::context::{Context, RecordRequest};
use crate::request_error::RequestError;

/// Requests the statistics of the players in a record.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StatsRequest {}

/// Player statistics. Rates are fractions of one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct StatsResponse {
    /// The players by name.
    pub players: Vec<PlayerStats>,
    /// The records that could not be read.
    pub unreadable: Vec<UnreadableRecord>,
}

/// A record that could not be read.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct UnreadableRecord {
    /// The name of the record.
    pub file: String,
    /// Why the record could not be read, localized.
    pub why: String,
}

/// The statistics of a player. A rate is null if its divisor is zero.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct PlayerStats {
    /// The player's name.
    pub name: String,
    /// The number of games with a result.
    pub games: u32,
    /// The average placement, where first place counts as 1.
    pub average_rank: Option<f64>,
    /// How often the player came first, second, third and fourth.
    pub ranks: [u32; 4],
    /// The sum of the results, uma and oka included, in thousands of points.
    pub result: f64,
    /// The number of completed deals.
    pub deals: u32,
    /// The number of deals won.
    pub wins: u32,
    /// The share of deals won.
    pub win_rate: Option<f64>,
    /// The number of wins by tsumo.
    pub tsumo: u32,
    /// The share of the player's wins that were by tsumo.
    pub tsumo_share: Option<f64>,
    /// The number of deals in which the player dealt in.
    pub deal_ins: u32,
    /// The share of deals in which the player dealt in.
    pub deal_in_rate: Option<f64>,
    /// The number of deals in which the player declared riichi.
    pub riichi: u32,
    /// The share of deals in which the player declared riichi.
    pub riichi_rate: Option<f64>,
    /// The number of deals in which the player called a tile.
    pub calls: u32,
    /// The share of deals in which the player called a tile.
    pub call_rate: Option<f64>,
    /// The number of the player's deals that ended in an exhaustive draw.
    pub draws: u32,
    /// The number of exhaustive draws in which the player was tenpai.
    pub tenpai: u32,
    /// The share of exhaustive draws in which the player was tenpai.
    pub tenpai_rate: Option<f64>,
    /// The average value of a win in points, without honba and riichi sticks.
    pub average_win: Option<f64>,
    /// The average points paid for a deal-in, without honba.
    pub average_deal_in: Option<f64>,
}

impl Tally {
    /// Returns the statistics, with the records that could not be read.
    pub fn response(&self, unreadable: Vec<UnreadableRecord>) -> StatsResponse {
        let players = self.players.iter().map(|(name, figures)| player(name, figures)).collect();
        StatsResponse { players, unreadable }
    }
}

fn player(name: &str, figures: &Figures) -> PlayerStats {
    PlayerStats {
        name: name.to_owned(),
        games: figures.games,
        average_rank: figures.average_rank(),
        ranks: figures.places,
        result: figures.result as f64 / 10.0,
        deals: figures.deals,
        wins: figures.wins,
        win_rate: figures.win_rate(),
        tsumo: figures.tsumo,
        tsumo_share: figures.tsumo_share(),
        deal_ins: figures.deal_ins,
        deal_in_rate: figures.deal_in_rate(),
        riichi: figures.riichi,
        riichi_rate: figures.riichi_rate(),
        calls: figures.calls,
        call_rate: figures.call_rate(),
        draws: figures.draws,
        tenpai: figures.tenpai,
        tenpai_rate: figures.tenpai_rate(),
        average_win: figures.average_win(),
        average_deal_in: figures.average_deal_in(),
    }
}

impl RecordRequest for StatsRequest {
    type Response = StatsResponse;

    fn run(&self, record: &[u8], _: &Context<'_>) -> Result<StatsResponse, RequestError> {
        let mut tally = Tally::default();
        tally.add(&ReplayedGame::read(record)?);
        Ok(tally.response(Vec::new()))
    }
}
