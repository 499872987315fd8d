//! Records of games played by our own engine.

mod common;

use std::sync::Arc;

use common::played_game;
use fastrand::Rng;
use hanchan_record::{RecordedDeal, RecordedGame, RuleResolver, Unrecordable, replay, verify};
use hanchan_round::{Round, Sitting};
use hanchan_rules::{preset, preset_ids};

/// Under every rule set, the record of a game has no mismatches, and replaying it gives the same record.
#[test]
fn records_of_played_games_verify_and_replay() {
    let shelf = RuleResolver::default();
    let names = ["Ann", "Bø", "Вера", "四"].map(str::to_owned);
    for id in preset_ids() {
        let rules = Arc::new(preset(id).expect("a preset"));
        for number in 0..8 {
            let played = played_game(&rules, &mut Rng::with_seed(number));
            let game =
                RecordedGame::of(&rules, &names, &played.rounds, Some(&played.standing)).expect("assisted");
            let report = verify(&game, &shelf).expect("a preset");
            assert_eq!(report.mismatches, [], "{id} {number}: {}", report.mismatches[0]);
            let again = replay(&game, &shelf).expect("it agrees");
            assert_eq!(again.standing.as_ref(), Some(&played.standing), "{id} {number}");
            let again =
                RecordedGame::of(&rules, &names, &again.rounds, again.standing.as_ref()).expect("assisted");
            assert_eq!(again, game, "{id} {number}");
        }
    }
}

#[test]
fn unassisted_game_cannot_be_recorded() {
    let rules = Arc::new(preset("phoenix").expect("a preset"));
    let played = played_game(&rules, &mut Rng::with_seed(1));
    let first = &played.rounds[0];
    let round = Round::seated(Arc::clone(&rules), first.wall().clone(), *first.setup(), Sitting::RealTable);
    assert_eq!(RecordedDeal::of(&round), Err(Unrecordable::RealTable));
}
