//! What a hand can aim at.

use hanchan_rules::Yaku;
use hanchan_shape::Incremental;
use hanchan_tiles::{Counts, Hand, Kind, KindSet, MeldKind, Suit};

use crate::sight::Sight;

/// A way to get a yaku.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plan {
    /// Any hand: a closed one, or one that has a set of value.
    Any,
    /// Two to eight alone.
    Simples,
    /// One suit and honours.
    Flush(Suit),
    /// Nothing but triplets.
    Triplets,
}

/// How near a hand is by a plan.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Way {
    pub(crate) shanten: i8,
    /// The kinds that bring it nearer.
    pub(crate) advancing: KindSet,
    /// The han of yaku that it will have for sure.
    pub(crate) yaku: f32,
}

/// The han of sets of value that a hand has already.
pub(crate) fn sure_value(sight: &Sight<'_>, hand: &Hand) -> f32 {
    let counts = hand.held();
    (27..Kind::COUNT)
        .map(|index| Kind::ALL[index])
        .filter(|&kind| counts.get(kind) - u8::from(kind == Kind::NORTH) * hand.norths() >= 3)
        .map(|kind| sight.value_of(kind))
        .sum()
}

impl Plan {
    /// The plans worth a thought for a hand.
    pub(crate) fn of(sight: &Sight<'_>, hand: &Hand) -> impl Iterator<Item = (Plan, Way)> {
        let flushes = Suit::ALL.map(Plan::Flush);
        let all = [Plan::Any, Plan::Simples, Plan::Triplets].into_iter().chain(flushes);
        let (sight, hand) = (*sight, *hand);
        all.filter_map(move |plan| Some((plan, plan.way(&sight, &hand)?)))
    }

    /// How near a hand of thirteen is by this plan; none if it does not suit the hand.
    fn way(self, sight: &Sight<'_>, hand: &Hand) -> Option<Way> {
        let closed = hand.is_closed();
        let sure = sure_value(sight, hand);
        let counts = hand.concealed().counts();
        match self {
            Plan::Any => {
                let tiles = Incremental::new(counts, sight.deck);
                let way = Way { shanten: tiles.shanten(), advancing: tiles.advancing(), yaku: sure };
                (closed || sure > 0.0).then_some(way)
            }
            Plan::Simples => {
                let yaku = sight.worth(Yaku::Tanyao, closed);
                let outside =
                    |meld: &hanchan_tiles::Meld| meld.tiles().iter().any(|tile| tile.kind().is_orphan());
                if closed || yaku <= 0.0 || hand.melds().iter().any(outside) {
                    return None;
                }
                let junk = Kind::ALL[27..].iter().copied();
                within(sight, counts, KindSet::ALL.difference(KindSet::ORPHANS), junk, 4, yaku)
            }
            Plan::Flush(suit) => {
                let kinds: KindSet =
                    Kind::ALL.into_iter().filter(|kind| kind.suit().is_none_or(|of| of == suit)).collect();
                let off = |meld: &hanchan_tiles::Meld| !kinds.contains(meld.lowest());
                let yaku = sight.worth(Yaku::Honitsu, closed);
                if yaku <= 0.0 || hand.melds().iter().any(off) {
                    return None;
                }
                let others = Suit::ALL.into_iter().filter(|&other| other != suit);
                let junk = others.flat_map(|suit| [1, 9, 5].map(|rank| Kind::suited(suit, rank)));
                let junk = junk.flatten().filter(|&kind| sight.deck.kinds().contains(kind));
                within(sight, counts, kinds, junk, 4, yaku + sure)
            }
            Plan::Triplets => {
                let yaku = sight.worth(Yaku::Toitoi, closed);
                if closed || yaku <= 0.0 || hand.melds().iter().any(|meld| meld.kind() == MeldKind::Chi) {
                    return None;
                }
                triplets(sight, counts, 4 - hand.melds().len(), yaku + sure)
            }
        }
    }
}

/// The way of a hand that wants some kinds only: whatever else it holds counts as so many single tiles that help
/// nothing. None if it holds too much else.
fn within(
    sight: &Sight<'_>,
    counts: &Counts,
    kinds: KindSet,
    mut junk: impl Iterator<Item = Kind>,
    most: u8,
    yaku: f32,
) -> Option<Way> {
    let mut wanted = Counts::EMPTY;
    let mut off = 0;
    for (kind, count) in counts.iter() {
        for _ in 0..count {
            if kinds.contains(kind) {
                let _four = wanted.add(kind);
            } else {
                off += 1;
                let _single = wanted.add(junk.next()?);
            }
        }
    }
    if off > most {
        return None;
    }
    let tiles = Incremental::new(&wanted, sight.deck);
    Some(Way { shanten: tiles.shanten(), advancing: tiles.advancing().intersection(kinds), yaku })
}

/// The way of a hand that wants so many triplets and a pair.
fn triplets(sight: &Sight<'_>, counts: &Counts, sets: usize, yaku: f32) -> Option<Way> {
    let mut best: Vec<(u8, u8, Kind)> =
        counts.iter().map(|(kind, count)| (count.min(3), sight.left(kind), kind)).collect();
    best.sort_unstable_by(|a, b| b.cmp(a));
    let held = |place: usize| best.get(place).map_or(0, |entry| entry.0);
    let lacking: u8 = (0..sets).map(|place| 3 - held(place)).sum::<u8>() + 2u8.saturating_sub(held(sets));
    let pairs: KindSet = best.iter().filter(|(count, ..)| *count == 2).map(|entry| entry.2).collect();
    let singles: KindSet = best.iter().filter(|(count, ..)| *count == 1).map(|entry| entry.2).collect();
    let shanten = lacking as i8 - 1;
    let few = best.iter().filter(|(count, ..)| *count >= 2).count() <= sets;
    (shanten <= 2).then_some(Way { shanten, advancing: if few { pairs.union(singles) } else { pairs }, yaku })
}
