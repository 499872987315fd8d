//! Counts players' actions in recorded games.

use std::collections::BTreeMap;

use hanchan_game::Standing;
use hanchan_round::{Ending, Event, Outcome, Round};
use hanchan_tiles::Seat;

use super::ReplayedGame;

/// The counts of one player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Figures {
    /// Games with a result, and how often the player came first, second, and so on.
    pub(super) games: u32,
    pub(super) places: [u32; 4],
    /// The sum of the results, in tenths of a thousand points.
    pub(super) result: i64,
    /// Completed deals.
    pub(super) deals: u32,
    pub(super) wins: u32,
    pub(super) tsumo: u32,
    /// Deals in which another player won on this player's tile.
    pub(super) deal_ins: u32,
    /// Deals in which the player declared riichi.
    pub(super) riichi: u32,
    /// Deals in which the player called a tile.
    pub(super) calls: u32,
    /// Exhaustive draws, and those in which the player was tenpai.
    pub(super) draws: u32,
    pub(super) tenpai: u32,
    /// The points won, and the points paid for deal-ins.
    pub(super) won: i64,
    pub(super) paid: i64,
}

impl Figures {
    /// Returns the quotient, or `None` if `whole` is zero.
    fn share(part: impl Into<i64>, whole: u32) -> Option<f64> {
        (whole > 0).then(|| part.into() as f64 / f64::from(whole))
    }

    pub(super) fn average_rank(&self) -> Option<f64> {
        let sum: u32 = self.places.iter().zip(1..).map(|(count, place)| count * place).sum();
        Figures::share(sum, self.games)
    }

    pub(super) fn win_rate(&self) -> Option<f64> {
        Figures::share(self.wins, self.deals)
    }

    pub(super) fn tsumo_share(&self) -> Option<f64> {
        Figures::share(self.tsumo, self.wins)
    }

    pub(super) fn deal_in_rate(&self) -> Option<f64> {
        Figures::share(self.deal_ins, self.deals)
    }

    pub(super) fn riichi_rate(&self) -> Option<f64> {
        Figures::share(self.riichi, self.deals)
    }

    pub(super) fn call_rate(&self) -> Option<f64> {
        Figures::share(self.calls, self.deals)
    }

    pub(super) fn tenpai_rate(&self) -> Option<f64> {
        Figures::share(self.tenpai, self.draws)
    }

    pub(super) fn average_win(&self) -> Option<f64> {
        Figures::share(self.won, self.wins)
    }

    pub(super) fn average_deal_in(&self) -> Option<f64> {
        Figures::share(self.paid, self.deal_ins)
    }

    /// Counts a deal.
    fn deal(&mut self, round: &Round, outcome: &Outcome, seat: Seat) {
        let did = |is: &dyn Fn(&Event) -> bool| u32::from(round.events().iter().any(is));
        self.deals += 1;
        self.riichi += did(&|event| matches!(event, Event::Riichi { seat: by } if *by == seat));
        self.calls += did(&|event| matches!(event, Event::Claimed { seat: by, .. } if *by == seat));
        if outcome.ending == Ending::Exhausted {
            self.draws += 1;
            self.tenpai += u32::from(outcome.tenpai[seat]);
        }
        let mut dealt_in = false;
        for winner in &outcome.winners {
            let payments = &winner.score.payments;
            if winner.seat == seat {
                self.wins += 1;
                self.tsumo += u32::from(winner.from == seat);
                self.won += i64::from(payments.points);
            } else if winner.from == seat {
                dealt_in = true;
                self.paid -= i64::from(payments.hand[round.wind(seat).index()]);
            }
        }
        self.deal_ins += u32::from(dealt_in);
    }
}

/// The counts of all players, by name.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    pub(super) players: BTreeMap<String, Figures>,
}

impl Tally {
    /// Counts a recorded game.
    pub fn add(&mut self, played: &ReplayedGame) {
        let standing = played.standing();
        for (name, seat) in played.names.iter().zip(Seat::ALL) {
            self.seat(name, seat, &played.rounds, standing.as_ref());
        }
    }

    /// Counts the actions of one seat of a recorded game, under this name.
    pub fn add_seat(&mut self, name: &str, seat: Seat, played: &ReplayedGame) {
        self.seat(name, seat, &played.rounds, played.standing().as_ref());
    }

    fn seat(&mut self, name: &str, seat: Seat, rounds: &[Round], standing: Option<&Standing>) {
        let figures = self.players.entry(name.to_owned()).or_default();
        for round in rounds {
            if let Some(outcome) = round.outcome() {
                figures.deal(round, outcome, seat);
            }
        }
        if let Some(place) = standing.and_then(|standing| standing.of(seat)) {
            figures.games += 1;
            figures.places[usize::from(place.place).clamp(1, 4) - 1] += 1;
            figures.result += i64::from(place.result);
        }
    }
}
