//! The endings of a deal: what each of them is worth to a player. A "result" here is the player's expected result
//! of the game, in points, with the bonus for the final place.

use hanchan_tiles::{BySeat, Players, Seat};
use hanchan_view::SeatView;

use super::game_result::GameResultModel;

/// The current deal, with the expected result of the game for each way the deal can end.
#[derive(Clone, Debug)]
pub(crate) struct DealEndings {
    result_model: GameResultModel,
    me: Seat,
    dealer: Seat,
    players: Players,
    points: BySeat<i32>,
    /// Points that honba adds to a win.
    honba: i32,
    /// Points in riichi sticks on the table.
    sticks: i32,
    /// Points of one riichi stake.
    stake: i32,
    /// Total points that noten players pay at an exhaustive draw.
    noten_pool: i32,
}

impl DealEndings {
    /// Reads the deal from a player's view. Without `counts_places`, results count points alone.
    pub(crate) fn of(view: &SeatView, counts_places: bool) -> DealEndings {
        let switches = view.rules().switches();
        DealEndings {
            result_model: GameResultModel::of(view, counts_places),
            me: view.seat,
            dealer: view.setup.dealer,
            players: switches.table.players,
            points: view.points,
            honba: switches.draws.counter_value * i32::from(view.setup.honba),
            sticks: switches.riichi.stake * i32::from(view.sticks),
            stake: switches.riichi.stake,
            noten_pool: switches.draws.noten_pool,
        }
    }

    /// Returns the same deal after the player has paid a riichi stake.
    pub(crate) fn after_riichi(&self) -> DealEndings {
        let mut after = self.clone();
        after.points[self.me] -= self.stake;
        after.sticks += self.stake;
        after
    }

    /// Returns the player's seat.
    pub(crate) fn me(&self) -> Seat {
        self.me
    }

    /// Returns the number of opponents.
    fn others(&self) -> i32 {
        self.players.count() as i32 - 1
    }

    /// Returns all seats except one.
    fn seats_but(&self, but: Seat) -> impl Iterator<Item = Seat> {
        self.players.seats().filter(move |&seat| seat != but)
    }

    /// Returns the result if `winner` wins these points by ron from `from`.
    pub(crate) fn ron(&self, winner: Seat, from: Seat, points: i32) -> f32 {
        let mut after = self.points;
        after[winner] += points + self.honba + self.sticks;
        after[from] -= points + self.honba;
        self.result_model.expected_result(&after, winner == self.dealer)
    }

    /// Returns the result if `winner` wins these points by ron from one of the other opponents, averaged over
    /// them.
    pub(crate) fn ron_from_another(&self, winner: Seat, points: i32) -> f32 {
        let payers = || self.seats_but(winner).filter(|&seat| seat != self.me);
        payers().map(|from| self.ron(winner, from, points)).sum::<f32>() / payers().count().max(1) as f32
    }

    /// Returns the result if `winner` wins these points by tsumo.
    pub(crate) fn tsumo(&self, winner: Seat, points: i32) -> f32 {
        let mut after = self.points;
        let others = self.others();
        after[winner] += points + self.honba + self.sticks;
        for payer in self.seats_but(winner) {
            let share = if winner == self.dealer {
                points / others
            } else if payer == self.dealer {
                points / 2
            } else {
                points / 2 / (others - 1).max(1)
            };
            after[payer] -= share + self.honba / others;
        }
        self.result_model.expected_result(&after, winner == self.dealer)
    }

    /// Returns the result if the player wins these points by ron, averaged over the opponents who may deal
    /// in.
    pub(crate) fn own_ron(&self, points: i32) -> f32 {
        self.seats_but(self.me).map(|from| self.ron(self.me, from, points)).sum::<f32>()
            / self.others() as f32
    }

    /// Returns the result if the player wins these points by tsumo.
    pub(crate) fn own_tsumo(&self, points: i32) -> f32 {
        self.tsumo(self.me, points)
    }

