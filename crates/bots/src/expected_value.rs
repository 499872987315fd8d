//! The expected points of a hand, from its shanten, the tiles that improve it and the value of a win.

/// What decides how a 13-tile hand develops.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct HandProspects {
    /// Shanten of the hand.
    pub(crate) shanten: i8,
    /// Number of unseen tiles that lower the shanten.
    pub(crate) useful_tiles: f32,
    /// Number of unseen tiles that the hand waits on, or will wait on once it is tenpai.
    pub(crate) waits: f32,
    /// Number of tiles among `waits` on which the hand can also win by ron.
    pub(crate) ron_waits: f32,
    /// Points of a win.
    pub(crate) value: f32,
    /// Whether opponents' discards can be called to lower the shanten.
    pub(crate) open: bool,
    /// Whether the hand cannot fold any more, because riichi was declared.
    pub(crate) locked: bool,
}

/// What the rest of the deal is like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct RestOfDeal {
    /// Number of draws the player has left.
    pub(crate) draws_left: usize,
    /// Number of unseen tiles.
    pub(crate) unseen_tiles: f32,
    /// Expected loss per turn from not folding, in points.
    pub(crate) cost_per_turn: f32,
    /// Probability per turn that an opponent ends the deal.
    pub(crate) hazard: f32,
}

/// Number of tiles that improve a typical hand, by its shanten. For shanten 0 it is the number of winning
/// tiles.
const TYPICAL_USEFUL_TILES: [f32; 7] = [5.5, 15.0, 24.0, 34.0, 44.0, 52.0, 60.0];
/// Size of arrays indexed by the number of draws left; larger than the number of draws a player can ever have in a
/// deal.
const MAX_DRAWS: usize = 24;

impl HandProspects {
    /// Returns the expected points of a hand that is played on as long as that is better than folding.
    pub(crate) fn expected_points(&self, rest: &RestOfDeal) -> f32 {
        let draws = rest.draws_left.min(MAX_DRAWS - 1);
        let rate = |tiles: f32| (tiles / rest.unseen_tiles).min(0.9);
        let pace = if self.open { 1.7 } else { 1.0 };
        let caught = if self.locked { 0.7 } else { 0.9 };
        let win = (rate(self.waits) + caught * rate(self.ron_waits)).min(0.9);
        let least = if self.locked { f32::MIN } else { 0.0 };
        let mut points = [0.0f32; MAX_DRAWS];
        for left in 1..=draws {
            let stays = (1.0 - win - rest.hazard).max(0.0);
            points[left] = (win * self.value + stays * points[left - 1] - rest.cost_per_turn).max(least);
        }
        for shanten in 1..=self.shanten.clamp(0, 6) {
            let typical = TYPICAL_USEFUL_TILES[shanten as usize];
            let tiles = if shanten == self.shanten { self.useful_tiles } else { typical };
            let nearer = rate(tiles * pace).min(0.8);
            let stays = (1.0 - nearer - rest.hazard).max(0.0);
            let mut before = points[0];
            points[0] = 0.0;
            for left in 1..=draws {
                let next = (nearer * before + stays * points[left - 1] - rest.cost_per_turn).max(least);
                before = std::mem::replace(&mut points[left], next);
            }
        }
        points[draws]
    }
}
