//! Plays games between bots, each of which gets only its own view.

use std::sync::Arc;
use std::time::{Duration, Instant};

use fastrand::Rng;
use hanchan_bots::Player;
use hanchan_game::{Game, Next, Seed, Standing};
use hanchan_round::{Move, Phase, Round, Sitting, Wall};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Choice, SeatView, Views};

/// A table with its bots.
pub(crate) struct Table {
    pub(crate) rules: Arc<Rules>,
    pub(crate) players: [Player; 4],
    pub(crate) sitting: Sitting,
    pub(crate) random: Rng,
    /// The seat whose decisions are timed.
    pub(crate) timed: Seat,
    /// Number of decisions by the timed seat.
    pub(crate) decisions: u32,
    /// Total time of these decisions.
    pub(crate) time: Duration,
    /// Time of the longest decision.
    pub(crate) longest: Duration,
    pub(crate) views: Views,
    pub(crate) seats: BySeat<SeatView>,
}

impl Table {
    pub(crate) fn new(rules: &Arc<Rules>, players: [Player; 4], sitting: Sitting, seed: u64) -> Table {
        let seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(rules), seat));
        let (rules, random) = (Arc::clone(rules), Rng::with_seed(seed));
        let (decisions, time, longest, views, timed) =
            (0, Duration::ZERO, Duration::ZERO, Views::new(), Seat::First);
        Table { rules, players, sitting, random, timed, decisions, time, longest, views, seats }
    }

    /// Plays a game. Calls `deal_over` at the end of every deal.
    pub(crate) fn game(&mut self, walls: Seed, deal_over: impl FnMut(&Round)) -> Standing {
        self.played_on(Game::new(Arc::clone(&self.rules)), walls, deal_over)
    }

    /// Plays a game that has already begun.
    pub(crate) fn played_on(
        &mut self,
        mut game: Game,
        walls: Seed,
        mut deal_over: impl FnMut(&Round),
    ) -> Standing {
        for deal in 1.. {
            let setup = game.setup();
            let (tiles, dice) = walls.deal(deal, self.rules.tile_set());
            let wall = Wall::built(&tiles, dice, setup.dealer, &self.rules).expect("all tiles");
            let mut round = Round::seated(Arc::clone(&self.rules), wall, setup, self.sitting);
            let published = self.views.deal(&round);
            self.apply(&published);
            while !matches!(round.phase(), Phase::Over) {
                self.step(&mut round);
                while let Some(published) = self.views.next(&round) {
                    self.apply(&published);
                }
            }
            deal_over(&round);
            let outcome = round.outcome().expect("it is over");
            let mut next = game.deal_over(outcome, round.staked());
            if let Ok(Next::Choice(_)) = next {
                next = game.choose(true);
            }
            if !matches!(next, Ok(Next::Deal(_))) {
                break;
            }
        }
        game.standing().expect("the game is over").clone()
    }

    /// Updates the seats' views.
    fn apply(&mut self, published: &hanchan_view::Published) {
        for (seat, numbered) in published.seats.iter() {
            if let Some(numbered) = numbered {
                self.seats[seat].apply(&numbered.event);
            }
        }
    }

    /// Lets one of the players who have a choice make it, in random order. At an unassisted table, draws come
    /// last but are sometimes made too early.
    fn step(&mut self, round: &mut Round) {
        let choosing: Vec<Seat> =
            Seat::ALL.into_iter().filter(|&seat| self.seats[seat].choice.is_some()).collect();
        let unassisted = self.sitting == Sitting::RealTable;
        let hasty = unassisted && self.random.u8(..4) == 0;
        let turn = |seat: &Seat| matches!(self.seats[*seat].choice, Some(Choice::Turn(_)));
        let others = choosing.iter().any(|seat| !turn(seat));
        let mut order: Vec<Seat> = choosing.iter().copied().filter(|seat| !(others && turn(seat))).collect();
        self.random.shuffle(&mut order);
        for &seat in &order {
            let chosen = self.choose(seat).expect("the player has a choice");
            if chosen == Move::Draw && order.len() > 1 && !hasty {
                continue;
            }
            let pause = if hasty { 100 } else { 10_000 };
            if unassisted && chosen == Move::Draw {
                round.clock(round.now() + pause);
            }
            if let Move::Announce(each) = chosen {
                assert_eq!(round.true_value(seat), Some(each), "{} {:?}", self.rules.id, self.seats[seat]);
            }
            let done = round.play(seat, chosen);
            assert_eq!(done, Ok(()), "{} {seat:?} {chosen:?} {:?}", self.rules.id, self.seats[seat]);
            return;
        }
        assert_eq!(round.close(), Ok(()), "nobody has a choice: {:?}", round.phase());
    }

    /// Chooses a move for a seat.
    fn choose(&mut self, seat: Seat) -> Option<Move> {
        let random = &mut self.random;
        let start = Instant::now();
        let chosen =
            self.players[seat.index()].choose(&self.seats[seat], &mut |below| random.usize(..below.max(1)));
        if seat == self.timed {
            self.decisions += 1;
            self.time += start.elapsed();
            self.longest = self.longest.max(start.elapsed());
        }
        chosen
    }
}
