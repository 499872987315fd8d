//! Plays the deals that questions are taken from.

use std::sync::Arc;

use hanchan_bots::Player;
use hanchan_game::Seed;
use hanchan_round::{Claim, Move, Phase, Round, Setup, TurnAct, Wall};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat, Wind};
use hanchan_view::{Published, SeatView, Views};

use crate::chance::Chance;

/// A table of bots that do whatever brings their hands closer to tenpai. The same rules and seed give the same
/// deals.
pub(crate) struct Play {
    rules: Arc<Rules>,
    chance: Chance,
    walls: Seed,
    deals: u32,
}

impl Play {
    pub(crate) fn new(rules: &Arc<Rules>, seed: u64) -> Play {
        let mut chance = Chance::new(seed);
        let mut bytes = [0; 32];
        for part in bytes.chunks_mut(8) {
            part.copy_from_slice(&chance.next().to_be_bytes());
        }
        Play { rules: Arc::clone(rules), chance, walls: Seed(bytes), deals: 0 }
    }

    /// Plays a deal with a random situation, as in the middle of a game. Calls `look` before every move. Returns
    /// `None` if no deal is possible under these rules.
    pub(crate) fn deal(&mut self, look: &mut dyn FnMut(&Round)) -> Option<Round> {
        self.deals += 1;
        let setup = self.setup();
        let (tiles, dice) = self.walls.deal(self.deals, self.rules.tile_set());
        let wall = Wall::built(&tiles, dice, setup.dealer, &self.rules).ok()?;
        let mut round = Round::new(Arc::clone(&self.rules), wall, setup);
        let mut views = Views::new();
        let mut seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(&self.rules), seat));
        receive(&mut seats, &views.deal(&round));
        // No deal has this many moves.
        for _ in 0..2000 {
            look(&round);
            while let Some(published) = views.next(&round) {
                receive(&mut seats, &published);
            }
            let Some((seat, what)) = next_move(&round, &seats) else { break };
            round.play(seat, what).ok()?;
        }
        round.outcome().is_some().then_some(round)
    }

    /// Returns a random situation in a game: the dealer, the round wind and the scores; now and then with honba,
    /// or with a player who has hardly any points.
    fn setup(&mut self) -> Setup {
        let table = &self.rules.switches().table;
        let players = table.players.count();
        let dealer = Seat::ALL[self.chance.below(players)];
        let round = if self.chance.percent(50) { Wind::East } else { Wind::South };
        let honba = if self.chance.percent(25) { 1 + self.chance.below(3) as u8 } else { 0 };
        let mut points = BySeat([0; 4]);
        for seat in table.players.seats() {
            points[seat] = table.start_points;
        }
        let (from, to) = (Seat::ALL[self.chance.below(players)], Seat::ALL[self.chance.below(players)]);
        let poor = self.chance.percent(15);
        let moved = if poor { points[from] - 600 } else { 100 * self.chance.below(80) as i32 };
        points[from] -= moved;
        points[to] += moved;
        Setup { dealer, round, honba, sticks: 0, points }
    }
}

fn receive(seats: &mut BySeat<SeatView>, published: &Published) {
    for (seat, view) in seats.iter_mut() {
        if let Some(numbered) = &published.seats[seat] {
            view.apply(&numbered.event);
        }
    }
}

/// Returns the next player to move, and their move.
fn next_move(round: &Round, seats: &BySeat<SeatView>) -> Option<(Seat, Move)> {
    let choose = |seat: Seat| Player::Greedy.choose(&seats[seat], &mut |_| 0);
    match round.phase() {
        Phase::Turn(turn) => {
            let any = || turn.acts.iter().last().unwrap_or(TurnAct::DiscardDrawn);
            Some((turn.seat, choose(turn.seat).unwrap_or_else(|| Move::Act(any()))))
        }
        Phase::Claims(window) => {
            let seat = Seat::ALL.into_iter().find(|&seat| window.answers[seat].is_none())?;
            Some((seat, choose(seat).unwrap_or(Move::Claim(Claim::Pass))))
        }
        Phase::Showdown(waiting) => {
            let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat])?;
            Some((seat, Move::Show(true)))
        }
        _ => None,
    }
}
