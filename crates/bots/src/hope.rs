//! What a hand brings on average, by how far it is and how many tiles help it.

/// How a hand stands that has just discarded.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hope {
    /// How far it is from tenpai.
    pub(crate) shanten: i8,
    /// How many tiles bring it nearer.
    pub(crate) useful: f32,
    /// How many tiles it will wait for, or waits for.
    pub(crate) waits: f32,
    /// On how many of them it can win when others discard them.
    pub(crate) ron: f32,
    /// What a win brings.
    pub(crate) value: f32,
    /// Whether others' discards bring it nearer, too.
    pub(crate) open: bool,
    /// Whether it has to go on, whatever others do.
    pub(crate) bound: bool,
}

/// What the rest of the deal is like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Course {
    /// How many draws are left.
    pub(crate) turns: usize,
    /// How many tiles are not seen.
    pub(crate) unseen: f32,
    /// What going on costs in a turn.
    pub(crate) cost: f32,
    /// How likely others end the deal in a turn.
    pub(crate) hazard: f32,
}

/// How many tiles bring a usual hand nearer, by how far it is.
const USUAL: [f32; 7] = [5.5, 15.0, 24.0, 34.0, 44.0, 52.0, 60.0];
const MOST_TURNS: usize = 24;

impl Hope {
    /// What a hand brings that goes on as long as that is worth more than to give up.
    pub(crate) fn points(&self, course: &Course) -> f32 {
        let turns = course.turns.min(MOST_TURNS - 1);
        let rate = |tiles: f32| (tiles / course.unseen).min(0.9);
        let pace = if self.open { 1.7 } else { 1.0 };
        let caught = if self.bound { 0.7 } else { 0.9 };
        let win = (rate(self.waits) + caught * rate(self.ron)).min(0.9);
        let least = if self.bound { f32::MIN } else { 0.0 };
        let mut level = [0.0f32; MOST_TURNS];
        for turn in 1..=turns {
            let stays = (1.0 - win - course.hazard).max(0.0);
            level[turn] = (win * self.value + stays * level[turn - 1] - course.cost).max(least);
        }
        for far in 1..=self.shanten.clamp(0, 6) {
            let usual = USUAL[far as usize];
            let tiles = if far == self.shanten { self.useful } else { usual };
            let nearer = rate(tiles * pace).min(0.8);
            let stays = (1.0 - nearer - course.hazard).max(0.0);
            let mut before = level[0];
            level[0] = 0.0;
            for turn in 1..=turns {
                let next = (nearer * before + stays * level[turn - 1] - course.cost).max(least);
                before = std::mem::replace(&mut level[turn], next);
            }
        }
        level[turns]
    }
}
