//! The Mersenne Twister, MT19937.

const WORDS: usize = 624;
const SHIFT: usize = 397;

/// The state of the generator.
#[derive(Clone, Debug)]
pub(super) struct Twister {
    state: [u32; WORDS],
    at: usize,
}

impl Twister {
    fn from_word(seed: u32) -> Twister {
        let mut state = [seed; WORDS];
        for i in 1..WORDS {
            let before = state[i - 1];
            state[i] = 1_812_433_253_u32.wrapping_mul(before ^ before >> 30).wrapping_add(i as u32);
        }
        Twister { state, at: WORDS }
    }

    /// Initialises the generator with an array of words.
    pub(super) fn from_words(words: &[u32]) -> Twister {
        let mut twister = Twister::from_word(19_650_218);
        let state = &mut twister.state;
        let mut i = 1;
        let mixed = |state: &[u32; WORDS], i: usize, factor: u32| {
            state[i] ^ (state[i - 1] ^ state[i - 1] >> 30).wrapping_mul(factor)
        };
        for step in 0..WORDS.max(words.len()) {
            let j = step % words.len().max(1);
            let word = words.get(j).copied().unwrap_or(0);
            state[i] = mixed(state, i, 1_664_525).wrapping_add(word).wrapping_add(j as u32);
            i += 1;
            if i == WORDS {
                state[0] = state[WORDS - 1];
                i = 1;
            }
        }
        for _ in 1..WORDS {
            state[i] = mixed(state, i, 1_566_083_941).wrapping_sub(i as u32);
            i += 1;
            if i == WORDS {
                state[0] = state[WORDS - 1];
                i = 1;
            }
        }
        state[0] = 0x8000_0000;
        twister
    }

    fn twist(&mut self) {
        for i in 0..WORDS {
            let joined = self.state[i] & 0x8000_0000 | self.state[(i + 1) % WORDS] & 0x7fff_ffff;
            let odd = if joined & 1 == 1 { 0x9908_b0df } else { 0 };
            self.state[i] = self.state[(i + SHIFT) % WORDS] ^ joined >> 1 ^ odd;
        }
        self.at = 0;
    }

    /// Returns the next random word.
    pub(super) fn next(&mut self) -> u32 {
        if self.at == WORDS {
            self.twist();
        }
        let mut word = self.state[self.at];
        self.at += 1;
        word ^= word >> 11;
        word ^= word << 7 & 0x9d2c_5680;
        word ^= word << 15 & 0xefc6_0000;
        word ^ word >> 18
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_numbers_match_the_reference() {
        let mut twister = Twister::from_words(&[0x123, 0x234, 0x345, 0x456]);
        let first: Vec<u32> = (0..5).map(|_| twister.next()).collect();
        assert_eq!(first, [1_067_595_299, 955_945_823, 477_289_528, 4_107_218_783, 4_228_976_476]);
    }
}
