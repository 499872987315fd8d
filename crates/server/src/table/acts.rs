//! Acts of players and rulings of the judge. They are applied, then stored, then published.

use hanchan_api::live::{TableRefusal, WireMove};
use hanchan_record::log::{Entry, JsonRuling, Note};
use hanchan_round::{Event, Move, Refusal, Ruling};
use hanchan_tiles::Seat;

use super::commands::CommandIds;
use super::context::Context;
use super::live_game::LiveGame;
use super::refusal::{CommandRefusal, Failure};
use super::stage::Progress;
use crate::store::{StoreError, StoreWrite};

impl LiveGame {
    /// Handles a player's command to act.
    pub(super) async fn play(
        &mut self,
        context: &mut Context,
        seat: Seat,
        id: u64,
        act: &WireMove,
    ) -> Result<Progress, Failure<CommandRefusal>> {
        let act = act.read().ok_or(TableRefusal::NoSuchTile)?;
        self.perform(context, seat, Some(id), act).await
    }

    /// Performs a player's act. `id` is the id of the command, if there is one.
    pub(super) async fn perform(
        &mut self,
        context: &mut Context,
        seat: Seat,
        id: Option<u64>,
        act: Move,
    ) -> Result<Progress, Failure<CommandRefusal>> {
        if !self.is_dealing() {
            return Err(Refusal::Over.into());
        }
        self.round.clock(self.deal_time());
        self.round.play(seat, act)?;
        if let Some(id) = id {
            self.commands[seat.index()].add(id);
        }
        self.clocks[seat.index()].stop(context.stored.settings.clock);
        Ok(self.settle(context).await?)
    }

    /// Applies a judge's ruling.
    pub(super) async fn rule(
        &mut self,
        context: &mut Context,
        ruling: &JsonRuling,
        note: &str,
    ) -> Result<Progress, Failure<CommandRefusal>> {
        let ruling = Ruling::try_from(ruling).map_err(|_| TableRefusal::NoSuchRuling)?;
        self.round.clock(self.deal_time());
        self.round.rule(ruling, note)?;
        Ok(self.settle(context).await?)
    }

    /// Stores new events, publishes them, and continues the game.
    pub(super) async fn settle(&mut self, context: &mut Context) -> Result<Progress, StoreError> {
        self.write(context, "").await?;
        self.deliver(context);
        Ok(self.after_deal(context))
    }

    /// Returns a write that appends the log lines of new events, followed by `after`. Returns `None` if there
    /// is nothing to write.
    pub(super) fn new_lines(&mut self, table: &str, after: &str) -> Option<StoreWrite> {
        let mut text = std::mem::take(&mut self.pending_lines);
        for event in &self.round.events()[self.written..] {
            if let Event::Ruled { note, .. } = event
                && let Some(note) = self.round.notes().get(usize::from(note.0))
            {
                text.push_str(&Entry::Note(Note { text: note.clone() }).line());
                text.push('\n');
            }
            text.push_str(&Entry::event(event).line());
            text.push('\n');
        }
        text.push_str(after);
        self.written = self.round.events().len();
        (!text.is_empty()).then(|| self.log_part(table, text))
    }

    /// Returns a write that appends a text to the log as its next part.
    pub(super) fn log_part(&mut self, table: &str, text: String) -> StoreWrite {
        let seq = self.next_part;
        self.next_part += 1;
        let acts = self.commands.map(CommandIds::highest);
        StoreWrite::Lines { table: table.to_owned(), seq, acts, text }
    }

    /// Appends new events, followed by `after`, to the log.
    pub(super) async fn write(&mut self, context: &Context, after: &str) -> Result<(), StoreError> {
        match self.new_lines(&context.stored.id, after) {
            Some(part) => context.store.write(vec![part]).await,
            None => Ok(()),
        }
    }
}
