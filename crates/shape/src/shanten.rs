//! Shanten: the distance of a hand from tenpai.

use hanchan_tiles::{Counts, Deck, FifthCopy, Kind};

use crate::tables::{self, Index, Words};
use crate::tally::Tally;

/// The shanten of a hand for each form of a complete hand: −1 is complete, 0 is tenpai, 1 is one tile from tenpai,
/// and so on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Forms {
    /// Four sets and a pair, where melds count as sets (P-035).
    pub standard: i8,
    /// Seven different pairs (P-037, D-018); `None` for a hand with melds.
    pub pairs: Option<i8>,
    /// Thirteen orphans (P-037); `None` for a hand with melds.
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

    /// Returns the lowest shanten of all forms.
    pub fn shanten(self) -> i8 {
        let least = self.standard.min(self.pairs.unwrap_or(i8::MAX));
        least.min(self.orphans.unwrap_or(i8::MAX))
    }
}

/// Returns the shanten of concealed tiles: the number of useful tiles to draw until the hand is tenpai, for the
/// closest of the three forms.
///
/// The number of sets to make follows from the number of tiles: with 10 or 11 tiles there must be one meld, so three
/// sets remain. The complete hand has at most four tiles of each kind, so `1111m` does not wait for a fifth 1m. Tiles
/// in melds are not considered here; use [`Shape`](crate::Shape) for that.
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

/// Returns the shanten of concealed tiles, given as 34 counts by kind number; see [`shanten`]. Fails if there are
/// more than four tiles of a kind.
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

/// Returns the shanten of concealed tiles for each form; see [`shanten`].
#[inline]
pub fn forms(counts: &Counts, deck: Deck) -> Forms {
    let (lacking, tally) = read(&Words::of(counts.as_array()), counts.total(), deck);
    Forms::of(lacking, tally, counts.total())
}

/// Returns the number of tiles missing for the standard form, and the tally for the other forms.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a part of shanten()")]
fn read(words: &Words, total: u8, deck: Deck) -> (u8, Tally) {
    of_parts(words.indices(deck), total)
}

/// Like [`read`], but takes the indices of the suits and the honours.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a part of shanten()")]
pub(crate) fn of_parts([m, p, s, z]: [Index; 4], total: u8) -> (u8, Tally) {
    let (m, p, s, z) = (m.part(), p.part(), s.part(), z.part());
    let (mp, sz) = (tables::half(m.class, p.class), tables::half(s.class, z.class));
    (tables::lacking(total, mp, sz), m.tally + p.tally + (s.tally + z.tally))
}

/// Returns the shanten for the closest form.
#[inline]
pub(crate) fn nearest(standard: u8, tally: Tally, total: u8) -> i8 {
    to_shanten(if is_whole(total) { standard.min(tally.lacking()) } else { standard })
}

/// Returns whether a hand with this many concealed tiles has no melds. Only such a hand can be seven pairs or
/// thirteen orphans.
#[inline]
fn is_whole(total: u8) -> bool {
    (12..=14).contains(&total)
}

/// Converts the number of missing tiles to shanten: a hand that lacks one tile is tenpai.
#[inline]
pub(crate) fn to_shanten(lacking: u8) -> i8 {
    lacking as i8 - 1
}
