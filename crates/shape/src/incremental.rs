//! Shanten that is kept while tiles come and go.

use hanchan_tiles::{Counts, Deck, FifthCopy, Kind, KindSet, NotHeld};

use crate::shanten::{Forms, classes, lacking_to_shanten, orphans_of, pairs_of};
use crate::tables::{self, Class, Half, Index, Words};

/// Concealed tiles whose shanten is known at all times: for simulators and searches, which add and
/// remove single tiles and ask again. It allocates nothing.
///
/// ```
/// use hanchan_shape::Incremental;
/// use hanchan_tiles::{Deck, Hand, Kind};
///
/// let hand: Hand = "123m456p789s1122z".parse()?;
/// let mut tiles = Incremental::new(hand.concealed().counts(), Deck::Full);
/// assert_eq!(tiles.shanten(), 0);
/// tiles.add(Kind::EAST)?;
/// assert_eq!(tiles.shanten(), -1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Incremental {
    counts: Counts,
    deck: Deck,
    tally: Tally,
    indices: [Index; 4],
    classes: [Class; 4],
    halves: [Half; 2],
}

/// How many kinds and pairs, of all tiles and of orphans.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Tally {
    kinds: u8,
    pairs: u8,
    orphans: u8,
    orphan_pairs: u8,
}

/// Where a kind is counted: the part of the hand, and what one tile adds to its index.
#[derive(Clone, Copy)]
struct Place {
    part: u8,
    orphan: u8,
    first: u16,
    last: u16,
}

const PLACES: [Place; Kind::COUNT] = {
    let mut places = [Place { part: 0, orphan: 0, first: 0, last: 0 }; Kind::COUNT];
    let mut i = 0;
    while i < Kind::COUNT {
        let (part, rank) = (i / 9, i % 9);
        let in_first = if part == 3 { 4 } else { 6 };
        places[i] = Place {
            part: part as u8,
            orphan: KindSet::ORPHANS.contains(Kind::ALL[i]) as u8,
            first: if rank < in_first { 5u16.pow(rank as u32) } else { 0 },
            last: if rank < in_first { 0 } else { 5u16.pow((rank - in_first) as u32) },
        };
        i += 1;
    }
    places
};

impl Incremental {
    /// Starts from these tiles. Tiles that the deck does not have count for nothing.
    pub fn new(counts: &Counts, deck: Deck) -> Incremental {
        let words = Words::of(counts, deck);
        let (kinds, pairs) = words.kinds_and_pairs();
        let (orphans, orphan_pairs) = words.orphans();
        let classes @ [m, p, s, z] = classes(&words, deck);
        Incremental {
            counts: *counts,
            deck,
            tally: Tally { kinds, pairs, orphans, orphan_pairs },
            indices: [words.suit(0), words.suit(1), words.suit(2), words.honours()],
            classes,
            halves: [tables::half(m, p), tables::half(s, z)],
        }
    }

    /// The tiles.
    #[inline]
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The deck.
    pub fn deck(&self) -> Deck {
        self.deck
    }

    /// Adds a tile.
    #[inline]
    pub fn add(&mut self, kind: Kind) -> Result<(), FifthCopy> {
        let before = self.counts.get(kind);
        self.counts.add(kind)?;
        let place = PLACES[kind.index()];
        let index = &mut self.indices[usize::from(place.part)];
        index.first += place.first;
        index.last += place.last;
        if self.counts_for(kind) {
            let (new, second) = ((before == 0) as u8, (before == 1) as u8);
            self.tally.kinds += new;
            self.tally.pairs += second;
            self.tally.orphans += new & place.orphan;
            self.tally.orphan_pairs += second & place.orphan;
        }
        self.reclass(place.part);
        Ok(())
    }

    /// Takes a tile away.
    #[inline]
    pub fn remove(&mut self, kind: Kind) -> Result<(), NotHeld> {
        self.counts.remove(kind)?;
        let after = self.counts.get(kind);
        let place = PLACES[kind.index()];
        let index = &mut self.indices[usize::from(place.part)];
        index.first -= place.first;
        index.last -= place.last;
        if self.counts_for(kind) {
            let (last, second) = ((after == 0) as u8, (after == 1) as u8);
            self.tally.kinds -= last;
            self.tally.pairs -= second;
            self.tally.orphans -= last & place.orphan;
            self.tally.orphan_pairs -= second & place.orphan;
        }
        self.reclass(place.part);
        Ok(())
    }

    #[inline]
    fn counts_for(&self, kind: Kind) -> bool {
        self.deck == Deck::Full || self.deck.kinds().contains(kind)
    }

