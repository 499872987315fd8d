//! What each end of a deal is worth to a player.

use hanchan_tiles::{BySeat, Players, Seat};
use hanchan_view::SeatView;

use super::places::Places;

/// The deal as it stands, to be ended one way or another.
#[derive(Clone, Debug)]
pub(crate) struct Ends {
    places: Places,
    me: Seat,
    dealer: Seat,
    players: Players,
    points: BySeat<i32>,
    honba: i32,
    sticks: i32,
    stake: i32,
    noten_pool: i32,
}

impl Ends {
    pub(crate) fn of(view: &SeatView, counts_places: bool) -> Ends {
        let switches = view.rules().switches();
        Ends {
            places: Places::of(view, counts_places),
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

    /// The same after he has laid a stake.
    pub(crate) fn staked(&self) -> Ends {
        let mut staked = self.clone();
        staked.points[self.me] -= self.stake;
        staked.sticks += self.stake;
        staked
    }

    pub(crate) fn me(&self) -> Seat {
        self.me
    }

    fn others(&self) -> i32 {
        self.players.count() as i32 - 1
    }

    fn seats_but(&self, but: Seat) -> impl Iterator<Item = Seat> {
        self.players.seats().filter(move |&seat| seat != but)
    }

    /// Somebody wins so many points on another's discard.
    pub(crate) fn ron(&self, winner: Seat, from: Seat, points: i32) -> f32 {
        let mut after = self.points;
        after[winner] += points + self.honba + self.sticks;
        after[from] -= points + self.honba;
        self.places.result(&after, winner == self.dealer)
    }

    /// Another wins so many points on the discard of neither of the two: of any of the rest.
    pub(crate) fn ron_elsewhere(&self, winner: Seat, points: i32) -> f32 {
        let payers = || self.seats_but(winner).filter(|&seat| seat != self.me);
        payers().map(|from| self.ron(winner, from, points)).sum::<f32>() / payers().count().max(1) as f32
    }

    /// Somebody wins so many points by his own draw.
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
        self.places.result(&after, winner == self.dealer)
    }

    /// He wins on a discard of any of the others.
    pub(crate) fn own_ron(&self, points: i32) -> f32 {
        self.seats_but(self.me).map(|from| self.ron(self.me, from, points)).sum::<f32>()
            / self.others() as f32
    }

    /// He wins by his own draw.
    pub(crate) fn own_tsumo(&self, points: i32) -> f32 {
        self.tsumo(self.me, points)
    }

    /// Nobody wins, and each of the others waits with such a chance.
    pub(crate) fn drawn(&self, own: bool, waiting: &BySeat<f32>) -> f32 {
        let others: Vec<Seat> = self.seats_but(self.me).collect();
        let mut worth = 0.0;
        for who in 0..1u32 << others.len() {
            let mut waits = BySeat::from_fn(|seat| seat == self.me && own);
            let mut chance = 1.0;
            for (at, &seat) in others.iter().enumerate() {
                waits[seat] = who >> at & 1 == 1;
                chance *= if waits[seat] { waiting[seat] } else { 1.0 - waiting[seat] };
            }
            if chance > 0.0 {
                worth += chance * self.drawn_by(waits);
            }
        }
        worth
    }

    fn drawn_by(&self, waits: BySeat<bool>) -> f32 {
        let count = self.players.seats().filter(|&seat| waits[seat]).count() as i32;
        let rest = self.others() + 1 - count;
        let mut after = self.points;
        if count > 0 && rest > 0 {
            for seat in self.players.seats() {
                after[seat] += if waits[seat] { self.noten_pool / count } else { -self.noten_pool / rest };
            }
        }
        self.places.result(&after, waits[self.dealer])
    }

    /// He wins, and everybody gains or loses so much.
    pub(crate) fn paid(&self, gains: &BySeat<i32>) -> f32 {
        self.places.result(&self.after(gains), self.me == self.dealer)
    }

    /// Whether the game is over then.
    pub(crate) fn is_over(&self, gains: &BySeat<i32>) -> bool {
        self.places.is_over(&self.after(gains), self.me == self.dealer)
    }

    fn after(&self, gains: &BySeat<i32>) -> BySeat<i32> {
        BySeat::from_fn(|seat| self.points[seat] + gains[seat])
    }

    /// The deal is broken off, and nobody pays.
    pub(crate) fn aborted(&self, dealer_stays: bool) -> f32 {
        self.places.result(&self.points, dealer_stays)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hanchan_rules::preset;
    use hanchan_tiles::Wind;

    use super::*;

    /// In the last deal, with the last seat as dealer.
    fn ends(points: [i32; 4]) -> Ends {
        let mut view = SeatView::new(Arc::new(preset("tenhou").expect("a preset")), Seat::First);
        (view.setup.dealer, view.setup.round) = (Seat::Fourth, Wind::South);
        view.points = BySeat(points);
        Ends::of(&view, true)
    }

    #[track_caller]
    fn same(one: f32, other: f32) {
        assert!((one - other).abs() < 0.1, "{one} {other}");
    }

    /// Whoever waits alone takes three thousand: enough to be passed, or not.
    #[test]
    fn draws_pay_who_waits() {
        let ends = ends([35_000, 33_000, 20_000, 12_000]);
        let (first, second) = (40_000.0, 10_000.0);
        let waits = BySeat([0.0, 1.0, 0.0, 0.0]);
        same(ends.drawn(false, &waits), 34_000.0 - 30_000.0 + second);
        same(ends.drawn(true, &waits), 36_500.0 - 30_000.0 + first);
        let half = ends.drawn(false, &BySeat([0.0, 0.5, 0.0, 0.0]));
        same(half, 0.5 * (35_000.0 - 30_000.0 + first) + 0.5 * (4000.0 + second));
    }

    /// A stake lies on the table and goes to the winner, even if that is he.
    #[test]
    fn stakes_go_to_the_winner() {
        let plain = ends([35_000, 31_000, 20_000, 14_000]);
        let staked = plain.staked();
        same(plain.own_tsumo(4000), staked.own_tsumo(4000));
        same(plain.own_ron(8000), staked.own_ron(8000));
        let (third, second) = (Seat::Third, Seat::Second);
        same(plain.ron(third, second, 1000) - 1000.0, staked.ron(third, second, 1000));
        // Without the stake he would have stayed first of all: by as much as the places differ.
        let near = ends([31_500, 31_000, 20_000, 17_500]);
        same(near.ron(third, Seat::Fourth, 1000) - 31_000.0, near.staked().ron(third, Seat::Fourth, 1000));
    }
}
