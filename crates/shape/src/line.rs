//! Computes the shanten of a plain hand in a text (`23467m234567p88s` and nothing else) without parsing it.
//!
//! The index of a suit in the tables is a sum over its tiles, so it can be computed while the text is read. The
//! position of the suit letters is unpredictable, and a branch there would be mispredicted most of the time.
//! Therefore every byte is handled in the same way: the sums run on and are saved at each letter. The tiles of a
//! suit are the difference between the sums at its letter and at the previous letter.

use std::ops::{Add, Sub};

use hanchan_tiles::{Deck, Hand};

use crate::Forms;
use crate::shanten::{nearest, of_parts};
use crate::tables::Index;
use crate::tally::Tally;

/// The contribution of one byte, or the sum over several bytes.
#[derive(Clone, Copy, Default)]
struct Sums {
    /// Four bits for each digit 0 to 9, each suit letter, and the space.
    seen: u64,
    /// The table index of the digits as a suit and, in the bits above it, their table index as honours.
    indices: u64,
}

const LETTER: u64 = 1 << 40;
const SPACE: u64 = 1 << 56;
const END: u64 = 1 << 63;

static STEPS: [Sums; 256] = {
    let mut table = [Sums { seen: END, indices: 0 }; 256];
    let mut digit = 0;
    while digit <= 9 {
        // A red five counts as a five.
        let rank = if digit == 0 { 5 } else { digit };
        let suit = if rank <= 6 { 5u64.pow(rank - 1) } else { 5u64.pow(rank - 7) << 16 };
        let honour = match rank {
            1..=4 => 5u64.pow(rank - 1),
            5..=7 => 5u64.pow(rank - 5) << 16,
            _ => 0,
        };
        table[b'0' as usize + digit as usize] = Sums { seen: 1 << (4 * digit), indices: suit | honour << 32 };
        digit += 1;
    }
    table[b'm' as usize].seen = LETTER;
    table[b'p' as usize].seen = LETTER << 4;
    table[b's' as usize].seen = LETTER << 8;
    table[b'z' as usize].seen = LETTER << 12;
    table[b' ' as usize].seen = SPACE;
    table
};

impl Add for Sums {
    type Output = Sums;

    #[inline]
    fn add(self, other: Sums) -> Sums {
        Sums { seen: self.seen + other.seen, indices: self.indices + other.indices }
    }
}

impl Sub for Sums {
    type Output = Sums;

    #[inline]
    fn sub(self, other: Sums) -> Sums {
        Sums { seen: self.seen - other.seen, indices: self.indices - other.indices }
    }
}

/// A line of text that was read: the number of tiles missing for the standard form, the tally for the other forms,
/// the number of tiles, and the length of the line.
#[derive(Clone, Copy)]
pub struct PlainLine {
    lacking: u8,
    tally: Tally,
    total: u8,
    /// The length of the line in bytes, without the line end.
    pub len: usize,
}

/// The maximum length in bytes: 14 tiles, each with its letter, and a few spaces.
const LONGEST: usize = 2 * Hand::MOST_TILES + 4;
/// The maximum number of letters and spaces: a letter for each tile, and two more.
const MOST_ENDS: usize = 16;

impl PlainLine {
    /// Reads the hand on the first line of a text. `None` does not mean that the line is invalid: it may only be too
    /// complex for this function.
    #[inline]
    pub fn read(text: &[u8], deck: Deck) -> Option<PlainLine> {
        let mut kept = [Sums::default(); MOST_ENDS];
        let (mut sums, mut len, mut ends) = (Sums::default(), 0, 0);
        let mut after = b'\n';
        for &byte in text.iter().take(LONGEST) {
            let step = STEPS[usize::from(byte)];
            if step.seen == END {
                after = byte;
                break;
            }
            sums = sums + step;
            // A value written at a digit is overwritten later.
            kept[ends % MOST_ENDS] = sums;
            ends += usize::from(step.seen >= LETTER);
            len += 1;
        }
        let total = len - ends;
        // With these limits none of the four-bit counts overflows.
        if after != b'\n' || len == LONGEST || ends > MOST_ENDS || total > Hand::MOST_TILES || total % 3 == 0
        {
            return None;
        }
        let (mut suits, mut before, mut wrong) = ([Sums::default(); 8], Sums::default(), false);
        let mut read = |kept: Sums| {
            let now = if kept.seen == 0 { before } else { kept };
            let part = now - before;
            let (letter, digits) = (part.seen >> 40, part.seen % LETTER);
            // A suit letter must follow digits, and digits must be followed by a suit letter.
            wrong |= (letter & 0xffff != 0) != (digits != 0);
            let suit = &mut suits[letter.trailing_zeros() as usize / 4 % 8];
            *suit = *suit + Sums { seen: digits, ..part };
            before = now;
        };
        // Most hands have at most four letters, which take the same path without a branch.
        kept[..4].iter().for_each(|&kept| read(kept));
        if ends > 4 {
            kept[4..ends].iter().for_each(|&kept| read(kept));
        }
        let [man, pin, sou, honours, ..] = suits;
        let too_many = man.above_four() | pin.above_four() | sou.above_four() | honours.above_four();
        let no_honours = honours.seen & !0xffff_fff0;
        if wrong || before.seen != sums.seen || too_many | no_honours != 0 {
            return None;
        }
        let man = match deck {
            Deck::Full => Index::of_suit(man.indices as u32),
            Deck::NoMiddleMan => Index::of_ends(man.ends()?),
        };
        let [pin, sou] = [pin, sou].map(|suit| Index::of_suit(suit.indices as u32));
        let (lacking, tally) =
            of_parts([man, pin, sou, Index::of_honours((honours.indices >> 32) as u32)], total as u8);
        Some(PlainLine { lacking, tally, total: total as u8, len })
    }

    /// Returns the shanten for the closest form.
    #[inline]
    pub fn shanten(&self) -> i8 {
        nearest(self.lacking, self.tally, self.total)
    }

    /// Returns the shanten for each form.
    #[inline]
    pub fn forms(&self) -> Forms {
        Forms::of(self.lacking, self.tally, self.total)
    }
}

impl Sums {
    /// Returns a value whose bits are set where a rank has more than four tiles.
    #[inline]
    fn above_four(self) -> u64 {
        // No count is above 14. Red fives count as fives.
        let ranks = (self.seen >> 4) + ((self.seen & 15) << 16);
        (ranks | (ranks + 0x3_3333_3333)) & 0x8_8888_8888
    }

    /// Returns the table index of the ones and nines, or `None` if there are other ranks.
    fn ends(self) -> Option<u32> {
        let (ones, nines) = (self.seen >> 4 & 15, self.seen >> 36 & 15);
        (self.seen == ones << 4 | nines << 36).then_some((ones + 5 * nines) as u32)
    }
}
