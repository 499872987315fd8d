//! Time at a table: clocks, programs, stand-ins, and what is done when nobody acts.

use std::time::Duration;

use hanchan_bots::Player;
use hanchan_round::{Claim, Move, TurnAct};
use hanchan_tiles::Seat;
use hanchan_view::Choice;
use tokio::time::Instant;

use super::guests::Asked;
use super::live::{COME_BACK, Pause};
use super::{Sitter, Stage, Table};
use crate::store::StoreError;

/// How long people have to correct what was paid at a real table when programs sit with them.
const SETTLE: Duration = Duration::from_secs(10);

impl Table {
    /// Whether a person is at a seat.
    fn somebody_is_here(&self) -> bool {
        (0..self.players()).any(|seat| self.connections.is_here(seat))
    }

    /// Whether people play here and none of them is connected: then nothing goes on without them.
    pub(super) fn is_deserted(&self) -> bool {
        let people = self.sitters.iter().flatten().any(|sitter| matches!(sitter, Sitter::Person { .. }));
        people && !self.somebody_is_here()
    }

    /// Somebody is back at a deserted table: all clocks start anew.
    pub(super) fn go_on(&mut self) {
        let Some(live) = &mut self.live else { return };
        for clock in &mut live.clocks {
            clock.asked = None;
        }
        if matches!(live.pause, Pause::Ready { .. }) {
            self.wait_for_ready();
        }
        self.ask();
    }

    /// Starts the clocks of those who have something to decide, and stops the others'.
    pub(super) fn ask(&mut self) {
        let Some(live) = &mut self.live else { return };
        let now = Instant::now();
        for seat in Seat::ALL {
            let must = live.must_act(seat);
            let clock = &mut live.clocks[seat.index()];
            clock.asked = if must { clock.asked.or(Some(now)) } else { None };
        }
    }

    /// A player has acted: what he took beyond the time of a move comes off his bank.
    pub(super) fn spend(&mut self, seat: Seat) {
        let Some([seconds, _]) = self.settings.clock else { return };
        let Some(live) = &mut self.live else { return };
        let clock = &mut live.clocks[seat.index()];
        if let Some(asked) = clock.asked.take() {
            let over = asked.elapsed().saturating_sub(Duration::from_secs(u64::from(seconds)));
            clock.bank = clock.bank.saturating_sub(over);
        }
    }

    /// When something acts for a seat, if nobody does before.
    fn acts_at(&self, seat: Seat) -> Option<Instant> {
        let live = self.live.as_ref()?;
        let clock = &live.clocks[seat.index()];
        let asked = clock.asked?;
        if let Some(until) = self.guests.as_ref().and_then(|guests| guests.thinks_until(seat)) {
            return Some(until);
        }
        if self.program(seat).is_some() {
            let pace = Duration::from_millis(u64::from(self.settings.pace));
            // People look at what was paid before a program mixes the tiles.
            let settles = matches!(live.seats[seat.index()].choice, Some(Choice::Settle));
            return Some(asked + if settles && self.somebody_is_here() { pace.max(SETTLE) } else { pace });
        }
        if self.auto_move(seat).is_some() {
            return Some(asked);
        }
        if !self.connections.is_here(seat.index()) {
            return Some(clock.left.map_or(asked, |left| asked.max(left + COME_BACK)) + clock.grace);
        }
        let [seconds, _] = self.settings.clock?;
        Some(asked + Duration::from_secs(u64::from(seconds)) + clock.bank)
    }

    /// When the table has something to do next.
    pub(super) fn wake(&self) -> Option<Instant> {
        let due = self.connections.due();
        let goes_on = self.stage == Stage::Playing && !self.is_deserted();
        let Some(live) = self.live.as_ref().filter(|_| goes_on) else { return due };
        let until = match live.pause {
            Pause::Ready { until } => Some(until),
            _ => None,
        };
        let acts = Seat::ALL.into_iter().filter_map(|seat| self.acts_at(seat)).min();
        // Before the window is over nobody can act on what he does not know.
        let acts = acts.map(|at| live.hold.map_or(at, |hold| at.min(hold)));
        [due, until, acts, live.hold, live.closes].into_iter().flatten().min()
    }

    /// Does what time demands.
    pub(super) async fn tick(&mut self) -> Result<(), StoreError> {
        let now = Instant::now();
        self.connections.tell_due(now);
        if self.stage != Stage::Playing || self.is_deserted() {
            return Ok(());
        }
        if self.live.as_ref().is_some_and(|live| live.hold.is_some_and(|hold| hold <= now)) {
            self.deliver();
            self.next_deal().await?;
        }
        if self.live.as_ref().is_some_and(|live| live.closes.is_some_and(|closes| closes <= now)) {
            self.close_claims().await?;
        }
        if let Some(live) = &self.live
            && let Pause::Ready { until } = live.pause
            && until <= now
        {
            return Box::pin(self.deal_again()).await;
        }
        for seat in Seat::ALL {
            if self.acts_at(seat).is_some_and(|at| at <= now) {
                self.act_for(seat).await?;
            }
        }
        Ok(())
    }

    /// At a real table the time to claim is over.
    async fn close_claims(&mut self) -> Result<(), StoreError> {
        let Some(live) = &mut self.live else { return Ok(()) };
        live.closes = None;
        if live.pause == Pause::None {
            live.round.clock(live.now());
            if live.round.close().is_ok() {
                self.settle().await?;
            }
        }
        Ok(())
    }

