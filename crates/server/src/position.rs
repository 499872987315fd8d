//! A position in a game that is over, as it is sent.

use hanchan_api::{GamePosition, NoSuchPosition};
use hanchan_tiles::Seat;
use hanchan_view::Audience;
use serde::Serialize;

use crate::protocol::SeenEvent;

/// A place in a game, and all that was told of the deal up to it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Position {
    /// The deal, from 1, and how many there are.
    pub deal: usize,
    /// How many deals there are.
    pub deals: usize,
    /// The step, from 1.
    pub step: usize,
    /// How many steps the deal has.
    pub steps: usize,
    /// Whose eyes it is seen with; none: all hands lie open.
    pub seat: Option<usize>,
    /// What was told of the deal up to there; the last event says what the player may do.
    pub events: Vec<SeenEvent>,
}

impl Position {
    /// Returns a position as a seat saw it, or with open hands.
    pub fn new(position: &GamePosition, seat: Option<Seat>) -> Result<Position, NoSuchPosition> {
        position.check_seat(seat)?;
        let audience = seat.map_or(Audience::Open, Audience::Seat);
        let events = position.told.iter().filter_map(|told| told.to(audience));
        Ok(Position {
            deal: position.deal,
            deals: position.deals,
            step: position.step,
            steps: position.steps,
            seat: seat.map(Seat::index),
            events: events.map(|sent| SeenEvent::from(sent.event)).collect(),
        })
    }
}
