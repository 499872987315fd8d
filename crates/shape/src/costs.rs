//! How many tiles a suit (or the honours) lacks for a number of sets and a pair.
//!
//! This is the whole of the hand maths: the build script runs it over every suit there can be and
//! keeps the answers in tables; hands with melds, where fewer than four copies are to be had, run it
//! themselves; a test compares the two.

/// The most sets a hand has.
pub(crate) const MOST_SETS: usize = 4;

/// More tiles than any hand lacks: what cannot be made.
pub(crate) const NEVER: u8 = 20;

/// For 0 to 4 sets, without and with a pair, the fewest tiles that must be drawn to have them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Costs {
    /// By number of sets, no pair.
    pub(crate) sets: [u8; MOST_SETS + 1],
    /// By number of sets, and a pair.
    pub(crate) with_pair: [u8; MOST_SETS + 1],
}

impl Costs {
    /// The costs of two parts of a hand taken together: sets and the pair may come from either.
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

/// A suit read from rank 1 up to some rank: the cheapest way to each state in which it can be left.
///
/// A state says how many runs still need a tile of the next two ranks, how many sets there are so
/// far, and whether there is a pair. Three equal runs are never tried: they are three triplets.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Partial([u8; Partial::STATES]);

/// Runs that start two ranks back, runs that start one rank back, sets, pair.
#[derive(Clone, Copy)]
struct State {
    older: usize,
    newer: usize,
    sets: usize,
    pair: usize,
}

const RUNS: usize = 3;

impl State {
    fn of(index: usize) -> State {
        let (rest, pair) = (index / 2, index % 2);
        let (rest, sets) = (rest / (MOST_SETS + 1), rest % (MOST_SETS + 1));
        State { older: rest / RUNS, newer: rest % RUNS, sets, pair }
    }

    fn index(self) -> usize {
        ((self.older * RUNS + self.newer) * (MOST_SETS + 1) + self.sets) * 2 + self.pair
    }
}

impl Partial {
    const STATES: usize = RUNS * RUNS * (MOST_SETS + 1) * 2;

    /// Nothing read yet.
    pub(crate) fn start() -> Partial {
        let mut costs = [NEVER; Partial::STATES];
        costs[0] = 0;
        Partial(costs)
    }

    /// Reads a rank of which there are `held` tiles and could be at most `limit`. A run may start
    /// here if two more ranks follow.
    #[must_use]
    pub(crate) fn next(&self, held: u8, limit: u8, run_may_start: bool) -> Partial {
        let mut next = [NEVER; Partial::STATES];
        let most_runs = if run_may_start { RUNS - 1 } else { 0 };
        for (index, &cost) in self.0.iter().enumerate() {
            if cost >= NEVER {
                continue;
            }
            let state = State::of(index);
            for runs in 0..=most_runs {
                for triplets in 0..2 {
                    for pairs in 0..2 - state.pair {
                        let used = (state.older + state.newer + runs + 3 * triplets + 2 * pairs) as u8;
                        let sets = state.sets + runs + triplets;
                        if used > limit || sets > MOST_SETS {
                            continue;
                        }
                        let cost = cost + used.saturating_sub(held);
                        let to = State { older: state.newer, newer: runs, sets, pair: state.pair + pairs };
                        let known = &mut next[to.index()];
                        *known = (*known).min(cost);
                    }
                }
            }
        }
        Partial(next)
    }

    /// The costs when no rank follows: every run has its three tiles.
    pub(crate) fn finish(&self) -> Costs {
        let cost = |sets, pair| self.0[State { older: 0, newer: 0, sets, pair }.index()];
        Costs {
            sets: std::array::from_fn(|sets| cost(sets, 0)),
            with_pair: std::array::from_fn(|sets| cost(sets, 1)),
        }
    }
}
