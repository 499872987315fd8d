//! Moves that the server makes: for bots, for players with automatic moves, and for players whose time is up.

use hanchan_bots::Player;
use hanchan_mjai::{BotFault, BotFaultKind};
use hanchan_round::{Claim, Move, TurnAct};
use hanchan_tiles::Seat;
use hanchan_view::Choice;
use tokio::time::Instant;

use super::context::Context;
use super::external_bots::BotMove;
use super::live_game::{LiveGame, Phase};
use super::refusal::Failure;
use super::stage::Progress;
use crate::store::StoreError;

/// Returns the simplest legal move, such as discarding the drawn tile or passing.
fn simplest(choice: Option<Choice>) -> Move {
    match choice {
        Some(Choice::Turn(acts)) if acts.contains(TurnAct::DiscardDrawn) => Move::Act(TurnAct::DiscardDrawn),
        Some(Choice::Turn(acts)) => acts.iter().last().map_or(Move::Mix, Move::Act),
        Some(Choice::Show) => Move::Show(true),
        Some(Choice::Draw | Choice::Speak { draws: true }) => Move::Draw,
        Some(Choice::Accept) => Move::Agree,
        Some(Choice::Settle) => Move::Mix,
        Some(Choice::Claim(_) | Choice::Speak { draws: false } | Choice::Announce) | None => {
            Move::Claim(Claim::Pass)
        }
    }
}

impl LiveGame {
    /// Returns the automatic move that a player's settings require now, if any.
    pub(super) fn auto_move(&self, seat: Seat) -> Option<Move> {
        if !self.is_dealing() {
            return None;
        }
        let auto = self.autos[seat.index()];
        match self.seats[seat.index()].choice? {
            Choice::Turn(acts) if auto.win && acts.contains(TurnAct::Tsumo) => {
                Some(Move::Act(TurnAct::Tsumo))
            }
            Choice::Turn(acts)
                if auto.discard && acts.contains(TurnAct::DiscardDrawn) && !acts.contains(TurnAct::Tsumo) =>
            {
                Some(Move::Act(TurnAct::DiscardDrawn))
            }
            Choice::Claim(claims) if claims.contains(Claim::Ron) => {
                auto.win.then_some(Move::Claim(Claim::Ron))
            }
            Choice::Claim(_) if auto.no_calls => Some(Move::Claim(Claim::Pass)),
            _ => None,
        }
    }

    /// Acts for a bot, for a player with automatic moves, or for a player whose time is up.
    pub(super) async fn act_for(
        &mut self,
        context: &mut Context,
        seat: Seat,
    ) -> Result<Progress, StoreError> {
        match self.phase {
            // If the leading dealer does not choose in time, the game ends.
            Phase::Choice(of) if of == seat => return self.chosen(context, true).await,
            Phase::Choice(_) | Phase::Between { .. } => return Ok(Progress::Continues),
            Phase::Deal(_) => {}
        }
        let decided = match self.bots.as_mut().map_or(BotMove::NoBot, |bots| bots.request(seat)) {
            BotMove::NoBot => self.auto_move(seat),
            BotMove::Thinks => return Ok(Progress::Continues),
            BotMove::Decided(decided) => Some(decided),
            BotMove::Lost => {
                let (deal, kind, reply) = (self.deal, BotFaultKind::Gone, String::new());
                self.log_stand_in(&BotFault { deal, seat, kind, reply });
                self.publish_state(context);
                self.auto_move(seat)
            }
        };
        let chosen = match decided {
            Some(decided) => Some(decided),
            None => self.choose_move(context, seat).await,
        };
        let simplest = simplest(self.seats[seat.index()].choice);
        self.clocks[seat.index()].running_since = None;
        for act in chosen.into_iter().chain([simplest]) {
            match self.perform(context, seat, None, act).await {
                Ok(progress) => return Ok(progress),
                Err(Failure::Store(error)) => return Err(error),
                Err(Failure::Refused(_)) => {}
            }
        }
        // At an unassisted table, waiting until claims close may be the only thing to do. If a timer will close them,
        // nobody's time is cut short.
        let progress = match self.timers().claims_close_at {
            Some(_) => Progress::Continues,
            None => self.close_claims(context).await?,
        };
        self.update_clocks(context);
        Ok(progress)
    }

    /// Chooses the move of the bot at a seat, or of a stand-in.
    async fn choose_move(&mut self, context: &Context, seat: Seat) -> Option<Move> {
        let view = &self.seats[seat.index()];
        let random = &mut self.random;
        let mut chance = |below: usize| random.usize(..below.max(1));
        match context.bot_at(seat) {
            // `sensei` takes a while, so it runs on a blocking thread, where it does not hold up other
            // tables.
            Some(bot @ Player::Sensei(_)) => {
                let view = view.clone();
                let start = Instant::now();
                let thought = tokio::task::spawn_blocking(move || bot.choose(&view, &mut |_| 0));
                let thought = thought.await.ok().flatten();
                context.metrics.thought(start.elapsed());
                thought
            }
            Some(bot) => bot.choose(view, &mut chance),
            None => Player::Cautious.choose(view, &mut chance),
        }
    }
}