    /// What a player has asked to be done for him.
    fn auto_move(&self, seat: Seat) -> Option<Move> {
        let live = self.live.as_ref().filter(|live| live.pause == Pause::None)?;
        let auto = live.autos[seat.index()];
        match live.seats[seat.index()].choice? {
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

    /// Acts for a program, for somebody who asked for it, or whose time is over.
    pub(super) async fn act_for(&mut self, seat: Seat) -> Result<(), StoreError> {
        let program = self.program(seat);
        let auto = self.auto_move(seat);
        let Some(live) = &mut self.live else { return Ok(()) };
        if let Pause::Choice(of) = live.pause {
            // Who leads and says nothing has won.
            return if of == seat { self.chosen(true).await } else { Ok(()) };
        }
        if live.pause != Pause::None {
            return Ok(());
        }
        let asked = self.guests.as_mut().map_or(Asked::Nobody, |guests| guests.ask(seat));
        let auto = match asked {
            Asked::Nobody => auto,
            Asked::Thinks => return Ok(()),
            Asked::Wants(decided) => Some(decided),
            Asked::Lost => {
                self.stead(seat, "gone", None);
                self.tell_table();
                auto
            }
        };
        let Some(live) = &mut self.live else { return Ok(()) };
        let view = &live.seats[seat.index()];
        let random = &mut live.random;
        let mut chance = |below: usize| random.usize(..below.max(1));
        let chosen = match (program, auto) {
            (_, Some(auto)) => Some(auto),
            // He thinks for a while: other tables go on meanwhile.
            (Some(program @ Player::Sensei(_)), None) => {
                let view = view.clone();
                let start = Instant::now();
                let thought = tokio::task::spawn_blocking(move || program.choose(&view, &mut |_| 0));
                let thought = thought.await.ok().flatten();
                self.metrics.thought(start.elapsed());
                thought
            }
            (Some(program), None) => program.choose(view, &mut chance),
            (None, None) => Player::Cautious.choose(view, &mut chance),
        };
        let simplest = match view.choice {
            Some(Choice::Turn(acts)) if acts.contains(TurnAct::DiscardDrawn) => {
                Move::Act(TurnAct::DiscardDrawn)
            }
            Some(Choice::Turn(acts)) => acts.iter().last().map_or(Move::Mix, Move::Act),
            Some(Choice::Show) => Move::Show(true),
            Some(Choice::Draw | Choice::Speak { draws: true }) => Move::Draw,
            Some(Choice::Accept) => Move::Agree,
            Some(Choice::Settle) => Move::Mix,
            _ => Move::Claim(Claim::Pass),
        };
        live.clocks[seat.index()].asked = None;
        let done = match chosen {
            Some(chosen) => self.perform(seat, None, chosen).await?,
            None => Err(super::Refused::code("nothing")),
        };
        if done.is_err() && self.perform(seat, None, simplest).await?.is_err() {
            // At a real table it may only be to wait until claims are closed.
            self.close_claims().await?;
            self.ask();
        }
        Ok(())
    }

    pub(super) fn disconnected(&mut self, connection: u64) {
        let seat = self.connections.role(connection).and_then(|(seat, _)| seat);
        self.connections.remove(connection);
        if let (Some(live), Some(seat)) = (&mut self.live, seat)
            && !self.connections.is_here(seat.index())
        {
            live.clocks[seat.index()].left = Some(Instant::now());
        }
        self.ask();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::sync::mpsc;

    use super::super::{Role, Table};
    use crate::metrics::Metrics;
    use crate::people::{Person, Rank};
    use crate::settings::Settings;
    use crate::store::{Store, StoredTable};

    /// A table of one person and three programs, with a clock: somebody's time always runs.
    async fn table(person: &Person) -> Table {
        let folder = std::env::temp_dir().join(format!("hanchan-deserted-{}", std::process::id()));
        let _fresh = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let url = Store::sqlite(&folder.join("hanchan.sqlite"));
        let (store, _writer) = Store::open(&url, Metrics::default()).await.expect("a database");
        let bot = "{\"program\":{\"name\":\"tsumogiri\"}}";
        let own = format!("{{\"person\":{{\"id\":\"{0}\",\"name\":\"{0}\"}}}}", person.id);
        let stored = StoredTable {
            id: "deserted".to_owned(),
            owner: person.id.clone(),
            settings: String::new(),
            seats: format!("[{own},{bot},{bot},{bot}]"),
            stage: "waiting".to_owned(),
            secret: "0".repeat(64),
            result: None,
            created: 0,
        };
        let rules = Arc::new(hanchan_rules::preset("common").expect("a preset"));
        let settings = Settings { open_after: None, ..Settings::default() };
        let mut table = Table::new(stored, settings, rules, store, Metrics::default());
        table.begin_game(Vec::new()).await.expect("it is written");
        table
    }

    /// No timer runs at a table that all people have left: neither a program nor a stand-in can act, however long it takes.
    #[tokio::test]
    async fn deserted_table_has_no_timer() {
        let ann = Person { id: "ann".to_owned(), name: "Ann".to_owned(), role: Rank::Player, guest: true };
        let mut table = table(&ann).await;
        assert!(table.wake().is_none(), "nobody has come yet");
        for _ in 0..2 {
            let (out, _inbox) = mpsc::channel(100);
            let connected = table.connect(ann.clone(), Role::Player, None, String::new(), out).await;
            let Ok(connected) = connected.expect("no error") else { panic!("no connection") };
            assert!(table.wake().is_some(), "somebody's time runs");
            table.disconnected(connected.number);
            assert!(table.wake().is_none());
        }
    }
}
