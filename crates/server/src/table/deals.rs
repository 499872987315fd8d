//! The transitions between deals, and the end of the game.

use std::time::Duration;

use hanchan_api::live::TableRefusal;
use hanchan_api::tables::GameStage;
use hanchan_game::{Next, OutOfOrder};
use hanchan_record::log::{Begin, DealerChoice, End, Entry};
use hanchan_rules::hex;
use hanchan_tiles::Seat;
use tokio::time::Instant;

use super::Table;
use super::context::Context;
use super::live_game::{DealTimers, LiveGame, Phase, round_of};
use super::refusal::{CommandRefusal, Failure};
use super::stage::{Progress, Stage};
use crate::store::StoreError;
use crate::timing::RESULT_PAUSE;

/// Ends a game that has reached an impossible state, which is a bug, rather than continue with wrong points.
fn out_of_order(context: &Context, error: OutOfOrder) -> Progress {
    tracing::error!(table = context.stored.id, %error, "a game reached an impossible state");
    debug_assert!(false, "table {}: {error}", context.stored.id);
    Progress::GameOver
}

impl LiveGame {
    /// Publishes the start of a deal.
    pub(super) fn begin_deal(&mut self, context: &mut Context) {
        self.deal_began = Instant::now();
        self.views_before = self.views.between_deals();
        let published = self.views.deal(&self.round);
        self.publish(context, &published);
    }

    /// If the deal is over and all of it is published, moves on to its result, the dealer's choice, or the
    /// end of the game.
    pub(super) fn after_deal(&mut self, context: &mut Context) -> Progress {
        let published = self.views.published() >= self.round.events().len();
        if !self.is_dealing() || self.timers().hold_until.is_some() || !published {
            return Progress::Continues;
        }
        let Some(outcome) = self.round.outcome() else { return Progress::Continues };
        let next = self.game.deal_over(outcome, self.round.staked());
        match next {
            Ok(Next::Deal(_)) => self.show_result(context),
            Ok(Next::Choice(seat)) => {
                self.phase = Phase::Choice(seat);
                self.update_clocks(context);
            }
            Ok(Next::Over(_)) => return Progress::GameOver,
            Err(error) => return out_of_order(context, error),
        }
        self.publish_state(context);
        Progress::Continues
    }

    /// Shows the result of a deal until everybody is ready or the pause is over.
    pub(super) fn show_result(&mut self, context: &Context) {
        let people: [bool; 4] = std::array::from_fn(|seat| context.has_connected_person(seat));
        let bot_pause = Duration::from_millis(u64::from(context.stored.settings.pace));
        let pause = if people.contains(&true) { RESULT_PAUSE } else { bot_pause };
        self.phase = Phase::Between { until: Instant::now() + pause, ready: people.map(|person| !person) };
    }

    /// Marks a player as ready for the next deal.
    pub(super) async fn ready(&mut self, context: &mut Context, seat: Seat) -> Result<Progress, StoreError> {
        let Phase::Between { ready, .. } = &mut self.phase else { return Ok(Progress::Continues) };
        if std::mem::replace(&mut ready[seat.index()], true) {
            return Ok(Progress::Continues);
        }
        if ready[..context.players()].iter().all(|ready| *ready) {
            return Box::pin(self.deal_again(context)).await;
        }
        self.publish_state(context);
        Ok(Progress::Continues)
    }

    /// Starts the next deal.
    pub(super) async fn deal_again(&mut self, context: &mut Context) -> Result<Progress, StoreError> {
        let number = self.deal + 1;
        let Some(round) = round_of(&self.game, &self.seed, number, &context.stored.settings, &context.rules)
        else {
            tracing::error!(table = context.stored.id, deal = number, "the next deal cannot be started");
            return Ok(Progress::GameOver);
        };
        let text = Entry::Deal(Begin::of(&round)).line() + "\n";
        (self.deal, self.round, self.written) = (number, round, 1);
        self.phase = Phase::Deal(DealTimers::default());
        let part = self.log_part(&context.stored.id, text);
        context.store.write(vec![part]).await?;
        self.begin_deal(context);
        self.deliver(context);
        self.publish_state(context);
        Ok(Progress::Continues)
    }

    /// Handles the leading dealer's command to end or continue the game.
    pub(super) async fn choose(
        &mut self,
        context: &mut Context,
        seat: Seat,
        id: u64,
        stop: bool,
    ) -> Result<Progress, Failure<CommandRefusal>> {
        if self.phase != Phase::Choice(seat) {
            return Err(TableRefusal::NotYourChoice.into());
        }
        self.commands[seat.index()].add(id);
        Ok(self.chosen(context, stop).await?)
    }

    /// Ends or continues the game, as the leading dealer chose.
    pub(super) async fn chosen(&mut self, context: &mut Context, stop: bool) -> Result<Progress, StoreError> {
        let next = self.game.choose(stop);
        self.write(context, &(Entry::Choice(DealerChoice { stop }).line() + "\n")).await?;
        match next {
            Ok(Next::Over(_)) => Ok(Progress::GameOver),
            Err(error) => Ok(out_of_order(context, error)),
            Ok(Next::Deal(_) | Next::Choice(_)) => {
                self.show_result(context);
                self.publish_state(context);
                Ok(Progress::Continues)
            }
        }
    }
}

impl Table {
    /// Moves the table on to the next stage if the game is over.
    pub(super) async fn follow(&mut self, progress: Progress) -> Result<(), StoreError> {
        match progress {
            Progress::Continues => Ok(()),
            // This happens once per game; boxing it keeps the future of every table small.
            Progress::GameOver => Box::pin(self.game_over()).await,
        }
    }

    /// Ends the game: publishes the seed and stores the result.
    async fn game_over(&mut self) -> Result<(), StoreError> {
        let result = self.stage.game().and_then(LiveGame::result).unwrap_or_default();
        let end = End {
            points: result.iter().map(|standing| standing.1).collect(),
            results: result.iter().map(|standing| standing.2).collect(),
            ..End::default()
        };
        self.context.stored.result = Some(result);
        self.close(end).await
    }

    /// Ends the game early with its current scores, by agreement of the players or on behalf of an
    /// administrator.
    pub(super) async fn end_now(&mut self) -> Result<(), StoreError> {
        let players = self.context.players();
        let points = self.stage.game().map(|game| game.round.points().0[..players].to_vec());
        self.close(End { points: points.unwrap_or_default(), stopped: true, ..End::default() }).await
    }

    /// Closes the table. The end of the game and the table's row are written together.
    async fn close(&mut self, mut end: End) -> Result<(), StoreError> {
        let mut game = match std::mem::replace(&mut self.stage, Stage::Over(None)) {
            Stage::Waiting(_) => None,
            Stage::Playing(game) | Stage::Adjourned(game) => Some(game),
            over @ Stage::Over(_) => {
                self.stage = over;
                return Ok(());
            }
        };
        let mut writes = Vec::new();
        if let Some(game) = &mut game {
            end.seed = Some(hex::encode(&game.seed.0));
            let secret = self.context.stored.secret;
            end.host = (game.seed.0 != secret).then(|| hex::encode(&secret));
            writes.extend(game.new_lines(&self.context.stored.id, &(Entry::End(end).line() + "\n")));
        }
        writes.push(self.context.row(GameStage::Over));
        self.context.store.write(writes).await?;
        if let Some(game) = &mut game
            && let Some(mut bots) = game.bots.take()
        {
            bots.end(game.game.points());
        }
        self.stage = Stage::Over(game);
        self.publish_state();
        Ok(())
    }
}
