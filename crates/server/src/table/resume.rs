//! Resumes tables after a restart.

use std::sync::Arc;
use std::time::Duration;

use hanchan_api::tables::GameStage;
use hanchan_game::{Game, Next, OutOfOrder, Seed};
use hanchan_record::log::{Log, LogError};
use hanchan_tiles::Seat;
use hanchan_view::Views;
use tokio::time::Instant;

use super::Table;
use super::catch_up::visit_deal;
use super::clocks::claims_stay_open;
use super::commands::CommandIds;
use super::live_game::{DealTimers, LiveGame, Phase};
use super::stage::Stage;
use crate::store::StoredLog;
use crate::timing::RESTART_GRACE;

/// Why a table cannot be resumed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ResumeError {
    /// The log cannot be read, or violates the rules.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The rules in the log cannot be read.
    #[error("the log's rules cannot be read")]
    Rules,
    /// The log does not contain a deal.
    #[error("the log has no deal")]
    NoDeal,
    /// A deal began although the game was over, or a player still had to choose.
    #[error(transparent)]
    OutOfOrder(#[from] OutOfOrder),
}

impl Table {
    /// Resumes a game from its log.
    pub(crate) fn resume(&mut self, stored: &StoredLog) -> Result<(), ResumeError> {
        let log = Log::read(&stored.text)?;
        let rounds = log.rounds()?;
        let context = &mut self.context;
        // A game ends under the rules it started with, even if they have changed since.
        if log.head.rules.hash != context.rules.name().hash {
            context.rules = Arc::new(log.head.rules.load().ok_or(ResumeError::Rules)?);
        }
        let seed = Seed::of(context.stored.secret, &log.head.contributions);
        let mut game = Game::new(Arc::clone(&context.rules));
        let (mut views, mut views_before) = (Views::new(), Views::new());
        let mut choices = log.choices.iter();
        let deals = rounds.len();
        let mut chooses = None;
        let mut between = false;
        let mut current = None;
        for (number, round) in rounds.into_iter().enumerate() {
            (chooses, between) = (None, false);
            views_before = views.between_deals();
            visit_deal(&mut views, &round, round.events().len(), |_| {});
            if let Some(outcome) = round.outcome() {
                let mut next = game.deal_over(outcome, round.staked())?;
                if let Next::Choice(seat) = next {
                    match choices.next() {
                        Some(&stop) => next = game.choose(stop)?,
                        None => chooses = Some(seat),
                    }
                }
                between = matches!(next, Next::Deal(_)) && number + 1 == deals;
            }
            current = Some(round);
        }
        let round = current.ok_or(ResumeError::NoDeal)?;
        let mut live = Box::new(LiveGame::new(game, seed, deals as u32, round, &context.stored.settings));
        live.written = live.round.events().len();
        // The clock of an unassisted table continues where it stopped, and claims close as after any discard.
        let passed = Duration::from_millis(u64::from(live.round.now()));
        live.deal_began = Instant::now().checked_sub(passed).unwrap_or(live.deal_began);
        let claims_close_at = context
            .stored
            .settings
            .is_unassisted()
            .then(|| Instant::now() + claims_stay_open(&context.rules));
        live.phase = Phase::Deal(DealTimers { hold_until: None, claims_close_at });
        (live.next_part, live.commands) = (stored.next, stored.acts.map(CommandIds::after));
        live.views_before = views_before.clone();
        // Rebuild everybody's views up to what was published.
        let (mut views, mut open) = (views_before, None);
        let (round, seats) = (&live.round, &mut live.seats);
        visit_deal(&mut views, round, live.written, |published| {
            for seat in Seat::ALL {
                if let Some(sent) = &published.seats[seat] {
                    seats[seat.index()].apply(&sent.event);
                }
            }
            open = published.open.as_ref().map_or(open, |sent| Some(sent.number));
        });
        live.views = views;
        if let Some(number) = open {
            live.note_open(number);
        }
        for clock in &mut live.clocks {
            clock.stand_in_delay = RESTART_GRACE;
        }
        if let Some(seat) = chooses {
            live.phase = Phase::Choice(seat);
        } else if between {
            live.show_result(context);
        }
        live.update_clocks(context);
        let over = log.end.is_some() || context.stored.stage == GameStage::Over;
        if let (Stage::Waiting(waiting), false) = (&mut self.stage, over) {
            live.bots = waiting.bots.take();
            live.seat_bots_again(context);
        }
        self.stage = match context.stored.stage {
            _ if over => Stage::Over(Some(live)),
            GameStage::Adjourned => Stage::Adjourned(live),
            _ => Stage::Playing(live),
        };
        Ok(())
    }
}
