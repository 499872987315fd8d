//! Positions in a finished game, by deal and step, as a seat saw them or with open hands.
//!
//! Deals and steps are counted from 1, as `hanchan replay` shows them. A step is anything that a spectator of open hands
//! sees happen, so that the same step is the same position for everybody.

use std::fmt;
use std::sync::Arc;

use hanchan_round::Round;
use hanchan_rules::Rules;
use hanchan_tiles::Seat;
use hanchan_view::{Audience, Published, SeatView, Views};
use hanchan_words::Words;
use serde::{Deserialize, Serialize};

use crate::error::ErrorCode;
use crate::live::SeenEvent;
use crate::names::ByName;

/// Requests a position in a finished game or in a record.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct PositionRequest {
    /// The seat whose view is shown: its wind in the first deal, or its number, counting from 0. If missing, all
    /// hands are open.
    pub seat: Option<ByName<Seat>>,
    /// The number of the deal, counting from 1. If missing, this is the first deal.
    pub deal: Option<usize>,
    /// The number of the step in the deal, counting from 1. If missing, this is the last step.
    pub step: Option<usize>,
}

impl PositionRequest {
    /// Finds the position. `events` has the number of recorded events of each deal.
    pub fn find(&self, rounds: &[Round], events: &[usize]) -> Result<Position, NoSuchPosition> {
        let position = GamePosition::find(rounds, events, self.deal.unwrap_or(1), self.step)?;
        Position::new(&position, self.seat.map(|ByName(seat)| seat))
    }
}

/// A position in a game, and everything that was visible in the deal up to this position.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Position {
    /// The number of the deal, counting from 1.
    pub deal: usize,
    /// The number of deals.
    pub deals: usize,
    /// The number of the step, counting from 1.
    pub step: usize,
    /// The number of steps of the deal.
    pub steps: usize,
    /// The seat whose view is shown; null if all hands are open.
    pub seat: Option<usize>,
    /// The events up to the step. The last event includes the player's choice.
    pub events: Vec<SeenEvent>,
}

impl Position {
    /// Returns a position as a seat saw it, or with open hands.
    fn new(position: &GamePosition, seat: Option<Seat>) -> Result<Position, NoSuchPosition> {
        position.check_seat(seat)?;
        let audience = seat.map_or(Audience::Open, Audience::Seat);
        let events = position.published.iter().filter_map(|published| published.to(audience));
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

/// Why a game has no such position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSuchPosition {
    /// The game has no such deal.
    Deal,
    /// The deal has no such step.
    Step,
    /// The game has no player at this seat.
    Seat,
}

impl NoSuchPosition {
    /// Returns the code that clients can rely on.
    pub const fn code(self) -> ErrorCode {
        match self {
            NoSuchPosition::Deal => ErrorCode::NoSuchDeal,
            NoSuchPosition::Step => ErrorCode::NoSuchStep,
            NoSuchPosition::Seat => ErrorCode::NoSuchSeat,
        }
    }

    /// Returns the localized message.
    pub fn text(self, words: &Words) -> String {
        words.text(match self {
            NoSuchPosition::Deal => "advise-no-deal",
            NoSuchPosition::Step => "advise-no-step",
            NoSuchPosition::Seat => "advise-no-seat",
        })
    }
}

impl fmt::Display for NoSuchPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoSuchPosition::Deal => "the game has no such deal",
            NoSuchPosition::Step => "the deal has no such step",
            NoSuchPosition::Seat => "nobody sits there",
        })
    }
}

impl std::error::Error for NoSuchPosition {}

/// A position in a game: the events of a deal up to a step, as each audience sees them.
pub struct GamePosition {
    /// The number of the deal, counting from 1.
    pub deal: usize,
    /// The number of deals.
    pub deals: usize,
    /// The number of the step, counting from 1.
    pub step: usize,
    /// The number of steps of the deal.
    pub steps: usize,
    /// The whole deal.
    pub round: Round,
    /// The events up to the step, as each audience sees them.
    pub published: Vec<Published>,
}

impl GamePosition {
    /// Finds the position at a step of a deal, or at the end of the deal if `step` is `None`. `events` has the
    /// number of recorded events of each deal.
    pub fn find(
        rounds: &[Round],
        events: &[usize],
        deal: usize,
        step: Option<usize>,
    ) -> Result<GamePosition, NoSuchPosition> {
        let round = deal.checked_sub(1).and_then(|index| rounds.get(index)).ok_or(NoSuchPosition::Deal)?;
        let recorded = events.get(deal - 1).copied().unwrap_or_else(|| round.events().len());
        let mut views = Views::new();
        let mut published = vec![views.deal(round)];
        while views.published() < recorded
            && let Some(next) = views.next(round)
        {
            published.push(next);
        }
        let stops: Vec<usize> = (0..published.len()).filter(|&at| published[at].open.is_some()).collect();
        let step = step.unwrap_or(stops.len());
        let last = step.checked_sub(1).and_then(|index| stops.get(index)).ok_or(NoSuchPosition::Step)?;
        // The choice that a seat has after the step belongs to the step: choices and replies are not steps of their
        // own.
        published.truncate(last + 1);
        Ok(GamePosition {
            deal,
            deals: rounds.len(),
            step,
            steps: stops.len(),
            round: round.clone(),
            published,
        })
    }

    /// Returns a player's knowledge at the position.
    pub fn view(&self, seat: Seat, rules: Arc<Rules>) -> Result<SeatView, NoSuchPosition> {
        self.check_seat(Some(seat))?;
        let mut view = SeatView::new(rules, seat);
        for numbered in self.published.iter().filter_map(|published| published.seats[seat].as_ref()) {
            view.apply(&numbered.event);
        }
        Ok(view)
    }

    /// Checks that the game has a player at this seat, if a seat is given.
    pub fn check_seat(&self, seat: Option<Seat>) -> Result<(), NoSuchPosition> {
        let players = self.round.seats().count();
        if seat.is_none_or(|seat| seat.index() < players) { Ok(()) } else { Err(NoSuchPosition::Seat) }
    }
}
