//! Who is connected to a table, and what each is told.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use hanchan_tiles::Seat;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::metrics::Metrics;
use crate::people::Person;
use crate::protocol::{Message, Watcher};

/// As many as are named to everybody.
const WATCHERS: usize = 20;

/// Where the messages of a client go. It holds a bounded number; who does not read is cut off.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// What a client may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// A player.
    Player,
    /// Who watches without seeing hands.
    Spectator,
    /// Who watches with open hands, later.
    Open,
    /// The judge.
    Judge,
}

pub(crate) struct Connection {
    number: u64,
    pub(crate) person: Person,
    pub(crate) role: Role,
    pub(crate) seat: Option<Seat>,
    language: String,
    out: Outbox,
}

/// Everybody at a table.
pub(crate) struct Connections {
    all: Vec<Connection>,
    next: u64,
    /// What spectators of open hands will be told, and when.
    later: VecDeque<(Instant, Utf8Bytes)>,
    metrics: Metrics,
}

pub(super) fn text(message: &Message) -> Utf8Bytes {
    // Plain data always becomes JSON.
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Connections {
    pub(crate) fn new(metrics: Metrics) -> Connections {
        Connections { metrics, all: Vec::new(), next: 0, later: VecDeque::new() }
    }

    pub(crate) fn add(
        &mut self,
        person: Person,
        role: Role,
        seat: Option<Seat>,
        language: String,
        out: Outbox,
    ) -> u64 {
        self.next += 1;
        self.all.push(Connection { number: self.next, person, role, seat, language, out });
        self.next
    }

    pub(crate) fn remove(&mut self, number: u64) {
        self.all.retain(|connection| connection.number != number);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn watching(&self) -> usize {
        self.all.iter().filter(|connection| connection.seat.is_none()).count()
    }

    /// The first of those who watch.
    pub(crate) fn watchers(&self) -> Vec<Watcher> {
        let watching = self.all.iter().filter(|connection| connection.seat.is_none());
        let watcher = |Connection { person, .. }: &Connection| Watcher {
            person: person.id.clone(),
            name: person.name.clone(),
        };
        watching.take(WATCHERS).map(watcher).collect()
    }

    pub(crate) fn knows(&self, person: &str) -> bool {
        self.all.iter().any(|connection| connection.person.id == person)
    }

    /// The connections of players, and whose they are.
    pub(crate) fn players(&self) -> Vec<(u64, String)> {
        let players = self.all.iter().filter(|connection| connection.role == Role::Player);
        players.map(|connection| (connection.number, connection.person.id.clone())).collect()
    }

    /// A player sits elsewhere from now on.
    pub(crate) fn reseat(&mut self, number: u64, seat: Option<Seat>) {
        if let Some(connection) = self.all.iter_mut().find(|connection| connection.number == number) {
            connection.seat = seat;
        }
    }

    pub(crate) fn is_here(&self, seat: usize) -> bool {
        self.all.iter().any(|connection| connection.seat.is_some_and(|at| at.index() == seat))
    }

    fn of(&self, number: u64) -> Option<&Connection> {
        self.all.iter().find(|connection| connection.number == number)
    }

    pub(crate) fn role(&self, number: u64) -> Option<(Option<Seat>, Role)> {
        self.of(number).map(|connection| (connection.seat, connection.role))
    }

    pub(crate) fn person(&self, number: u64) -> Option<&Person> {
        self.of(number).map(|connection| &connection.person)
    }

    pub(crate) fn language(&self, number: u64) -> &str {
        self.of(number).map_or("en", |connection| &connection.language)
    }

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

    pub(crate) fn send(&mut self, number: u64, message: &Message) {
        self.push(|connection| connection.number == number, &text(message));
    }

    pub(crate) fn broadcast(&mut self, message: &Message) {
        self.push(|_| true, &text(message));
    }

    /// Tells a seat, or those of a role.
    pub(crate) fn tell_seat(&mut self, seat: Seat, message: &Message) {
        if self.is_here(seat.index()) {
            self.push(|connection| connection.seat == Some(seat), &text(message));
        }
    }

    pub(crate) fn has(&self, role: Role) -> bool {
        self.all.iter().any(|connection| connection.role == role)
    }

    pub(crate) fn tell_role(&mut self, role: Role, message: &Message) {
        self.push(|connection| connection.role == role, &text(message));
    }

    /// Tells spectators of open hands, later.
    pub(crate) fn tell_later(&mut self, at: Instant, message: &Message) {
        self.later.push_back((at, text(message)));
    }

    /// What spectators of open hands will be told, from now on.
    pub(crate) fn tell_all_later<'a>(&mut self, messages: impl Iterator<Item = (Instant, &'a Message)>) {
        self.later = messages.map(|(at, message)| (at, text(message))).collect();
    }

    /// When the next of these is due.
    pub(crate) fn due(&self) -> Option<Instant> {
        self.later.front().map(|(at, _)| *at)
    }

    pub(crate) fn tell_due(&mut self, now: Instant) {
        while self.later.front().is_some_and(|(at, _)| *at <= now) {
            if let Some((_, text)) = self.later.pop_front() {
                self.push(|connection| connection.role == Role::Open, &text);
            }
        }
    }

    pub(crate) fn bye(&mut self, why: &str) {
        self.broadcast(&Message::Bye { why: why.to_owned() });
        self.all.clear();
    }

    pub(crate) fn drop_seat(&mut self, seat: usize, why: &str) {
        let message = text(&Message::Bye { why: why.to_owned() });
        let at = |connection: &Connection| connection.seat.is_some_and(|at| at.index() == seat);
        self.push(at, &message);
        self.all.retain(|connection| !at(connection));
    }

    pub(crate) fn drop_person(&mut self, person: &str, why: &str) {
        let message = text(&Message::Bye { why: why.to_owned() });
        let his = |connection: &Connection| connection.person.id == person;
        self.push(his, &message);
        self.all.retain(|connection| !his(connection));
    }
}
