//! Clients that come and come back, and tables that go on after a restart.

use std::sync::Arc;
use std::time::Duration;

use hanchan_game::{Game, Next, Seed};
use hanchan_record::log::Log;
use hanchan_round::Round;
use hanchan_tiles::Seat;
use hanchan_view::{Told, Views};

use super::connection::{Outbox, Role};
use super::live::{Live, Pause, STAND_IN};
use super::{Stage, Table};
use crate::people::Person;
use crate::protocol::{Message, PROTOCOL, Seated, WireChoice, WireEvent};
use crate::store::{StoreError, StoredLog};

/// How long a table that resumed waits for its players before stand-ins play.
const RETURN: Duration = Duration::from_mins(10);

/// What an audience is told, as a message.
fn message(told: &Told, seat: Option<Seat>, role: Role) -> Option<(u32, Message)> {
    let plain = |number: u32, event: WireEvent| {
        (number, Message::Event { number, event: Seated { event, choice: None } })
    };
    match (seat, role) {
        (Some(seat), _) => told.seats[seat].map(|numbered| {
            let event = Seated::new(seat, &numbered.event);
            (numbered.number, Message::Event { number: numbered.number, event })
        }),
        (None, Role::Judge) => Some(plain(told.judge.number, WireEvent::from(&told.judge.event))),
        (None, Role::Open) => {
            told.open.map(|numbered| plain(numbered.number, WireEvent::from(&numbered.event)))
        }
        (None, _) => told.spectator.map(|numbered| plain(numbered.number, WireEvent::from(&numbered.event))),
    }
}

/// Tells a deal from its beginning, up to so many events.
fn tell_deal(views: &mut Views, round: &Round, upto: usize, mut tell: impl FnMut(&Told)) {
    tell(&views.deal(round));
    while views.told() < upto {
        let Some(told) = views.next(round) else { break };
        tell(&told);
    }
}

