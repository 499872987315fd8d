//! The sample games: what they show, that all formats have the same games, and how they are made.

mod bots;
#[path = "../common/mod.rs"]
mod common;
mod make;
mod rare;
mod shown;

use std::path::{Path, PathBuf};

use hanchan_record::{RecordedDeal, RecordedGame, Replayed, RuleShelf, read, replay, verify};
use shown::{Shown, shown};

/// What the games of four players show in each format: everything but a draw by three rons, which did not come up.
const FOUR: &str = "chi,pon,open kan,closed kan,added kan,riichi,stake,kan dora,discard from the hand,nine kinds,four riichi,\
    four winds,four kans,nagashi mangan,exhaustive draw,furiten,double ron,tsumo,ron,dora,ura dora,red five,\
    yakuman,honba,sticks,dealer wins,double riichi,ippatsu,rinshan,chankan,haitei,houtei,menzen tsumo,bust,extra round";

/// What the games of three players show in each format.
const THREE: &str = "pon,open kan,closed kan,added kan,north,riichi,stake,kan dora,discard from the hand,nine kinds,\
    four kans,nagashi mangan,exhaustive draw,furiten,double ron,tsumo,ron,dora,ura dora,red five,yakuman,honba,sticks,\
    dealer wins,double riichi,ippatsu,rinshan,chankan,haitei,houtei,menzen tsumo,bust,extra round";

fn wanted(list: &'static str) -> Shown {
    list.split(',').collect()
}

/// The games of a folder whose names begin so, without the one that is wrong.
fn games(folder: &str, head: &str) -> Vec<PathBuf> {
    hanchan_testdata::files(&hanchan_testdata::sample(folder), |name| name.starts_with(head))
}

fn replayed(path: &Path) -> Replayed {
    let game = read(&std::fs::read(path).expect("a file"))
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    replay(&game, &RuleShelf::default()).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()))
}

/// `HANCHAN_BLESS=1` makes new samples.
#[test]
fn samples_show_everything_that_can_happen() {
    if hanchan_testdata::blessing() {
        make::all(&wanted(FOUR), &wanted(THREE));
    }
    for (players, list) in [("4p", FOUR), ("3p", THREE)] {
        for folder in [format!("tenhou-mjlog/{players}"), "tenhou6".to_owned(), "mjai".to_owned()] {
            let mut all = Shown::new();
            for path in games(&folder, players) {
                let game = replayed(&path);
                all.extend(shown(&game.rounds, game.standing.as_ref()));
            }
            let missing: Vec<_> = wanted(list).difference(&all).copied().collect();
            assert!(missing.is_empty(), "{folder}, {players}: {missing:?}");
        }
    }
}

/// Passed wins are counted, and are no differences.
#[test]
fn samples_have_wins_that_were_passed() {
    let shelf = RuleShelf::default();
    let passed = games("tenhou-mjlog/4p", "4p").into_iter().map(|path| {
        let game = read(&std::fs::read(path).expect("a file")).expect("a record");
        verify(&game, &shelf).expect("known rules").passed
    });
    assert!(passed.sum::<u64>() > 0);
}

/// The same games were written in every format.
#[test]
fn formats_agree_with_each_other() {
    let deals = |path: &Path| -> Vec<RecordedDeal> {
        let game = replayed(path);
        RecordedGame::of(&game.rules, &[], &game.rounds, None).expect("assisted").deals
    };
    for players in ["4p", "3p"] {
        let json = games("tenhou6", players);
        assert!(!json.is_empty());
        for json in json {
            let name = json.file_stem().expect("a name").to_string_lossy().into_owned();
            let same =
                |folder: &str| games(folder, &format!("{name}.")).into_iter().next().expect("the same game");
            let ours = deals(&json);
            assert_eq!(deals(&same(&format!("tenhou-mjlog/{players}"))), ours, "{name}");
            assert_eq!(deals(&same("mjai")), ours, "{name}");
        }
    }
}
