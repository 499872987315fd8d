//! Random deals, played twice.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_check::{Lens, Pair, Run, Wild, compare, received};
use hanchan_game::Game;
use hanchan_round::{Round, Sitting};
use hanchan_rules::Rules;
use hanchan_view::{Audience, Published};

use crate::support::{choose, make, wall, wildly};

/// Returns what an audience receives, formatted as text.
pub(crate) fn text(audience: Audience, published: &Published) -> Option<String> {
    received(audience, published).map(|received| format!("{received:?}"))
}

/// Returns a random deal and its moves.
fn any_deal(rules: &Arc<Rules>, sitting: Sitting, random: &mut Rng) -> (Round, Vec<Wild>) {
    let setup = Game::new(Arc::clone(rules)).setup();
    let mut round = Round::seated(Arc::clone(rules), wall(rules, random), setup, sitting);
    let beginning = round.clone();
    let mut moves = Vec::new();
    let care = if sitting == Sitting::RealTable && random.bool() { CARELESS } else { CAREFUL };
    loop {
        let a_move = match sitting {
            Sitting::Assisted => choose(&round, random),
            Sitting::RealTable => wildly(&round, care, random),
        };
        let Some(a_move) = a_move else { return (beginning, moves) };
        if make(&mut round, a_move) {
            moves.push(a_move);
        } else {
            assert_eq!(sitting, Sitting::RealTable);
        }
    }
}

/// Players at an unassisted table are careless once in this many acts: often, which causes many offences, or
/// seldom, so that the deal is played to its end.
const CARELESS: usize = 40;
const CAREFUL: usize = 400;

/// How often each result occurred.
pub(crate) struct Tally {
    pub(crate) pairs: usize,
    pub(crate) no_pairs: usize,
    pub(crate) events: usize,
    pub(crate) differing: usize,
    pub(crate) leaks: usize,
}

pub(crate) fn many<L: PartialEq>(
    rules: &Arc<Rules>,
    sitting: Sitting,
    seed: u64,
    pairs: usize,
    lens: Lens<L>,
) -> Tally {
    let mut random = Rng::with_seed(seed);
    let mut tally = Tally { pairs: 0, no_pairs: 0, events: 0, differing: 0, leaks: 0 };
    while tally.pairs < pairs {
        let (beginning, moves) = any_deal(rules, sitting, &mut random);
        for audience in Audience::all(beginning.seats()) {
            let mut first = Run::new(beginning.clone(), audience, lens);
            for &a_move in &moves {
                assert!(first.make(a_move));
            }
            for cut in [random.usize(..moves.len()), moves.len()] {
                let mut chance = |below: usize| random.usize(..below.max(1));
                match compare(&first.round, &first.received, lens, &moves, cut, rules, &mut chance) {
                    Pair::Impossible => tally.no_pairs += 1,
                    Pair::Leak => (tally.pairs, tally.leaks) = (tally.pairs + 1, tally.leaks + 1),
                    Pair::Same { events, differs } => {
                        tally.pairs += 1;
                        tally.events += events;
                        tally.differing += usize::from(differs);
                    }
                }
            }
        }
    }
    tally
}
