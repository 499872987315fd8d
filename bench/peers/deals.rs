//! Plays whole games with riichienv-core in its fastest way: without logs and observations, with direct access to
//! the lists of legal actions, and without actions for players who pass.

use std::cmp::Reverse;
use std::collections::HashMap;

use fastrand::Rng;
use hanchan_bench::{Done, Policy};
use riichienv_core::action::{Action, ActionType, Phase};
use riichienv_core::rule::GameRule;
use riichienv_core::shanten::calc_shanten_from_counts;
use riichienv_core::state::GameState;
use riichienv_core::state::legal_actions::GameStateLegalActions;

/// riichienv-core's number for the game mode with an East and a South round for four players.
const EAST_SOUTH: u8 = 2;

/// Plays a game in which all players follow the policy.
pub(crate) fn game(seed: u64, policy: Policy) -> Done {
    let mut state = GameState::new(EAST_SOUTH, true, Some(seed), 0, GameRule::default_tenhou());
    let mut random = Rng::with_seed(seed);
    let mut actions: HashMap<u8, Action> = HashMap::new();
    let mut decisions = 0;
    while !state.is_done {
        actions.clear();
        match state.phase {
            Phase::WaitAct => {
                let seat = state.current_player;
                let mut legal = state._get_legal_actions_internal(seat);
                decisions += u64::from(legal.len() > 1);
                let chosen = match policy {
                    _ if legal.len() == 1 => 0,
                    Policy::Random => random.usize(..legal.len()),
                    Policy::Greedy => greedy(&state.players[usize::from(seat)].hand, &legal),
                };
                actions.insert(seat, legal.swap_remove(chosen));
            }
            Phase::WaitResponse => {
                for seat in &state.active_players {
                    let claims = &state.current_claims[seat];
                    decisions += 1;
                    let chosen = match policy {
                        // The index after the last claim means to pass.
                        Policy::Random => claims.get(random.usize(..=claims.len())),
                        Policy::Greedy => claims.iter().find(|claim| claim.action_type == ActionType::Ron),
                    };
                    if let Some(claim) = chosen {
                        actions.insert(*seat, claim.clone());
                    }
                }
            }
        }
        state.step(&actions);
    }
    assert_eq!(state.last_error, None, "listed actions are legal");
    // `hand_index` counts how often the wall was shuffled, which is once per deal.
    Done { deals: state.wall.hand_index, decisions }
}

/// Returns the index of a win, of riichi, or of the discard that leaves the lowest shanten (the highest kind among
/// equals).
fn greedy(hand: &[u8], legal: &[Action]) -> usize {
    let at_once = |action: &Action| matches!(action.action_type, ActionType::Tsumo | ActionType::Riichi);
    if let Some(chosen) = legal.iter().position(at_once) {
        return chosen;
    }
    let mut counts = [0u8; 34];
    for tile in hand {
        counts[usize::from(tile / 4)] += 1;
    }
    let sets = (hand.len() / 3) as u8;
    let mut tried = 0u64;
    let mut best = ((i8::MAX, Reverse(0)), 0);
    for (i, action) in legal.iter().enumerate() {
        let Some(kind) = action.tile.map(|tile| usize::from(tile / 4)) else { continue };
        if action.action_type != ActionType::Discard || tried >> kind & 1 == 1 {
            continue;
        }
        tried |= 1 << kind;
        counts[kind] -= 1;
        let key = (calc_shanten_from_counts(&counts, sets), Reverse(kind));
        counts[kind] += 1;
        best = best.min((key, i));
    }
    best.1
}
