//! A game that is being played.

use std::sync::Arc;
use std::time::Duration;

use hanchan_game::{Game, Seed};
use hanchan_round::{Round, Wall};
use hanchan_rules::{Rules, hex};
use hanchan_tiles::Seat;
use hanchan_view::{Choice, SeatView, Told, Views};
use tokio::time::Instant;

use super::done::Done;
use crate::protocol::{Auto, TableState};
use crate::settings::Settings;
use crate::store::Write;

/// How long a stand-in waits before he acts for somebody who has left.
pub(super) const STAND_IN: Duration = Duration::from_millis(1500);
/// How long somebody has to come back, with a new page or another network, before a stand-in acts at all.
pub(super) const COME_BACK: Duration = Duration::from_secs(8);

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pause {
    /// The deal goes on.
    None,
    /// The next deal begins when everybody is ready, or then.
    Ready { until: Instant },
    /// The leading dealer chooses whether the game ends.
    Choice(Seat),
}

/// A player's clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// What is left in the bank.
    pub(super) bank: Duration,
    /// Since when he has something to decide.
    pub(super) asked: Option<Instant>,
    /// How long a stand-in waits before he acts for him: longer if he has not come yet, or not come back.
    pub(super) grace: Duration,
    /// When he was last here.
    pub(super) left: Option<Instant>,
}

/// A game that is being played.
pub(crate) struct Live {
    pub(super) game: Game,
    pub(super) seed: Seed,
    /// By seat, which player sits there, counted in the order in which they sat down.
    drawn: Vec<usize>,
    /// The number of the deal, from 1.
    pub(super) deal: u32,
    pub(super) round: Round,
    /// Views of everybody, and their numbers when this deal began.
    pub(super) views: Views,
    pub(super) before: Views,
    /// When the events for open hands were told, in milliseconds since the table was there: spectators see them later.
    pub(super) told_at: Vec<u32>,
    pub(super) since: Instant,
    /// What each player knows.
    pub(super) seats: [SeatView; 4],
    /// How many events of this deal are safe; the next part of the log; the last commands done for each seat.
    pub(super) written: usize,
    pub(super) seq: i64,
    /// Lines that come before those of the next events: who acts in whose stead.
    pub(super) steads: String,
    pub(crate) done: [Done; 4],
    pub(super) pause: Pause,
    pub(super) ready: [bool; 4],
    pub(super) clocks: [Clock; 4],
    pub(super) autos: [Auto; 4],
    /// When the deal began, for the clock of a real table.
    pub(super) began: Instant,
    /// Until when nobody is told what follows the discard.
    pub(super) hold: Option<Instant>,
    /// When claims at a real table are closed.
    pub(super) closes: Option<Instant>,
    /// Chance for programs that want it.
    pub(super) random: fastrand::Rng,
}

/// The wall of a deal, as the seed has it.
pub(super) fn round_of(
    game: &Game,
    seed: &Seed,
    deal: u32,
    settings: &Settings,
    rules: &Arc<Rules>,
) -> Option<Round> {
    let setup = game.setup();
    let (tiles, dice) = seed.deal(deal, rules.tile_set());
    let wall = Wall::built(&tiles, dice, setup.dealer, rules).ok()?;
    Some(Round::small(Arc::clone(rules), wall, setup, settings.sitting()))
}

/// How long claims at a real table stay open after a discard.
pub(super) fn claims_close(rules: &Rules) -> Duration {
    Duration::from_millis(100 * u64::from(rules.switches().calls.claim_until) + 20)
}

impl Live {
    pub(super) fn new(game: Game, seed: Seed, deal: u32, round: Round, settings: &Settings) -> Live {
        let rules = Arc::clone(game.rules());
        let bank = settings.clock.map_or(Duration::ZERO, |[_, bank]| Duration::from_secs(u64::from(bank)));
        Live {
            seats: Seat::ALL.map(|seat| SeatView::new(Arc::clone(&rules), seat)),
            views: Views::new(),
            before: Views::new(),
            told_at: Vec::new(),
            since: Instant::now(),
            drawn: seed.seating(rules.switches().table.players.count()),
            game,
            seed,
            deal,
            round,
            written: 1,
            seq: 0,
            steads: String::new(),
            done: [Done::default(); 4],
            pause: Pause::None,
            ready: [false; 4],
            clocks: [Clock { bank, asked: None, grace: STAND_IN, left: None }; 4],
            autos: [Auto::default(); 4],
            began: Instant::now(),
            hold: None,
            closes: None,
            random: fastrand::Rng::new(),
        }
    }

    /// The next lines of the log.
    pub(super) fn lines(&mut self, table: &str, text: String) -> Write {
        let seq = self.seq;
        self.seq += 1;
        let acts = self.done.map(Done::highest);
        Write::Lines { table: table.to_owned(), seq, acts, text }
    }

    /// Begins to tell the deal.
    pub(super) fn begin_views(&mut self) -> Told {
        self.before = self.views.between_deals();
        self.views.deal(&self.round)
    }

    /// What everybody may know of the game.
    pub(crate) fn describe(&self, state: &mut TableState) {
        state.stage = match (state.stage.as_str(), self.pause) {
            ("playing", Pause::Ready { .. }) => "between".to_owned(),
            ("playing", Pause::Choice(_)) => "choice".to_owned(),
            (other, _) => other.to_owned(),
        };
        state.drawn = Some(self.drawn.clone());
        if state.stage == "over" {
            state.seed = Some(hex::encode(&self.seed.0));
        }
        if let Pause::Choice(seat) = self.pause {
            state.chooses = Some(seat.index());
        }
        for (index, seat) in state.seats.iter_mut().enumerate() {
            seat.ready = self.ready[index];
            seat.bank = state.clock.map(|_| self.clocks[index].bank.as_millis() as u64);
        }
    }

    /// Whether a player has to do something before the game goes on.
    pub(super) fn must_act(&self, seat: Seat) -> bool {
        match (self.pause, self.seats[seat.index()].choice) {
            (Pause::None, Some(choice)) => match choice {
                Choice::Turn(_)
                | Choice::Claim(_)
                | Choice::Show
                | Choice::Announce
                | Choice::Accept
                | Choice::Draw => true,
                Choice::Speak { draws } => draws,
                // One is enough to mix the tiles.
                Choice::Settle => seat == self.round.dealer(),
            },
            (Pause::Choice(of), _) => of == seat,
            _ => false,
        }
    }

    /// What the machine has to be told by the clock.
    pub(super) fn now(&self) -> u32 {
        u32::try_from(self.began.elapsed().as_millis()).unwrap_or(u32::MAX)
    }

    /// Remembers when the event of this number was told to those who see open hands.
    pub(super) fn told_open(&mut self, number: u32) {
        let now = u32::try_from(self.since.elapsed().as_millis()).unwrap_or(u32::MAX);
        self.told_at.resize(number as usize, now);
        self.told_at.push(now);
    }

    /// When spectators may see the event of this number with open hands.
    pub(super) fn open_at(&self, number: u32, after: Duration) -> Instant {
        let told = self.told_at.get(number as usize).copied().unwrap_or(0);
        self.since + Duration::from_millis(u64::from(told)) + after
    }

    /// Whether everybody has seen the result.
    pub(super) fn all_ready(&self, players: usize) -> bool {
        self.ready[..players].iter().all(|ready| *ready)
    }

    /// Results by place: seat, points, result.
    pub(super) fn result(&self) -> Option<Vec<(usize, i32, i32)>> {
        let standing = self.game.standing()?;
        Some(standing.places.iter().map(|place| (place.seat.index(), place.points, place.result)).collect())
    }
}
