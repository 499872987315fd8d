//! The plans of `steady`: yaku that a hand can aim for.

use hanchan_rules::Yaku;
use hanchan_shape::Incremental;
use hanchan_tiles::{Counts, Hand, Kind, KindSet, MeldKind, Suit};

use crate::seat_knowledge::SeatKnowledge;

/// A way to get a yaku.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum YakuPlan {
    /// Any hand: a closed one (with riichi), or an open one that already has a yakuhai.
    Any,
    /// Tanyao: only tiles from 2 to 8.
    Simples,
    /// Honitsu: one suit and honours.
    Flush(Suit),
    /// Toitoi: only triplets.
    Triplets,
}

/// How close a hand is to completing a plan.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PlanProgress {
    /// Shanten of the hand under the plan.
    pub(crate) shanten: i8,
    /// The kinds that lower `shanten`.
    pub(crate) advancing: KindSet,
    /// Han of the yaku that the completed hand is certain to have, without dora.
    pub(crate) yaku: f32,
}

impl YakuPlan {
    /// Returns the plans that suit a hand, with its progress under each.
    pub(crate) fn of(
        knowledge: &SeatKnowledge<'_>,
        hand: &Hand,
    ) -> impl Iterator<Item = (YakuPlan, PlanProgress)> {
        let flushes = Suit::ALL.map(YakuPlan::Flush);
        let all = [YakuPlan::Any, YakuPlan::Simples, YakuPlan::Triplets].into_iter().chain(flushes);
        let (knowledge, hand) = (*knowledge, *hand);
        all.filter_map(move |plan| Some((plan, plan.progress(&knowledge, &hand)?)))
    }

    /// Returns the progress of a 13-tile hand under this plan, or `None` if the plan does not suit the hand.
    fn progress(self, knowledge: &SeatKnowledge<'_>, hand: &Hand) -> Option<PlanProgress> {
        let closed = hand.is_closed();
        let yakuhai = knowledge.certain_yakuhai_han(hand);
        let counts = hand.concealed().counts();
        match self {
            YakuPlan::Any => {
                let tiles = Incremental::new(counts, knowledge.deck);
                let progress =
                    PlanProgress { shanten: tiles.shanten(), advancing: tiles.advancing(), yaku: yakuhai };
                (closed || yakuhai > 0.0).then_some(progress)
            }
            YakuPlan::Simples => {
                let yaku = knowledge.yaku_han(Yaku::Tanyao, closed);
                let outside =
                    |meld: &hanchan_tiles::Meld| meld.tiles().iter().any(|tile| tile.kind().is_orphan());
                if closed || yaku <= 0.0 || hand.melds().iter().any(outside) {
                    return None;
                }
                let junk = Kind::ALL[27..].iter().copied();
                restricted(knowledge, counts, KindSet::ALL.difference(KindSet::ORPHANS), junk, 4, yaku)
            }
            YakuPlan::Flush(suit) => {
                let kinds: KindSet =
                    Kind::ALL.into_iter().filter(|kind| kind.suit().is_none_or(|of| of == suit)).collect();
                let off = |meld: &hanchan_tiles::Meld| !kinds.contains(meld.lowest());
                let yaku = knowledge.yaku_han(Yaku::Honitsu, closed);
                if yaku <= 0.0 || hand.melds().iter().any(off) {
                    return None;
                }
                let others = Suit::ALL.into_iter().filter(|&other| other != suit);
                let junk = others.flat_map(|suit| [1, 9, 5].map(|rank| Kind::suited(suit, rank)));
                let junk = junk.flatten().filter(|&kind| knowledge.deck.kinds().contains(kind));
                restricted(knowledge, counts, kinds, junk, 4, yaku + yakuhai)
            }
            YakuPlan::Triplets => {
                let yaku = knowledge.yaku_han(Yaku::Toitoi, closed);
                if closed || yaku <= 0.0 || hand.melds().iter().any(|meld| meld.kind() == MeldKind::Chi) {
                    return None;
                }
                triplets_progress(knowledge, counts, 4 - hand.melds().len(), yaku + yakuhai)
            }
        }
    }
}

/// Returns the progress of a hand that may only use some kinds; every tile of another kind counts as a
/// useless isolated tile. Returns `None` if there are more than `max_other` such tiles.
fn restricted(
    knowledge: &SeatKnowledge<'_>,
    counts: &Counts,
    kinds: KindSet,
    mut junk: impl Iterator<Item = Kind>,
    max_other: u8,
    yaku: f32,
) -> Option<PlanProgress> {
    let mut wanted = Counts::EMPTY;
    let mut other = 0;
    for (kind, count) in counts.iter() {
        for _ in 0..count {
            if kinds.contains(kind) {
                let fits = wanted.add(kind);
                debug_assert!(fits.is_ok(), "{fits:?}");
            } else {
                other += 1;
                let fits = wanted.add(junk.next()?);
                debug_assert!(fits.is_ok(), "{fits:?}");
            }
        }
    }
    if other > max_other {
        return None;
    }
    let tiles = Incremental::new(&wanted, knowledge.deck);
    Some(PlanProgress { shanten: tiles.shanten(), advancing: tiles.advancing().intersection(kinds), yaku })
}

/// Returns the progress of a hand that needs `sets` triplets and a pair.
fn triplets_progress(
    knowledge: &SeatKnowledge<'_>,
    counts: &Counts,
    sets: usize,
    yaku: f32,
) -> Option<PlanProgress> {
    let mut best: Vec<(u8, u8, Kind)> =
        counts.iter().map(|(kind, count)| (count.min(3), knowledge.copies_left(kind), kind)).collect();
    best.sort_unstable_by(|a, b| b.cmp(a));
    let held = |place: usize| best.get(place).map_or(0, |entry| entry.0);
    let lacking: u8 = (0..sets).map(|place| 3 - held(place)).sum::<u8>() + 2u8.saturating_sub(held(sets));
    let pairs: KindSet = best.iter().filter(|(count, ..)| *count == 2).map(|entry| entry.2).collect();
    let singles: KindSet = best.iter().filter(|(count, ..)| *count == 1).map(|entry| entry.2).collect();
    let shanten = lacking as i8 - 1;
    let few = best.iter().filter(|(count, ..)| *count >= 2).count() <= sets;
    (shanten <= 2).then_some(PlanProgress {
        shanten,
        advancing: if few { pairs.union(singles) } else { pairs },
        yaku,
    })
}
