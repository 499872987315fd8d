//! How far a hand is from being complete.

use hanchan_tiles::{Counts, Deck, FifthCopy, Kind};

use crate::tables::{self, Index, Words};
use crate::tally::Tally;

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
    #[inline]
    pub(crate) fn of(standard: u8, tally: Tally, total: u8) -> Forms {
        let special = |lacking| is_whole(total).then(|| to_shanten(lacking));
        Forms {
            standard: to_shanten(standard),
            pairs: special(tally.lacking_for_pairs()),
            orphans: special(tally.lacking_for_orphans()),
        }
    }

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
#[inline(always)]
#[allow(clippy::inline_always, reason = "a call costs a tenth of the time; see bench")]
pub fn shanten(counts: &Counts, deck: Deck) -> i8 {
    let (lacking, tally) = read(&Words::of(counts.as_array()), counts.total(), deck);
    nearest(lacking, tally, counts.total())
}

/// The shanten of concealed tiles given as 34 counts, by kind number, which are checked on the way; see
/// [`shanten`].
#[inline]
pub fn shanten_of_array(counts: &[u8; Kind::COUNT], deck: Deck) -> Result<i8, FifthCopy> {
    let words = Words::of(counts);
    let Some(total) = words.checked_total() else {
        let too_many = Kind::ALL.into_iter().find(|kind| counts[kind.index()] > 4);
        return Err(FifthCopy(too_many.unwrap_or(Kind::ALL[0])));
    };
    let (lacking, tally) = read(&words, total, deck);
    Ok(nearest(lacking, tally, total))
}

/// The shanten of concealed tiles by each form; see [`shanten`].
#[inline]
pub fn forms(counts: &Counts, deck: Deck) -> Forms {
    let (lacking, tally) = read(&Words::of(counts.as_array()), counts.total(), deck);
    Forms::of(lacking, tally, counts.total())
}

/// How many tiles the standard form lacks, and the tally for the others.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a part of shanten()")]
fn read(words: &Words, total: u8, deck: Deck) -> (u8, Tally) {
    of_parts(words.indices(deck), total)
}

/// The same of the suits and honours.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a part of shanten()")]
pub(crate) fn of_parts([m, p, s, z]: [Index; 4], total: u8) -> (u8, Tally) {
    let (m, p, s, z) = (m.part(), p.part(), s.part(), z.part());
    let (mp, sz) = (tables::half(m.class, p.class), tables::half(s.class, z.class));
    (tables::lacking(total, mp, sz), m.tally + p.tally + (s.tally + z.tally))
}

/// The shanten by the nearest form.
#[inline]
pub(crate) fn nearest(standard: u8, tally: Tally, total: u8) -> i8 {
    to_shanten(if is_whole(total) { standard.min(tally.lacking()) } else { standard })
}

/// Whether so many concealed tiles are a hand without melds, which alone can have seven pairs or
/// thirteen orphans.
#[inline]
fn is_whole(total: u8) -> bool {
    (12..=14).contains(&total)
}

/// A hand that lacks one tile is tenpai.
#[inline]
pub(crate) fn to_shanten(lacking: u8) -> i8 {
    lacking as i8 - 1
}
