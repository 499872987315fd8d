//! Games in Tenhou's JSON: samples played by our engine, and real games of the larger corpus.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use hanchan_record::{RecordedGame, RuleResolver, read, read_text, replay, tenhou, verify};
use serde_json::Value;

fn games(folder: &Path) -> Vec<(String, PathBuf)> {
    let files = hanchan_testdata::files(folder, |name| {
        Path::new(name).extension().is_some_and(|ending| ending == "json")
    })
    .into_iter();
    files.map(|path| (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), path)).collect()
}

/// Verifies every game of a folder. All must agree with the engine, except that the games listed in `odd` differ
/// exactly as listed. Returns the number of games and deals.
fn check_agree(folder: &Path, odd: &str) -> (usize, u64) {
    let shelf = RuleResolver::default();
    let (mut found, mut deals) = (BTreeSet::new(), 0);
    let games = games(folder);
    for (name, path) in &games {
        let game =
            read(&std::fs::read(path).expect("a file")).unwrap_or_else(|error| panic!("{name}: {error}"));
        let report = verify(&game, &shelf).unwrap_or_else(|why| panic!("{name}: {why}"));
        deals += report.deals;
        found
            .extend(report.mismatches.iter().map(|it| format!("{name}\t{}\t{}", it.deal + 1, it.topic.id())));
    }
    let odd: BTreeSet<String> = odd
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.rsplit_once('\t').expect("a reason").0.to_owned())
        .collect();
    assert_eq!(found, odd);
    println!("{} games, {deals} deals", games.len());
    (games.len(), deals)
}

/// Replays and writes every game: the text must be the same except for the order of yaku. The games from Mahjong Soul
/// were converted by another program, which has another name for a draw with everybody tenpai.
fn check_written(folder: &Path) {
    let shelf = RuleResolver::default();
    for (name, path) in games(folder) {
        let text = std::fs::read_to_string(&path).expect("a file");
        let game = read_text(&text).expect("it was read before");
        let again = replay(&game, &shelf).expect("it agrees");
        let again = RecordedGame::of(&again.rules, &[], &again.rounds, None).expect("assisted");
        let written = tenhou::json::write(&again).expect("Tenhou's own");
        let written: Value = serde_json::from_str(&written).expect("JSON");
        let original: Value = serde_json::from_str(&text).expect("JSON");
        let tenhou = !text.contains("戦南喰") && !text.contains("戦東喰") && !text.contains("の間");
        for (deal, (ours, theirs)) in all(&written["log"]).zip(all(&original["log"])).enumerate() {
            for (part, (ours, theirs)) in
                all(ours).zip(all(theirs)).enumerate().filter(|(part, _)| tenhou || *part < 16)
            {
                assert_eq!(sorted(ours, part), sorted(theirs, part), "{name}, deal {deal}, part {part}");
            }
        }
    }
}

#[test]
fn sample_games_agree_with_the_engine_except_the_wrong_one() {
    let (games, deals) =
        check_agree(&hanchan_testdata::sample("tenhou6"), &hanchan_testdata::sample_text("tenhou6/odd.tsv"));
    assert!(games >= 10 && deals >= 50, "{games} {deals}");
}

#[test]
fn corpus_games_agree_with_the_engine_except_listed_ones() {
    let Some(folder) = hanchan_testdata::corpus("corpora/tenhou6") else { return };
    let (games, deals) = check_agree(&folder, include_str!("tenhou6-odd.tsv"));
    assert!(games >= 50 && deals >= 363, "{games} {deals}");
}

#[test]
fn sample_games_are_rewritten_unchanged() {
    check_written(&hanchan_testdata::sample("tenhou6"));
}

#[test]
fn corpus_games_are_rewritten_as_the_site_wrote_them() {
    let Some(folder) = hanchan_testdata::corpus("corpora/tenhou6") else { return };
    check_written(&folder);
}

/// Sorts the yaku in the end of a deal.
fn sorted(part: &Value, number: usize) -> Value {
    let mut part = part.clone();
    if number == 16 {
        for value in part.as_array_mut().expect("a list").iter_mut().filter_map(Value::as_array_mut) {
            value.sort_by_key(|one| one.as_str().filter(|text| text.ends_with(')')).map(str::to_owned));
        }
    }
    part
}

fn all(value: &Value) -> std::slice::Iter<'_, Value> {
    value.as_array().expect("a list").iter()
}
