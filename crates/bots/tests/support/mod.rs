//! Games of players who have nothing but their views.

use std::sync::Arc;
use std::time::{Duration, Instant};

use fastrand::Rng;
use hanchan_bots::Player;
use hanchan_game::{Game, Next, Seed, Standing};
use hanchan_round::{Move, Phase, Round, Sitting, Wall};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Choice, SeatView, Views};

/// A table with its players.
pub(crate) struct Table {
    pub(crate) rules: Arc<Rules>,
    pub(crate) players: [Player; 4],
    pub(crate) sitting: Sitting,
    pub(crate) random: Rng,
    /// How often one of them chose, and how long it took him.
    pub(crate) timed: Seat,
    pub(crate) asked: u32,
    pub(crate) thought: Duration,
    pub(crate) longest: Duration,
    pub(crate) views: Views,
    pub(crate) seats: BySeat<SeatView>,
}

impl Table {
    pub(crate) fn new(rules: &Arc<Rules>, players: [Player; 4], sitting: Sitting, seed: u64) -> Table {
        let seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(rules), seat));
        let (rules, random) = (Arc::clone(rules), Rng::with_seed(seed));
        let (asked, thought, longest, views, timed) =
            (0, Duration::ZERO, Duration::ZERO, Views::new(), Seat::First);
        Table { rules, players, sitting, random, timed, asked, thought, longest, views, seats }
    }

    /// Plays a game; `seen` is shown every deal when it is over.
    pub(crate) fn game(&mut self, walls: Seed, seen: impl FnMut(&Round)) -> Standing {
        self.played_on(Game::new(Arc::clone(&self.rules)), walls, seen)
    }

    /// The same with a game that has begun already.
    pub(crate) fn played_on(
        &mut self,
        mut game: Game,
        walls: Seed,
        mut seen: impl FnMut(&Round),
    ) -> Standing {
        for deal in 1.. {
            let setup = game.setup();
            let (tiles, dice) = walls.deal(deal, self.rules.tile_set());
            let wall = Wall::built(&tiles, dice, setup.dealer, &self.rules).expect("all tiles");
            let mut round = Round::seated(Arc::clone(&self.rules), wall, setup, self.sitting);
            let told = self.views.deal(&round);
            self.hear(&told);
            while !matches!(round.phase(), Phase::Over) {
                self.step(&mut round);
                while let Some(told) = self.views.next(&round) {
                    self.hear(&told);
                }
            }
            seen(&round);
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

    fn hear(&mut self, told: &hanchan_view::Told) {
        for (seat, numbered) in told.seats.iter() {
            if let Some(numbered) = numbered {
                self.seats[seat].apply(&numbered.event);
            }
        }
    }

    /// Somebody who has something to choose does it, in any order; draws come last, and now and then too early.
    fn step(&mut self, round: &mut Round) {
        let choosing: Vec<Seat> =
            Seat::ALL.into_iter().filter(|&seat| self.seats[seat].choice.is_some()).collect();
        let real = self.sitting == Sitting::RealTable;
        let hasty = real && self.random.u8(..4) == 0;
        let turn = |seat: &Seat| matches!(self.seats[*seat].choice, Some(Choice::Turn(_)));
        let others = choosing.iter().any(|seat| !turn(seat));
        let mut order: Vec<Seat> = choosing.iter().copied().filter(|seat| !(others && turn(seat))).collect();
        self.random.shuffle(&mut order);
        for &seat in &order {
            let chosen = self.ask(seat).expect("he has a choice");
            if chosen == Move::Draw && order.len() > 1 && !hasty {
                continue;
            }
            let pause = if hasty { 100 } else { 10_000 };
            if real && chosen == Move::Draw {
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

    fn ask(&mut self, seat: Seat) -> Option<Move> {
        let random = &mut self.random;
        let start = Instant::now();
        let chosen =
            self.players[seat.index()].choose(&self.seats[seat], &mut |below| random.usize(..below.max(1)));
        if seat == self.timed {
            self.asked += 1;
            self.thought += start.elapsed();
            self.longest = self.longest.max(start.elapsed());
        }
        chosen
    }
}
