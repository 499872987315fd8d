//! A table: one task owns it, its game, its clocks and what everybody has been told.

mod clock;
mod connection;
mod deal;
mod done;
mod guests;
mod live;
mod resume;
mod talk;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use hanchan_api::ErrorCode;
use hanchan_bots::Player;
use hanchan_rules::Rules;
use hanchan_tiles::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::metrics::Metrics;
use crate::people::Person;
use crate::protocol::{Command, Message, Proposal, SeatState, TableState, What};
use crate::settings::{Settings, program};
use crate::speech::say;
use crate::store::{Store, StoreError, StoredTable, Write};

use connection::Connections;
use connection::text;
pub(crate) use connection::{Outbox, Role};
use done::Number;
pub(crate) use guests::Guests;
use live::Live;

/// Something a table is told.
pub(crate) enum ToTable {
    /// A client connects.
    Connect {
        person: Person,
        role: Role,
        /// The last number it saw.
        last: Option<u32>,
        language: String,
        out: Outbox,
        reply: oneshot::Sender<Result<Connected, ErrorCode>>,
    },
    /// A client is gone.
    Disconnect(u64),
    /// A client says something.
    Command(u64, Command),
    /// A person takes a seat.
    Sit {
        person: Person,
        password: Option<String>,
        part: String,
        reply: oneshot::Sender<Result<(), ErrorCode>>,
    },
    /// A person leaves his seat.
    Leave { person: String, reply: oneshot::Sender<Result<(), ErrorCode>> },
    /// How it stands.
    State(oneshot::Sender<TableState>),
    /// It ends, by an administrator.
    End(oneshot::Sender<()>),
    /// Somebody may not be here any more: an administrator has banned him.
    Banned(String),
    /// The table is made again, under this id.
    Rematch(String),
    /// The server stops.
    Stop,
}

/// A client that has come: the number of its connection, and what it is sent before everything else.
pub(crate) struct Connected {
    pub(crate) number: u64,
    pub(crate) first: Vec<Utf8Bytes>,
}

/// Who sits at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sitter {
    /// A person.
    Person {
        id: String,
        name: String,
        /// What he added to the walls.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        part: String,
        /// Whether the owner has removed him from the game; a stand-in plays.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
    },
    /// A program.
    Program { name: String },
}

impl Sitter {
    /// Whether it is this person.
    pub(crate) fn is(&self, person: &str) -> bool {
        matches!(self, Sitter::Person { id, .. } if id == person)
    }

    pub(crate) fn name(&self) -> &str {
        match self {
            Sitter::Person { name, .. } | Sitter::Program { name } => name,
        }
    }
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    Waiting,
    Playing,
    Adjourned,
    Over,
}

impl Stage {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Stage::Waiting => "waiting",
            Stage::Playing => "playing",
            Stage::Adjourned => "adjourned",
            Stage::Over => "over",
        }
    }
}

/// A table.
pub(crate) struct Table {
    pub(crate) stored: StoredTable,
    pub(crate) settings: Settings,
    pub(crate) rules: Arc<Rules>,
    pub(crate) stage: Stage,
    pub(crate) sitters: Vec<Option<Sitter>>,
    pub(crate) live: Option<Box<Live>>,
    /// Other people's bots, if any sit here.
    pub(crate) guests: Option<Box<Guests>>,
    pub(crate) connections: Connections,
    pub(crate) proposals: [Option<Proposal>; 4],
    /// Who may not chat, and who may not come any more.
    muted: Vec<String>,
    removed: Vec<String>,
    store: Store,
    metrics: Metrics,
}

/// What a table's handle is.
pub(crate) type Handle = mpsc::Sender<ToTable>;

/// Messages that may wait for a table.
const INBOX: usize = 256;
/// A table that nobody has been at for so long is put away; it resumes when somebody comes.
const IDLE: Duration = Duration::from_mins(30);
/// The same once the game is over.
const IDLE_OVER: Duration = Duration::from_mins(1);

impl Table {
    pub(crate) fn new(
        stored: StoredTable,
        settings: Settings,
        rules: Arc<Rules>,
        store: Store,
        metrics: Metrics,
    ) -> Table {
        let sitters = serde_json::from_str(&stored.seats).unwrap_or_default();
        let stage = match stored.stage.as_str() {
            "waiting" => Stage::Waiting,
            "playing" => Stage::Playing,
            "adjourned" => Stage::Adjourned,
            _ => Stage::Over,
        };
        Table {
            stored,
            settings,
            rules,
            stage,
            sitters,
            live: None,
            guests: None,
            connections: Connections::new(metrics.clone()),
            proposals: [None; 4],
            muted: Vec::new(),
            removed: Vec::new(),
            store,
            metrics,
        }
    }

