//! Connects and disconnects clients.

use axum::extract::ws::Utf8Bytes;
use hanchan_api::live::{ConnectRole, Message, PROTOCOL, WireChoice};
use hanchan_tiles::Seat;
use hanchan_view::Audience;
use hanchan_words::Language;
use tokio::time::Instant;

use super::Table;
use super::connections::{Outbox, text};
use super::refusal::{Failure, JoinRefusal};
use super::stage::Stage;
use crate::people::Person;
use crate::timing::STAND_IN_DELAY;

/// The maximum number of spectators of a table.
const MAX_WATCHERS: usize = 300;

/// A client's request to connect to a table.
pub(crate) struct ConnectRequest {
    pub(crate) person: Person,
    pub(crate) role: ConnectRole,
    /// The number of the last event that the client has seen.
    pub(crate) last: Option<u32>,
    /// The language for refusals.
    pub(crate) language: Language,
    /// The queue of messages to the client.
    pub(crate) out: Outbox,
}

/// A client that has connected.
#[derive(Debug)]
pub(crate) struct Connected {
    /// The connection's number at this table.
    pub(crate) number: u64,
    /// The messages to send before all others.
    pub(crate) first: Vec<Utf8Bytes>,
}

impl Table {
    /// Connects a client. Returns its connection with the events it has missed.
    pub(super) async fn connect(
        &mut self,
        ConnectRequest { person, role, last, language, out }: ConnectRequest,
    ) -> Result<Connected, Failure<JoinRefusal>> {
        let audience = self.audience(&person, role)?;
        let seat = audience.seat();
        let messages = self.missed(audience, last).await?;
        let next = messages
            .first()
            .map_or_else(|| last.map_or(0, |last| last.saturating_add(1)), |(number, _)| *number);
        let was_deserted = self.context.is_deserted();
        let number = self.context.connections.add(person, audience, language, out);
        let game = seat.and_then(|seat| Some((seat, self.stage.game()?)));
        let done = game.map_or(0, |(seat, game)| game.commands[seat.index()].highest());
        let choice = game
            .filter(|(_, game)| game.is_dealing())
            .and_then(|(seat, game)| game.seats[seat.index()].choice)
            .map(WireChoice::from);
        let welcome =
            Message::Welcome { protocol: PROTOCOL, seat: seat.map(Seat::index), next, done, choice };
        let first =
            std::iter::once(&welcome).chain(messages.iter().map(|(_, message)| message)).map(text).collect();
        if let Some(game) = self.stage.game_mut() {
            if was_deserted {
                game.restart_clocks(&self.context);
            }
            if let Some(seat) = seat {
                let clock = &mut game.clocks[seat.index()];
                (clock.stand_in_delay, clock.running_since) = (STAND_IN_DELAY, None);
                game.update_clocks(&self.context);
            }
        }
        if seat.is_some() {
            self.go_on_if_complete().await?;
        }
        Ok(Connected { number, first })
    }

    /// Returns the audience that a person joins by connecting in a role. Fails if they may not connect in that
    /// role.
    fn audience(&self, person: &Person, role: ConnectRole) -> Result<Audience, JoinRefusal> {
        if self.context.is_removed(&person.id) {
            return Err(JoinRefusal::Removed);
        }
        let seat = self.context.seat_of(&person.id).and_then(Seat::from_index);
        let too_many = self.context.connections.watching() >= MAX_WATCHERS;
        match role {
            ConnectRole::Player => seat.map(Audience::Seat).ok_or(JoinRefusal::NotHere),
            // Players must not see other hands of their own game.
            _ if seat.is_some() && !self.stage.is_over() => Err(JoinRefusal::YouPlay),
            ConnectRole::Judge if !person.role.may_judge() => Err(JoinRefusal::NotAJudge),
            ConnectRole::Judge => Ok(Audience::Judge),
            ConnectRole::Open if self.context.stored.settings.open_after.is_none() => {
                Err(JoinRefusal::NoOpenHands)
            }
            ConnectRole::Open | ConnectRole::Spectator if too_many => Err(JoinRefusal::TooManyConnections),
            ConnectRole::Open => Ok(Audience::Open),
            ConnectRole::Spectator => Ok(Audience::Spectator),
        }
    }

    /// Resumes an adjourned game once all players are connected.
    async fn go_on_if_complete(&mut self) -> Result<(), crate::store::StoreError> {
        if !matches!(self.stage, Stage::Adjourned(_)) || !self.context.everybody_is_here() {
            return Ok(());
        }
        if let Stage::Adjourned(game) = std::mem::replace(&mut self.stage, Stage::Over(None)) {
            self.stage = Stage::Playing(game);
        }
        self.save().await
    }

    /// Sends connected players their seats after the seats were drawn.
    pub(super) fn welcome_to_drawn_seats(&mut self) {
        for (number, person) in self.context.connections.players() {
            let Some(seat) = self.context.seat_of(&person).and_then(Seat::from_index) else { continue };
            self.context.connections.reseat(number, seat);
            let welcome = Message::Welcome {
                protocol: PROTOCOL,
                seat: Some(seat.index()),
                next: 0,
                done: 0,
                choice: None,
            };
            self.context.connections.send(number, &welcome);
        }
    }

    /// Handles the end of a connection.
    pub(super) fn disconnected(&mut self, connection: u64) {
        let seat = self.context.connections.audience(connection).and_then(Audience::seat);
        self.context.connections.remove(connection);
        let Some(game) = self.stage.game_mut() else { return };
        if let Some(seat) = seat
            && !self.context.connections.is_here(seat.index())
        {
            game.clocks[seat.index()].left_at = Some(Instant::now());
        }
        game.update_clocks(&self.context);
    }
}
