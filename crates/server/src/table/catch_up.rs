//! Sends clients the events they have missed.

use std::time::Duration;

use hanchan_api::live::Message;
use hanchan_record::log::Log;
use hanchan_round::Round;
use hanchan_view::{Audience, Published, Views};
use tokio::time::Instant;

use super::Table;
use super::publish::event_message;
use crate::store::StoreError;

/// Messages with their event numbers.
type Numbered = Vec<(u32, Message)>;

/// Calls `visit` for the start of a deal and for each of its first `upto` recorded events.
pub(super) fn visit_deal(views: &mut Views, round: &Round, upto: usize, mut visit: impl FnMut(&Published)) {
    visit(&views.deal(round));
    while views.published() < upto {
        let Some(published) = views.next(round) else { break };
        visit(&published);
    }
}

impl Table {
    /// Returns the events that a client has missed since event number `last`. A client without `last` gets the
    /// events of this deal.
    pub(super) async fn missed(
        &mut self,
        audience: Audience,
        last: Option<u32>,
    ) -> Result<Numbered, StoreError> {
        if audience == Audience::Open {
            return self.missed_open(last).await;
        }
        let mut messages = self.messages_of_deal(audience);
        let first = messages.first().map_or(0, |(number, _)| *number);
        if let Some(last) = last {
            if last.saturating_add(1) < first {
                // The client was away for more than a deal; the rest is in the log.
                let before = self.messages_before(audience).await?;
                messages = before.into_iter().chain(messages).collect();
            }
            messages.retain(|(number, _)| *number > last);
        }
        Ok(messages)
    }

    /// Like [`missed`](Self::missed), for spectators of open hands, who see events with a delay.
    async fn missed_open(&mut self, last: Option<u32>) -> Result<Numbered, StoreError> {
        let mut messages = self.messages_before(Audience::Open).await?;
        messages.extend(self.messages_of_deal(Audience::Open));
        let (Some(game), Some(delay)) = (self.stage.game(), self.context.stored.settings.open_after) else {
            return Ok(Vec::new());
        };
        let delay = Duration::from_secs(u64::from(delay));
        let (now, over) = (Instant::now(), self.stage.is_over());
        let due = messages.partition_point(|(number, _)| over || game.open_at(*number, delay) <= now);
        let later = messages.split_off(due);
        let later = later.iter().map(|(number, message)| (game.open_at(*number, delay), message));
        self.context.connections.replace_later(later);
        let first = match last {
            Some(last) => last.saturating_add(1),
            // New spectators start with the deal that is currently shown.
            None => messages
                .iter()
                .rev()
                .find(|(_, message)| message.begins_a_deal())
                .map_or(0, |(number, _)| *number),
        };
        messages.retain(|(number, _)| *number >= first);
        Ok(messages)
    }

    /// Returns the messages that an audience was sent in this deal.
    fn messages_of_deal(&self, audience: Audience) -> Numbered {
        let mut messages = Vec::new();
        if let Some(game) = self.stage.game() {
            visit_deal(&mut game.views_before.clone(), &game.round, game.views.published(), |published| {
                messages.extend(event_message(published, audience));
            });
        }
        messages
    }

    /// Returns the messages that an audience was sent in earlier deals.
    async fn messages_before(&self, audience: Audience) -> Result<Numbered, StoreError> {
        let mut messages = Vec::new();
        let log = self.context.store.log(&self.context.stored.id).await?;
        if log.text.is_empty() {
            return Ok(messages);
        }
        let rounds = match Log::read(&log.text).and_then(|log| log.rounds()) {
            Ok(rounds) => rounds,
            Err(error) => {
                tracing::error!(table = self.context.stored.id, %error, "the log of a running table is damaged");
                debug_assert!(false, "table {}: {error}", self.context.stored.id);
                return Ok(messages);
            }
        };
        let mut views = Views::new();
        for round in &rounds[..rounds.len().saturating_sub(1)] {
            visit_deal(&mut views, round, round.events().len(), |published| {
                messages.extend(event_message(published, audience));
            });
        }
        Ok(messages)
    }
}
