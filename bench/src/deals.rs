//! Plays whole games, for benchmarks of the engine.

use std::cmp::Reverse;
use std::sync::Arc;

use fastrand::Rng;
use hanchan_game::{Game, Next};
use hanchan_round::{Claim, Phase, Round, Turn, TurnAct, Wall};
use hanchan_rules::Rules;
use hanchan_shape::Incremental;
use hanchan_tiles::{Kind, KindSet, Seat, Tile};

/// How all players in a benchmark game play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Random legal moves.
    Random,
    /// Win and declare riichi when possible, otherwise discard for the lowest shanten (the highest kind among
    /// equals). Never call.
    Greedy,
}

/// The number of deals and decisions that were played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Done {
    /// The number of deals.
    pub deals: u64,
    /// The number of choices between at least two acts.
    pub decisions: u64,
}

impl std::iter::Sum for Done {
    fn sum<I: Iterator<Item = Done>>(games: I) -> Done {
        games.fold(Done::default(), |sum, game| Done {
            deals: sum.deals + game.deals,
            decisions: sum.decisions + game.decisions,
        })
    }
}

/// Plays a game in which all players follow the policy.
///
/// # Panics
/// If a legal act is refused, or a deal does not end.
pub fn game(rules: &Arc<Rules>, seed: u64, policy: Policy) -> Done {
    let set = rules.tile_set();
    let mut tiles: Vec<Tile> =
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)))).collect();
    let mut random = Rng::with_seed(seed);
    let mut game = Game::new(Arc::clone(rules));
    let mut done = Done::default();
    loop {
        random.shuffle(&mut tiles);
        let wall = Wall::in_order(&tiles, rules).expect("the tiles of the set");
        let mut round = Round::new(Arc::clone(rules), wall, game.setup());
        done.deals += 1;
        done.decisions += deal(&mut round, policy, &mut random);
        let outcome = round.outcome().expect("the deal is over");
        let mut next = game.deal_over(outcome, round.staked());
        if let Ok(Next::Choice(_)) = next {
            next = game.choose(true);
        }
        if !matches!(next, Ok(Next::Deal(_))) {
            return done;
        }
    }
}

fn deal(round: &mut Round, policy: Policy, random: &mut Rng) -> u64 {
    let mut decisions = 0;
    loop {
        let accepted = match round.phase() {
            Phase::Turn(turn) => {
                let (seat, count) = (turn.seat, turn.acts.len());
                decisions += u64::from(count > 1);
                let act = match policy {
                    Policy::Random => turn.acts.iter().nth(random.usize(..count)).expect("one of them"),
                    Policy::Greedy => greedy(round, turn),
                };
                round.act(seat, act)
            }
            Phase::Claims(window) => {
                let open = Seat::ALL.into_iter().find(|&seat| window.answers[seat].is_none());
                let seat = open.expect("somebody has not answered");
                let claims = window.claims[seat];
                decisions += 1;
                let claim = match policy {
                    Policy::Random => claims.iter().nth(random.usize(..claims.len())).expect("one of them"),
                    Policy::Greedy if claims.contains(Claim::Ron) => Claim::Ron,
                    Policy::Greedy => Claim::Pass,
                };
                round.claim(seat, claim)
            }
            Phase::Showdown(waiting) => {
                let open = Seat::ALL.into_iter().find(|&seat| waiting[seat]);
                decisions += 1;
                round.show(open.expect("somebody shows or hides"), true)
            }
            _ => return decisions,
        };
        accepted.expect("it is in the list");
    }
}

fn greedy(round: &Round, turn: &Turn) -> TurnAct {
    let acts = &turn.acts;
    if acts.len() == 1 || acts.contains(TurnAct::Tsumo) {
        return acts.iter().next().expect("one of them");
    }
    let hand = &round.player(turn.seat).hand;
    let mut tiles = Incremental::new(hand.concealed().counts(), round.rules().switches().table.tiles);
    let mut tried = KindSet::EMPTY;
    let mut best = (true, i8::MAX, Reverse(Kind::ALL[0]));
    let mut chosen = TurnAct::DiscardDrawn;
    for act in acts.iter() {
        let (riichi, tile) = match act {
            TurnAct::RiichiDrawn => (true, turn.drawn),
            TurnAct::Riichi(tile) => (true, Some(tile)),
            TurnAct::DiscardDrawn => (false, turn.drawn),
            TurnAct::Discard(tile) => (false, Some(tile)),
            _ => continue,
        };
        let Some(kind) = tile.map(Tile::kind).filter(|&kind| !tried.contains(kind)) else { continue };
        // The list has riichi before discards.
        if !best.0 && !riichi {
            break;
        }
        tried.insert(kind);
        tiles.remove(kind).expect("it is held");
        let key = (!riichi, tiles.shanten(), Reverse(kind));
        tiles.add(kind).expect("it was there");
        if key < best {
            (best, chosen) = (key, act);
        }
    }
    chosen
}
