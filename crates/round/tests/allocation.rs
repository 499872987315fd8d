//! A deal allocates when it begins and when it ends, but not in between.

use std::sync::Arc;

use allocation_counter::measure;
use fastrand::Rng;
use hanchan_round::{Phase, Round, Setup, Wall};
use hanchan_rules::{Rules, preset, preset_ids};
use hanchan_tiles::{BySeat, Seat, Tile, Wind};

/// Makes one random move.
fn decide(round: &mut Round, random: &mut Rng) {
    let accepted = match round.phase() {
        Phase::Turn(turn) => {
            let act = turn.acts.iter().nth(random.usize(..turn.acts.len()));
            round.act(turn.seat, act.expect("one of them"))
        }
        Phase::Claims(window) => {
            let open = Seat::ALL.into_iter().find(|&seat| window.answers[seat].is_none());
            let seat = open.expect("somebody has not answered");
            let claims = window.claims[seat];
            let claim = claims.iter().nth(random.usize(..claims.len()));
            round.claim(seat, claim.expect("one of them"))
        }
        Phase::Showdown(waiting) => {
            let open = Seat::ALL.into_iter().find(|&seat| waiting[seat]);
            round.show(open.expect("somebody shows or hides"), random.bool())
        }
        _ => panic!("nobody can do anything"),
    };
    accepted.expect("it is in the list");
}

fn dealt(rules: &Arc<Rules>, random: &mut Rng) -> Round {
    let (set, start) = (rules.tile_set(), rules.switches().table.start_points);
    let mut tiles: Vec<Tile> =
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)))).collect();
    random.shuffle(&mut tiles);
    let wall = Wall::in_order(&tiles, rules).expect("the tiles of the set");
    let points = BySeat([start; 4]);
    let setup = Setup { dealer: Seat::First, round: Wind::East, honba: 0, sticks: 0, points };
    Round::new(Arc::clone(rules), wall, setup)
}

#[test]
fn a_decision_is_played_without_allocating() {
    let (mut decisions, mut longest, mut endings) = (0, 0, 0);
    for id in preset_ids() {
        let rules = Arc::new(preset(id).expect("a preset"));
        let mut random = Rng::with_seed(11);
        for _ in 0..200 {
            let mut round = dealt(&rules, &mut random);
            loop {
                let allocated = measure(|| decide(&mut round, &mut random));
                if let Some(outcome) = round.outcome() {
                    // The list of winners may be allocated.
                    let most = u64::from(!outcome.winners.is_empty());
                    assert!(allocated.count_total <= most, "{id}: {:?}", outcome.ending);
                    endings += allocated.count_total;
                    break;
                }
                assert_eq!(allocated.count_total, 0, "{id}: {:?}", round.events().last());
                decisions += 1;
            }
            longest = longest.max(round.events().len());
        }
    }
    assert!(decisions > 100_000, "{decisions}");
    assert!(endings > 0, "the counter counts");
    println!("{decisions} decisions, at most {longest} events in a deal");
}
