//! The tables, and the way from counts to them.
//!
//! The nine counts of a suit decide its [`Costs`], and there are only about 140 different ones: its
//! *class*. The class is found in two steps, by the counts of ranks 1–6 and then of 7–9, because most
//! of the 15,625 beginnings are alike to what follows: 1,113 rows instead of 15,625, which stay in the
//! cache. Two classes make a *half* hand, and two halves and the number of sets say how many tiles
//! are lacking. Everything is made by `build/main.rs`.

use hanchan_tiles::{Deck, Kind};

use crate::costs::Costs;
use crate::tally::Tally;

#[allow(clippy::unreadable_literal, reason = "nobody reads them")]
mod made {
    use crate::costs::Costs;
    include!(concat!(env!("OUT_DIR"), "/tables.rs"));
}

/// Which of the different [`Costs`] a suit or the honours have.
pub(crate) type Class = u8;

/// Which of the different costs two suits, or a suit and the honours, have together.
pub(crate) type Half = u8;

/// The half that two classes make, in either order.
#[inline]
pub(crate) fn half(a: Class, b: Class) -> Half {
    made::HALVES[usize::from(a) << 8 | usize::from(b)]
}

/// How many tiles two halves, in either order, lack for a pair and as many sets as so many tiles want.
#[inline]
pub(crate) fn lacking(total: u8, a: Half, b: Half) -> u8 {
    made::LACKING[usize::from(SETS[usize::from(total)]) << 16 | usize::from(a) << 8 | usize::from(b)]
}

/// How many sets so many concealed tiles want beside the pair: a set for three tiles, at most four.
static SETS: [u8; 256] = {
    let mut table = [4; 256];
    let mut total = 0;
    while total < 12 {
        table[total] = total as u8 / 3;
        total += 1;
    }
    table
};

/// The counts of a part of the hand as two numbers in base 5, moved on to the place of that part in
/// the tables: ranks 1–6 and 7–9 of a suit, winds and dragons, or the ones and nines of a suit that has
/// no others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Index(u32);

/// What the tables say of a part of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    pub(crate) class: Class,
    pub(crate) tally: Tally,
}

impl Index {
    /// No tiles of a suit.
    pub(crate) const NONE: Index = Index(0);
    /// No winds and dragons.
    const HONOURS: Index = Index::new(made::FIRST_HONOUR, 128);
    /// No ones and nines.
    const ENDS: Index = Index::new(made::FIRST_END, 0);

    #[inline]
    pub(crate) const fn new(first: u16, last: u16) -> Index {
        Index(first as u32 | (last as u32) << 16)
    }

    /// The tiles of a suit by their sum of both numbers.
    #[inline]
    pub(crate) const fn of_suit(sum: u32) -> Index {
        Index(sum)
    }

    /// Winds and dragons by their sum.
    #[inline]
    pub(crate) const fn of_honours(sum: u32) -> Index {
        Index::HONOURS.plus(Index(sum))
    }

    /// Ones and nines by their number.
    #[inline]
    pub(crate) const fn of_ends(number: u32) -> Index {
        Index::ENDS.plus(Index(number))
    }

    /// Both numbers added.
    #[inline]
    #[must_use]
    pub(crate) const fn plus(self, step: Index) -> Index {
        Index(self.0.wrapping_add(step.0))
    }

    /// Both numbers taken away again.
    #[inline]
    #[must_use]
    pub(crate) const fn minus(self, step: Index) -> Index {
        Index(self.0.wrapping_sub(step.0))
    }

    #[inline]
    fn class_in(self, row: usize) -> Class {
        made::CELLS[(row << 7 | (self.0 >> 16 & 127) as usize) % made::CELLS.len()]
    }

    #[inline]
    pub(crate) fn class(self) -> Class {
        self.class_in(usize::from(made::ROWS[(self.0 & 0xffff) as usize % made::ROWS.len()]))
    }

    /// Row and tally lie together for those who want both.
    #[inline]
    pub(crate) fn part(self) -> Part {
        let first = made::FIRST[(self.0 & 0xffff) as usize % made::FIRST.len()];
        let last = made::LAST[(self.0 >> 16) as usize % made::LAST.len()];
        Part {
            class: self.class_in((first >> Tally::BITS) as usize),
            tally: Tally(first & Tally::MASK) + Tally(last),
        }
    }
}

/// The costs that a class stands for.
pub(crate) fn costs(class: Class) -> &'static Costs {
    &made::COSTS[usize::from(class)]
}

/// Counts as machine words, a byte for each kind: a suit's ranks 1–8, its nines apart.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    pub(crate) suits: [u64; 3],
    pub(crate) nines: [u8; 3],
    pub(crate) honours: u64,
}

impl Words {
    #[inline]
    pub(crate) fn of(all: &[u8; Kind::COUNT]) -> Words {
        let word = |from: usize| {
            let mut bytes = [0; 8];
            bytes.copy_from_slice(&all[from..from + 8]);
            u64::from_le_bytes(bytes)
        };
        Words {
            suits: [word(0), word(9), word(18)],
            nines: [all[8], all[17], all[26]],
            honours: word(26) >> 8,
        }
    }

