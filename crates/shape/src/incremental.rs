//! Shanten that is updated as tiles are added and removed.

use hanchan_tiles::{Counts, Deck, FifthCopy, Kind, KindSet, NotHeld};

use crate::shanten::{Forms, nearest, to_shanten};
use crate::tables::{self, Class, Half, Index, Words};
use crate::tally::Tally;

/// Concealed tiles whose shanten is updated with every tile added or removed, for simulators and searches. Nothing
/// is allocated.
///
/// As with [`shanten`](crate::shanten()), only concealed tiles are considered. If melds hold tiles that the hand
/// needs, the exact shanten from [`Shape`](crate::Shape) can be higher.
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
    places: &'static [KindStep; Kind::COUNT],
    tally: Tally,
    indices: [Index; 4],
    classes: [Class; 4],
    halves: [Half; 2],
    /// The number of tiles missing for the standard form.
    lacking: u8,
}

impl PartialEq for Incremental {
    fn eq(&self, other: &Incremental) -> bool {
        // `places` follows from the deck.
        let Incremental { counts, deck, places: _, tally, indices, classes, halves, lacking } = self;
        *counts == other.counts
            && *deck == other.deck
            && *tally == other.tally
            && *indices == other.indices
            && *classes == other.classes
            && *halves == other.halves
            && *lacking == other.lacking
    }
}

impl Eq for Incremental {}

/// How a kind is counted: its part of the hand, the step that one tile adds to that part's index, and the kind's
/// mask in the tally. Step and mask are zero for a kind that the deck lacks.
#[derive(Clone, Copy, Debug)]
struct KindStep {
    step: Index,
    tally: u16,
    part: u8,
}

const fn places(deck: Deck) -> [KindStep; Kind::COUNT] {
    let mut places = [KindStep { part: 0, step: Index::NONE, tally: 0 }; Kind::COUNT];
    let mut i = 0;
    while i < Kind::COUNT {
        let (part, rank, kind) = (i / 9, i % 9, Kind::ALL[i]);
        places[i].part = part as u8;
        if deck.kinds().contains(kind) {
            let in_first = if part == 3 { 4 } else { 6 };
            if part == 0 && matches!(deck, Deck::NoMiddleMan) {
                places[i].step = Index::new(if rank == 0 { 1 } else { 5 }, 0);
            } else if rank < in_first {
                places[i].step = Index::new(5u16.pow(rank as u32), 0);
            } else {
                places[i].step = Index::new(0, 5u16.pow((rank - in_first) as u32));
            }
            places[i].tally =
                (if kind.is_orphan() { Tally::MASK } else { Tally::MASK & !Tally::OF_ORPHANS }) as u16;
        }
        i += 1;
    }
    places
}

static FULL: [KindStep; Kind::COUNT] = places(Deck::Full);
static NO_MIDDLE_MAN: [KindStep; Kind::COUNT] = places(Deck::NoMiddleMan);

impl Incremental {
    /// Creates the state for these tiles. Tiles that are not in the deck are ignored.
    pub fn new(counts: &Counts, deck: Deck) -> Incremental {
        let indices = Words::of(counts.as_array()).indices(deck);
        let parts @ [m, p, s, z] = indices.map(Index::part);
        let halves = [tables::half(m.class, p.class), tables::half(s.class, z.class)];
        Incremental {
            counts: *counts,
            deck,
            places: match deck {
                Deck::Full => &FULL,
                Deck::NoMiddleMan => &NO_MIDDLE_MAN,
            },
            tally: parts.into_iter().fold(Tally::default(), |sum, part| sum + part.tally),
            indices,
            classes: parts.map(|part| part.class),
            halves,
            lacking: tables::lacking(counts.total(), halves[0], halves[1]),
        }
    }

    /// Returns the counts of the tiles.
    #[inline]
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Returns the deck.
    #[inline]
    pub fn deck(&self) -> Deck {
        self.deck
    }

    /// Adds a tile. Fails if there are already four of its kind.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "searches call it for every tile they try; see bench")]
    pub fn add(&mut self, kind: Kind) -> Result<(), FifthCopy> {
        let before = self.counts.get(kind);
        self.counts.add(kind)?;
        let place = self.places[kind.index()];
        self.tally = self.tally + Tally::tile(before, u32::from(place.tally));
        let part = usize::from(place.part & 3);
        self.indices[part] = self.indices[part].plus(place.step);
        self.reclass(part);
        Ok(())
    }

    /// Removes a tile. Fails if no tile of its kind is left.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "searches call it for every tile they try; see bench")]
    pub fn remove(&mut self, kind: Kind) -> Result<(), NotHeld> {
        let before = self.counts.get(kind);
        self.counts.remove(kind)?;
        let after = before - 1;
        let place = self.places[kind.index()];
        self.tally = self.tally.minus(Tally::tile(after, u32::from(place.tally)));
        let part = usize::from(place.part & 3);
        self.indices[part] = self.indices[part].minus(place.step);
        self.reclass(part);
        Ok(())
    }

    #[inline]
    fn reclass(&mut self, part: usize) {
        let class = self.indices[part].class();
        self.classes[part] = class;
        let half = tables::half(class, self.classes[part ^ 1]);
        let other = self.halves[1 - part / 2];
        self.halves[part / 2] = half;
        self.lacking = tables::lacking(self.counts.total(), half, other);
    }

    /// Returns the current shanten; see [`shanten`](crate::shanten()).
    #[inline]
    pub fn shanten(&self) -> i8 {
        nearest(self.lacking, self.tally, self.counts.total())
    }

    /// Returns the shanten for each form.
    #[inline]
    pub fn forms(&self) -> Forms {
        Forms::of(self.lacking, self.tally, self.counts.total())
    }

    /// Returns the kinds that lower the shanten when drawn.
    #[inline]
    pub fn advancing(&self) -> KindSet {
        let total = self.counts.total();
        let now = self.lacking;
        let shanten = self.shanten();
        let mut standard = 0u64;
        if to_shanten(now) == shanten {
            for part in 0..4 {
                let (index, neighbour) = (self.indices[part], self.classes[part ^ 1]);
                let other = self.halves[1 - part / 2];
                for kind in part * 9..Kind::COUNT.min(part * 9 + 9) {
                    let half = tables::half(index.plus(self.places[kind].step).class(), neighbour);
                    standard |= u64::from(tables::lacking(total, half, other) < now) << kind;
                }
            }
            standard &= !self.counts.exhausted().bits();
        }
        KindSet::from_bits(standard | self.advancing_specials(shanten))
    }

    /// Returns the kinds that lower the shanten for seven pairs or thirteen orphans, if that form is the closest
    /// one.
    #[inline]
    fn advancing_specials(&self, shanten: i8) -> u64 {
        let Forms { pairs, orphans, .. } = self.forms();
        let (by_pairs, by_orphans) = (pairs == Some(shanten), orphans == Some(shanten));
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
            advancing |= single | if self.tally.wants_kinds() { none } else { 0 };
        }
        if by_orphans {
            let wanted = if self.tally.wants_orphan_pair() { none | single } else { none };
            advancing |= wanted & KindSet::ORPHANS.bits();
        }
        advancing & self.deck.kinds().bits()
    }
}
