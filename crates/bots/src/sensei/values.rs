//! What a hand is worth, and what a waiting one wins.

use super::outlook::{MOST, Turns};
use super::price::Gain;

/// What a hand is worth by the number of draws left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Values {
    /// All in all.
    pub(crate) worth: Turns,
    /// How likely it wins.
    pub(crate) wins: Turns,
    /// How many points it wins on average.
    pub(crate) points: Turns,
}

impl Values {
    pub(crate) const NONE: Values =
        Values { worth: [f32::MIN; MOST], wins: [0.0; MOST], points: [0.0; MOST] };

    /// Changes as another did that was looked at more closely.
    pub(crate) fn correct(&mut self, before: &Values, after: &Values) {
        for turn in 0..MOST {
            let by = |before: f32, after: f32| if before > 0.0 { (after / before).min(2.0) } else { 1.0 };
            // Less of it where there is less to win.
            let part = by(before.wins[turn], self.wins[turn]).min(1.0);
            self.worth[turn] += part * (after.worth[turn] - before.worth[turn]);
            self.wins[turn] = (self.wins[turn] * by(before.wins[turn], after.wins[turn])).min(1.0);
            self.points[turn] *= by(before.points[turn], after.points[turn]);
        }
    }

    /// Takes the better of two for every number of draws.
    pub(crate) fn better(&mut self, other: &Values) {
        for turn in 0..MOST {
            let better = other.worth[turn] > self.worth[turn];
            self.worth[turn] = if better { other.worth[turn] } else { self.worth[turn] };
            self.wins[turn] = if better { other.wins[turn] } else { self.wins[turn] };
            self.points[turn] = if better { other.points[turn] } else { self.points[turn] };
        }
    }
}

/// What a waiting hand wins in a turn.
#[derive(Clone, Copy, Default)]
pub(crate) struct Wait {
    /// How many tiles win when drawn, and what they bring together.
    pub(crate) draws: f32,
    drawn: Gain,
    /// How many are discarded in a turn, were everything discarded evenly, and what they bring together.
    pub(crate) discards: f32,
    caught: Gain,
}

impl Wait {
    pub(crate) fn add(&mut self, draws: f32, by_draw: Option<Gain>, discards: f32, by_discard: Option<Gain>) {
        if let Some(gain) = by_draw {
            self.draws += draws;
            self.drawn.worth += draws * gain.worth;
            self.drawn.points += draws * gain.points;
        }
        if let Some(gain) = by_discard {
            self.discards += discards;
            self.caught.worth += discards * gain.worth;
            self.caught.points += discards * gain.points;
        }
    }

    pub(crate) fn drawn(&self) -> Gain {
        let all = self.draws.max(1e-6);
        Gain { worth: self.drawn.worth / all, points: self.drawn.points / all }
    }

    pub(crate) fn caught(&self) -> Gain {
        let all = self.discards.max(1e-6);
        Gain { worth: self.caught.worth / all, points: self.caught.points / all }
    }
}