impl Table {
    /// A client connects, and is told what it has not seen.
    pub(super) async fn connect(
        &mut self,
        person: Person,
        role: Role,
        last: Option<u32>,
        language: String,
        out: Outbox,
    ) -> Result<Result<u64, &'static str>, StoreError> {
        let seat = match role {
            Role::Player => match self.seat_of(&person.id) {
                Some(seat) => Seat::from_index(seat),
                None => return Ok(Err("not-here")),
            },
            // Nobody who plays may see hands as a judge or a spectator.
            _ if self.stage != Stage::Over && self.seat_of(&person.id).is_some() => {
                return Ok(Err("you-play"));
            }
            Role::Judge if !person.role.may_judge() => return Ok(Err("no-judge")),
            Role::Open if self.settings.open_after.is_none() => return Ok(Err("no-open-hands")),
            _ => None,
        };
        let messages = self.missed(seat, role, last).await?;
        let next = messages.first().map_or_else(|| last.map_or(0, |last| last + 1), |(number, _)| *number);
        let connection = self.connections.add(person, role, seat, language, out);
        let done = match (&self.live, seat) {
            (Some(live), Some(seat)) => live.acts[seat.index()],
            _ => 0,
        };
        let choice = match (&self.live, seat) {
            (Some(live), Some(seat)) if live.pause == Pause::None => live.seats[seat.index()].choice,
            _ => None,
        };
        let welcome = Message::Welcome {
            protocol: PROTOCOL,
            seat: seat.map(Seat::index),
            next,
            done,
            choice: choice.map(WireChoice::from),
        };
        self.connections.send(connection, &welcome);
        for (_, message) in &messages {
            self.connections.send(connection, message);
        }
        if let (Some(live), Some(seat)) = (&mut self.live, seat) {
            live.clocks[seat.index()].grace = STAND_IN;
            live.clocks[seat.index()].asked = None;
            if self.stage == Stage::Adjourned && self.everybody_is_here() {
                self.stage = Stage::Playing;
                self.put().await?;
            }
            self.ask();
        }
        Ok(Ok(connection))
    }

    fn everybody_is_here(&self) -> bool {
        (0..self.players()).all(|seat| {
            let person = matches!(self.sitters[seat], Some(super::Sitter::Person { .. }));
            !person || self.connections.is_here(seat)
        })
    }

    /// What a client has not seen: of this deal, or of all if it was away for longer.
    async fn missed(
        &self,
        seat: Option<Seat>,
        role: Role,
        last: Option<u32>,
    ) -> Result<Vec<(u32, Message)>, StoreError> {
        let Some(live) = self.live.as_ref().filter(|_| role != Role::Open) else { return Ok(Vec::new()) };
        let mut messages = Vec::new();
        let fresh = |number: u32| last.is_none_or(|last| number > last);
        tell_deal(&mut live.before.clone(), &live.round, live.views.told(), |told| {
            messages.extend(message(told, seat, role));
        });
        let first = messages.first().map_or(0, |(number, _)| *number);
        if last.is_none_or(|last| last + 1 >= first) {
            messages.retain(|(number, _)| fresh(*number));
            return Ok(messages);
        }
        // It was away for more than a deal: the log has the rest.
        let log = self.store.log(&self.stored.id).await?;
        let Some(rounds) = Log::read(&log.text).ok().and_then(|log| log.rounds().ok()) else {
            return Ok(messages);
        };
        let mut all = Vec::new();
        let mut views = Views::new();
        for round in &rounds[..rounds.len().saturating_sub(1)] {
            tell_deal(&mut views, round, round.events().len(), |told| all.extend(message(told, seat, role)));
        }
        all.extend(messages);
        all.retain(|(number, _)| fresh(*number));
        Ok(all)
    }

    /// Takes a game up where its log ends.
    pub(crate) fn resume(&mut self, stored: &StoredLog) -> Result<(), String> {
        let log = Log::read(&stored.text).map_err(|error| error.to_string())?;
        let rounds = log.rounds().map_err(|error| error.to_string())?;
        let seed = Seed::of(self.secret(), &log.head.contributions);
        let mut game = Game::new(Arc::clone(&self.rules));
        let mut views = Views::new();
        let mut choices = log.choices.iter();
        let mut pause = Pause::None;
        let count = rounds.len();
        let mut before = views.clone();
        let mut current = None;
        for (number, round) in rounds.into_iter().enumerate() {
            pause = Pause::None;
            before = views.clone();
            tell_deal(&mut views, &round, round.events().len(), |_| {});
            let outcome = round.outcome().cloned();
            if let Some(outcome) = outcome {
                let mut next = game.deal_over(&outcome, round.staked());
                if let Ok(Next::Choice(seat)) = next {
                    match choices.next() {
                        Some(&stop) => next = game.choose(stop),
                        None => pause = Pause::Choice(seat),
                    }
                }
                if matches!(next, Ok(Next::Deal(_))) && number + 1 == count {
                    pause = Pause::Ready { until: tokio::time::Instant::now() };
                }
            }
            current = Some(round);
        }
        let Some(round) = current else { return Err("the log has no deal".to_owned()) };
        let mut live = Live::new(game, seed, count as u32, round, &self.settings);
        live.written = live.round.events().len();
        (live.seq, live.acts, live.pause) = (stored.next, stored.acts, pause);
        live.before = before.clone();
        // What everybody knows, and where the telling stands.
        let mut telling = before;
        let (round, seats) = (&live.round, &mut live.seats);
        tell_deal(&mut telling, round, live.written, |told| {
            for seat in Seat::ALL {
                if let Some(numbered) = &told.seats[seat] {
                    seats[seat.index()].apply(&numbered.event);
                }
            }
        });
        live.views = telling;
        for clock in &mut live.clocks {
            clock.grace = RETURN;
        }
        if log.end.is_some() {
            self.stage = Stage::Over;
        }
        self.live = Some(Box::new(live));
        if pause == Pause::None {
            self.ask();
        } else if matches!(pause, Pause::Ready { .. }) {
            self.wait_for_ready();
        }
        Ok(())
    }
}
