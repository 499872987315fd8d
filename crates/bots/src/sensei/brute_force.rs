//! Tests that compare the search with a brute-force count of all draws, in positions with few tiles left.

use std::collections::HashMap;
use std::sync::Arc;

use fastrand::Rng;
use hanchan_round::{RiichiState, RiverTile};
use hanchan_rules::preset;
use hanchan_shape::Incremental;
use hanchan_tiles::{Counts, Hand, Kind, KindSet, Seat, Tile};
use hanchan_view::{Front, SeatView};

use super::Skills;
use super::deal_outcomes::{DealOutcomes, MAX_DRAWS};
use super::evaluator::{Evaluator, NextDraw};
use super::hand_search::{HandPlan, HandSearch};
use super::win_values::WinValueTable;
use crate::seat_knowledge::SeatKnowledge;

/// Returns a view with a 13-tile hand, in which all tiles but `unseen` are visible.
fn position(hand: &Hand, unseen: &[Kind], discard: Kind) -> SeatView {
    let rules = Arc::new(preset("ema").expect("a preset"));
    let mut view = SeatView::new(rules, Seat::First);
    view.hand = *hand;
    view.points.0 = [30_000; 4];
    let mut visible = Vec::new();
    for kind in Kind::ALL {
        let hidden =
            unseen.iter().filter(|&&other| other == kind).count() + usize::from(hand.held().get(kind));
        visible.extend((hidden..4).map(|_| Tile::plain(kind)));
    }
    let own = visible.iter().position(|tile| tile.kind() == discard).map(|at| visible.swap_remove(at));
    let river_tile = |tile| RiverTile { tile, drawn: false, sideways: false, claimed: false };
    let front = |river: Vec<Tile>| Front {
        river: river.into_iter().map(river_tile).collect(),
        riichi: RiichiState::No,
        ..Front::default()
    };
    view.fronts[Seat::First] = front(own.into_iter().collect());
    view.fronts[Seat::Second] = front(visible);
    view.live = 70;
    view
}

/// Tries every sequence of draws with the best discard after each draw.
struct BruteForce<'a> {
    win_values: WinValueTable<'a>,
    outcomes: &'a DealOutcomes,
    knowledge: &'a SeatKnowledge<'a>,
    known: HashMap<(Counts, Counts), (f64, f64)>,
}

impl BruteForce<'_> {
    /// Returns the expected result and the win rate of a 13-tile hand.
    fn value(&mut self, hand: &Hand, left: &Counts, draws_left: usize) -> (f64, f64) {
        let tiles = *hand.concealed().counts();
        if draws_left == 0 {
            let tenpai = Incremental::new(&tiles, self.knowledge.deck).shanten() == 0;
            return (
                f64::from(if tenpai { self.outcomes.losses.tenpai_draw } else { self.outcomes.noten_draw }),
                0.0,
            );
        }
        if let Some(&known) = self.known.get(&(tiles, *left)) {
            return known;
        }
        let (mut result, mut win_rate, mut all) = (0.0, 0.0, 0.0);
        for (kind, count) in left.iter() {
            let mut rest = *left;
            rest.remove(kind).expect("it is left");
            let mut drawn = *hand;
            drawn.add(Tile::plain(kind)).expect("four of a kind at most");
            let copies = f64::from(count);
            let best = if Incremental::new(drawn.concealed().counts(), self.knowledge.deck).shanten() < 0 {
                let gain = self
                    .win_values
                    .with_tile(hand, kind, 0.0)
                    .tsumo
                    .expect("a closed hand wins by its own draw");
                (f64::from(gain.result), 1.0)
            } else {
                let mut best = (f64::MIN, 0.0);
                for discard in drawn.concealed().counts().kinds().iter() {
                    let mut next = drawn;
                    next.discard(Tile::plain(discard)).expect("it is in the hand");
                    let found = self.value(&next, &rest, draws_left - 1);
                    if found.0 > best.0 {
                        best = found;
                    }
                }
                best
            };
            result += copies * best.0;
            win_rate += copies * best.1;
            all += copies;
        }
        let found = (result / all, win_rate / all);
        self.known.insert((tiles, *left), found);
        found
    }
}

