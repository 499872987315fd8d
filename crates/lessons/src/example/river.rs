//! Discards that give nagashi mangan, and some that don't.

use hanchan_rules::{NagashiBroken, Rules};
use hanchan_tiles::{Kind, KindSet, Tile};

use super::case::{LessonRiver, Shown};
use super::lesson::{CounterExample, Example};
use super::near::NearMissChange;
use super::reason::Reason;
use crate::chance::Chance;

/// The number of a player's discards in a deal without calls.
const LENGTH: usize = 18;

/// Returns a river of terminals and honours only.
pub(super) fn example(rules: &Rules) -> Example {
    Example { shown: Shown::River(LessonRiver { tiles: outside(rules), claimed: None }), waits: Vec::new() }
}

fn outside(rules: &Rules) -> Vec<Tile> {
    let in_play = rules.switches().table.tiles.kinds().intersection(KindSet::ORPHANS);
    let mut tiles: Vec<Tile> = in_play.iter().flat_map(|kind| [Tile::plain(kind); 2]).collect();
    Chance::of("nagashi").shuffle(&mut tiles);
    tiles.truncate(LENGTH);
    tiles
}

/// Returns near misses: a river with one simple tile and, if a claimed discard rules out nagashi mangan, a river
/// with a claimed discard.
pub(super) fn counter_examples(rules: &Rules) -> Vec<CounterExample> {
    let tiles = outside(rules);
    let instead = Shown::River(LessonRiver { tiles: tiles.clone(), claimed: None });
    let (place, simple) = (11, Kind::ALL[15]);
    let mut with_simple = tiles.clone();
    let mut counter_examples = Vec::new();
    if let Some(was) = with_simple.get_mut(place) {
        let outside = std::mem::replace(was, Tile::plain(simple));
        counter_examples.push(CounterExample {
            shown: Shown::River(LessonRiver { tiles: with_simple, claimed: None }),
            reason: Reason::SimpleDiscard(simple),
            change: NearMissChange::Replace { out: vec![simple], into: vec![outside.kind()] },
            instead: instead.clone(),
        });
    }
    let broken = rules.switches().hands.nagashi_broken;
    if let Some(claimed) =
        tiles.get(place).map(|tile| tile.kind()).filter(|_| broken != NagashiBroken::Nothing)
    {
        counter_examples.push(CounterExample {
            shown: Shown::River(LessonRiver { tiles, claimed: Some(place) }),
            reason: Reason::ClaimedDiscard(claimed),
            change: NearMissChange::Unclaimed(claimed),
            instead,
        });
    }
    counter_examples
}