    /// Returns the result of an exhaustive draw, given the probability that each opponent is tenpai.
    pub(crate) fn exhaustive_draw(&self, own_tenpai: bool, tenpai_chance: &BySeat<f32>) -> f32 {
        let others: Vec<Seat> = self.seats_but(self.me).collect();
        let mut result = 0.0;
        for who in 0..1u32 << others.len() {
            let mut tenpai = BySeat::from_fn(|seat| seat == self.me && own_tenpai);
            let mut chance = 1.0;
            for (at, &seat) in others.iter().enumerate() {
                tenpai[seat] = who >> at & 1 == 1;
                chance *= if tenpai[seat] { tenpai_chance[seat] } else { 1.0 - tenpai_chance[seat] };
            }
            if chance > 0.0 {
                result += chance * self.exhaustive_draw_with(tenpai);
            }
        }
        result
    }

    /// Returns the result of an exhaustive draw with these players tenpai.
    fn exhaustive_draw_with(&self, tenpai: BySeat<bool>) -> f32 {
        let count = self.players.seats().filter(|&seat| tenpai[seat]).count() as i32;
        let rest = self.others() + 1 - count;
        let mut after = self.points;
        if count > 0 && rest > 0 {
            for seat in self.players.seats() {
                after[seat] += if tenpai[seat] { self.noten_pool / count } else { -self.noten_pool / rest };
            }
        }
        self.result_model.expected_result(&after, tenpai[self.dealer])
    }

    /// Returns the result if the player wins and everybody's points change by `gains`.
    pub(crate) fn own_win(&self, gains: &BySeat<i32>) -> f32 {
        self.result_model.expected_result(&self.after(gains), self.me == self.dealer)
    }

    /// Returns whether the game is over, or can be ended, if the player wins and everybody's points change by
    /// `gains`.
    pub(crate) fn own_win_ends_game(&self, gains: &BySeat<i32>) -> bool {
        self.result_model.is_over(&self.after(gains), self.me == self.dealer)
    }

    /// Returns everybody's scores after they change by `gains`.
    fn after(&self, gains: &BySeat<i32>) -> BySeat<i32> {
        BySeat::from_fn(|seat| self.points[seat] + gains[seat])
    }

    /// Returns the result of an abortive draw, in which nobody pays.
    pub(crate) fn abortive_draw(&self, dealer_stays: bool) -> f32 {
        self.result_model.expected_result(&self.points, dealer_stays)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hanchan_rules::preset;
    use hanchan_tiles::Wind;

    use super::*;

    /// Returns the endings of the last deal, with these scores and the last seat as the dealer.
    fn endings(points: [i32; 4]) -> DealEndings {
        let mut view = SeatView::new(Arc::new(preset("tenhou").expect("a preset")), Seat::First);
        (view.setup.dealer, view.setup.round) = (Seat::Fourth, Wind::South);
        view.points = BySeat(points);
        DealEndings::of(&view, true)
    }

    #[track_caller]
    fn same(one: f32, other: f32) {
        assert!((one - other).abs() < 0.1, "{one} {other}");
    }

    /// The only tenpai player gets 3,000 points, which decides first place here.
    #[test]
    fn exhaustive_draw_pays_the_tenpai_players() {
        let endings = endings([35_000, 33_000, 20_000, 12_000]);
        let (first, second) = (40_000.0, 10_000.0);
        let tenpai = BySeat([0.0, 1.0, 0.0, 0.0]);
        same(endings.exhaustive_draw(false, &tenpai), 34_000.0 - 30_000.0 + second);
        same(endings.exhaustive_draw(true, &tenpai), 36_500.0 - 30_000.0 + first);
        let half = endings.exhaustive_draw(false, &BySeat([0.0, 0.5, 0.0, 0.0]));
        same(half, 0.5 * (35_000.0 - 30_000.0 + first) + 0.5 * (4000.0 + second));
    }

    /// The stake is on the table and goes to the winner, even if that is the player who paid it.
    #[test]
    fn riichi_stake_goes_to_the_winner() {
        let plain = endings([35_000, 31_000, 20_000, 14_000]);
        let after_riichi = plain.after_riichi();
        same(plain.own_tsumo(4000), after_riichi.own_tsumo(4000));
        same(plain.own_ron(8000), after_riichi.own_ron(8000));
        let (third, second) = (Seat::Third, Seat::Second);
        same(plain.ron(third, second, 1000) - 1000.0, after_riichi.ron(third, second, 1000));
        // Without the stake the player would have kept first place, which is worth 30,000 points here.
        let near = endings([31_500, 31_000, 20_000, 17_500]);
        same(
            near.ron(third, Seat::Fourth, 1000) - 31_000.0,
            near.after_riichi().ron(third, Seat::Fourth, 1000),
        );
    }
}
