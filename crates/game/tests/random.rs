//! Complete games of random legal play under every rule set, with all invariants checked at every step.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_check::{Trial, check_totals};
use hanchan_game::{Game, Next};
use hanchan_round::{Claim, Ending, Phase, Round, Sitting, TurnAct, Wall};
use hanchan_rules::{Rules, preset, preset_ids};
use hanchan_tiles::{Seat, Tile};

fn shuffled(rules: &Rules, random: &mut Rng) -> Vec<Tile> {
    let set = rules.tile_set();
    let mut tiles: Vec<Tile> =
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)))).collect();
    random.shuffle(&mut tiles);
    tiles
}

struct Tally {
    decisions: u32,
    wins: u32,
    draws: u32,
    aborts: u32,
}

fn play(game: &mut Game, random: &mut Rng, checked: bool, tally: &mut Tally) -> Next {
    let rules = Arc::clone(game.rules());
    let wall = Wall::in_order(&shuffled(&rules, random), &rules).expect("a right wall");
    let setup = game.setup();
    let mut round = Round::new(Arc::clone(&rules), wall.clone(), setup);
    let mut trial = Trial::of(&round);
    for _ in 0..2000 {
        if checked {
            assert_eq!(check_totals(&round), Ok(()), "{:?}", round.events().last());
            assert_eq!(trial.check(&round), Ok(()), "{:?}", round.events().last());
        }
        match round.phase() {
            Phase::Turn(turn) => {
                let (seat, acts) = (turn.seat, turn.acts);
                tally.decisions += u32::from(acts.len() > 1);
                // Wins if possible; otherwise acts at random, with frequent riichi.
                let act = if acts.contains(TurnAct::Tsumo) {
                    TurnAct::Tsumo
                } else {
                    acts.iter().nth(random.usize(..acts.len())).expect("one of them")
                };
                round.act(seat, act).expect("it is in the list");
            }
            Phase::Claims(window) => {
                let open: Vec<Seat> =
                    Seat::ALL.into_iter().filter(|&seat| window.answers[seat].is_none()).collect();
                let seat = open[random.usize(..open.len())];
                let claims = window.claims[seat];
                tally.decisions += 1;
                let claim = if claims.contains(Claim::Ron) {
                    Claim::Ron
                } else {
                    claims.iter().nth(random.usize(..claims.len())).expect("one of them")
                };
                round.claim(seat, claim).expect("it is in the list");
            }
            Phase::Showdown(waiting) => {
                let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]).expect("a player");
                round.show(seat, random.bool()).expect("a choice");
            }
            Phase::Over => break,
            _ => panic!("an act ends in a phase: {:?}", round.events().last()),
        }
    }
    if checked {
        assert_eq!(check_totals(&round), Ok(()), "{:?}", round.events().last());
    }
    let outcome = round.outcome().expect("every deal ends");
    match outcome.ending {
        Ending::Won => tally.wins += 1,
        Ending::Exhausted => tally.draws += 1,
        Ending::Aborted(_) => tally.aborts += 1,
        Ending::Chombo | Ending::Void => panic!("errors are impossible at an assisted table"),
    }
    // Replay: the same events from the same wall lead to the same state.
    let again = Round::replay(rules, wall, setup, Sitting::Assisted, round.events(), &[]);
    assert_eq!(again, round);
    game.deal_over(outcome, round.staked()).expect("a deal was due")
}

#[test]
fn games_of_random_play_keep_every_invariant() {
    for id in preset_ids() {
        let rules = Arc::new(preset(id).expect("a preset"));
        let mut random = Rng::with_seed(5);
        let mut tally = Tally { decisions: 0, wins: 0, draws: 0, aborts: 0 };
        let mut deals = 0;
        for _ in 0..20 {
            let mut game = Game::new(Arc::clone(&rules));
            loop {
                deals += 1;
                match play(&mut game, &mut random, true, &mut tally) {
                    Next::Deal(_) => {}
                    Next::Choice(_) => {
                        if matches!(game.choose(random.bool()), Ok(Next::Over(_))) {
                            break;
                        }
                    }
                    Next::Over(standing) => {
                        assert_eq!(standing.places.len(), rules.switches().table.players.count());
                        break;
                    }
                }
                assert!(deals < 5000);
            }
        }
        println!(
            "{id}: {deals} deals, {} decisions, {} won, {} drawn, {} aborted",
            tally.decisions, tally.wins, tally.draws, tally.aborts
        );
        assert!(tally.draws > 0);
    }
}
