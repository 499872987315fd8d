//! The values of hands, and of the tiles on which a tenpai hand wins.

use super::deal_outcomes::{ByDrawsLeft, MAX_DRAWS};
use super::win_values::WinValue;

/// What a hand is worth, for each number of draws left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HandValues {
    /// Expected result of the game, in points, with the bonus for the final place.
    pub(crate) result: ByDrawsLeft,
    /// Probability that the hand wins.
    pub(crate) win_rate: ByDrawsLeft,
    /// Expected points of the hand: the points of each win times its probability.
    pub(crate) points: ByDrawsLeft,
}

impl HandValues {
    /// Values that are worse than those of any hand.
    pub(crate) const NONE: HandValues =
        HandValues { result: [f32::MIN; MAX_DRAWS], win_rate: [0.0; MAX_DRAWS], points: [0.0; MAX_DRAWS] };

    /// Corrects the values by the change that a closer search made to a comparable hand.
    pub(crate) fn correct(&mut self, before: &HandValues, after: &HandValues) {
        for turn in 0..MAX_DRAWS {
            let ratio = |before: f32, after: f32| if before > 0.0 { (after / before).min(2.0) } else { 1.0 };
            // A hand that wins less often is changed less.
            let part = ratio(before.win_rate[turn], self.win_rate[turn]).min(1.0);
            self.result[turn] += part * (after.result[turn] - before.result[turn]);
            self.win_rate[turn] =
                (self.win_rate[turn] * ratio(before.win_rate[turn], after.win_rate[turn])).min(1.0);
            self.points[turn] *= ratio(before.points[turn], after.points[turn]);
        }
    }

    /// For every number of draws left, takes over the values of `other` if its result is better.
    pub(crate) fn take_better(&mut self, other: &HandValues) {
        for turn in 0..MAX_DRAWS {
            let better = other.result[turn] > self.result[turn];
            self.result[turn] = if better { other.result[turn] } else { self.result[turn] };
            self.win_rate[turn] = if better { other.win_rate[turn] } else { self.win_rate[turn] };
            self.points[turn] = if better { other.points[turn] } else { self.points[turn] };
        }
    }
}

/// The tiles on which a tenpai hand wins in one turn, and what those wins are worth.
#[derive(Clone, Copy, Default)]
pub(crate) struct WinningTiles {
    /// Number of unseen tiles that win by tsumo.
    pub(crate) tsumo_tiles: f32,
    /// Sum of the values of wins by tsumo on the `tsumo_tiles`.
    tsumo_sum: WinValue,
    /// Number of winning tiles that opponents discard per turn, times the number of unseen tiles.
    pub(crate) ron_tiles: f32,
    /// Sum of the values of wins by ron on the `ron_tiles`.
    ron_sum: WinValue,
}

impl WinningTiles {
    /// Adds the tiles of one kind, with the values of a tsumo and a ron on that kind.
    pub(crate) fn add(
        &mut self,
        tsumo_tiles: f32,
        tsumo: Option<WinValue>,
        ron_tiles: f32,
        ron: Option<WinValue>,
    ) {
        if let Some(gain) = tsumo {
            self.tsumo_tiles += tsumo_tiles;
            self.tsumo_sum.result += tsumo_tiles * gain.result;
            self.tsumo_sum.points += tsumo_tiles * gain.points;
        }
        if let Some(gain) = ron {
            self.ron_tiles += ron_tiles;
            self.ron_sum.result += ron_tiles * gain.result;
            self.ron_sum.points += ron_tiles * gain.points;
        }
    }

    /// Returns the average value of a tsumo.
    pub(crate) fn average_tsumo(&self) -> WinValue {
        let all = self.tsumo_tiles.max(1e-6);
        WinValue { result: self.tsumo_sum.result / all, points: self.tsumo_sum.points / all }
    }

    /// Returns the average value of a ron.
    pub(crate) fn average_ron(&self) -> WinValue {
        let all = self.ron_tiles.max(1e-6);
        WinValue { result: self.ron_sum.result / all, points: self.ron_sum.points / all }
    }
}
