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
/// A state says how many runs still want a tile of the next two ranks (up to two each: three equal runs
/// are three triplets), how many sets there are so far, and whether there is a pair. The runs choose a
/// word, sets and pair a byte in it, so that a step treats sixteen states at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Partial([u128; RUNS * RUNS]);

const RUNS: usize = 3;

/// A byte for 0 to 4 sets without the pair, three in between that stay empty, the same with the pair.
/// A byte holds what is left of [`NEVER`] after the cost, so that an empty byte is a state that cannot be.
const LANES: u128 = 0x0000_00ff_ffff_ffff_0000_00ff_ffff_ffff;
const PAIR: usize = 8;

/// Byte by byte: the state is cheaper by the one or the other way; the second costs so much more.
fn cheaper(known: u128, other: u128, more: u8) -> u128 {
    let (mut known, other) = (known.to_le_bytes(), other.to_le_bytes());
    for (known, other) in known.iter_mut().zip(other) {
        *known = (*known).max(other.saturating_sub(more));
    }
    u128::from_le_bytes(known)
}

impl Partial {
    /// Nothing read yet.
    pub(crate) fn start() -> Partial {
        let mut states = [0; RUNS * RUNS];
        states[0] = u128::from(NEVER);
        Partial(states)
    }

    /// Reads a rank of which there are `held` tiles and could be at most `limit`. A run may start
    /// here if two more ranks follow.
    #[must_use]
    pub(crate) fn next(&self, held: u8, limit: u8, run_may_start: bool) -> Partial {
        let mut next = [0; RUNS * RUNS];
        let most_runs = if run_may_start { RUNS - 1 } else { 0 };
        for (wanting, &states) in self.0.iter().enumerate().filter(|&(_, &states)| states != 0) {
            let (older, newer) = (wanting / RUNS, wanting % RUNS);
            for runs in 0..=most_runs {
                for (triplets, pairs) in [(0, 0), (0, 1), (1, 0)] {
                    // A triplet and a pair of one kind would be five tiles.
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

    /// The costs when no rank follows: every run has its three tiles.
    pub(crate) fn finish(&self) -> Costs {
        let bytes = self.0[0].to_le_bytes();
        Costs {
            sets: std::array::from_fn(|sets| NEVER - bytes[sets]),
            with_pair: std::array::from_fn(|sets| NEVER - bytes[sets + PAIR]),
        }
    }
}
