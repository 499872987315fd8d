//! Games of every rule set, written in every format and read back.

mod common;

use std::path::PathBuf;
use std::sync::Arc;

use common::played_game;
use fastrand::Rng;
use hanchan_record::mjai::Dialect;
use hanchan_record::{
    RecordedGame, RecordedRules, RuleResolver, WriteError, Writer, log, mjai, read, read_text, replay,
    tenhou, verify,
};
use hanchan_rules::{RuleFile, Rules, preset, preset_file, preset_ids};

type Write = fn(&RecordedGame) -> Result<String, WriteError>;

/// Every writable format. Each can express all rule sets, by naming the rules beside the format's own fields.
const FORMATS: [(&str, Write); 4] = [
    ("tenhou6", tenhou::json::write),
    ("mjai", |game| mjai::write(game, Dialect::Mortal)),
    ("original mjai", |game| mjai::write(game, Dialect::Original)),
    ("log", |game| {
        let replayed = replay(game, &RuleResolver::default()).expect("it agrees");
        Ok(log::write_game(&replayed, &names()))
    }),
];

fn names() -> Vec<String> {
    ["Ann", "Bø \"b\"", "Вера\\", "四"].map(str::to_owned).to_vec()
}

/// Writes a game in every format and reads it back: steps, ends and result stay the same, and the game still follows
/// the rules.
fn comes_back(rules: &Rules, game: &RecordedGame, shelf: &RuleResolver, place: &str) {
    for (format, write) in FORMATS {
        let place = format!("{place}, {format}");
        let text = write(game).unwrap_or_else(|why| panic!("{place}: {why}"));
        let read = read_text(&text).unwrap_or_else(|why| panic!("{place}: {why}"));
        let report = verify(&read, shelf).expect("known rules");
        assert_eq!(report.mismatches, [], "{place}: {}", report.mismatches[0]);
        let again = replay(&read, shelf).expect("it agrees");
        assert_eq!(again.rules.name().hash, rules.name().hash, "{place}");
        let again = RecordedGame::of(rules, &names(), &again.rounds, again.standing.as_ref());
        let again = again.expect("assisted");
        assert_eq!(again.deals, game.deals, "{place}");
        assert_eq!(again.result, game.result, "{place}");
        for (seat, player) in read.people.iter().take(rules.switches().table.players.count()) {
            assert_eq!(player.name, game.people[seat].name, "{place}");
        }
    }
}

#[test]
fn games_survive_every_format() {
    let shelf = RuleResolver::default();
    for id in preset_ids() {
        let rules = Arc::new(preset(id).expect("a preset"));
        for number in 0..8 {
            let played = played_game(&rules, &mut Rng::with_seed(number));
            let standing = Some(&played.standing);
            let game = RecordedGame::of(&rules, &names(), &played.rounds, standing).expect("assisted");
            comes_back(&rules, &game, &shelf, &format!("{id}, game {number}"));
        }
    }
}

/// Rules that are not presets are written in full with the game.
#[test]
fn custom_rules_are_written_with_the_game() {
    let text = "id = \"club\"\nversion = 3\ntitle = { en = \"Our club\" }\nsource = \"us\"\nbase = \"phoenix\"\n\
                [table]\nstart-points = { is = 27000, by = \"us\" }\nred-fives = { is = [0, 2, 0], by = \"us\" }\n";
    let file = RuleFile::parse("club.toml", text).expect("a rule file");
    let rules = Arc::new(Rules::load(&file, preset_file).expect("rules"));
    let played = played_game(&rules, &mut Rng::with_seed(5));
    let game = RecordedGame::of(&rules, &names(), &played.rounds, Some(&played.standing)).expect("assisted");
    assert!(matches!(game.rules, RecordedRules::Whole(_)));
    comes_back(&rules, &game, &RuleResolver::default(), "club");
}

/// Checks that games in Tenhou's XML survive a round trip through every format.
fn check_xml<'a>(paths: impl Iterator<Item = &'a PathBuf>) {
    let shelf = RuleResolver::default();
    for path in paths {
        let read = read(&std::fs::read(path).expect("a file")).expect("a record");
        if read.writer == Writer::Other {
            continue;
        }
        let played = replay(&read, &shelf).expect("it agrees");
        let standing = played.standing.as_ref();
        let game = RecordedGame::of(&played.rules, &names(), &played.rounds, standing).expect("assisted");
        comes_back(&played.rules, &game, &shelf, &path.display().to_string());
    }
}

#[test]
fn sample_games_survive_every_format() {
    for players in ["3p", "4p"] {
        let folder = hanchan_testdata::sample("tenhou-mjlog").join(players);
        check_xml(hanchan_testdata::files(&folder, |_| true).iter());
    }
}

#[test]
fn corpus_games_survive_every_format() {
    let Some(folder) = hanchan_testdata::corpus("corpora/tenhou-mjlog") else { return };
    for players in ["3p", "4p"] {
        // All games pass; a tenth of them is enough for everyday test runs.
        check_xml(hanchan_testdata::files(&folder.join(players), |_| true).iter().step_by(10));
    }
}

/// Writes the seed records for fuzzing: those in XML, converted to every other format.
#[test]
#[ignore = "writes files"]
fn write_seeds() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    for name in ["four", "three"] {
        let text = std::fs::read_to_string(folder.join(format!("{name}.mjlog"))).expect("a seed");
        let game = replay(&read_text(&text).expect("a record"), &RuleResolver::default()).expect("it agrees");
        let game =
            RecordedGame::of(&game.rules, &names(), &game.rounds, game.standing.as_ref()).expect("assisted");
        for ((_, write), end) in FORMATS.into_iter().zip(["json", "mjai", "mjson", "hanchan"]) {
            std::fs::write(folder.join(format!("{name}.{end}")), write(&game).expect("words"))
                .expect("written");
        }
    }
}
