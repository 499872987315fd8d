//! Turns events into the messages that each audience receives. No other code sends events.

use std::time::Duration;

use hanchan_api::live::{Message, SeenEvent};
use hanchan_tiles::Seat;
use hanchan_view::{Audience, PublicEvent, Published, SpectatorEvent};
use tokio::time::Instant;

use super::clocks::claims_stay_open;
use super::context::Context;
use super::live_game::LiveGame;

/// Returns the message by which an audience learns of an event, with the event's number. Returns `None` if the
/// audience does not see the event.
pub(super) fn event_message(published: &Published, audience: Audience) -> Option<(u32, Message)> {
    let sent = published.to(audience)?;
    let (number, SeenEvent { event, choice }) = (sent.number, SeenEvent::from(sent.event));
    Some((number, Message::Event { number, event, choice }))
}

fn is_discard(published: &Published) -> bool {
    published
        .spectator
        .as_ref()
        .is_some_and(|sent| matches!(sent.event, SpectatorEvent::Public(PublicEvent::Discarded { .. })))
}

impl LiveGame {
    /// Publishes events that are stored and due.
    pub(super) fn deliver(&mut self, context: &mut Context) {
        let window = Duration::from_millis(u64::from(context.stored.settings.window));
        loop {
            if self.timers().hold_until.is_some_and(|until| Instant::now() < until) {
                return;
            }
            self.set_timers(|timers| timers.hold_until = None);
            // Nothing is published before it is stored.
            if self.views.published() >= self.written {
                return;
            }
            let Some(published) = self.views.next(&self.round) else { return };
            if is_discard(&published) {
                let closes =
                    context.stored.settings.is_unassisted().then(|| claims_stay_open(&context.rules));
                self.set_timers(|timers| {
                    if !window.is_zero() {
                        timers.hold_until = Some(Instant::now() + window);
                    }
                    if let Some(closes) = closes {
                        timers.claims_close_at = Some(Instant::now() + closes);
                    }
                });
            }
            self.publish(context, &published);
        }
    }

    /// Sends an event to each audience.
    pub(super) fn publish(&mut self, context: &mut Context, published: &Published) {
        for seat in Seat::ALL {
            if let Some(sent) = &published.seats[seat] {
                let view = &mut self.seats[seat.index()];
                view.apply(&sent.event);
                if let Some(bots) = &mut self.bots {
                    bots.receive(seat, &sent.event, view.choice.is_some());
                }
            }
        }
        // Spectators see open hands with a delay, or never.
        let open_after =
            context.stored.settings.open_after.map(|delay| Duration::from_secs(u64::from(delay)));
        if let (Some(sent), Some(_)) = (&published.open, open_after) {
            self.note_open(sent.number);
        }
        for audience in Audience::all(context.rules.switches().table.players) {
            if !context.connections.has(audience) {
                continue;
            }
            let Some((_, message)) = event_message(published, audience) else { continue };
            match (audience, open_after) {
                (Audience::Open, Some(delay)) => {
                    context.connections.send_later(Instant::now() + delay, &message);
                }
                (Audience::Open, None) => {}
                _ => context.connections.send_audience(audience, &message),
            }
        }
        self.update_clocks(context);
    }

    /// Sends the public state of the table to all connected clients while the game is in progress.
    pub(super) fn publish_state(&self, context: &mut Context) {
        let table = context.state(self.table_stage(), Some(self));
        context.connections.broadcast(&Message::Table { table });
    }
}
