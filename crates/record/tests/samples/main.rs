//! The sample games: what they cover, that all formats have the same games, and how they are generated.

mod bots;
#[path = "../common/mod.rs"]
mod common;
mod make;
mod rare;
mod shown;

use std::path::{Path, PathBuf};

use hanchan_record::{RecordedDeal, RecordedGame, Replayed, RuleResolver, read, replay, verify};
use shown::{Shown, shown};

/// What the four-player games cover in each format: everything except a draw by three rons, which did not come up.
const FOUR: &str = "chi,pon,open kan,closed kan,added kan,riichi,stake,kan dora,discard from the hand,nine kinds,four riichi,\
    four winds,four kans,nagashi mangan,exhaustive draw,furiten,double ron,tsumo,ron,dora,ura dora,red five,\
    yakuman,honba,sticks,dealer wins,double riichi,ippatsu,rinshan,chankan,haitei,houtei,menzen tsumo,bust,extra round";

/// What the three-player games cover in each format.
const THREE: &str = "pon,open kan,closed kan,added kan,north,riichi,stake,kan dora,discard from the hand,nine kinds,\
    four kans,nagashi mangan,exhaustive draw,furiten,double ron,tsumo,ron,dora,ura dora,red five,yakuman,honba,sticks,\
    dealer wins,double riichi,ippatsu,rinshan,chankan,haitei,houtei,menzen tsumo,bust,extra round";

fn wanted(list: &'static str) -> Shown {
    list.split(',').collect()
}

/// Returns the games of a folder whose file names begin with `head`, which excludes the game with a wrong result.
fn games(folder: &str, head: &str) -> Vec<PathBuf> {
    hanchan_testdata::files(&hanchan_testdata::sample(folder), |name| name.starts_with(head))
}

fn replayed(path: &Path) -> Replayed {
    let game = read(&std::fs::read(path).expect("a file"))
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    replay(&game, &RuleResolver::default()).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()))
}

/// `HANCHAN_BLESS=1` generates new samples.
#[test]
fn samples_cover_everything_that_can_happen() {
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

/// Passed wins are counted, but are not mismatches.
#[test]
fn samples_contain_passed_wins() {
    let shelf = RuleResolver::default();
    let passed = games("tenhou-mjlog/4p", "4p").into_iter().map(|path| {
        let game = read(&std::fs::read(path).expect("a file")).expect("a record");
        verify(&game, &shelf).expect("known rules").passed
    });
    assert!(passed.sum::<u64>() > 0);
}

/// All formats contain the same games.
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
