//! The connections of a table, and the messages sent to them.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use hanchan_api::live::{ByeReason, Message};
use hanchan_api::tables::Watcher;
use hanchan_tiles::Seat;
use hanchan_view::Audience;
use hanchan_words::Language;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::metrics::Metrics;
use crate::people::Person;

/// The maximum number of spectators that the table's state lists by name.
const NAMED_WATCHERS: usize = 20;

/// The bounded queue of messages to a client. Clients that don't read are disconnected.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

struct Connection {
    number: u64,
    person: Person,
    audience: Audience,
    language: Language,
    out: Outbox,
}

impl Connection {
    fn is_at(&self, seat: usize) -> bool {
        self.audience.seat().is_some_and(|at| at.index() == seat)
    }
}

/// All connections of a table.
pub(super) struct Connections {
    all: Vec<Connection>,
    next: u64,
    /// Messages for spectators of open hands, with the times at which they are sent.
    later: VecDeque<(Instant, Utf8Bytes)>,
    metrics: Metrics,
}

/// Serialises a message.
pub(super) fn text(message: &Message) -> Utf8Bytes {
    // Plain data can always be serialised.
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Connections {
    pub(super) fn new(metrics: Metrics) -> Connections {
        Connections { metrics, all: Vec::new(), next: 0, later: VecDeque::new() }
    }

    pub(super) fn add(&mut self, person: Person, audience: Audience, language: Language, out: Outbox) -> u64 {
        self.next += 1;
        self.all.push(Connection { number: self.next, person, audience, language, out });
        self.next
    }

    pub(super) fn remove(&mut self, number: u64) {
        self.all.retain(|connection| connection.number != number);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn watching(&self) -> usize {
        self.all.iter().filter(|connection| connection.audience.seat().is_none()).count()
    }

    /// Returns the first spectators, as many as are listed by name in the table's state.
    pub(super) fn watchers(&self) -> Vec<Watcher> {
        let watching = self.all.iter().filter(|connection| connection.audience.seat().is_none());
        let watcher = |Connection { person, .. }: &Connection| Watcher {
            person: person.id.clone(),
            name: person.name.clone(),
        };
        watching.take(NAMED_WATCHERS).map(watcher).collect()
    }

    pub(super) fn knows(&self, person: &str) -> bool {
        self.all.iter().any(|connection| connection.person.id == person)
    }

    /// Returns the numbers of the players' connections, with the players' ids.
    pub(super) fn players(&self) -> Vec<(u64, String)> {
        let players = self.all.iter().filter(|connection| connection.audience.seat().is_some());
        players.map(|connection| (connection.number, connection.person.id.clone())).collect()
    }

    /// Moves a player's connection to another seat.
    pub(super) fn reseat(&mut self, number: u64, seat: Seat) {
        if let Some(connection) = self.all.iter_mut().find(|connection| connection.number == number) {
            connection.audience = Audience::Seat(seat);
        }
    }

    /// Returns whether the player at a seat is connected.
    pub(super) fn is_here(&self, seat: usize) -> bool {
        self.all.iter().any(|connection| connection.is_at(seat))
    }

    fn of(&self, number: u64) -> Option<&Connection> {
        self.all.iter().find(|connection| connection.number == number)
    }

    pub(super) fn audience(&self, number: u64) -> Option<Audience> {
        self.of(number).map(|connection| connection.audience)
    }

    pub(super) fn person(&self, number: u64) -> Option<&Person> {
        self.of(number).map(|connection| &connection.person)
    }

    pub(super) fn language(&self, number: u64) -> Language {
        self.of(number).map_or(Language::English, |connection| connection.language)
    }

    /// Sends a text to some of the connections. Clients that don't read are disconnected.
    fn push(&mut self, which: impl Fn(&Connection) -> bool, text: &Utf8Bytes) {
        let mut slow = Vec::new();
        let mut sent = 0;
        for connection in self.all.iter().filter(|connection| which(connection)) {
            match connection.out.try_send(text.clone()) {
                Ok(()) => sent += 1,
                Err(_) => slow.push(connection.number),
            }
        }
        self.metrics.delivered(sent);
        for number in slow {
            self.metrics.cut_off();
            self.remove(number);
        }
    }

    pub(super) fn send(&mut self, number: u64, message: &Message) {
        self.push(|connection| connection.number == number, &text(message));
    }

    pub(super) fn broadcast(&mut self, message: &Message) {
        self.push(|_| true, &text(message));
    }

    /// Returns whether anybody in an audience is connected.
    pub(super) fn has(&self, audience: Audience) -> bool {
        self.all.iter().any(|connection| connection.audience == audience)
    }

    /// Sends a message to everybody in an audience.
    pub(super) fn send_audience(&mut self, audience: Audience, message: &Message) {
        self.push(|connection| connection.audience == audience, &text(message));
    }

    /// Schedules a message to the spectators of open hands.
    pub(super) fn send_later(&mut self, at: Instant, message: &Message) {
        self.later.push_back((at, text(message)));
    }

    /// Replaces all scheduled messages to the spectators of open hands.
    pub(super) fn replace_later<'a>(&mut self, messages: impl Iterator<Item = (Instant, &'a Message)>) {
        self.later = messages.map(|(at, message)| (at, text(message))).collect();
    }

    /// Returns when the next scheduled message is due.
    pub(super) fn due(&self) -> Option<Instant> {
        self.later.front().map(|(at, _)| *at)
    }

    /// Sends the scheduled messages that are due.
    pub(super) fn send_due(&mut self, now: Instant) {
        while self.later.front().is_some_and(|(at, _)| *at <= now) {
            if let Some((_, text)) = self.later.pop_front() {
                self.push(|connection| connection.audience == Audience::Open, &text);
            }
        }
    }

    /// Closes all connections.
    pub(super) fn close(&mut self, why: ByeReason) {
        self.drop_all(|_| true, why);
    }

    /// Closes the connections of a seat.
    pub(super) fn drop_seat(&mut self, seat: usize, why: ByeReason) {
        self.drop_all(|connection| connection.is_at(seat), why);
    }

    /// Closes the connections of a person.
    pub(super) fn drop_person(&mut self, person: &str, why: ByeReason) {
        self.drop_all(|connection| connection.person.id == person, why);
    }

    fn drop_all(&mut self, which: impl Fn(&Connection) -> bool, why: ByeReason) {
        self.push(&which, &text(&Message::Bye { why }));
        self.all.retain(|connection| !which(connection));
    }
}
