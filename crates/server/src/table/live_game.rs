//! A game in progress.

use std::sync::Arc;
use std::time::Duration;

use hanchan_api::live::{Auto, Proposal};
use hanchan_api::settings::Settings;
use hanchan_api::tables::{GameStage, Standing, TableStage};
use hanchan_game::{Game, Seed};
use hanchan_record::log::{Begin, Entry, Head};
use hanchan_round::{Round, Wall};
use hanchan_rules::Rules;
use hanchan_tiles::Seat;
use hanchan_view::{Choice, SeatView, Views};
use tokio::time::Instant;

use super::clocks::Clock;
use super::commands::CommandIds;
use super::context::Context;
use super::external_bots::ExternalBots;
use super::stage::Progress;
use crate::sitter::Sitter;
use crate::store::{StoreError, StoreWrite, now};
use crate::timing::{ARRIVAL_GRACE, STAND_IN_DELAY};

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// A deal is being played.
    Deal(DealTimers),
    /// The result of a deal is being shown. The next deal starts when everybody is ready, or at `until`.
    Between { until: Instant, ready: [bool; 4] },
    /// The dealer at this seat, who leads after the last deal, is choosing whether the game ends.
    Choice(Seat),
}

/// The timers of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct DealTimers {
    /// The time until which nothing after the last discard is published.
    pub(super) hold_until: Option<Instant>,
    /// When claims on the last discard close, at an unassisted table.
    pub(super) claims_close_at: Option<Instant>,
}

/// A game that is being played or adjourned, or is over and can still be watched.
pub(super) struct LiveGame {
    pub(super) game: Game,
    pub(super) seed: Seed,
    /// For each seat, the number of its player in the order in which players sat down.
    pub(super) drawn: Vec<usize>,
    /// The number of the deal, counting from 1.
    pub(super) deal: u32,
    pub(super) round: Round,
    pub(super) phase: Phase,
    /// The current views of all audiences.
    pub(super) views: Views,
    /// The views at the start of this deal.
    pub(super) views_before: Views,
    /// What each seat knows.
    pub(super) seats: [SeatView; 4],
    /// The number of this deal's events that are stored.
    pub(super) written: usize,
    /// The number of the next part of the log.
    pub(super) next_part: i64,
    /// Log lines to write before the next events, which say for whom a stand-in acts, and why.
    pub(super) pending_lines: String,
    /// The ids of each seat's last completed commands.
    pub(super) commands: [CommandIds; 4],
    pub(super) clocks: [Clock; 4],
    pub(super) autos: [Auto; 4],
    pub(super) proposals: [Option<Proposal>; 4],
    /// When the deal began. The time at an unassisted table is measured from this moment.
    pub(super) deal_began: Instant,
    /// When each event was published, in milliseconds since `started`. Spectators of open hands see events with a
    /// delay.
    open_published: Vec<u32>,
    started: Instant,
    /// The random number generator for bots.
    pub(super) random: fastrand::Rng,
    /// The external bots in the game.
    pub(super) bots: Option<Box<ExternalBots>>,
}

impl LiveGame {
    pub(super) fn new(game: Game, seed: Seed, deal: u32, round: Round, settings: &Settings) -> LiveGame {
        let rules = Arc::clone(game.rules());
        LiveGame {
            seats: Seat::ALL.map(|seat| SeatView::new(Arc::clone(&rules), seat)),
            views: Views::new(),
            views_before: Views::new(),
            open_published: Vec::new(),
            started: Instant::now(),
            drawn: seed.seating(rules.switches().table.players.count()),
            game,
            seed,
            deal,
            round,
            phase: Phase::Deal(DealTimers::default()),
            written: 1,
            next_part: 0,
            pending_lines: String::new(),
            commands: [CommandIds::default(); 4],
            clocks: [Clock::new(settings.clock, STAND_IN_DELAY); 4],
            autos: [Auto::default(); 4],
            proposals: [None; 4],
            deal_began: Instant::now(),
            random: fastrand::Rng::new(),
            bots: None,
        }
    }

