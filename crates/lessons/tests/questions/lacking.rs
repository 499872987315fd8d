//! An independent calculation of shanten and waits, which shares no code with the one in `hanchan-shape`. It goes
//! through the ranks of a suit one by one, with the runs that start at each rank.

use std::collections::HashMap;

use hanchan_tiles::{Deck, Hand, Kind, Meld};

/// Stands for "impossible": more tiles than any hand can lack.
const NEVER: u8 = 30;

/// The number of tiles a suit lacks for 0 to 4 sets, without and with the pair.
type Lacking = [[u8; 2]; 5];

/// A hand's concealed tiles by kind (`have`), and how many tiles of each kind there may be (`most`).
#[derive(Clone, Copy)]
pub(crate) struct Holding {
    pub(crate) have: [u8; 34],
    pub(crate) most: [u8; 34],
    pub(crate) sets: usize,
    pub(crate) deck: Deck,
}

impl Holding {
    pub(crate) fn of(hand: &Hand, deck: Deck) -> Holding {
        let mut have = [0; 34];
        for tile in hand.concealed().iter() {
            have[tile.kind().index()] += 1;
        }
        let mut most = [0; 34];
        for kind in Kind::ALL {
            let melded = hand.melds().iter().flat_map(Meld::tiles).filter(|tile| tile.kind() == kind);
            let aside = melded.count() + if kind == Kind::NORTH { usize::from(hand.norths()) } else { 0 };
            most[kind.index()] = if deck.kinds().contains(kind) { 4 - aside as u8 } else { 0 };
        }
        Holding { have, most, sets: 4 - hand.melds().len(), deck }
    }

    pub(crate) fn with(mut self, kind: Kind) -> Option<Holding> {
        self.have[kind.index()] += 1;
        (self.have[kind.index()] <= self.most[kind.index()]).then_some(self)
    }

    pub(crate) fn without(mut self, kind: Kind) -> Holding {
        self.have[kind.index()] -= 1;
        self
    }
}

/// Counts the tiles that hands lack, with a cache of results for each suit.
#[derive(Default)]
pub(crate) struct Lacks {
    suits: HashMap<([u8; 9], [u8; 9], bool), Lacking>,
}

impl Lacks {
    /// Returns the smallest number of tiles that the hand lacks to be complete in any form.
    pub(crate) fn of(&mut self, holding: &Holding, equal_pairs: bool) -> u8 {
        let standard = self.standard(holding);
        if holding.sets < 4 {
            return standard;
        }
        standard.min(pairs(holding, equal_pairs)).min(orphans(holding))
    }

    fn standard(&mut self, holding: &Holding) -> u8 {
        let mut all: Lacking = [[NEVER; 2]; 5];
        all[0][0] = 0;
        for suit in 0..4 {
            let from = 9 * suit;
            let mut have = [0; 9];
            let mut most = [0; 9];
            let many = if suit == 3 { 7 } else { 9 };
            have[..many].copy_from_slice(&holding.have[from..from + many]);
            most[..many].copy_from_slice(&holding.most[from..from + many]);
            let one =
                *self.suits.entry((have, most, suit < 3)).or_insert_with(|| suit_lacks(have, most, suit < 3));
            let mut next: Lacking = [[NEVER; 2]; 5];
            for before in 0..5 {
                for more in 0..5 - before {
                    for pair in 0..2 {
                        for pair_here in 0..2 - pair {
                            let sum = all[before][pair].saturating_add(one[more][pair_here]);
                            let place = &mut next[before + more][pair + pair_here];
                            *place = (*place).min(sum);
                        }
                    }
                }
            }
            all = next;
        }
        all[holding.sets][1]
    }
}

/// Returns the number of tiles that one suit lacks. Each run that started one or two ranks earlier still needs a
/// tile of the current rank.
fn suit_lacks(have: [u8; 9], most: [u8; 9], runs: bool) -> Lacking {
    let mut states: HashMap<(u8, u8, u8, u8), u8> = HashMap::from([((0, 0, 0, 0), 0)]);
    for rank in 0..9 {
        let mut next: HashMap<(u8, u8, u8, u8), u8> = HashMap::new();
        for (&(older, newer, sets, pair), &cost) in &states {
            let begin = if runs && rank <= 6 { 4 - sets } else { 0 };
            for begun in 0..=begin {
                for triplet in 0..=u8::from(sets + begun < 4) {
                    for paired in 0..=1 - pair {
                        let wanted = older + newer + begun + 3 * triplet + 2 * paired;
                        if wanted > most[rank] {
                            continue;
                        }
                        let cost = cost + wanted.saturating_sub(have[rank]);
                        let state = (newer, begun, sets + begun + triplet, pair + paired);
                        let best = next.entry(state).or_insert(NEVER);
                        *best = (*best).min(cost);
                    }
                }
            }
        }
        states = next;
    }
    let mut all: Lacking = [[NEVER; 2]; 5];
    for ((older, newer, sets, pair), cost) in states {
        if (older, newer) == (0, 0) {
            let place = &mut all[usize::from(sets)][usize::from(pair)];
            *place = (*place).min(cost);
        }
    }
    all
}

fn pairs(holding: &Holding, equal: bool) -> u8 {
    let kinds = || holding.deck.kinds().iter().map(Kind::index).filter(|kind| holding.most[*kind] >= 2);
    let mut lacking: Vec<u8> = kinds().map(|kind| 2u8.saturating_sub(holding.have[kind])).collect();
    if equal {
        // The same kind may be two pairs.
        lacking.extend(
            kinds()
                .filter(|kind| holding.most[*kind] >= 4)
                .map(|kind| 4u8.saturating_sub(holding.have[kind]).min(2)),
        );
    }
    lacking.sort_unstable();
    lacking.iter().take(7).sum()
}

fn orphans(holding: &Holding) -> u8 {
    let all: Vec<usize> = Kind::ALL
        .into_iter()
        .filter(|kind| kind.is_honour() || kind.is_terminal())
        .map(Kind::index)
        .collect();
    let single: u8 = all.iter().map(|kind| 1u8.saturating_sub(holding.have[*kind])).sum();
    let pair = all.iter().any(|kind| holding.have[*kind] >= 2);
    single + u8::from(!pair)
}
