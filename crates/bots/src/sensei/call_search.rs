//! Calls in the search.

use hanchan_tiles::Kind;

use super::hand_search::HandSearch;
use super::hand_state::HandState;
use super::hand_values::HandValues;

impl HandSearch<'_> {
    /// Finds the calls that lower the shanten. Pushes the rate of each (the number of such tiles discarded
    /// per turn, times the number of unseen tiles) and the values of the hand after it.
    pub(crate) fn search_calls(
        &mut self,
        state: &HandState,
        shanten: i8,
        depth: usize,
        calls: &mut Vec<(f32, HandValues)>,
    ) {
        let counts = *state.tiles.counts();
        for kind in self.plan.kinds.iter() {
            let left = self.copies_left(state, kind);
            if left <= 0.0 {
                continue;
            }
            let mut best: Option<(f32, HandValues)> = None;
            let mut consider = |this: &mut Self, own: [Kind; 2], lowest: Kind, run: bool| {
                if let Some(after) = state.calling(own, lowest, run)
                    && let Some(index) = this.best_discard(&after, shanten, depth)
                {
                    let after = &this.nodes[index];
                    let rate = left * discard_frequency(kind) * if run { 1.0 } else { this.opponents };
                    match &mut best {
                        Some((best_rate, values)) => {
                            values.take_better(after);
                            *best_rate = best_rate.max(rate);
                        }
                        None => best = Some((rate, *after)),
                    }
                }
            };
            if counts.get(kind) >= 2 {
                consider(self, [kind, kind], kind, false);
            }
            if self.may_chi
                && let Some(rank) = kind.rank()
            {
                for low in rank.saturating_sub(2).max(1)..=rank.min(7) {
                    let at = |rank: u8| kind.suit().and_then(|suit| Kind::suited(suit, rank));
                    let mut own = (low..low + 3).filter(|&other| other != rank).filter_map(at);
                    if let (Some(a), Some(b), Some(lowest)) = (own.next(), own.next(), at(low))
                        && counts.get(a) > 0
                        && counts.get(b) > 0
                    {
                        consider(self, [a, b], lowest, true);
                    }
                }
            }
            calls.extend(best);
        }
    }
}

/// Returns how often a tile of this kind is discarded while nobody fears it, compared with a random tile.
fn discard_frequency(kind: Kind) -> f32 {
    match kind.rank() {
        None => 0.8,
        Some(1 | 9) => 0.7,
        Some(2 | 8) => 0.55,
        Some(_) => 0.42,
    }
}
