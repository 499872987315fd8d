//! The players' clocks and the table's timers.

use std::time::Duration;

use hanchan_rules::Rules;
use hanchan_tiles::Seat;
use hanchan_view::Choice;
use tokio::time::Instant;

use super::Table;
use super::context::Context;
use super::live_game::{LiveGame, Phase};
use super::stage::{Progress, Stage};
use crate::store::StoreError;
use crate::timing::{CLAIMS_MARGIN, CORRECTION_PAUSE, DISCONNECT_GRACE};

/// A player's clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// The extra time that the player has left in the game.
    pub(super) bank: Duration,
    /// When the player's current decision started; `None` if they have nothing to decide.
    pub(super) running_since: Option<Instant>,
    /// How long a stand-in waits before it acts for an absent player. It waits longer for a player who has not
    /// connected yet, or not since a restart.
    pub(super) stand_in_delay: Duration,
    /// When the player's last connection ended, if they have left.
    pub(super) left_at: Option<Instant>,
}

impl Clock {
    /// Creates a clock with a full bank. `limits` are the seconds per move and the seconds in the bank; `None`
    /// for no limits.
    pub(super) fn new(limits: Option<[u32; 2]>, stand_in_delay: Duration) -> Clock {
        let bank = limits.map_or(Duration::ZERO, |[_, bank]| Duration::from_secs(u64::from(bank)));
        Clock { bank, running_since: None, stand_in_delay, left_at: None }
    }

    /// Stops the clock after an act. Time beyond the limit per move is taken from the bank.
    pub(super) fn stop(&mut self, limits: Option<[u32; 2]>) {
        let Some([seconds, _]) = limits else { return };
        if let Some(since) = self.running_since.take() {
            let over = since.elapsed().saturating_sub(Duration::from_secs(u64::from(seconds)));
            self.bank = self.bank.saturating_sub(over);
        }
    }
}

/// Returns how long claims stay open after a discard at an unassisted table.
pub(super) fn claims_stay_open(rules: &Rules) -> Duration {
    Duration::from_millis(100 * u64::from(rules.switches().calls.claim_until)) + CLAIMS_MARGIN
}

/// Returns how long a bot waits before it draws at an unassisted table while others may claim the discard (P-056).
fn draw_delay(rules: &Rules) -> Duration {
    Duration::from_millis(100 * u64::from(rules.switches().calls.draw_after))
}

impl LiveGame {
    /// Returns whether a player may draw from the wall at an unassisted table.
    fn is_drawing(&self, seat: Seat) -> bool {
        matches!(self.seats[seat.index()].choice, Some(Choice::Draw | Choice::Speak { draws: true }))
    }

    /// Starts the clocks of players who have to decide, and stops those of the others.
    pub(super) fn update_clocks(&mut self, context: &Context) {
        let now = Instant::now();
        for seat in Seat::ALL {
            let must_act = self.must_act(context, seat);
            let clock = &mut self.clocks[seat.index()];
            clock.running_since = if must_act { clock.running_since.or(Some(now)) } else { None };
        }
    }

    /// Restarts all clocks when somebody returns to a deserted table.
    pub(super) fn restart_clocks(&mut self, context: &Context) {
        for clock in &mut self.clocks {
            clock.running_since = None;
        }
        if let Phase::Between { .. } = self.phase {
            self.show_result(context);
        }
        self.update_clocks(context);
    }

    /// Returns when the server acts for a seat unless the player acts first.
    fn acts_at(&self, context: &Context, seat: Seat) -> Option<Instant> {
        let clock = &self.clocks[seat.index()];
        let since = clock.running_since?;
        if let Some(until) = self.bots.as_ref().and_then(|bots| bots.thinks_until(seat)) {
            return Some(until);
        }
        if context.bot_at(seat).is_some() {
            let pace = Duration::from_millis(u64::from(context.stored.settings.pace));
            // People get time to check the payments before a bot mixes the tiles.
            let mixes = matches!(self.seats[seat.index()].choice, Some(Choice::Settle));
            let pause = if mixes && context.any_player_connected() {
                pace.max(CORRECTION_PAUSE)
            } else if self.is_drawing(seat) && !self.round.is_passed_by_others(seat) {
                pace.max(draw_delay(&context.rules))
            } else {
                pace
            };
            return Some(since + pause);
        }
        if self.auto_move(seat).is_some() {
            return Some(since);
        }
        if !context.connections.is_here(seat.index()) {
            let gone = clock.left_at.map_or(since, |left| since.max(left + DISCONNECT_GRACE));
            return Some(gone + clock.stand_in_delay);
        }
        let [seconds, _] = context.stored.settings.clock?;
        Some(since + Duration::from_secs(u64::from(seconds)) + clock.bank)
    }

