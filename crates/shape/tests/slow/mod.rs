//! A slow definition of shanten that shares no code with the fast one: it tries every complete hand.

use hanchan_tiles::{Deck, Kind, KindSet};

/// Returns the minimum number of tiles missing for a complete hand of `sets` sets and a pair, by trying all of them.
/// No hand has more tiles of a kind than `limits`.
pub(crate) fn lacking_standard(have: &[u8; 34], limits: &[u8; 34], sets: usize, deck: Deck) -> u8 {
    let mut shapes: Vec<Vec<usize>> = Vec::new();
    for kind in deck.kinds().iter() {
        shapes.push(vec![kind.index(); 3]);
        let run: Vec<usize> = (kind.index()..kind.index() + 3).collect();
        let in_deck =
            run.iter().all(|&i| Kind::from_index(i).is_some_and(|kind| deck.kinds().contains(kind)));
        if kind.rank().is_some_and(|rank| rank <= 7) && in_deck {
            shapes.push(run);
        }
    }
    let mut best = 15;
    for pair in deck.kinds().iter() {
        let mut used = [0; 34];
        used[pair.index()] = 2;
        if 2 <= limits[pair.index()] {
            let cost = 2u8.saturating_sub(have[pair.index()]);
            add_sets(have, limits, &shapes, sets, &mut used, cost, &mut best);
        }
    }
    best
}

fn add_sets(
    have: &[u8; 34],
    limits: &[u8; 34],
    shapes: &[Vec<usize>],
    sets: usize,
    used: &mut [u8; 34],
    cost: u8,
    best: &mut u8,
) {
    if cost >= *best {
        return;
    }
    if sets == 0 {
        *best = cost;
        return;
    }
    for (i, shape) in shapes.iter().enumerate() {
        let mut more = cost;
        for &kind in shape {
            used[kind] += 1;
            more += u8::from(used[kind] > have[kind]);
        }
        if shape.iter().all(|&kind| used[kind] <= limits[kind]) {
            add_sets(have, limits, &shapes[i..], sets - 1, used, more, best);
        }
        for &kind in shape {
            used[kind] -= 1;
        }
    }
}

/// Returns the minimum number of tiles missing for seven different pairs, preferring the kinds held most.
pub(crate) fn lacking_pairs(have: &[u8; 34], limits: &[u8; 34], deck: Deck) -> u8 {
    let possible = deck.kinds().iter().filter(|kind| limits[kind.index()] >= 2);
    let mut lacking: Vec<u8> = possible.map(|kind| 2 - have[kind.index()].min(2)).collect();
    lacking.sort_unstable();
    lacking[..7].iter().sum()
}

/// Returns the minimum number of tiles missing for thirteen orphans, over all choices of the pair.
pub(crate) fn lacking_orphans(have: &[u8; 34], limits: &[u8; 34]) -> Option<u8> {
    let orphans = KindSet::ORPHANS;
    let choices = orphans.iter().filter_map(|pair| {
        orphans.iter().try_fold(0, |sum, kind| {
            let wanted = if kind == pair { 2 } else { 1 };
            let possible = wanted <= limits[kind.index()];
            possible.then(|| sum + u8::saturating_sub(wanted, have[kind.index()]))
        })
    });
    choices.min()
}
