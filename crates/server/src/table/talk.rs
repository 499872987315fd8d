//! Chat, proposals, and removing or muting people.

use hanchan_api::live::{ByeReason, Message, Phrase, Proposal, TableRefusal};
use hanchan_tiles::Seat;

use super::Table;
use super::refusal::{CommandRefusal, Failure};
use super::stage::Stage;
use crate::sitter::Sitter;

/// The maximum length of a chat message, in characters.
const MAX_CHAT_CHARS: usize = 300;

impl Table {
    pub(super) fn chat(&mut self, connection: u64, text: &str) -> Result<(), TableRefusal> {
        let context = &mut self.context;
        let Some(person) = context.connections.person(connection) else { return Ok(()) };
        let text: String = text.chars().filter(|c| !c.is_control()).take(MAX_CHAT_CHARS).collect();
        if !context.stored.settings.chat || context.muted.contains(&person.id) || text.trim().is_empty() {
            return Err(TableRefusal::NoChat);
        }
        let message = Message::Chat { person: person.id.clone(), from: person.name.clone(), text };
        context.connections.broadcast(&message);
        Ok(())
    }

    pub(super) fn say_phrase(&mut self, connection: u64, phrase: Phrase) -> Result<(), TableRefusal> {
        let context = &mut self.context;
        let Some(person) = context.connections.person(connection) else { return Ok(()) };
        if !context.stored.settings.phrases || context.muted.contains(&person.id) {
            return Err(TableRefusal::NoChat);
        }
        let message =
            Message::Phrase { from: person.name.clone(), seat: context.seat_of(&person.id), phrase };
        context.connections.broadcast(&message);
        Ok(())
    }

    pub(super) fn call_judge(&mut self, seat: Seat) -> Result<(), TableRefusal> {
        if !self.context.stored.settings.is_unassisted() {
            return Err(TableRefusal::NoJudgeHere);
        }
        self.context.connections.broadcast(&Message::JudgeCalled { seat: seat.index() });
        Ok(())
    }

    /// Handles a player's proposal to adjourn or end the game. The proposal takes effect once all connected
    /// players have made it.
    pub(super) async fn propose(
        &mut self,
        seat: Seat,
        what: Proposal,
    ) -> Result<(), Failure<CommandRefusal>> {
        let (Stage::Playing(game) | Stage::Adjourned(game)) = &mut self.stage else {
            return Err(TableRefusal::NotPlaying.into());
        };
        game.proposals[seat.index()] = (what != Proposal::Nothing).then_some(what);
        let all = |wanted| {
            let people = (0..self.context.players()).filter(|&seat| self.context.has_connected_person(seat));
            people.into_iter().all(|seat| game.proposals[seat] == Some(wanted))
        };
        if all(Proposal::End) {
            self.end_now().await?;
        } else if all(Proposal::Adjourn) {
            game.proposals = [None; 4];
            if let Stage::Playing(game) = std::mem::replace(&mut self.stage, Stage::Over(None)) {
                self.stage = Stage::Adjourned(game);
            }
            self.save().await?;
        }
        self.publish_state();
        Ok(())
    }

    /// Removes or mutes a person on behalf of the table's owner.
    pub(super) async fn remove(
        &mut self,
        connection: u64,
        person: &str,
        mute: bool,
    ) -> Result<(), Failure<CommandRefusal>> {
        let context = &mut self.context;
        let owner = &context.stored.owner;
        let by_owner = context.connections.person(connection).is_some_and(|person| person.id == *owner);
        if !by_owner || person == owner {
            return Err(TableRefusal::NotTheOwner.into());
        }
        let seat = context.seat_of(person);
        if seat.is_none() && !context.connections.knows(person) {
            return Err(TableRefusal::NobodyThere.into());
        }
        let list = if mute { &mut context.muted } else { &mut context.removed };
        if !list.iter().any(|listed| listed == person) {
            list.push(person.to_owned());
        }
        if mute {
            return Ok(());
        }
        if let Some(seat) = seat {
            if let Stage::Waiting(_) = self.stage {
                context.stored.seats[seat] = None;
            } else if let Some(Sitter::Person { removed, .. }) = &mut context.stored.seats[seat] {
                *removed = true;
            }
            self.save().await?;
        }
        self.context.connections.drop_person(person, ByeReason::Removed);
        if let Some(game) = self.stage.game_mut() {
            game.update_clocks(&self.context);
        }
        self.publish_state();
        Ok(())
    }
}
