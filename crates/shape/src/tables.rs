//! The tables, and the way from counts to them.
//!
//! The nine counts of a suit decide its [`Costs`], and there are only about 140 different ones: its
//! *class*. The class is found in two steps, by the counts of ranks 1–6 and then of 7–9, because most
//! of the 15,625 beginnings are alike to what follows: the table is 140 kB instead of 2 MB and stays in
//! the cache. Two classes make a *half* hand, and two halves and the number of sets say how many tiles
//! are lacking. Everything is made by `build/main.rs`.

use hanchan_tiles::{Counts, Deck};

use crate::costs::Costs;

mod made {
    use crate::costs::Costs;
    include!(concat!(env!("OUT_DIR"), "/tables.rs"));
}

/// Which of the different [`Costs`] a suit or the honours have.
pub(crate) type Class = u8;

/// Which of the different costs two suits, or a suit and the honours, have together.
pub(crate) type Half = u8;

/// The counts of a suit as two numbers in base 5: ranks 1–6 and 7–9; of the honours: winds and
/// dragons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Index {
    pub(crate) first: u16,
    pub(crate) last: u16,
}

impl Index {
    #[inline]
    pub(crate) fn suit_class(self) -> Class {
        let row = made::SUIT_ROWS[usize::from(self.first) % made::SUIT_ROWS.len()];
        made::SUITS[(usize::from(row) << 7 | usize::from(self.last)) % made::SUITS.len()]
    }

    #[inline]
    pub(crate) fn honour_class(self) -> Class {
        let row = made::HONOUR_ROWS[usize::from(self.first) % made::HONOUR_ROWS.len()];
        made::HONOURS[(usize::from(row) << 7 | usize::from(self.last)) % made::HONOURS.len()]
    }
}

/// The class of a suit that has only ones and nines.
#[inline]
pub(crate) fn ends_class(ones: u8, nines: u8) -> Class {
    made::ENDS[usize::from(ones + 5 * nines) % made::ENDS.len()]
}

/// The costs that a class stands for.
pub(crate) fn costs(class: Class) -> &'static Costs {
    &made::COSTS[usize::from(class)]
}

#[inline]
pub(crate) fn half(a: Class, b: Class) -> Half {
    made::HALVES[usize::from(a) << 8 | usize::from(b)]
}

/// How many tiles two halves lack for that many sets and a pair.
#[inline]
pub(crate) fn lacking(sets: usize, a: Half, b: Half) -> u8 {
    made::LACKING[(sets.min(4) << 8 | usize::from(a)) << 8 | usize::from(b)]
}

/// Counts as machine words, a byte for each kind: a suit's ranks 1–8, its nines apart.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    pub(crate) suits: [u64; 3],
    pub(crate) nines: [u8; 3],
    pub(crate) honours: u64,
}

const ONES: u64 = 0x0101_0101_0101_0101;

impl Words {
    /// Tiles that a deck does not have are left out.
    #[inline]
    pub(crate) fn of(counts: &Counts, deck: Deck) -> Words {
        let all = counts.as_array();
        let word = |from: usize| {
            let mut bytes = [0; 8];
            bytes.copy_from_slice(&all[from..from + 8]);
            u64::from_le_bytes(bytes)
        };
        let man = match deck {
            Deck::Full => word(0),
            Deck::NoMiddleMan => word(0) & 0xff,
        };
        Words {
            suits: [man, word(9), word(18)],
            nines: [all[8], all[17], all[26]],
            honours: word(26) >> 8,
        }
    }

    /// Neighbouring counts joined to one number below 25, four to a word.
    #[inline]
    fn joined(word: u64) -> u64 {
        (word + 5 * (word >> 8)) & 0x00ff_00ff_00ff_00ff
    }

    #[inline]
    pub(crate) fn suit(&self, suit: usize) -> Index {
        let pairs = Words::joined(self.suits[suit]);
        // Pairs 0, 1, 2 with weights 1, 25, 625 come together in the third place of the product.
        let first = pairs.wrapping_mul(1 << 32 | 25 << 16 | 625) >> 32;
        Index { first: first as u16, last: (pairs >> 48) as u16 + 25 * u16::from(self.nines[suit]) }
    }

    #[inline]
    pub(crate) fn honours(&self) -> Index {
        let pairs = Words::joined(self.honours);
        let joined = pairs + 25 * (pairs >> 16);
        Index { first: joined as u16, last: (joined >> 32) as u16 }
    }

