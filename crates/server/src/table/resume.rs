//! Clients that come and come back, and tables that go on after a restart.

use std::sync::Arc;
use std::time::Duration;

use hanchan_api::ErrorCode;
use hanchan_game::{Game, Next, Seed};
use hanchan_record::log::Log;
use hanchan_round::{Round, Sitting};
use hanchan_tiles::Seat;
use hanchan_view::{Told, Views};
use tokio::time::Instant;

use super::connection::{Outbox, Role};
use super::done::Done;
use super::live::{Live, Pause, STAND_IN, claims_close};
use super::{Connected, Stage, Table, text};
use crate::people::Person;
use crate::protocol::{Message, PROTOCOL, Seated, WireChoice, WireEvent};
use crate::store::{StoreError, StoredLog};

/// How long a table that resumed waits for its players before stand-ins play.
const RETURN: Duration = Duration::from_mins(10);

/// The most who may watch a table.
const WATCHERS: usize = 300;

/// What an audience is told, as a message.
fn message(told: &Told, round: &Round, seat: Option<Seat>, role: Role) -> Option<(u32, Message)> {
    let plain = |number: u32, event: WireEvent| {
        (number, Message::Event { number, event: Seated { event: event.of(round), choice: None } })
    };
    match (seat, role) {
        (Some(seat), _) => told.seats[seat].map(|numbered| {
            let event = Seated::new(seat, &numbered.event).of(round);
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
pub(super) fn tell_deal(views: &mut Views, round: &Round, upto: usize, mut tell: impl FnMut(&Told)) {
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
    ) -> Result<Result<Connected, ErrorCode>, StoreError> {
        if self.is_removed(&person.id) {
            return Ok(Err(ErrorCode::Removed));
        }
        let seat = match role {
            Role::Player => match self.seat_of(&person.id) {
                Some(seat) => Seat::from_index(seat),
                None => return Ok(Err(ErrorCode::NotHere)),
            },
            // Nobody who plays may see hands as a judge or a spectator.
            _ if self.stage != Stage::Over && self.seat_of(&person.id).is_some() => {
                return Ok(Err(ErrorCode::YouPlay));
            }
            Role::Judge if !person.role.may_judge() => return Ok(Err(ErrorCode::NoJudge)),
            Role::Open if self.settings.open_after.is_none() => return Ok(Err(ErrorCode::NoOpenHands)),
            Role::Open | Role::Spectator if self.connections.watching() >= WATCHERS => {
                return Ok(Err(ErrorCode::TooManyConnections));
            }
            _ => None,
        };
        let messages = self.missed(seat, role, last).await?;
        let next = messages
            .first()
            .map_or_else(|| last.map_or(0, |last| last.saturating_add(1)), |(number, _)| *number);
        let was_deserted = self.is_deserted();
        let number = self.connections.add(person, role, seat, language, out);
        let done = match (&self.live, seat) {
            (Some(live), Some(seat)) => live.done[seat.index()].highest(),
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
        let first =
            std::iter::once(&welcome).chain(messages.iter().map(|(_, message)| message)).map(text).collect();
        if was_deserted {
            self.go_on();
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
        Ok(Ok(Connected { number, first }))
    }

    /// Seats were drawn: who is here already is told his, and sees nothing of the one he had.
    pub(super) fn take_seats(&mut self) {
        let players = self.connections.players();
        for (number, person) in players {
            let seat = self.seat_of(&person).and_then(Seat::from_index);
            self.connections.reseat(number, seat);
            let seat = seat.map(Seat::index);
            let welcome = Message::Welcome { protocol: PROTOCOL, seat, next: 0, done: 0, choice: None };
            self.connections.send(number, &welcome);
        }
    }

    fn everybody_is_here(&self) -> bool {
        (0..self.players()).all(|seat| {
            let person = matches!(self.sitters[seat], Some(super::Sitter::Person { .. }));
            !person || self.connections.is_here(seat)
        })
    }

    /// What a client has not seen: of this deal, or of all if it was away for longer.
    async fn missed(
        &mut self,
        seat: Option<Seat>,
        role: Role,
        last: Option<u32>,
    ) -> Result<Vec<(u32, Message)>, StoreError> {
        if role == Role::Open {
            return self.missed_open(last).await;
        }
        let mut messages = self.messages_of_deal(seat, role);
        let first = messages.first().map_or(0, |(number, _)| *number);
        if let Some(last) = last {
            if last.saturating_add(1) < first {
                // It was away for more than a deal: the log has the rest.
                let before = self.messages_before(seat, role).await?;
                messages = before.into_iter().chain(messages).collect();
            }
            messages.retain(|(number, _)| *number > last);
        }
        Ok(messages)
    }

    /// The same for somebody who sees open hands, later than they are played.
    async fn missed_open(&mut self, last: Option<u32>) -> Result<Vec<(u32, Message)>, StoreError> {
        let mut messages = self.messages_before(None, Role::Open).await?;
        messages.extend(self.messages_of_deal(None, Role::Open));
        let (Some(live), Some(after)) = (&self.live, self.settings.open_after) else { return Ok(Vec::new()) };
        let after = Duration::from_secs(u64::from(after));
        let (now, over) = (Instant::now(), self.stage == Stage::Over);
        let due = messages.partition_point(|(number, _)| over || live.open_at(*number, after) <= now);
        let later = messages.split_off(due);
        let later = later.iter().map(|(number, message)| (live.open_at(*number, after), message));
        self.connections.tell_all_later(later);
        let first = match last {
            Some(last) => last.saturating_add(1),
            // Who comes anew begins with the deal that is shown now.
            None => messages
                .iter()
                .rev()
                .find(|(_, message)| message.begins_a_deal())
                .map_or(0, |(number, _)| *number),
        };
        messages.retain(|(number, _)| *number >= first);
        Ok(messages)
    }

    /// What an audience was told of this deal.
    fn messages_of_deal(&self, seat: Option<Seat>, role: Role) -> Vec<(u32, Message)> {
        let mut messages = Vec::new();
        if let Some(live) = &self.live {
            tell_deal(&mut live.before.clone(), &live.round, live.views.told(), |told| {
                messages.extend(message(told, &live.round, seat, role));
            });
        }
        messages
    }

    /// What it was told of the deals before.
    async fn messages_before(
        &self,
        seat: Option<Seat>,
        role: Role,
    ) -> Result<Vec<(u32, Message)>, StoreError> {
        let mut messages = Vec::new();
        let log = self.store.log(&self.stored.id).await?;
        let Some(rounds) = Log::read(&log.text).ok().and_then(|log| log.rounds().ok()) else {
            return Ok(messages);
        };
        let mut views = Views::new();
        for round in &rounds[..rounds.len().saturating_sub(1)] {
            tell_deal(&mut views, round, round.events().len(), |told| {
                messages.extend(message(told, round, seat, role));
            });
        }
        Ok(messages)
    }

    /// Takes a game up where its log ends.
    pub(crate) fn resume(&mut self, stored: &StoredLog) -> Result<(), String> {
        let log = Log::read(&stored.text).map_err(|error| error.to_string())?;
        let rounds = log.rounds().map_err(|error| error.to_string())?;
        // A game is played to its end by the rules that it began with.
        if log.head.rules.hash != self.rules.name().hash {
            self.rules = Arc::new(log.head.rules.load().ok_or("its rules cannot be read")?);
        }
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
            before = views.between_deals();
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
                    pause = Pause::Ready { until: Instant::now() };
                }
            }
            current = Some(round);
        }
        let Some(round) = current else { return Err("the log has no deal".to_owned()) };
        let mut live = Live::new(game, seed, count as u32, round, &self.settings);
        live.written = live.round.events().len();
        // The time of a real table goes on from where it was, and claims are closed as after any discard.
        let passed = Duration::from_millis(u64::from(live.round.now()));
        live.began = Instant::now().checked_sub(passed).unwrap_or(live.began);
        if self.settings.sitting() == Sitting::RealTable {
            live.closes = Some(Instant::now() + claims_close(&self.rules));
        }
        (live.seq, live.done, live.pause) = (stored.next, stored.acts.map(Done::after), pause);
        live.before = before.clone();
        // What everybody knows, and where the telling stands.
        let (mut telling, mut open) = (before, None);
        let (round, seats) = (&live.round, &mut live.seats);
        tell_deal(&mut telling, round, live.written, |told| {
            for seat in Seat::ALL {
                if let Some(numbered) = &told.seats[seat] {
                    seats[seat.index()].apply(&numbered.event);
                }
            }
            open = told.open.map_or(open, |numbered| Some(numbered.number));
        });
        live.views = telling;
        if let Some(number) = open {
            live.told_open(number);
        }
        for clock in &mut live.clocks {
            clock.grace = RETURN;
        }
        if log.end.is_some() {
            self.stage = Stage::Over;
        }
        self.live = Some(Box::new(live));
        if self.stage != Stage::Over {
            self.seat_guests_again();
        }
        if pause == Pause::None {
            self.ask();
        } else if matches!(pause, Pause::Ready { .. }) {
            self.wait_for_ready();
        }
        Ok(())
    }
}