    /// Starts the task of a table.
    pub(crate) fn start(self, gone: impl FnOnce() + Send + 'static) -> Handle {
        let (handle, inbox) = mpsc::channel(INBOX);
        self.metrics.tables(1);
        let metrics = self.metrics.clone();
        tokio::spawn(async move {
            let id = self.stored.id.clone();
            if let Err(error) = self.run(inbox).await {
                tracing::error!(table = id, %error, "a table stopped");
            }
            metrics.tables(-1);
            gone();
        });
        handle
    }

    async fn run(mut self, mut inbox: mpsc::Receiver<ToTable>) -> Result<(), StoreError> {
        let mut idle_since = Instant::now();
        if self.live.is_some() {
            self.deliver();
            self.finish().await?;
        } else if self.is_full() {
            Box::pin(self.begin_game(Vec::new())).await?;
        }
        loop {
            let idle = if self.stage == Stage::Over { IDLE_OVER } else { IDLE };
            let wake = self.wake().unwrap_or_else(|| Instant::now() + idle);
            tokio::select! {
                message = inbox.recv() => {
                    let Some(message) = message else { return Ok(()) };
                    idle_since = Instant::now();
                    if self.take(message).await? {
                        return Ok(());
                    }
                }
                answer = Guests::next(self.guests.as_deref_mut()) => self.answered(answer).await?,
                () = tokio::time::sleep_until(wake) => {
                    self.tick().await?;
                    let nobody = self.connections.is_empty() && inbox.is_empty();
                    if nobody && idle_since.elapsed() >= idle {
                        return self.put_away().await;
                    }
                }
            }
        }
    }

    /// Nobody came for a long time: who waits for players waits no more, and a game goes on another day.
    async fn put_away(&mut self) -> Result<(), StoreError> {
        let stage = match self.stage {
            Stage::Waiting => Stage::Over,
            Stage::Playing if self.is_deserted() => Stage::Adjourned,
            _ => return Ok(()),
        };
        self.stage = stage;
        self.put().await
    }

