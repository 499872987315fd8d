//! What the result of a game is likely to be, by everybody's points and the deals that are left.

use hanchan_rules::{Bust, Extension, Length, Uma};
use hanchan_tiles::{BySeat, Players, Seat};
use hanchan_view::SeatView;

/// How far the difference of two players' points strays in one deal, in points.
const STRAY: f32 = 7400.0;
/// How many deals are played where one would do: dealers stay.
const STAYS: f32 = 1.35;

/// The end of the game as a player expects it.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    me: Seat,
    players: Players,
    /// How many deals are left after this one, where the dealer does not stay.
    left: f32,
    bonus: [f32; 4],
    return_points: f32,
    bust: Bust,
    target: Option<i32>,
    /// Whether places count at all, or points alone.
    counts: bool,
}

impl Places {
    pub(crate) fn of(view: &SeatView, counts: bool) -> Places {
        let switches = &view.rules().switches;
        let (table, result) = (&switches.table, &switches.result);
        let players = table.players;
        let rounds = match table.length {
            Length::OneDeal => 0,
            Length::East => 1,
            Length::EastSouth => 2,
            Length::AllWinds => 4,
        };
        let played = view.setup.round.index() * players.count() + view.setup.dealer.index() + 1;
        let left = (rounds * players.count()).saturating_sub(played);
        let row = match result.uma {
            Uma::Fixed => 0,
            Uma::ByPlayersInPlus => {
                let plus = players.seats().filter(|&seat| view.points[seat] > table.start_points).count();
                players.count() * plus.saturating_sub(1)
            }
        };
        let mut bonus = [0.0; 4];
        for (place, bonus) in bonus.iter_mut().enumerate().take(players.count()) {
            let oka = if place == 0 { result.oka } else { 0 };
            *bonus = (result.uma_points.get(row + place).copied().unwrap_or(0) + oka) as f32;
        }
        Places {
            me: view.seat,
            players,
            left: left as f32,
            bonus,
            return_points: result.return_points as f32,
            bust: switches.draws.bust,
            target: (table.extension != Extension::None).then_some(table.target_points),
            counts,
        }
    }

    /// What he can expect in points, those of his place among them, if the deal ends so.
    pub(crate) fn result(&self, points: &BySeat<i32>, dealer_stays: bool) -> f32 {
        let own = points[self.me] as f32 - self.return_points;
        if !self.counts {
            return own;
        }
        let broke = match self.bust {
            Bust::Never => false,
            Bust::BelowZero => self.players.seats().any(|seat| points[seat] < 0),
            Bust::AtZero => self.players.seats().any(|seat| points[seat] <= 0),
        };
        let mut deals = STAYS * (self.left + if dealer_stays { 1.0 } else { 0.0 });
        if deals <= 0.0
            && self.target.is_some_and(|target| self.players.seats().all(|seat| points[seat] < target))
        {
            deals = 1.0;
        }
        if broke {
            deals = 0.0;
        }
        // How likely each number of players is ahead of him.
        let mut ahead = [1.0f32, 0.0, 0.0, 0.0];
        for other in self.players.seats().filter(|&seat| seat != self.me) {
            let chance = self.ahead(other, points, deals);
            for place in (0..4).rev() {
                let from = if place > 0 { ahead[place - 1] } else { 0.0 };
                ahead[place] = ahead[place] * (1.0 - chance) + from * chance;
            }
        }
        own + ahead.iter().zip(self.bonus).map(|(chance, bonus)| chance * bonus).sum::<f32>()
    }

    /// How likely another ends ahead of him.
    fn ahead(&self, other: Seat, points: &BySeat<i32>, deals: f32) -> f32 {
        let difference = (points[other] - points[self.me]) as f32;
        if deals <= 0.0 {
            let wins = (points[other], self.me.index()) > (points[self.me], other.index());
            return if wins { 1.0 } else { 0.0 };
        }
        // The normal distribution, near enough.
        let far = difference / (STRAY * deals.sqrt());
        1.0 / (1.0 + (-1.702 * far).exp())
    }
}
