//! The address of a finished game, and everything below it.

mod common;
#[path = "common/schema.rs"]
mod schema;
#[path = "common/served.rs"]
mod served;

use common::{err, hanchan};
use serde_json::{Value, json};
use served::{Served, folder};

#[test]
fn finished_game_has_a_permanent_address() {
    let data = folder("address");
    let server = Served::start(&data);
    let document = server.get("/api/openapi.json").json();
    let token = server.guest("Ann");
    let fits = |template: &str, value: &Value| {
        let schema =
            &document["paths"][template]["get"]["responses"]["200"]["content"]["application/json"]["schema"];
        assert_eq!(schema::wrong(&document, schema, value, template), None);
    };
    for rules in ["phoenix", "cheatsheet-3p"] {
        let id = server.game(&token, rules);
        let game = server.get(&format!("/api/games/{id}")).json();
        fits("/api/games/{id}", &game);
        let players = game["players"].as_array().expect("players").len();
        assert_eq!((&game["rules"]["id"], &game["stopped"]), (&json!(rules), &json!(false)));
        assert_eq!(game["result"].as_array().map(Vec::len), Some(players));
        assert_eq!(game["proof"]["kept"], true);
        let proof = server.get(&format!("/api/games/{id}/proof")).json();
        fits("/api/games/{id}/proof", &proof);
        assert_eq!(proof, game["proof"]);
        // Anyone can verify it with `hanchan wall verify`.
        for wall in proof["walls"].as_array().expect("walls") {
            let text = |value: &Value| value.as_str().expect("text").to_owned();
            let (seed, commitment) = (text(&proof["seed"]), text(&proof["commitment"]));
            let (deal, tiles) = (wall["deal"].to_string(), text(&wall["tiles"]));
            let args = [
                "wall",
                "verify",
                &seed,
                "--commitment",
                &commitment,
                "--deal",
                &deal,
                "--rules",
                rules,
                "--tiles",
                &tiles,
            ];
            let output = hanchan(&args, b"");
            assert!(output.status.success(), "{}", err(&output));
        }
        for (format, kind, end) in [
            ("log", "application/jsonl", "hanchan"),
            ("tenhou6", "application/json", "json"),
            ("mjai", "application/jsonl", "mjson"),
        ] {
            let record = server.get(&format!("/api/games/{id}/record?format={format}"));
            if rules == "cheatsheet-3p" && record.status == 422 {
                continue;
            }
            assert_eq!(record.status, 200, "{rules} {format}: {}", record.body);
            let head = record.head.to_ascii_lowercase();
            assert!(head.contains(&format!("content-type: {kind}")), "{head}");
            assert!(head.contains(&format!("filename=\"hanchan-{id}.{end}\"")), "{head}");
            let verified = server.ask("POST", "/api/records/verify", "", "", record.body.as_bytes()).json();
            assert_eq!(
                (&verified["games"], &verified["mismatches"]),
                (&json!(1), &json!(0)),
                "{format}: {verified}"
            );
        }
        let deals = game["deals"].as_array().expect("deals");
        let steps = deals[1].as_u64().expect("a number");
        for step in [1, 7, steps] {
            let at = |seat: &str| {
                let place = server.get(&format!("/api/games/{id}/position?deal=2&step={step}{seat}")).json();
                fits("/api/games/{id}/position", &place);
                assert_eq!((&place["step"], &place["steps"]), (&json!(step), &json!(steps)));
                place
            };
            assert_eq!(at("")["events"][0]["event"]["hands"].as_array().map(Vec::len), Some(players));
            for seat in 0..players {
                let place = at(&format!("&seat={seat}"));
                for event in place["events"].as_array().expect("events").iter().map(|seen| &seen["event"]) {
                    assert!(event["hands"].is_null());
                    let of_another = event["type"] == "drew" && event["seat"] != json!(seat);
                    assert!(!of_another || event["tile"].is_null(), "{event}");
                }
            }
        }
        let page = server.get(&format!("/games/{id}?seat=S&deal=2&step=7&lang=ru"));
        assert!(page.status == 200 && page.head.contains("text/html"), "{}", page.head);
        for (path, status, code) in [
            ("position?deal=0", 404, "no-such-deal"),
            ("position?deal=99", 404, "no-such-deal"),
            ("position?deal=1&step=0", 404, "no-such-step"),
            ("position?deal=1&seat=Q", 400, "bad-query"),
            ("record?format=mjlog", 400, "bad-query"),
        ] {
            let answer = server.get(&format!("/api/games/{id}/{path}"));
            assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)), "{path}");
        }
    }
}
