//! Takes and frees seats, and answers queries about them.

use hanchan_api::live::ByeReason;
use hanchan_api::settings::built_in_bot;
use hanchan_api::tables::GameStage;
use hanchan_bots::Player;
use hanchan_tiles::Seat;

use super::Table;
use super::context::Context;
use super::live_game::LiveGame;
use super::refusal::{Failure, JoinRefusal};
use super::stage::{Stage, Waiting};
use crate::people::Person;
use crate::sitter::Sitter;
use crate::store::{StoreError, StoreWrite};

impl Context {
    /// Returns the index of a person's seat.
    pub(super) fn seat_of(&self, person: &str) -> Option<usize> {
        self.stored.seats.iter().position(|sitter| sitter.as_ref().is_some_and(|sitter| sitter.is(person)))
    }

    /// Returns whether the occupant of a seat is a person who is connected.
    pub(super) fn has_connected_person(&self, seat: usize) -> bool {
        self.has_person(seat) && self.connections.is_here(seat)
    }

    /// Returns whether the occupant of a seat is a person.
    pub(super) fn has_person(&self, seat: usize) -> bool {
        self.stored.seats.get(seat).and_then(Option::as_ref).is_some_and(Sitter::is_person)
    }

    /// Returns whether anybody is connected as a player.
    pub(super) fn any_player_connected(&self) -> bool {
        (0..self.players()).any(|seat| self.connections.is_here(seat))
    }

    /// Returns whether people are playing at this table but none of them is connected. The game then waits for
    /// them.
    pub(super) fn is_deserted(&self) -> bool {
        self.stored.seats.iter().flatten().any(Sitter::is_person) && !self.any_player_connected()
    }

    /// Returns whether all people who are playing at this table are connected.
    pub(super) fn everybody_is_here(&self) -> bool {
        (0..self.players()).all(|seat| !self.has_person(seat) || self.connections.is_here(seat))
    }

    /// Returns the players' names by seat.
    pub(super) fn names(&self) -> [String; 4] {
        let sitter = |seat: usize| self.stored.seats.get(seat).and_then(Option::as_ref);
        std::array::from_fn(|seat| sitter(seat).map(Sitter::name).unwrap_or_default().to_owned())
    }

    /// Returns the bot at a seat; for an external bot, its built-in replacement.
    pub(super) fn bot_at(&self, seat: Seat) -> Option<Player> {
        match self.stored.seats.get(seat.index())?.as_ref()? {
            Sitter::Program { name } => Some(built_in_bot(name).unwrap_or(Player::Tsumogiri)),
            Sitter::Person { .. } => None,
        }
    }

    /// Returns whether the table's owner has removed a person.
    pub(super) fn is_removed(&self, person: &str) -> bool {
        let by_seat = |sitter: &Option<Sitter>| matches!(sitter, Some(Sitter::Person { id, removed: true, .. }) if id == person);
        self.removed.iter().any(|removed| removed == person) || self.stored.seats.iter().any(by_seat)
    }

    /// Returns the players' contributions to the walls, in the order in which they sat down. `drawn` maps each
    /// seat to its player's position in that order.
    pub(super) fn contributions(&self, drawn: &[usize]) -> Vec<String> {
        let mut all = vec![String::new(); drawn.len()];
        for (&player, sitter) in drawn.iter().zip(&self.stored.seats) {
            if let (Some(own), Some(Sitter::Person { contribution, .. })) = (all.get_mut(player), sitter) {
                own.clone_from(contribution);
            }
        }
        all
    }
}

impl Table {
    /// Seats a person, and starts the game if all seats are now taken. `admitted` is true if the person has given
    /// the table's password.
    pub(super) async fn sit(
        &mut self,
        person: Person,
        admitted: bool,
        contribution: String,
    ) -> Result<(), Failure<JoinRefusal>> {
        let waiting = matches!(self.stage, Stage::Waiting(_));
        if let Some(seat) = self.context.seat_of(&person.id) {
            // Seated players can still change their contribution to the walls.
            if waiting
                && let Some(Sitter::Person { contribution: own, .. }) = &mut self.context.stored.seats[seat]
            {
                *own = contribution;
                self.save().await?;
            }
            return Ok(());
        }
        if !waiting {
            return Err(JoinRefusal::AlreadyPlaying.into());
        }
        if let Some(password) = self.context.stored.password.as_ref().filter(|_| !admitted) {
            return Err(JoinRefusal::PasswordRequired(password.clone()).into());
        }
        if self.context.removed.contains(&person.id) {
            return Err(JoinRefusal::Removed.into());
        }
        let free = self.context.stored.seats.iter().position(Option::is_none).ok_or(JoinRefusal::Full)?;
        let player = StoreWrite::Player {
            table: self.context.stored.id.clone(),
            person: person.id.clone(),
            seat: free,
        };
        self.context.stored.seats[free] =
            Some(Sitter::Person { id: person.id, name: person.name, contribution, removed: false });
        if self.context.stored.seats.iter().all(Option::is_some) {
            self.begin_if_full(vec![player]).await?;
        } else {
            let row = self.context.row(GameStage::Waiting);
            self.context.store.write(vec![row, player]).await?;
        }
        self.publish_state();
        Ok(())
    }

    /// Removes a person from their seat. During a game a stand-in plays, and the person can come back.
    pub(super) async fn leave(&mut self, person: &str) -> Result<(), Failure<JoinRefusal>> {
        let seat = self.context.seat_of(person).ok_or(JoinRefusal::NotHere)?;
        self.context.connections.drop_seat(seat, ByeReason::Left);
        if let Stage::Waiting(_) = self.stage {
            self.context.stored.seats[seat] = None;
            if !self.context.stored.seats.iter().flatten().any(Sitter::is_person) {
                self.stage = Stage::Over(None);
            }
            self.save().await?;
        }
        self.publish_state();
        Ok(())
    }

    /// Starts the game if all seats are taken. Its start is stored together with the writes in `more`.
    pub(super) async fn begin_if_full(&mut self, more: Vec<StoreWrite>) -> Result<(), StoreError> {
        let Stage::Waiting(Waiting { bots }) = &mut self.stage else { return Ok(()) };
        if !self.context.stored.seats.iter().all(Option::is_some) {
            return Ok(());
        }
        let bots = bots.take();
        let Some(game) = LiveGame::begin(&mut self.context, bots, more).await? else {
            tracing::error!(table = self.context.stored.id, "the first deal cannot be started");
            return self.end_now().await;
        };
        self.stage = Stage::Playing(game);
        self.welcome_to_drawn_seats();
        self.publish_state();
        if let Stage::Playing(game) = &mut self.stage {
            game.seat_bots(&self.context);
            game.begin_deal(&mut self.context);
            game.deliver(&mut self.context);
        }
        Ok(())
    }
}