    /// Takes a message; whether the task ends.
    async fn take(&mut self, message: ToTable) -> Result<bool, StoreError> {
        match message {
            ToTable::Connect { person, role, last, language, out, reply } => {
                // What happens seldom does not make every table larger.
                let answer = Box::pin(self.connect(person, role, last, language, out)).await?;
                let _gone = reply.send(answer);
                self.tell_table();
            }
            ToTable::Disconnect(connection) => {
                self.disconnected(connection);
                self.tell_table();
            }
            ToTable::Command(connection, command) => self.command(connection, command).await?,
            ToTable::Sit { person, password, part, reply } => {
                let answer = Box::pin(self.sit(person, password, part)).await?;
                let _gone = reply.send(answer);
            }
            ToTable::Leave { person, reply } => {
                let answer = Box::pin(self.leave(&person)).await?;
                let _gone = reply.send(answer);
            }
            ToTable::State(reply) => {
                let _gone = reply.send(self.state());
            }
            ToTable::End(reply) => {
                self.end_now().await?;
                let _gone = reply.send(());
            }
            ToTable::Banned(person) => self.connections.drop_person(&person, "banned"),
            ToTable::Rematch(table) => self.connections.broadcast(&Message::Rematch { table }),
            ToTable::Stop => {
                self.connections.bye("stopping");
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// How many play.
    pub(crate) fn players(&self) -> usize {
        self.rules.switches().table.players.count()
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: &str) -> Option<usize> {
        self.sitters.iter().position(|sitter| sitter.as_ref().is_some_and(|sitter| sitter.is(person)))
    }

    /// The table as it is now, to be written.
    fn row(&mut self) -> Write {
        self.stored.seats = serde_json::to_string(&self.sitters).unwrap_or_default();
        self.stage.name().clone_into(&mut self.stored.stage);
        Write::Table(Box::new(self.stored.clone()))
    }

    async fn put(&mut self) -> Result<(), StoreError> {
        let row = self.row();
        self.store.write(vec![row]).await
    }

    async fn sit(
        &mut self,
        person: Person,
        password: Option<String>,
        part: String,
    ) -> Result<Result<(), ErrorCode>, StoreError> {
        if let Some(seat) = self.seat_of(&person.id) {
            // Who sits already may still add to the walls.
            if self.stage == Stage::Waiting
                && let Some(Sitter::Person { part: own, .. }) = &mut self.sitters[seat]
            {
                *own = part;
                self.put().await?;
            }
            return Ok(Ok(()));
        }
        if self.stage != Stage::Waiting {
            return Ok(Err(ErrorCode::AlreadyPlaying));
        }
        if self.settings.password.is_some() && self.settings.password != password {
            return Ok(Err(ErrorCode::WrongPassword));
        }
        if self.removed.contains(&person.id) {
            return Ok(Err(ErrorCode::Removed));
        }
        let Some(free) = self.sitters.iter().position(Option::is_none) else {
            return Ok(Err(ErrorCode::Full));
        };
        self.sitters[free] =
            Some(Sitter::Person { id: person.id.clone(), name: person.name, part, removed: false });
        let player = Write::Player { table: self.stored.id.clone(), person: person.id, seat: free };
        if self.is_full() {
            self.begin_game(vec![player]).await?;
        } else {
            let row = self.row();
            self.store.write(vec![row, player]).await?;
        }
        self.tell_table();
        Ok(Ok(()))
    }

    async fn leave(&mut self, person: &str) -> Result<Result<(), ErrorCode>, StoreError> {
        let Some(seat) = self.seat_of(person) else { return Ok(Err(ErrorCode::NotHere)) };
        if self.stage == Stage::Waiting {
            self.connections.drop_seat(seat, "left");
            self.sitters[seat] = None;
            if !self.sitters.iter().flatten().any(|sitter| matches!(sitter, Sitter::Person { .. })) {
                self.stage = Stage::Over;
                self.guests = None;
            }
            self.put().await?;
        } else {
            // A stand-in plays on; he can come back.
            self.connections.drop_seat(seat, "left");
        }
        self.tell_table();
        Ok(Ok(()))
    }

    fn is_full(&self) -> bool {
        self.stage == Stage::Waiting && self.sitters.iter().all(Option::is_some)
    }

    async fn command(&mut self, connection: u64, command: Command) -> Result<(), StoreError> {
        let Some((seat, role)) = self.connections.role(connection) else { return Ok(()) };
        let id = command.id;
        let since = std::time::Instant::now();
        let acts = matches!(command.command, What::Play { .. } | What::Choose { .. });
        let number = match (&self.live, seat) {
            (Some(live), Some(seat)) if acts => live.done[seat.index()].number(id),
            _ => Number::New,
        };
        if number == Number::Done {
            self.connections.send(connection, &Message::Done { id });
            return Ok(());
        }
        let answer = match (command.command, seat) {
            _ if number == Number::Late => Err(Refused::code("acted-elsewhere")),
            (What::Ping, _) => Ok(()),
            (What::Play { act }, Some(seat)) => self.play(seat, id, &act).await?,
            (What::Ready, Some(seat)) => self.ready(seat).await?,
            (What::Choose { stop }, Some(seat)) => self.choose(seat, id, stop).await?,
            (What::Auto(auto), Some(seat)) => {
                self.set_auto(seat, auto).await?;
                Ok(())
            }
            (What::Rule { ruling, note }, None) if role == Role::Judge => {
                Box::pin(self.rule(&ruling, &note)).await?
            }
            (What::Chat { text }, _) => self.chat(connection, &text),
            (What::Say { phrase }, _) => self.say(connection, phrase),
            (What::CallJudge, Some(seat)) => self.call_judge(seat),
            (What::Propose { what }, Some(seat)) => Box::pin(self.propose(seat, what)).await?,
            (What::Remove { person, mute }, _) => Box::pin(self.remove(connection, &person, mute)).await?,
            _ => Err(Refused::code("not-for-you")),
        };
        match answer {
            Ok(()) => {
                self.metrics.acted(since.elapsed());
                let done = Message::Done { id };
                match seat {
                    // His other devices count on from it.
                    Some(seat) if acts => self.connections.tell_seat(seat, &done),
                    _ => self.connections.send(connection, &done),
                }
            }
            Err(refused) => {
                self.metrics.refused();
                let language = self.connections.language(connection);
                let message = refused.message(id, &self.rules, language, &self.names());
                self.connections.send(connection, &message);
            }
        }
        Ok(())
    }

    /// The names by seat.
    pub(crate) fn names(&self) -> [String; 4] {
        let sitter = |seat: usize| self.sitters.get(seat).and_then(Option::as_ref);
        std::array::from_fn(|seat| sitter(seat).map(Sitter::name).unwrap_or_default().to_owned())
    }

    /// The program that plays at a seat; who plays for a bot of others when that does not.
    pub(crate) fn program(&self, seat: Seat) -> Option<Player> {
        match self.sitters.get(seat.index())?.as_ref()? {
            Sitter::Program { name } => Some(program(name).unwrap_or(Player::Tsumogiri)),
            Sitter::Person { .. } => None,
        }
    }

    pub(crate) fn state(&self) -> TableState {
        let mut state = TableState {
            id: self.stored.id.clone(),
            stage: self.stage.name().to_owned(),
            clock: self.settings.clock,
            rules: self.rules.id.clone(),
            table: self.settings.table.clone(),
            chat: self.settings.chat,
            phrases: self.settings.phrases,
            owner: self.stored.owner.clone(),
            watchers: self.connections.watchers(),
            watching: self.connections.watching(),
            commitment: Some(self.commitment()),
            ..TableState::default()
        };
        for (index, sitter) in self.sitters.iter().enumerate() {
            let mut seat = SeatState::default();
            match sitter {
                Some(Sitter::Person { id, name, .. }) => {
                    (seat.name, seat.person) = (Some(name.clone()), Some(id.clone()));
                }
                Some(Sitter::Program { name }) => (seat.name, seat.bot) = (Some(name.clone()), true),
                None => {}
            }
            seat.here = seat.bot || self.connections.is_here(index);
            let gone = self.guests.as_ref().is_some_and(|guests| guests.is_gone(index));
            seat.stand_in = (!seat.here || gone) && self.stage == Stage::Playing;
            seat.proposes = self.proposals[index];
            state.seats.push(seat);
        }
        if let Some(live) = &self.live {
            live.describe(&mut state);
            if state.stage == "over" && live.seed.0 != self.secret() {
                state.host = Some(self.stored.secret.clone());
                state.contributions = self.contributions(state.drawn.as_deref().unwrap_or_default());
            }
        }
        if let Some(result) = &self.stored.result {
            state.result = serde_json::from_str(result).ok();
        }
        state
    }

    /// What the players added to the walls, in the order in which they sat down: `drawn` says who sits where.
    fn contributions(&self, drawn: &[usize]) -> Vec<String> {
        let mut all = vec![String::new(); drawn.len()];
        for (&player, sitter) in drawn.iter().zip(&self.sitters) {
            if let (Some(own), Some(Sitter::Person { part, .. })) = (all.get_mut(player), sitter) {
                own.clone_from(part);
            }
        }
        all
    }

    /// Tells everybody how the table stands.
    pub(crate) fn tell_table(&mut self) {
        let message = Message::Table { table: self.state() };
        self.connections.broadcast(&message);
    }

    async fn propose(&mut self, seat: Seat, what: Proposal) -> Result<Result<(), Refused>, StoreError> {
        if self.stage != Stage::Playing && self.stage != Stage::Adjourned {
            return Ok(Err(Refused::code("not-playing")));
        }
        self.proposals[seat.index()] = (what != Proposal::Nothing).then_some(what);
        let people: Vec<usize> = (0..self.players())
            .filter(|&seat| matches!(self.sitters[seat], Some(Sitter::Person { .. })))
            .filter(|&seat| self.connections.is_here(seat))
            .collect();
        let all = |wanted| people.iter().all(|&seat| self.proposals[seat] == Some(wanted));
        if all(Proposal::End) {
            self.end_now().await?;
        } else if all(Proposal::Adjourn) {
            self.proposals = [None; 4];
            self.stage = Stage::Adjourned;
            self.put().await?;
        }
        self.tell_table();
        Ok(Ok(()))
    }
}

/// Why a command was refused.
pub(crate) enum Refused {
    /// By the rules of the game.
    Rules(hanchan_round::Refusal),
    /// By the table.
    Table(&'static str),
}

impl Refused {
    pub(crate) fn code(code: &'static str) -> Refused {
        Refused::Table(code)
    }

    fn message(&self, id: u64, rules: &Rules, language: &str, names: &[String; 4]) -> Message {
        match self {
            Refused::Table(code) => Message::Refused {
                id,
                code: (*code).to_owned(),
                switch: None,
                statements: Vec::new(),
                text: say(language, |words| words.text(&format!("table-{code}"))),
            },
            Refused::Rules(refusal) => Message::Refused {
                id,
                code: refusal.code().to_owned(),
                switch: refusal.switch().map(ToString::to_string),
                statements: refusal.statements(rules).to_vec(),
                text: say(language, |words| words.refusal(refusal, &hanchan_tiles::BySeat(names.clone()))),
            },
        }
    }
}
