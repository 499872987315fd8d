//! Estimates hands that are too far from tenpai to be searched, from the number of tiles that improve them
//! and the values of typical hands.

use hanchan_rules::Yaku;
use hanchan_tiles::{Kind, KindSet, Suit};

use super::hand_search::HandSearch;
use super::hand_state::HandState;
use super::hand_values::{HandValues, WinningTiles};
use super::opponent_model::points_by_han;
use super::tenpai::WaitMode;

/// Number of tiles that improve a typical hand, by its shanten. For shanten 0 it is the number of winning
/// tiles.
const TYPICAL_USEFUL_TILES: [f32; 7] = [5.0, 11.5, 18.0, 25.0, 32.0, 38.0, 44.0];
/// How much faster a hand improves if its player can call.
const CALL_SPEEDUP: f32 = 1.2;

impl HandSearch<'_> {
    /// Estimates a hand that is too far from tenpai to be searched.
    pub(crate) fn distant_values(&mut self, state: &HandState, shanten: i8) -> HandValues {
        let open = state.called.count > 0 || !self.hand.is_closed();
        let mut useful_tiles = self.ukeire(state) * if open { CALL_SPEEDUP } else { 1.0 };
        let mut next = shanten - 1;
        if open && self.plan.kinds == KindSet::ALL {
            match self.most_yakuhai_tiles(state) {
                3.. => {}
                // The pair must first become a triplet.
                2 => next = shanten,
                _ => useful_tiles = 0.0,
            }
        }
        let han = self.plan.expected_han
            + self.dora_han(state)
            + if open { 0.0 } else { self.likely_yaku_han(state) };
        let typical = self.typical_values(next, open, han);
        self.advanced_values(useful_tiles, &typical)
    }

    /// Returns the han of yaku that a closed hand can expect from its tiles.
    fn likely_yaku_han(&self, state: &HandState) -> f32 {
        /// Probability of tanyao, by the number of terminals and honours in the hand.
        const TANYAO_CHANCE: [f32; 6] = [0.6, 0.45, 0.3, 0.2, 0.1, 0.05];
        let counts = state.tiles.counts();
        let orphans: u8 = KindSet::ORPHANS.iter().map(|kind| counts.get(kind)).sum();
        let tanyao = TANYAO_CHANCE.get(usize::from(orphans)).copied().unwrap_or(0.0);
        let mut han = tanyao * self.knowledge.yaku_han(Yaku::Tanyao, true);
        for kind in (27..Kind::COUNT).filter_map(Kind::from_index) {
            let chance = match (counts.get(kind), self.knowledge.copies_left(kind)) {
                (0, _) | (1 | 2, 0) | (1, 1) => continue,
                (1, _) => 0.06,
                (2, 1) => 0.3,
                (2, _) => 0.5,
                _ => 1.0,
            };
            han += chance * self.knowledge.yakuhai_han(kind);
        }
        han
    }

    /// Returns the largest number of tiles (at most 3) of a yakuhai kind that can still become a triplet.
    fn most_yakuhai_tiles(&self, state: &HandState) -> u8 {
        let of = |kind: Kind| {
            let called = state.called.iter().any(|(lowest, run)| lowest == kind && !run);
            let melded = self.hand.melds().iter().any(|meld| meld.lowest() == kind);
            let count = state.tiles.counts().get(kind);
            match count {
                _ if called || melded => 3,
                2 if self.copies_left(state, kind) <= 0.0 => 0,
                _ => count,
            }
        };
        let kinds = (27..Kind::COUNT).filter_map(Kind::from_index);
        kinds.filter(|&kind| self.knowledge.yakuhai_han(kind) > 0.0).map(of).max().unwrap_or(0)
    }

    /// Returns the dora han of the concealed tiles. Red fives are assumed to be kept longest.
    pub(crate) fn dora_han(&self, state: &HandState) -> f32 {
        let counts = state.tiles.counts();
        let dora: f32 =
            counts.iter().map(|(kind, count)| self.knowledge.dora_han_of_kind(kind) * f32::from(count)).sum();
        let red: u8 = Suit::ALL
            .into_iter()
            .filter_map(|suit| Some(self.red_fives[suit as usize].min(counts.get(Kind::suited(suit, 5)?))))
            .sum();
        dora + f32::from(red)
    }

    /// Returns the values of a typical hand with this shanten and han.
    fn typical_values(&mut self, shanten: i8, open: bool, han: f32) -> HandValues {
        let key = ((han * 2.0).round() as u8, open);
        let index = self.typical_levels.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            let points = points_by_han(han);
            let dealer = self.knowledge.view.seat == self.knowledge.view.setup.dealer;
            let gain = self.win_values.typical(if dealer { 1.5 * points } else { points });
            let mut wait = WinningTiles::default();
            let tiles = TYPICAL_USEFUL_TILES[0];
            wait.add(tiles, Some(gain), tiles * self.opponents * 0.4, Some(gain));
            let mut levels = vec![self.wait_values(&wait, WaitMode::Dama, &[])];
            for shanten in 1..TYPICAL_USEFUL_TILES.len() {
                let useful_tiles = TYPICAL_USEFUL_TILES[shanten] * if open { CALL_SPEEDUP } else { 1.0 };
                let level = self.advanced_values(useful_tiles, &levels[shanten - 1]);
                levels.push(level);
            }
            self.typical_levels.push((key, levels));
            self.typical_levels.len() - 1
        });
        let levels = &self.typical_levels[index].1;
        levels[(shanten.max(0) as usize).min(levels.len() - 1)]
    }

    /// Returns the values of a hand that turns into a hand with the values `next` when it draws one of
    /// `useful_tiles` tiles.
    fn advanced_values(&self, useful_tiles: f32, next: &HandValues) -> HandValues {
        let outcomes = self.outcomes;
        let mut values = HandValues::NONE;
        for turn in 0..=outcomes.draws_left {
            let (hazard, risk) = (outcomes.hazard[turn], outcomes.deal_in_rate[turn]);
            let (mut result, mut win_rate, mut points) = (outcomes.noten_draw, 0.0, 0.0);
            if turn > 0 {
                let advances = (useful_tiles / self.unseen_tiles(turn)).min(0.9);
                let before = turn - 1;
                let mix = |to: f32, from: f32| advances * to + (1.0 - advances) * from;
                result = mix(next.result[before], values.result[before]);
                result = risk * outcomes.losses.deal_in + (1.0 - risk) * result;
                win_rate = (1.0 - risk) * mix(next.win_rate[before], values.win_rate[before]);
                points = (1.0 - risk) * mix(next.points[before], values.points[before]);
                if outcomes.fold_result[turn] > result {
                    (result, win_rate, points) = (outcomes.fold_result[turn], 0.0, 0.0);
                }
            }
            values.result[turn] = hazard * outcomes.losses.opponent_win + (1.0 - hazard) * result;
            values.win_rate[turn] = (1.0 - hazard) * win_rate;
            values.points[turn] = (1.0 - hazard) * points;
        }
        values
    }
}
