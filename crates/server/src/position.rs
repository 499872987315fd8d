//! A place in a game that is over: deal and step, as a seat saw it or with open hands.
//!
//! Deals and steps are counted from 1, as `hanchan replay` shows them; a step is anything that a spectator of open hands
//! sees happen, so that the same step is the same place for everybody.

use std::sync::Arc;

use hanchan_round::Round;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{SeatView, Told, Views};
use hanchan_words::Words;
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

/// Why there is no such place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPlace {
    /// The game has no such deal.
    Deal,
    /// The deal has no such step.
    Step,
    /// Nobody sits there.
    Seat,
}

/// A deal of a game: what was told of it up to a step.
pub struct Place {
    told: Vec<Told>,
    deal: usize,
    deals: usize,
    step: usize,
    steps: usize,
    players: usize,
    round: Round,
}

impl Place {
    /// A place in a game; without a step the end of the deal. `events` says how many of each deal's events were recorded.
    pub fn find(
        rounds: &[Round],
        events: &[usize],
        deal: usize,
        step: Option<usize>,
    ) -> Result<Place, NoPlace> {
        let round = deal.checked_sub(1).and_then(|index| rounds.get(index)).ok_or(NoPlace::Deal)?;
        let recorded = events.get(deal - 1).copied().unwrap_or_else(|| round.events().len());
        let mut views = Views::new();
        let mut told = vec![views.deal(round)];
        while views.told() < recorded
            && let Some(next) = views.next(round)
        {
            told.push(next);
        }
        let stops: Vec<usize> = (0..told.len()).filter(|&at| told[at].open.is_some()).collect();
        let step = step.unwrap_or(stops.len());
        let last = step.checked_sub(1).and_then(|index| stops.get(index)).ok_or(NoPlace::Step)?;
        // What a seat is asked after the step belongs to it: answers and choices are no steps of their own.
        told.truncate(last + 1);
        let players = round.seats().count();
        Ok(Place { told, deal, deals: rounds.len(), step, steps: stops.len(), players, round: round.clone() })
    }

    /// It as a seat saw it, or with open hands.
    pub fn seen(&self, seat: Option<Seat>) -> Result<Position, NoPlace> {
        self.sits(seat)?;
        let events = self.told.iter().filter_map(|told| match seat {
            Some(seat) => told.seats[seat].map(|numbered| Seated::new(seat, &numbered.event)),
            None => {
                told.open.map(|numbered| Seated { event: WireEvent::from(&numbered.event), choice: None })
            }
        });
        Ok(Position {
            deal: self.deal,
            deals: self.deals,
            step: self.step,
            steps: self.steps,
            seat: seat.map(Seat::index),
            events: events.map(|event| event.of(&self.round)).collect(),
        })
    }

    /// It in words, once the language is known.
    pub fn said(
        &self,
        seat: Option<Seat>,
        names: BySeat<String>,
    ) -> Result<impl FnOnce(&Words) -> Vec<String>, NoPlace> {
        self.sits(seat)?;
        Ok(move |words: &Words| {
            let said = self.told.iter().filter_map(|told| match seat {
                Some(seat) => words.seen(&told.seats[seat]?.event.seen, seat, &names),
                None => words.seen_open(&told.open?.event, &names),
            });
            said.collect()
        })
    }

    /// What a player knew there.
    pub fn view(&self, seat: Seat, rules: Arc<hanchan_rules::Rules>) -> Result<SeatView, NoPlace> {
        self.sits(Some(seat))?;
        let mut view = SeatView::new(rules, seat);
        for numbered in self.told.iter().filter_map(|told| told.seats[seat].as_ref()) {
            view.apply(&numbered.event);
        }
        Ok(view)
    }

    fn sits(&self, seat: Option<Seat>) -> Result<(), NoPlace> {
        if seat.is_none_or(|seat| seat.index() < self.players) { Ok(()) } else { Err(NoPlace::Seat) }
    }
}

/// A seat by its number, or by its wind in the first deal.
pub fn seat(text: &str) -> Option<Seat> {
    let index = match text {
        "0" | "E" | "e" => 0,
        "1" | "S" | "s" => 1,
        "2" | "W" | "w" => 2,
        "3" | "N" | "n" => 3,
        _ => return None,
    };
    Seat::from_index(index)
}
