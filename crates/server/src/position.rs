//! A position in a game that is over, as it is sent.

use hanchan_api::{GamePosition, NoSuchPosition};
use hanchan_tiles::Seat;
use serde::Serialize;

use crate::protocol::{Seated, WireEvent};

/// A place in a game, and all that was told of the deal up to it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    pub events: Vec<Seated>,
}

impl Position {
    /// Returns a position as a seat saw it, or with open hands.
    pub fn new(position: &GamePosition, seat: Option<Seat>) -> Result<Position, NoSuchPosition> {
        position.check_seat(seat)?;
        let events = position.told.iter().filter_map(|told| match seat {
            Some(seat) => told.seats[seat].map(|numbered| Seated::new(seat, &numbered.event)),
            None => {
                told.open.map(|numbered| Seated { event: WireEvent::from(&numbered.event), choice: None })
            }
        });
        Ok(Position {
            deal: position.deal,
            deals: position.deals,
            step: position.step,
            steps: position.steps,
            seat: seat.map(Seat::index),
            events: events.map(|event| event.of(&position.round)).collect(),
        })
    }
}
