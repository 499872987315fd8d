//! The public state of a table.

use hanchan_api::live::Message;
use hanchan_api::tables::{SeatState, TableStage, TableState};
use hanchan_rules::hex;

use super::Table;
use super::context::Context;
use super::live_game::{LiveGame, Phase};
use super::stage::Stage;
use crate::sitter::Sitter;

impl Table {
    /// Returns the public state of the table.
    pub(super) fn state(&self) -> TableState {
        let stage = match &self.stage {
            Stage::Waiting(_) => TableStage::Waiting,
            Stage::Playing(game) => game.table_stage(),
            Stage::Adjourned(_) => TableStage::Adjourned,
            Stage::Over(_) => TableStage::Over,
        };
        self.context.state(stage, self.stage.game())
    }

    /// Sends the public state of the table to all connected clients.
    pub(super) fn publish_state(&mut self) {
        let message = Message::Table { table: self.state() };
        self.context.connections.broadcast(&message);
    }
}

impl Context {
    /// Returns the public state of the table in this stage, with this game.
    pub(super) fn state(&self, stage: TableStage, game: Option<&LiveGame>) -> TableState {
        let mut table = TableState {
            id: self.stored.id.clone(),
            stage,
            seats: (0..self.stored.seats.len()).map(|index| self.seat_state(index, stage, game)).collect(),
            clock: self.stored.settings.clock,
            rules: self.rules.id.clone(),
            table: self.stored.settings.table,
            chat: self.stored.settings.chat,
            phrases: self.stored.settings.phrases,
            owner: self.stored.owner.clone(),
            watchers: self.connections.watchers(),
            watching: self.connections.watching(),
            commitment: Some(self.commitment()),
            seed: None,
            host: None,
            contributions: Vec::new(),
            drawn: game.map(|game| game.drawn.clone()),
            result: self.stored.result.clone(),
            chooses: None,
        };
        if let Some(game) = game {
            if let (TableStage::Choice, Phase::Choice(seat)) = (stage, game.phase) {
                table.chooses = Some(seat.index());
            }
            if stage == TableStage::Over {
                table.seed = Some(hex::encode(&game.seed.0));
                if game.seed.0 != self.stored.secret {
                    table.host = Some(hex::encode(&self.stored.secret));
                    table.contributions = self.contributions(&game.drawn);
                }
            }
        }
        table
    }

    fn seat_state(&self, index: usize, stage: TableStage, game: Option<&LiveGame>) -> SeatState {
        let mut seat = SeatState::default();
        match &self.stored.seats[index] {
            Some(Sitter::Person { id, name, .. }) => {
                (seat.name, seat.person) = (Some(name.clone()), Some(id.clone()));
            }
            Some(Sitter::Program { name }) => (seat.name, seat.bot) = (Some(name.clone()), true),
            None => {}
        }
        seat.here = seat.bot || self.connections.is_here(index);
        if let Some(game) = game {
            let bot_left = game.bots.as_ref().is_some_and(|bots| bots.has_left(index));
            seat.stand_in = (!seat.here || bot_left) && stage.is_playing();
            seat.ready = matches!(game.phase, Phase::Between { ready, .. } if ready[index]);
            seat.bank = self.stored.settings.clock.map(|_| game.clocks[index].bank.as_millis() as u64);
            seat.proposes = game.proposals[index];
        }
        seat
    }
}
