//! What people say to each other, and who may stay.

use hanchan_round::Sitting;
use hanchan_tiles::Seat;

use super::{Refused, Sitter, Stage, Table};
use crate::protocol::{Message, Phrase};
use crate::store::StoreError;

/// The longest text, in letters.
const LONGEST: usize = 300;

impl Table {
    pub(super) fn chat(&mut self, connection: u64, text: &str) -> Result<(), Refused> {
        let Some(person) = self.connections.person(connection) else { return Ok(()) };
        let text: String = text.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
        if !self.settings.chat || self.muted.contains(&person.id) || text.trim().is_empty() {
            return Err(Refused::code("no-chat"));
        }
        let message = Message::Chat { person: person.id.clone(), from: person.name.clone(), text };
        self.connections.broadcast(&message);
        Ok(())
    }

    pub(super) fn say(&mut self, connection: u64, phrase: Phrase) -> Result<(), Refused> {
        let Some(person) = self.connections.person(connection) else { return Ok(()) };
        if !self.settings.phrases || self.muted.contains(&person.id) {
            return Err(Refused::code("no-chat"));
        }
        let message = Message::Said { from: person.name.clone(), seat: self.seat_of(&person.id), phrase };
        self.connections.broadcast(&message);
        Ok(())
    }

    pub(super) fn call_judge(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.settings.sitting() != Sitting::RealTable {
            return Err(Refused::code("no-judge-here"));
        }
        self.connections.broadcast(&Message::JudgeCalled { seat: seat.index() });
        Ok(())
    }

    /// The owner removes somebody, or mutes him.
    pub(super) async fn remove(
        &mut self,
        connection: u64,
        person: &str,
        mute: bool,
    ) -> Result<Result<(), Refused>, StoreError> {
        let owner = self.connections.person(connection).is_some_and(|person| person.id == self.stored.owner);
        if !owner || person == self.stored.owner {
            return Ok(Err(Refused::code("not-the-owner")));
        }
        if self.seat_of(person).is_none() && !self.connections.knows(person) {
            return Ok(Err(Refused::code("nobody-there")));
        }
        if mute {
            if !self.muted.iter().any(|muted| muted == person) {
                self.muted.push(person.to_owned());
            }
            return Ok(Ok(()));
        }
        if !self.removed.iter().any(|removed| removed == person) {
            self.removed.push(person.to_owned());
        }
        if let Some(seat) = self.seat_of(person) {
            if self.stage == Stage::Waiting {
                self.sitters[seat] = None;
            } else if let Some(Sitter::Person { removed, .. }) = &mut self.sitters[seat] {
                *removed = true;
            }
            self.put().await?;
        }
        self.connections.drop_person(person, "removed");
        self.ask();
        self.tell_table();
        Ok(Ok(()))
    }

    /// Whether the owner has sent somebody away.
    pub(super) fn is_removed(&self, person: &str) -> bool {
        let by_seat = |sitter: &Option<Sitter>| matches!(sitter, Some(Sitter::Person { id, removed: true, .. }) if id == person);
        self.removed.iter().any(|removed| removed == person) || self.sitters.iter().any(by_seat)
    }
}
