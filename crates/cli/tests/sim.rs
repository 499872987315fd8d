//! `hanchan sim`.

mod common;

use common::{err, hanchan, out};
use serde_json::Value;

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let play = |threads: &str, players: &str| {
        let args =
            ["sim", "--games", "40", "--players", players, "--seed", "9", "--threads", threads, "--json"];
        let output = hanchan(&args, b"");
        assert!(output.status.success(), "{}", err(&output));
        let mut json: Value = serde_json::from_str(out(&output)).expect("JSON");
        for changing in ["seconds", "threads", "deals_per_second", "decisions_per_second"] {
            json.as_object_mut().expect("an object").remove(changing).expect(changing);
        }
        json
    };
    for players in ["random", "first", "tsumogiri", "greedy", "greedy,random,first,tsumogiri"] {
        let (one, three) = (play("1", players), play("3", players));
        assert_eq!(one, three, "{players}");
        assert!(one["deals"].as_u64() > Some(100) && one["games"] == 40);
    }
}

/// Two hundred checked games under every rule set in each table mode.
#[test]
fn checked_games_keep_every_invariant() {
    for rules in hanchan_rules::preset_ids() {
        for way in ["--players=random", "--players=greedy", "--table=real"] {
            let games = if way == "--table=real" { "200" } else { "100" };
            let output = hanchan(&["sim", "--games", games, "--rules", rules, way, "--json", "--check"], b"");
            assert!(output.status.success(), "{rules}: {}", err(&output));
        }
    }
}
