//! Games of every rule set, written in every format and read back.

mod common;

use std::path::PathBuf;
use std::sync::Arc;

use common::played_game;
use fastrand::Rng;
use hanchan_game::Game;
use hanchan_record::mjai::Dialect;
use hanchan_record::{
    MismatchTopic, RecordedEnd, RecordedGame, RecordedRules, RuleResolver, WriteError, Writer, log, mjai,
    read, read_text, replay, tenhou, verify,
};
use hanchan_round::{Round, TurnAct, Wall};
use hanchan_rules::{RuleFile, Rules, Worth, Yaku, preset, preset_file, preset_ids};
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{Seat, Tile};

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

/// Returns a deal in which the dealer is dealt this hand, and wins at once.
fn heavenly_win(rules: &Arc<Rules>, hand: &str) -> Round {
    let hand = mpsz::parse_tiles(hand).expect("tiles");
    let players = rules.switches().table.players.count();
    let set = rules.tile_set();
    let mut left: Vec<Tile> =
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)))).collect();
    for tile in &hand {
        left.remove(left.iter().position(|other| other == tile).expect("it is in play"));
    }
    // Four tiles for each player three times, then one each; the dealer's fourteenth comes next.
    let block = |turn: usize| (0..4).map(move |tile| 4 * turn + tile);
    let mut places: Vec<usize> = (0..3).flat_map(|round| block(round * players)).collect();
    places.extend([12 * players, 13 * players]);
    let mut tiles = vec![None; set.deck().size()];
    places.into_iter().zip(hand).for_each(|(place, tile)| tiles[place] = Some(tile));
    let tiles: Vec<Tile> = tiles.into_iter().map(|tile| tile.unwrap_or_else(|| left.remove(0))).collect();
    let wall = Wall::in_order(&tiles, rules).expect("a wall");
    let mut round = Round::new(Arc::clone(rules), wall, Game::new(Arc::clone(rules)).setup());
    round.act(Seat::First, TurnAct::Tsumo).expect("it is complete");
    round
}

/// Tenhou has no double yakuman, so its own records never have the word; other programs write a double like a single
/// one.
#[test]
fn double_yakuman_survives_tenhous_json() {
    let shelf = RuleResolver::default();
    let rules = Arc::new(preset("mahjongsoul").expect("a preset"));
    assert_eq!(rules.worth(Yaku::Daisuushii), Worth::Yakuman(2));
    let round = heavenly_win(&rules, "11122233344455z");
    let game = RecordedGame::of(&rules, &names(), &[round], None).expect("assisted");
    let text = tenhou::json::write(&game).expect("Tenhou's JSON can say it");
    assert!(text.contains("\"大四喜(ダブル役満)\"") && text.contains("\"天和(役満)\""), "{text}");
    let value = |text: &str| {
        let game = read_text(text).expect("a record");
        let report = verify(&game, &shelf).expect("known rules");
        let topics: Vec<_> = report.mismatches.iter().map(|mismatch| mismatch.topic).collect();
        match game.deals[0].end.as_ref() {
            Some(RecordedEnd::Won(wins)) => (wins[0].value.clone().expect("a value").yakuman, topics),
            _ => unreachable!("it was won"),
        }
    };
    let (yakuman, topics) = value(&text);
    assert!(yakuman.contains(&(Yaku::Daisuushii, Some(2))) && topics.is_empty(), "{yakuman:?} {topics:?}");
    let (yakuman, topics) = value(&text.replace("ダブル役満", "役満"));
    assert!(yakuman.contains(&(Yaku::Daisuushii, None)) && topics.is_empty(), "{yakuman:?} {topics:?}");
    let (_, topics) = value(&text.replace("天和(役満)", "天和(ダブル役満)"));
    assert_eq!(topics, [MismatchTopic::Yaku]);
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
