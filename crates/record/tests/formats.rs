//! Games of every rule set, written in every format that has words for them, and read back.

mod common;

use std::sync::Arc;

use common::played_game;
use fastrand::Rng;
use hanchan_record::mjai::Dialect;
use hanchan_record::{Inexpressible, RecordedGame, RuleShelf, log, mjai, read_text, replay, tenhou, verify};
use hanchan_rules::{preset, preset_ids};

type Write = fn(&RecordedGame) -> Result<String, Inexpressible>;

/// Every format that can be written. Each has words for all rule sets, our own name of the rules beside its own words.
const FORMATS: [(&str, Write); 4] = [
    ("tenhou6", tenhou::json::write),
    ("mjai", |game| mjai::write(game, Dialect::Mortal)),
    ("original mjai", |game| mjai::write(game, Dialect::Original)),
    ("log", |game| {
        let replayed = replay(game, &RuleShelf::default()).expect("it agrees");
        Ok(log::write_game(&replayed, &names()))
    }),
];

fn names() -> Vec<String> {
    ["Ann", "Bø \"b\"", "Вера\\", "四"].map(str::to_owned).to_vec()
}

/// The same steps, the same ends, the same result; and nothing in it differs from the rules.
#[test]
fn every_game_comes_back_from_every_format() {
    let shelf = RuleShelf::default();
    for id in preset_ids() {
        let rules = Arc::new(preset(id).expect("a preset"));
        for number in 0..8 {
            let played = played_game(&rules, &mut Rng::with_seed(number));
            let game =
                RecordedGame::of(&rules, &names(), &played.rounds, Some(&played.standing)).expect("assisted");
            for (format, write) in FORMATS {
                let place = format!("{id}, game {number}, {format}");
                let text = write(&game).unwrap_or_else(|why| panic!("{place}: {why}"));
                let read = read_text(&text).unwrap_or_else(|why| panic!("{place}: {why}"));
                let report = verify(&read, &shelf).expect("known rules");
                assert_eq!(report.mismatches, [], "{place}: {}", report.mismatches[0]);
                let again = replay(&read, &shelf).expect("it agrees");
                assert_eq!(again.rules.name().hash, rules.name().hash, "{place}");
                let again = RecordedGame::of(&rules, &names(), &again.rounds, again.standing.as_ref());
                let again = again.expect("assisted");
                assert_eq!(again.deals, game.deals, "{place}");
                assert_eq!(again.result, game.result, "{place}");
                for (seat, player) in read.people.iter().take(rules.switches.table.players.count()) {
                    assert_eq!(player.name, game.people[seat].name, "{place}");
                }
            }
        }
    }
}

/// Writes the records that fuzzing begins with: those in XML, in every other format.
#[test]
#[ignore = "writes files"]
fn write_seeds() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    for name in ["four", "three"] {
        let text = std::fs::read_to_string(folder.join(format!("{name}.mjlog"))).expect("a seed");
        let game = replay(&read_text(&text).expect("a record"), &RuleShelf::default()).expect("it agrees");
        let game =
            RecordedGame::of(&game.rules, &names(), &game.rounds, game.standing.as_ref()).expect("assisted");
        for ((_, write), end) in FORMATS.into_iter().zip(["json", "mjai", "mjson", "hanchan"]) {
            std::fs::write(folder.join(format!("{name}.{end}")), write(&game).expect("words"))
                .expect("written");
        }
    }
}