    /// Starts the game once all seats are taken: draws seats and deals the first tiles. The start is stored
    /// together with `writes`. Returns `None` if the wall does not fit the rules.
    pub(super) async fn begin(
        context: &mut Context,
        bots: Option<Box<ExternalBots>>,
        mut writes: Vec<StoreWrite>,
    ) -> Result<Option<Box<LiveGame>>, StoreError> {
        let contribution = |sitter: &Option<Sitter>| match sitter {
            Some(Sitter::Person { contribution, .. }) => contribution.clone(),
            _ => String::new(),
        };
        let mut contributions: Vec<String> = context.stored.seats.iter().map(contribution).collect();
        if contributions.iter().all(String::is_empty) {
            contributions.clear();
        }
        let seed = Seed::of(context.stored.secret, &contributions);
        let game = Game::new(Arc::clone(&context.rules));
        let Some(round) = round_of(&game, &seed, 1, &context.stored.settings, &context.rules) else {
            return Ok(None);
        };
        let order = seed.seating(context.players());
        let seats = order.iter().filter_map(|&player| context.stored.seats.get(player).cloned()).collect();
        context.stored.seats = seats;
        let mut live = Box::new(LiveGame::new(game, seed, 1, round, &context.stored.settings));
        live.bots = bots;
        for clock in &mut live.clocks {
            clock.stand_in_delay = ARRIVAL_GRACE;
        }
        let names = context.names()[..context.players()].to_vec();
        let mut head = Head::new(&context.rules, context.stored.settings.sitting(), names);
        head.commitment = Some(context.commitment());
        head.contributions = contributions;
        head.clock = context.stored.settings.clock;
        head.began = Some(now().to_string());
        let text = format!("{}\n{}\n", Entry::Game(head).line(), Entry::Deal(Begin::of(&live.round)).line());
        writes.push(live.log_part(&context.stored.id, text));
        writes.push(context.row(GameStage::Playing));
        context.store.write(writes).await?;
        Ok(Some(live))
    }

    /// Returns whether the game continues or is over.
    pub(super) fn progress(&self) -> Progress {
        if self.game.standing().is_some() { Progress::GameOver } else { Progress::Continues }
    }

    /// Returns the stage that clients see while the game is in progress.
    pub(super) fn table_stage(&self) -> TableStage {
        match self.phase {
            Phase::Deal(_) => TableStage::Playing,
            Phase::Between { .. } => TableStage::Between,
            Phase::Choice(_) => TableStage::Choice,
        }
    }

    /// Returns whether a deal is being played.
    pub(super) fn is_dealing(&self) -> bool {
        matches!(self.phase, Phase::Deal(_))
    }

    /// Returns the timers of the current deal.
    pub(super) fn timers(&self) -> DealTimers {
        match self.phase {
            Phase::Deal(timers) => timers,
            Phase::Between { .. } | Phase::Choice(_) => DealTimers::default(),
        }
    }

    /// Changes the timers of the current deal, if there is one.
    pub(super) fn set_timers(&mut self, change: impl FnOnce(&mut DealTimers)) {
        if let Phase::Deal(timers) = &mut self.phase {
            change(timers);
        }
    }

    /// Returns whether the game is waiting for this player to act.
    pub(super) fn must_act(&self, context: &Context, seat: Seat) -> bool {
        match (self.phase, self.seats[seat.index()].choice) {
            (Phase::Deal(_), Some(choice)) => match choice {
                Choice::Turn(_)
                | Choice::Claim(_)
                | Choice::Show
                | Choice::Announce
                | Choice::Accept
                | Choice::Draw => true,
                // People may let the time for claims pass; bots answer.
                Choice::Speak { draws } => draws || context.bot_at(seat).is_some(),
                // The dealer mixes the tiles, so the game waits for them alone.
                Choice::Settle => seat == self.round.dealer(),
            },
            (Phase::Choice(of), _) => of == seat,
            (Phase::Deal(_) | Phase::Between { .. }, _) => false,
        }
    }

    /// Returns the time since the deal began, in milliseconds.
    pub(super) fn deal_time(&self) -> u32 {
        u32::try_from(self.deal_began.elapsed().as_millis()).unwrap_or(u32::MAX)
    }

    /// Records the current time as the publication time of the event with this number.
    pub(super) fn note_open(&mut self, number: u32) {
        let now = u32::try_from(self.started.elapsed().as_millis()).unwrap_or(u32::MAX);
        self.open_published.resize(number as usize, now);
        self.open_published.push(now);
    }

    /// Returns when spectators of open hands may see the event with this number.
    pub(super) fn open_at(&self, number: u32, delay: Duration) -> Instant {
        let published = self.open_published.get(number as usize).copied().unwrap_or(0);
        self.started + Duration::from_millis(u64::from(published)) + delay
    }

    /// Returns the final standings by rank, once the game is over.
    pub(super) fn result(&self) -> Option<Vec<Standing>> {
        let standing = self.game.standing()?;
        Some(standing.places.iter().map(|place| (place.seat.index(), place.points, place.result)).collect())
    }
}

/// Starts a deal with the wall that the seed determines. Returns `None` if the wall does not fit the rules.
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
