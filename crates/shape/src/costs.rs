//! The number of tiles that a suit (or the honours) lacks for a number of sets and a pair.
//!
//! This computation is the core of the hand analysis. The build script runs it for every possible suit and stores
//! the results in tables. For hands with melds, which leave fewer than four copies of some kinds, it runs
//! directly. A test checks that both ways give the same results.

/// The maximum number of sets in a hand.
pub(crate) const MOST_SETS: usize = 4;

/// The cost of an impossible state: more tiles than any hand lacks.
pub(crate) const NEVER: u8 = 20;

/// The minimum number of tiles to draw to have 0 to 4 sets, without and with a pair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Costs {
    /// The cost by number of sets, without a pair.
    pub(crate) sets: [u8; MOST_SETS + 1],
    /// The cost by number of sets, with a pair.
    pub(crate) with_pair: [u8; MOST_SETS + 1],
}

impl Costs {
    /// Combines the costs of two parts of a hand. Each set and the pair can come from either part.
    pub(crate) fn merge(&self, other: &Costs) -> Costs {
        let mut merged = Costs { sets: [NEVER; 5], with_pair: [NEVER; 5] };
        for mine in 0..=MOST_SETS {
            for theirs in 0..=MOST_SETS - mine {
                let total = mine + theirs;
                let sets = self.sets[mine] + other.sets[theirs];
                let my_pair = self.with_pair[mine] + other.sets[theirs];
                let their_pair = self.sets[mine] + other.with_pair[theirs];
                merged.sets[total] = merged.sets[total].min(sets);
                merged.with_pair[total] = merged.with_pair[total].min(my_pair.min(their_pair));
            }
        }
        merged
    }
}

/// The minimum cost of each state that a suit can be in after reading its ranks from 1 up to some rank.
///
/// A state consists of the number of runs that still need a tile of each of the next two ranks (at most two each,
/// because three equal runs are three triplets), the number of sets so far, and whether there is a pair. The runs
/// select a word; the sets and the pair select a byte in that word, so that each step handles sixteen states at
/// once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Partial([u128; RUNS * RUNS]);

const RUNS: usize = 3;

/// A mask of the used bytes of a word: one byte each for 0 to 4 sets without the pair, three unused bytes, and the
/// same with the pair. A byte stores [`NEVER`] minus the cost, so that a zero byte is an impossible state.
const LANES: u128 = 0x0000_00ff_ffff_ffff_0000_00ff_ffff_ffff;
const PAIR: usize = 8;

/// Returns, for each byte, the cheaper of two ways to reach its state; `other` costs `more` additional tiles.
fn cheaper(known: u128, other: u128, more: u8) -> u128 {
    let (mut known, other) = (known.to_le_bytes(), other.to_le_bytes());
    for (known, other) in known.iter_mut().zip(other) {
        *known = (*known).max(other.saturating_sub(more));
    }
    u128::from_le_bytes(known)
}

impl Partial {
    /// Returns the state before any rank is read.
    pub(crate) fn start() -> Partial {
        let mut states = [0; RUNS * RUNS];
        states[0] = u128::from(NEVER);
        Partial(states)
    }

    /// Reads a rank of which the player holds `held` tiles and can hold at most `limit`. `run_may_start` must be
    /// false for honours, and if fewer than two ranks follow.
    #[must_use]
    pub(crate) fn next(&self, held: u8, limit: u8, run_may_start: bool) -> Partial {
        let mut next = [0; RUNS * RUNS];
        let most_runs = if run_may_start { RUNS - 1 } else { 0 };
        for (wanting, &states) in self.0.iter().enumerate().filter(|&(_, &states)| states != 0) {
            let (older, newer) = (wanting / RUNS, wanting % RUNS);
            for runs in 0..=most_runs {
                for (triplets, pairs) in [(0, 0), (0, 1), (1, 0)] {
                    // A triplet and a pair of one kind would need five tiles.
                    let used = (older + newer + runs + 3 * triplets + 2 * pairs) as u8;
                    if used <= limit {
                        let moved = states << (8 * (runs + triplets + PAIR * pairs)) & LANES;
                        let known = &mut next[newer * RUNS + runs];
                        *known = cheaper(*known, moved, used.saturating_sub(held));
                    }
                }
            }
        }
        Partial(next)
    }

    /// Returns the costs after the last rank, when every run must be complete.
    pub(crate) fn finish(&self) -> Costs {
        let bytes = self.0[0].to_le_bytes();
        Costs {
            sets: std::array::from_fn(|sets| NEVER - bytes[sets]),
            with_pair: std::array::from_fn(|sets| NEVER - bytes[sets + PAIR]),
        }
    }
}
