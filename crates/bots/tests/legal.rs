//! Bots make only legal moves, and commit no offences at unassisted tables.

use std::sync::Arc;

use hanchan_bots::Player;
use hanchan_game::Seed;
use hanchan_round::{Event, Sitting};
use hanchan_rules::{preset, preset_ids};

mod support;
use support::Table;

fn play(players: [Player; 4], sitting: Sitting, games: u8) {
    for id in preset_ids() {
        let rules = Arc::new(preset(id).expect("a preset"));
        for game in 0..games {
            let mut table = Table::new(&rules, players, sitting, u64::from(game));
            table.game(Seed([game; 32]), |round| {
                let objects = |event: &&Event| matches!(event, Event::Erred { .. } | Event::Objected { .. });
                let wrong = round.events().iter().find(objects);
                assert_eq!(wrong, None, "{id}, game {game}: {:?}", round.outcome());
            });
        }
    }
}

#[test]
fn steady_makes_only_legal_moves() {
    play([Player::Steady; 4], Sitting::Assisted, 4);
}

#[test]
fn steady_commits_no_offence_at_an_unassisted_table() {
    play([Player::Steady; 4], Sitting::RealTable, 4);
}

#[test]
fn simple_bots_make_only_legal_moves() {
    let mixed = [Player::Random, Player::First, Player::Tsumogiri, Player::Greedy];
    let careful = [Player::Cautious, Player::Random, Player::Greedy, Player::Steady];
    for players in [mixed, careful] {
        play(players, Sitting::Assisted, 2);
        play(players, Sitting::RealTable, 2);
    }
}

#[test]
fn sensei_student_and_pupil_make_only_legal_moves() {
    let player = |id: &str| id.parse::<Player>().expect("a player");
    let players = [player("sensei:budget=400"), player("student"), player("pupil"), Player::Steady];
    play(players, Sitting::Assisted, 1);
    play(players, Sitting::RealTable, 1);
}

#[test]
#[ignore = "takes minutes"]
fn moves_stay_legal_in_many_games() {
    play([Player::Steady; 4], Sitting::Assisted, 120);
    play([Player::Steady; 4], Sitting::RealTable, 120);
    play([Player::Random, Player::Steady, Player::Cautious, Player::Greedy], Sitting::RealTable, 120);
}