    #[inline]
    fn reclass(&mut self, part: u8) {
        let part = usize::from(part);
        let index = self.indices[part];
        self.classes[part] = match (part, self.deck) {
            (3, _) => index.honour_class(),
            (0, Deck::NoMiddleMan) => {
                let all = self.counts.as_array();
                tables::ends_class(all[0], all[8])
            }
            _ => index.suit_class(),
        };
        let [m, p, s, z] = self.classes;
        self.halves[part / 2] = if part < 2 { tables::half(m, p) } else { tables::half(s, z) };
    }

    #[inline]
    fn standard(&self) -> i8 {
        let sets = usize::from(self.counts.total()) / 3;
        lacking_to_shanten(tables::lacking(sets, self.halves[0], self.halves[1]))
    }

    /// The shanten now; see [`shanten`](crate::shanten()).
    #[inline]
    pub fn shanten(&self) -> i8 {
        let standard = self.standard();
        if self.counts.total() < 12 {
            return standard;
        }
        let Tally { kinds, pairs, orphans, orphan_pairs } = self.tally;
        standard.min(pairs_of((kinds, pairs))).min(orphans_of((orphans, orphan_pairs)))
    }

    /// The shanten by each form.
    #[inline]
    pub fn forms(&self) -> Forms {
        let whole = self.counts.total() >= 12;
        let Tally { kinds, pairs, orphans, orphan_pairs } = self.tally;
        Forms {
            standard: self.standard(),
            pairs: whole.then(|| pairs_of((kinds, pairs))),
            orphans: whole.then(|| orphans_of((orphans, orphan_pairs))),
        }
    }

    /// The kinds of which one more tile lowers the shanten.
    #[inline]
    pub fn advancing(&self) -> KindSet {
        let [m, p, s, z] = self.classes;
        let [mp, sz] = self.halves;
        let sets = usize::from(self.counts.total()) / 3;
        let shanten = self.shanten();
        let mut standard = 0u64;
        if self.standard() == shanten {
            let now = tables::lacking(sets, mp, sz);
            let all = self.counts.as_array();
            let mut try_kind = |kind: usize, class: Class, neighbour: Class, other: Half| {
                let lacks = tables::lacking(sets, tables::half(class, neighbour), other);
                standard |= u64::from(lacks < now && all[kind] < 4) << kind;
            };
            let suit = |index: Index, rank: usize| {
                let place = PLACES[rank];
                Index { first: index.first + place.first, last: index.last + place.last }.suit_class()
            };
            match self.deck {
                Deck::Full => (0..9).for_each(|i| try_kind(i, suit(self.indices[0], i), p, sz)),
                Deck::NoMiddleMan => {
                    try_kind(0, tables::ends_class(all[0] + 1, all[8]), p, sz);
                    try_kind(8, tables::ends_class(all[0], all[8] + 1), p, sz);
                }
            }
            (0..9).for_each(|i| try_kind(9 + i, suit(self.indices[1], i), m, sz));
            (0..9).for_each(|i| try_kind(18 + i, suit(self.indices[2], i), z, mp));
            for i in 27..34 {
                let (index, place) = (self.indices[3], PLACES[i]);
                let more = Index { first: index.first + place.first, last: index.last + place.last };
                try_kind(i, more.honour_class(), s, mp);
            }
        }
        KindSet::from_bits(standard | self.advancing_specials(shanten))
    }

    /// The kinds that bring seven pairs or thirteen orphans nearer, where those are the nearest form.
    #[inline]
    fn advancing_specials(&self, shanten: i8) -> u64 {
        if self.counts.total() < 12 {
            return 0;
        }
        let Tally { kinds, pairs, orphans, orphan_pairs } = self.tally;
        let by_pairs = pairs_of((kinds, pairs)) == shanten;
        let by_orphans = orphans_of((orphans, orphan_pairs)) == shanten;
        if !by_pairs && !by_orphans {
            return 0;
        }
        let all = self.counts.as_array();
        let (mut none, mut single) = (0u64, 0u64);
        for (kind, &count) in all.iter().enumerate() {
            none |= u64::from(count == 0) << kind;
            single |= u64::from(count == 1) << kind;
        }
        let mut advancing = 0;
        if by_pairs {
            advancing |= single | if kinds < 7 { none } else { 0 };
        }
        if by_orphans {
            let wanted = if orphan_pairs == 0 { none | single } else { none };
            advancing |= wanted & KindSet::ORPHANS.bits();
        }
        advancing & self.deck.kinds().bits()
    }
}

impl From<&Incremental> for Counts {
    fn from(tiles: &Incremental) -> Counts {
        tiles.counts
    }
}