    /// Returns when the game's next timer is due.
    fn wake(&self, context: &Context) -> Option<Instant> {
        let next_deal = match self.phase {
            Phase::Between { until, .. } => Some(until),
            Phase::Deal(_) | Phase::Choice(_) => None,
        };
        let acts = Seat::ALL.into_iter().filter_map(|seat| self.acts_at(context, seat)).min();
        let timers = self.timers();
        [next_deal, acts, timers.hold_until, timers.claims_close_at].into_iter().flatten().min()
    }

    /// Handles all timers that are due.
    async fn tick(&mut self, context: &mut Context) -> Result<Progress, StoreError> {
        let now = Instant::now();
        let is_due = |at: Option<Instant>| at.is_some_and(|at| at <= now);
        if is_due(self.timers().hold_until) {
            self.deliver(context);
            if self.after_deal(context) == Progress::GameOver {
                return Ok(Progress::GameOver);
            }
        }
        if is_due(self.timers().claims_close_at) && self.close_claims(context).await? == Progress::GameOver {
            return Ok(Progress::GameOver);
        }
        if let Phase::Between { until, .. } = self.phase
            && until <= now
        {
            return Box::pin(self.deal_again(context)).await;
        }
        for seat in Seat::ALL {
            if is_due(self.acts_at(context, seat)) && self.act_for(context, seat).await? == Progress::GameOver
            {
                return Ok(Progress::GameOver);
            }
        }
        Ok(Progress::Continues)
    }

    /// Closes the claims on the last discard at an unassisted table.
    pub(super) async fn close_claims(&mut self, context: &mut Context) -> Result<Progress, StoreError> {
        self.set_timers(|timers| timers.claims_close_at = None);
        if !self.is_dealing() {
            return Ok(Progress::Continues);
        }
        self.round.clock(self.deal_time());
        match self.round.close() {
            Ok(()) => self.settle(context).await,
            Err(_) => Ok(Progress::Continues),
        }
    }
}

impl Table {
    /// Returns when the table's next timer is due.
    pub(super) fn wake(&self) -> Option<Instant> {
        let due = self.context.connections.due();
        let game = match &self.stage {
            Stage::Playing(game) if !self.context.is_deserted() => game.wake(&self.context),
            _ => None,
        };
        [due, game].into_iter().flatten().min()
    }

    /// Handles all timers that are due.
    pub(super) async fn tick(&mut self) -> Result<(), StoreError> {
        self.context.connections.send_due(Instant::now());
        match &mut self.stage {
            Stage::Playing(game) if !self.context.is_deserted() => {
                let progress = game.tick(&mut self.context).await?;
                self.follow(progress).await
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hanchan_api::live::ConnectRole;
    use hanchan_api::settings::Settings;
    use hanchan_api::tables::GameStage;
    use hanchan_words::Language;
    use tokio::sync::mpsc;

    use super::super::{ConnectRequest, Table};
    use crate::metrics::Metrics;
    use crate::people::{AccountRole, Person};
    use crate::sitter::Sitter;
    use crate::store::{Store, StoredTable};

    /// Returns a table with time limits for one person and three bots, so that some clock always runs.
    async fn table(person: &Person) -> Table {
        let folder = std::env::temp_dir().join(format!("hanchan-deserted-{}", std::process::id()));
        let _fresh = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let url = Store::sqlite(&folder.join("hanchan.sqlite"));
        let (store, _writer) = Store::open(&url, Metrics::default()).await.expect("a database");
        let bot = Some(Sitter::Program { name: "tsumogiri".to_owned() });
        let own = Sitter::Person {
            id: person.id.clone(),
            name: person.id.clone(),
            contribution: String::new(),
            removed: false,
        };
        let stored = StoredTable {
            id: "deserted".to_owned(),
            owner: person.id.clone(),
            settings: Settings { open_after: None, ..Settings::default() },
            seats: vec![Some(own), bot.clone(), bot.clone(), bot],
            stage: GameStage::Waiting,
            password: None,
            secret: [0; 32],
            result: None,
            created: 0,
        };
        let rules = Arc::new(hanchan_rules::preset("common").expect("a preset"));
        let mut table = Table::new(stored, rules, None, store, Metrics::default());
        table.begin_if_full(Vec::new()).await.expect("it is written");
        table
    }

    /// No timer runs at a table without connected people, so neither bots nor stand-ins can act.
    #[tokio::test]
    async fn deserted_table_has_no_timer() {
        let ann =
            Person { id: "ann".to_owned(), name: "Ann".to_owned(), role: AccountRole::Player, guest: true };
        let mut table = table(&ann).await;
        assert!(table.wake().is_none(), "nobody has come yet");
        for _ in 0..2 {
            let (out, _inbox) = mpsc::channel(100);
            let request = ConnectRequest {
                person: ann.clone(),
                role: ConnectRole::Player,
                last: None,
                language: Language::English,
                out,
            };
            let connected = table.connect(request).await.expect("a connection");
            assert!(table.wake().is_some(), "somebody's time runs");
            table.disconnected(connected.number);
            assert!(table.wake().is_none());
        }
    }
}