    /// How many tiles there are, or `None` if there are more than four of a kind.
    #[inline]
    pub(crate) fn checked_total(&self) -> Option<u8> {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let [m, p, s] = self.suits;
        let nines = self.nines.into_iter().fold(0, |word, count| word << 8 | u64::from(count));
        let words = [m, p, s, self.honours, nines];
        // The top bit of a byte shows a count above four.
        let above_four = words.iter().fold(0, |seen, word| seen | word | word.wrapping_add(0x7b * ONES));
        let total = words.iter().fold(0u64, |sum, word| sum.wrapping_add(*word)).wrapping_mul(ONES) >> 56;
        (above_four & (0x80 * ONES) == 0).then_some(total as u8)
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
        let first = pairs.wrapping_mul((1 << 32) + (25 << 16) + 625) >> 32;
        Index::new(first as u16, (pairs >> 48) as u16 + 25 * u16::from(self.nines[suit]))
    }

    #[inline]
    pub(crate) fn honours(&self) -> Index {
        let pairs = Words::joined(self.honours);
        let joined = pairs + 25 * (pairs >> 16);
        Index::HONOURS.plus(Index::new(joined as u16, (joined >> 32) as u16))
    }

    /// The three suits and the honours. Tiles that the deck does not have are left out.
    #[inline]
    pub(crate) fn indices(&self, deck: Deck) -> [Index; 4] {
        let man = match deck {
            Deck::Full => self.suit(0),
            Deck::NoMiddleMan => {
                let (ones, nines) = (self.suits[0] & 0xff, self.nines[0]);
                Index::ENDS.plus(Index::new(ones as u16 + 5 * u16::from(nines), 0))
            }
        };
        [man, self.suit(1), self.suit(2), self.honours()]
    }
}

#[cfg(test)]
mod tests {
    use hanchan_tiles::Counts;

    use super::*;
    use crate::costs::Partial;

    fn digits<const N: usize>(number: usize) -> [u8; N] {
        std::array::from_fn(|i| (number / 5usize.pow(i as u32) % 5) as u8)
    }

    #[test]
    fn the_suit_tables_are_what_the_costs_say() {
        // A suit is read rank by rank: the first six once, the last three for each of them.
        let read = |partial: Partial, rank: usize, held: u8| partial.next(held, 4, rank < 7);
        for first in 0..15625 {
            let ranks: [u8; 6] = digits(first);
            let partial = (0..6).fold(Partial::start(), |partial, rank| read(partial, rank, ranks[rank]));
            let first_tally = tally(&ranks, &[0]);
            for last in 0..125 {
                let ranks: [u8; 3] = digits(last);
                let whole = (0..3).fold(partial, |partial, rank| read(partial, rank + 6, ranks[rank]));
                let index = Index::new(first as u16, last as u16);
                assert_eq!(*costs(index.class()), whole.finish(), "{first} {last}");
                let expected = Part { class: index.class(), tally: first_tally + tally(&ranks, &[2]) };
                assert_eq!(index.part(), expected, "{first} {last}");
            }
        }
    }

    /// The tally of counts, those at the given places being of terminals or honours.
    fn tally(counts: &[u8], orphans: &[usize]) -> Tally {
        let one = |(i, &count)| Tally::of(count, orphans.contains(&i));
        counts.iter().enumerate().map(one).fold(Tally::default(), |sum, one| sum + one)
    }

    fn unconnected(counts: &[u8]) -> Costs {
        counts.iter().fold(Partial::start(), |partial, &held| partial.next(held, 4, false)).finish()
    }

    #[test]
    fn the_honour_tables_are_what_the_costs_say() {
        for number in 0..5usize.pow(7) {
            let index = Index::HONOURS.plus(Index::new((number % 625) as u16, (number / 625) as u16));
            let expected = unconnected(&digits::<7>(number));
            assert_eq!(*costs(index.class()), expected, "{number}");
            let part = index.part();
            assert_eq!(
                (part.class, part.tally),
                (index.class(), tally(&digits::<7>(number), &[0, 1, 2, 3, 4, 5, 6]))
            );
        }
        for number in 0..25 {
            let [ones, nines] = digits(number);
            let expected = unconnected(&[ones, nines]);
            let index = Index::ENDS.plus(Index::new(number as u16, 0));
            assert_eq!(*costs(index.class()), expected);
            assert_eq!(index.part().tally, tally(&[ones, nines], &[0, 1]));
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
                    assert_eq!(lacking(3 * sets as u8 + 1, a, b), whole.with_pair[sets]);
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
            let words = Words::of(&all);
            assert_eq!(words.checked_total(), Some(counts.total()));
            let number = |part: &[u8]| part.iter().rev().fold(0u16, |sum, &count| sum * 5 + u16::from(count));
            for suit in 0..3 {
                let ranks = &all[suit * 9..suit * 9 + 9];
                let expected = Index::new(number(&ranks[..6]), number(&ranks[6..]));
                assert_eq!(words.suit(suit), expected);
            }
            let expected = Index::HONOURS.plus(Index::new(number(&all[27..31]), number(&all[31..])));
            assert_eq!(words.honours(), expected);
            for deck in Deck::ALL {
                let parts = words.indices(deck).map(Index::part);
                let tally = parts.into_iter().fold(Tally::default(), |sum, part| sum + part.tally);
                for (index, part) in words.indices(deck).into_iter().zip(parts) {
                    assert_eq!(index.class(), part.class);
                }
                let kinds = deck.kinds().iter().map(|kind| Tally::of(counts.get(kind), kind.is_orphan()));
                assert_eq!(tally, kinds.fold(Tally::default(), |sum, one| sum + one));
            }
        }
    }
}