    /// How many kinds there are at least `least` of, in parts of the hand that fill no more than 255
    /// places together.
    #[inline]
    fn at_least(words: &[u64], least: u64) -> u8 {
        let mut sum = 0;
        for word in words {
            sum += ((word + (0x80 - least) * ONES) & (0x80 * ONES)) >> 7;
        }
        (sum.wrapping_mul(ONES) >> 56) as u8
    }

    #[inline]
    fn nines_word(&self) -> u64 {
        let [m, p, s] = self.nines.map(u64::from);
        m | p << 8 | s << 16
    }

    /// How many kinds, and of how many of them at least two.
    #[inline]
    pub(crate) fn kinds_and_pairs(&self) -> (u8, u8) {
        let [m, p, s] = self.suits;
        let words = [m, p, s, self.honours, self.nines_word()];
        (Words::at_least(&words, 1), Words::at_least(&words, 2))
    }

    /// The same of terminals and honours alone.
    #[inline]
    pub(crate) fn orphans(&self) -> (u8, u8) {
        let [m, p, s] = self.suits.map(|suit| suit & 0xff);
        let words = [self.honours | m << 56, self.nines_word() | p << 24 | s << 32];
        (Words::at_least(&words, 1), Words::at_least(&words, 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::costs;

    fn digits<const N: usize>(number: usize) -> [u8; N] {
        std::array::from_fn(|i| (number / 5usize.pow(i as u32) % 5) as u8)
    }

    #[test]
    fn the_suit_tables_are_what_the_costs_say() {
        for number in 0..5usize.pow(9) {
            let index = Index { first: (number % 15625) as u16, last: (number / 15625) as u16 };
            assert_eq!(*costs(index.suit_class()), costs::suit(&digits(number), &[4; 9]), "{number}");
        }
    }

    #[test]
    fn the_honour_tables_are_what_the_costs_say() {
        for number in 0..5usize.pow(7) {
            let index = Index { first: (number % 625) as u16, last: (number / 625) as u16 };
            let expected = costs::unconnected(&digits::<7>(number), &[4; 7]);
            assert_eq!(*costs(index.honour_class()), expected, "{number}");
        }
        for number in 0..25 {
            let [ones, nines] = digits(number);
            let expected = costs::unconnected(&[ones, nines], &[4; 2]);
            assert_eq!(*costs(ends_class(ones, nines)), expected);
        }
    }

    #[test]
    fn the_tables_of_halves_are_what_the_costs_say() {
        let classes = made::COSTS.len();
        // Every half with every other, each half by the first pair of classes that makes it.
        let mut halves = std::collections::BTreeMap::new();
        for a in 0..classes {
            for b in 0..classes {
                let merged = made::COSTS[a].merge(&made::COSTS[b]);
                let known = halves.entry(half(a as u8, b as u8)).or_insert(merged);
                assert_eq!(*known, merged);
            }
        }
        for (&a, costs_a) in &halves {
            for (&b, costs_b) in &halves {
                let whole = costs_a.merge(costs_b);
                for sets in 0..=4 {
                    assert_eq!(lacking(sets, a, b), whole.with_pair[sets]);
                }
            }
        }
    }

    #[test]
    fn counts_become_indices() {
        let mut all = [0u8; 34];
        let mut random = 1u64;
        for _ in 0..10_000 {
            for count in &mut all {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                *count = ((random >> 40) % 5) as u8;
            }
            let counts = Counts::try_from(all).unwrap();
            let words = Words::of(&counts, Deck::Full);
            let number = |part: &[u8]| part.iter().rev().fold(0u16, |sum, &count| sum * 5 + u16::from(count));
            for suit in 0..3 {
                let ranks = &all[suit * 9..suit * 9 + 9];
                let expected = Index { first: number(&ranks[..6]), last: number(&ranks[6..]) };
                assert_eq!(words.suit(suit), expected);
            }
            let expected = Index { first: number(&all[27..31]), last: number(&all[31..]) };
            assert_eq!(words.honours(), expected);
            let many = |least| all.iter().filter(|&&count| count >= least).count() as u8;
            assert_eq!(words.kinds_and_pairs(), (many(1), many(2)));
            let orphans = hanchan_tiles::KindSet::ORPHANS;
            let many = |least| orphans.iter().filter(|kind| all[kind.index()] >= least).count() as u8;
            assert_eq!(words.orphans(), (many(1), many(2)));
        }
    }
}
