//! Generates the sample games.

use std::io::Write as _;
use std::path::Path;

use fastrand::Rng;
use flate2::Compression;
use flate2::write::GzEncoder;
use hanchan_record::mjai::Dialect;
use hanchan_record::tenhou::TypeBits;
use hanchan_record::{RecordedGame, mjai, tenhou};

use crate::common::{self, TenhouGame, tenhou_game};
use crate::shown::{Shown, shown};
use crate::{bots, rare};

/// Type bits: East only, East and South, three players, and older rules without red fives and open tanyao.
const EAST: u32 = 0x01;
const SOUTH: u32 = 0x09;
const THREE: u32 = 0x10;
const OLDER: u32 = 0x06;

/// The number of games played to find those that cover everything.
const GAMES: u64 = 6000;

/// Writes all samples.
pub(crate) fn all(four: &Shown, three: &Shown) {
    for folder in ["tenhou-mjlog/4p", "tenhou-mjlog/3p", "tenhou6", "mjai"] {
        let folder = hanchan_testdata::sample(folder);
        let _old = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
    }
    for (players, bits, wanted) in [("4p", 0, four), ("3p", THREE, three)] {
        let games = chosen(bits, wanted);
        for (number, game) in (1..).zip(&games) {
            write(players, number, game);
        }
        // Only the XML format can express older rules.
        let bits = TypeBits(EAST | OLDER | bits);
        let older = tenhou_game(bits, true, &mut Rng::with_seed(0), common::play);
        write_file(&format!("tenhou-mjlog/{players}/older.mjlog"), older.xml.as_bytes());
    }
    write_wrong();
}

/// Returns a game played by bots, and short games that cover what it does not.
fn chosen(bits: u32, wanted: &Shown) -> Vec<TenhouGame> {
    let mut games = vec![tenhou_game(TypeBits(SOUTH | bits), false, &mut Rng::with_seed(0), bots::play)];
    let mut missing: Shown = wanted.difference(&shows(&games[0])).copied().collect();
    let candidates: Vec<(u64, usize, Shown)> = (1..=GAMES)
        .map(|seed| {
            let game = by_chance(bits, seed);
            (seed, game.xml.len(), shows(&game))
        })
        .collect();
    while !missing.is_empty() {
        let gain = |shown: &Shown| shown.intersection(&missing).count();
        // Bytes for each new feature; games without new features come last.
        let cost = |(_, bytes, shown): &&(u64, usize, Shown)| (gain(shown) == 0, bytes / gain(shown).max(1));
        let (seed, _, shown) = candidates.iter().min_by_key(cost).expect("games");
        assert!(gain(shown) > 0, "{GAMES} games don't show {missing:?}");
        missing.retain(|one| !shown.contains(one));
        games.push(by_chance(bits, *seed));
    }
    games
}

fn by_chance(bits: u32, seed: u64) -> TenhouGame {
    let length = if seed.is_multiple_of(8) { SOUTH } else { EAST };
    tenhou_game(TypeBits(length | bits), false, &mut Rng::with_seed(seed), |round, random| {
        if seed % 4 == 2 { rare::play(round) } else { common::play(round, random) }
    })
}

fn shows(game: &TenhouGame) -> Shown {
    shown(&game.played.rounds, Some(&game.played.standing))
}

/// Writes a game in every format.
fn write(players: &str, number: usize, game: &TenhouGame) {
    let TenhouGame { rules, played, xml } = game;
    let names = ["A", "b", "c", "d"].map(str::to_owned);
    let record = RecordedGame::of(rules, &names, &played.rounds, Some(&played.standing)).expect("assisted");
    write_file(&format!("tenhou-mjlog/{players}/{players}-{number:02}.mjlog.gz"), &gzipped(xml));
    let json = tenhou::json::write(&record).expect("Tenhou's rules");
    write_file(&format!("tenhou6/{players}-{number:02}.json"), json.as_bytes());
    let dialect = if number % 2 == 1 { Dialect::Mortal } else { Dialect::Original };
    let mut text = mjai::write(&record, dialect).expect("Tenhou's rules");
    // Without their rules, the reader expects four scores in three-player games.
    if players == "4p" {
        text = without_rules(&text, xml);
    }
    write_file(&format!("mjai/{players}-{number:02}.mjai.gz"), &gzipped(&text));
}

/// Changes an mjai game so that it specifies its rules as other programs do: only the length of the game.
fn without_rules(text: &str, xml: &str) -> String {
    let (first, rest) = text.split_once('\n').expect("lines");
    let mut first: serde_json::Value = serde_json::from_str(first).expect("JSON");
    let fields = first.as_object_mut().expect("an object");
    fields.remove("hanchan");
    let south = xml.contains(&format!("type=\"{SOUTH}\""));
    fields.insert("gametype".to_owned(), if south { "tonnan" } else { "tonpu" }.into());
    format!("{first}\n{rest}")
}

/// Writes a game with a wrong result, and the list that names it.
fn write_wrong() {
    let path = hanchan_testdata::sample("tenhou6").join("4p-02.json");
    let text = std::fs::read_to_string(path).expect("a game");
    let mut game: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let deals = game["log"].as_array().expect("deals").len();
    let result = game["sc"][1].as_f64().expect("a result");
    game["sc"][1] = (result + 10.0).into();
    write_file("tenhou6/wrong-result.json", game.to_string().as_bytes());
    let list = format!(
        "# Games of this folder that differ from the rules: file, deal from 1, topic, why.\n\
         wrong-result.json\t{deals}\tresults\tmade wrong on purpose: the first player has 10 too many\n"
    );
    write_file("tenhou6/odd.tsv", list.as_bytes());
}

fn gzipped(text: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes()).expect("memory");
    encoder.finish().expect("memory")
}

fn write_file(path: &str, bytes: &[u8]) {
    let path: &Path = &hanchan_testdata::sample(path);
    std::fs::write(path, bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
