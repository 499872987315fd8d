//! Finished games: their URLs, records and proofs.

mod support;

use hanchan_record::log::Log;
use serde_json::{Value, json};
use support::{Server, folder};

/// A game that was ended early has a complete record, and its seed is published.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_ended_by_agreement_can_be_read() {
    let server = Server::start(folder("agreement"), None).await;
    let token = server.guest("Ann").await;
    let settings =
        json!({ "rules": "phoenix", "bots": ["greedy", "greedy", "greedy"], "pace": 0, "clock": null });
    let table = server.table(&token, &settings).await;
    let game = format!("/api/games/{table}");
    let get = async |path: &str| server.ask("GET", path, "", &Value::Null).await;
    let mut client = server.join(&table, &token, "").await;
    let mut turns = 0;
    loop {
        let message = client.next().await.expect("a message");
        if message["table"]["stage"] == "over" {
            assert!(message["table"]["seed"].is_string() && message["table"]["result"].is_null());
            break;
        }
        if message["table"]["stage"] == "between" {
            client.send(&json!({ "type": "ready" })).await;
        }
        if let Some(command) = support::simple(&message) {
            turns += 1;
            if turns == 8 {
                for path in ["", "/record", "/position?deal=1", "/proof"] {
                    let (status, body) = get(&format!("{game}{path}")).await;
                    assert_eq!((status, &body["code"]), (409, &json!("not-over")), "{path}");
                }
                client.send(&json!({ "type": "propose", "what": "end" })).await;
            } else {
                client.send(&command).await;
            }
        }
    }
    let (status, response) = get(&game).await;
    assert_eq!(status, 200, "{response}");
    assert_eq!((&response["stopped"], &response["result"]), (&json!(true), &Value::Null));
    assert_eq!(response["proof"]["kept"], true);
    let (status, record) = get(&format!("{game}/record")).await;
    assert_eq!(status, 200);
    let log = Log::read(record.as_str().expect("lines")).expect("a log");
    let end = log.end.clone().expect("its end");
    assert!(end.stopped && end.seed.is_some() && end.points.len() == 4 && end.results.is_empty());
    log.rounds().expect("a game by the rules");
    // By default, the position is the one at the last step.
    let last = response["deals"].as_array().expect("deals").len();
    let (status, place) = get(&format!("{game}/position?deal={last}&seat=0")).await;
    assert_eq!((status, &place["step"]), (200, &place["steps"]));
    // Some formats cannot express a deal without an end; the native log and mjai can.
    let (status, body) = get(&format!("{game}/record?format=tenhou6")).await;
    assert!(status == 200 || (status == 422 && body["code"] == "inexpressible"), "{status} {body}");
    server.stop().await;
}

/// A position from a seat contains exactly what the seat was sent.
#[tokio::test(flavor = "multi_thread")]
async fn position_of_a_seat_is_what_the_seat_was_sent() {
    let server = Server::start(folder("place"), None).await;
    let token = server.guest("Ann").await;
    let settings = json!({ "rules": "tenhou", "bots": ["greedy", "greedy", "greedy"], "pace": 0 });
    let table = server.table(&token, &settings).await;
    let mut client = server.join(&table, &token, "").await;
    let state = support::play_out(&mut client).await;
    assert_eq!(state["stage"], "over");
    let welcome: Value = serde_json::from_str(&client.texts[0]).expect("JSON");
    let seat = welcome["seat"].as_u64().expect("a seat");
    // The events of the first deal, in the order they arrived.
    let mut first: Vec<Value> = Vec::new();
    for text in &client.texts {
        let mut message: Value = serde_json::from_str(text).expect("JSON");
        if message["type"] == "event" {
            if message["event"]["type"] == "dealt" && !first.is_empty() {
                break;
            }
            let fields = message.as_object_mut().expect("an object");
            fields.remove("type");
            fields.remove("number");
            first.push(message);
        }
    }
    let path = format!("/api/games/{table}/position?deal=1&seat={seat}");
    let (status, place) = server.ask("GET", &path, "", &Value::Null).await;
    assert_eq!(status, 200);
    assert_eq!(place["events"].as_array().expect("events"), &first);
    server.stop().await;
}