/// Returns the expected result and the win rate: first by the search, then by brute force.
fn searched_and_counted(hand: &Hand, unseen: &[Kind], draws: usize) -> ((f64, f64), (f64, f64)) {
    let tiles =
        Incremental::new(hand.concealed().counts(), preset("ema").expect("a preset").switches().table.tiles);
    let discard = tiles.advancing().iter().next().unwrap_or(Kind::WHITE);
    let view = position(hand, unseen, discard);
    let knowledge = SeatKnowledge::of(&view);
    let evaluator = Evaluator::of(&knowledge, Skills::ALL, hand, NextDraw::AfterOpponents);
    let mut outcomes = evaluator.outcomes;
    outcomes.ignore_deal_in();
    // Rule out everything but the player's own wins.
    (outcomes.draws_left, outcomes.hazard, outcomes.losses.tenpai_draw) =
        (draws, [0.0; MAX_DRAWS], outcomes.noten_draw);
    let left = Counts::of(
        Kind::ALL.into_iter().flat_map(|kind| (0..knowledge.copies_left(kind)).map(move |_| kind)),
    );
    let left = left.expect("four of a kind at most");
    let mut brute_force = BruteForce {
        win_values: WinValueTable::new(&knowledge, &outcomes),
        outcomes: &outcomes,
        knowledge: &knowledge,
        known: HashMap::new(),
    };
    let counted = brute_force.value(hand, &left, draws);
    let plan = HandPlan { kinds: KindSet::ALL, may_call: false, expected_han: 2.0 };
    let mut search = HandSearch::new(&knowledge, &outcomes, hand, plan, false);
    // Without opponents, wins and calls on discards are left out.
    search.opponents = 0.0;
    let (_, values) = search.evaluate_one(hand).expect("any hand suits");
    let searched = (f64::from(values.result[draws]), f64::from(values.win_rate[draws]));
    (searched, counted)
}

/// Returns a random hand with this shanten, and the tiles left in the wall.
fn random_hand(random: &mut Rng, shanten: i8) -> (Hand, Vec<Kind>) {
    loop {
        let mut wall: Vec<Kind> = Kind::ALL.into_iter().flat_map(|kind| [kind; 4]).collect();
        random.shuffle(&mut wall);
        // Start with three runs of one suit, so that most hands are close to tenpai.
        let first = 9 * random.usize(..3);
        let runs = [first, first + 3, first + 1].map(|low| [low, low + 1, low + 2]);
        let mut hand = Hand::EMPTY;
        for index in runs.into_iter().flatten() {
            let kind = Kind::from_index(index).expect("a suited tile");
            let at = wall.iter().position(|&other| other == kind).expect("four of a kind");
            wall.swap_remove(at);
            hand.add(Tile::plain(kind)).expect("four of a kind at most");
        }
        for _ in 0..4 {
            hand.add(Tile::plain(wall.pop().expect("a tile"))).expect("four of a kind at most");
        }
        let deck = preset("ema").expect("a preset").switches().table.tiles;
        let tiles = Incremental::new(hand.concealed().counts(), deck);
        let helps = tiles.advancing();
        if tiles.shanten() != shanten {
            continue;
        }
        wall.sort_by_key(|&kind| !helps.contains(kind));
        wall.truncate(14);
        return (hand, wall);
    }
}

#[test]
fn win_rate_of_tenpai_hands_is_exact_for_one_draw() {
    let mut random = Rng::with_seed(1);
    for _ in 0..40 {
        let (hand, unseen) = random_hand(&mut random, 0);
        let ((_, wins), (_, counted)) = searched_and_counted(&hand, &unseen, 1);
        assert!((wins - counted).abs() < 1e-4, "{hand:?} {unseen:?}: {wins} {counted}");
    }
}

/// If the hand has exactly as many draws left as it needs, every draw has to help, and the search is exact.
#[test]
fn search_is_exact_when_every_draw_must_help() {
    let mut random = Rng::with_seed(2);
    for shanten in [0, 1, 2] {
        for _ in 0..12 {
            let (hand, unseen) = random_hand(&mut random, shanten);
            let draws = shanten as usize + 1;
            let ((result, win_rate), (best, counted)) = searched_and_counted(&hand, &unseen, draws);
            let message = format!("{shanten} {hand} {unseen:?}: {result} {win_rate}, {best} {counted}");
            // From two-shanten on, the search does not look at every discard.
            let (near, little) = if shanten < 2 { (1e-3, 5.0) } else { (1e-2, 150.0) };
            assert!((win_rate - counted).abs() < near, "{message}");
            assert!((-1.0..little).contains(&(best - result)), "{message}");
        }
    }
}

/// With spare draws, a hand may change its shape, and tiles that it needs later may come too early. With only
/// 14 tiles left, that matters more than in real positions.
#[test]
fn win_rates_with_spare_draws_are_within_a_tenth() {
    let mut random = Rng::with_seed(3);
    let (mut searched, mut counted) = (0.0, 0.0);
    for shanten in [0, 1] {
        for _ in 0..12 {
            let (hand, unseen) = random_hand(&mut random, shanten);
            let ((_, wins), (_, best)) = searched_and_counted(&hand, &unseen, shanten as usize + 3);
            searched += wins;
            counted += best;
        }
    }
    assert!((0.9..1.1).contains(&(searched / counted)), "{searched} {counted}");
}
