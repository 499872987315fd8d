//! Calls on the way to a hand.

use hanchan_tiles::Kind;

use super::future::Future;
use super::held::Held;
use super::values::Values;

impl Future<'_> {
    /// Calls that bring a hand nearer.
    pub(crate) fn call(&mut self, held: &Held, shanten: i8, depth: usize, calls: &mut Vec<(f32, Values)>) {
        let counts = *held.tiles.counts();
        for kind in self.aim.kinds.iter() {
            let left = self.left(held, kind);
            if left <= 0.0 {
                continue;
            }
            let mut best: Option<(f32, Values)> = None;
            let mut consider = |this: &mut Self, own: [Kind; 2], lowest: Kind, run: bool| {
                if let Some(after) = held.calling(own, lowest, run)
                    && let Some(place) = this.best_discard(&after, shanten, depth)
                {
                    let after = &this.values[place];
                    let rate = left * offered(kind) * if run { 1.0 } else { this.others };
                    match &mut best {
                        Some((most, values)) => {
                            values.better(after);
                            *most = most.max(rate);
                        }
                        None => best = Some((rate, *after)),
                    }
                }
            };
            if counts.get(kind) >= 2 {
                consider(self, [kind, kind], kind, false);
            }
            if self.chi
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

/// How often a tile of a kind is discarded, compared with any tile, while nobody fears it.
fn offered(kind: Kind) -> f32 {
    match kind.rank() {
        None => 0.8,
        Some(1 | 9) => 0.7,
        Some(2 | 8) => 0.55,
        Some(_) => 0.42,
    }
}
