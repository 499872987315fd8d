//! How far a hand is from being complete.

use hanchan_tiles::{Counts, Deck};

use crate::tables::{self, Class, Words};

/// How far a hand is from each form of a complete hand. −1 is complete, 0 is tenpai, 1 needs one tile
/// to be tenpai, and so on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Forms {
    /// Four sets and a pair, melds counted as sets (P-035).
    pub standard: i8,
    /// Seven different pairs (P-037, D-018); a hand with melds has no such form.
    pub pairs: Option<i8>,
    /// Thirteen orphans (P-037); a hand with melds has no such form.
    pub orphans: Option<i8>,
}

impl Forms {
    /// The least of them.
    pub fn shanten(self) -> i8 {
        let least = self.standard.min(self.pairs.unwrap_or(i8::MAX));
        least.min(self.orphans.unwrap_or(i8::MAX))
    }
}

/// The shanten of concealed tiles: how many useful tiles must still be drawn to be tenpai, by the
/// nearest of the three forms.
///
/// As many sets are wanted as there are threes of tiles, so a hand of 10 or 11 tiles has one meld
/// beside it. The hand in mind at the end has at most four of each kind, so `1111m` is not a wait for
/// a fifth 1m; tiles in melds are not looked at here, [`Shape`](crate::Shape) does that.
///
/// ```
/// use hanchan_shape::shanten;
/// use hanchan_tiles::{Deck, Hand};
///
/// let hand: Hand = "23467m234567p88s".parse()?;
/// assert_eq!(shanten(hand.concealed().counts(), Deck::Full), 0);
/// # Ok::<(), hanchan_tiles::notation::ParseError>(())
/// ```
#[inline]
pub fn shanten(counts: &Counts, deck: Deck) -> i8 {
    let words = Words::of(counts, deck);
    let standard = standard_of(&words, counts.total(), deck);
    if counts.total() < 12 {
        return standard;
    }
    standard.min(pairs_of(words.kinds_and_pairs())).min(orphans_of(words.orphans()))
}

/// The shanten of concealed tiles by each form; see [`shanten`].
#[inline]
pub fn forms(counts: &Counts, deck: Deck) -> Forms {
    let words = Words::of(counts, deck);
    let whole = counts.total() >= 12;
    Forms {
        standard: standard_of(&words, counts.total(), deck),
        pairs: whole.then(|| pairs_of(words.kinds_and_pairs())),
        orphans: whole.then(|| orphans_of(words.orphans())),
    }
}

#[inline]
fn standard_of(words: &Words, total: u8, deck: Deck) -> i8 {
    let [m, p, s, z] = classes(words, deck);
    lacking_to_shanten(tables::lacking(usize::from(total) / 3, tables::half(m, p), tables::half(s, z)))
}

/// The classes of the three suits and the honours.
#[inline]
pub(crate) fn classes(words: &Words, deck: Deck) -> [Class; 4] {
    let man = match deck {
        Deck::Full => words.suit(0).suit_class(),
        Deck::NoMiddleMan => tables::ends_class(words.suits[0] as u8, words.nines[0]),
    };
    [man, words.suit(1).suit_class(), words.suit(2).suit_class(), words.honours().honour_class()]
}

/// A hand that lacks one tile is tenpai.
#[inline]
pub(crate) fn lacking_to_shanten(lacking: u8) -> i8 {
    lacking as i8 - 1
}

/// Seven pairs from the number of kinds and of kinds held at least twice.
#[inline]
pub(crate) fn pairs_of((kinds, pairs): (u8, u8)) -> i8 {
    6 - pairs.min(7) as i8 + 7u8.saturating_sub(kinds) as i8
}

/// Thirteen orphans from the number of their kinds and of those held at least twice.
#[inline]
pub(crate) fn orphans_of((kinds, pairs): (u8, u8)) -> i8 {
    13 - kinds as i8 - (pairs > 0) as i8
}
