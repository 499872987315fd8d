//! Games played over real sockets.

mod support;

use hanchan_round::Event;
use serde_json::{Value, json};
use support::{Client, Server, folder, play_out};

/// One player plays a whole game against bots. The record can be downloaded and verified.
#[tokio::test(flavor = "multi_thread")]
async fn guest_plays_a_game_against_bots() {
    let server = Server::start(folder("bots"), None).await;
    let token = server.guest("Ann").await;
    let settings = json!({ "rules": "tenhou", "bots": ["steady", "steady", "greedy"], "pace": 0 });
    let table = server.table(&token, &settings).await;
    let mut client = server.join(&table, &token, "").await;
    let state = play_out(&mut client).await;
    assert_eq!(state["stage"], "over", "{state}");
    assert_eq!(state["result"].as_array().map(Vec::len), Some(4));
    let numbers: Vec<u64> = client
        .texts
        .iter()
        .filter_map(|text| serde_json::from_str::<Value>(text).ok()?["number"].as_u64())
        .collect();
    assert!(numbers.len() > 100);
    assert!(
        numbers.iter().enumerate().all(|(index, number)| *number == index as u64),
        "numbers without gaps"
    );
    // A client that reconnects with `last=0` gets the whole game, however long it is.
    let mut again = server.join(&table, &token, "last=0").await;
    for number in &numbers[1..] {
        let event = loop {
            let message = again.next().await.expect("a message");
            if message["type"] == "event" {
                break message;
            }
        };
        assert_eq!(event["number"].as_u64(), Some(*number));
    }
    let (status, record) =
        server.ask("GET", &format!("/api/games/{table}/record"), &token, &Value::Null).await;
    assert_eq!(status, 200);
    let text = record.as_str().expect("lines");
    let log = hanchan_record::log::Log::read(text).expect("a log");
    let rounds = log.rounds().expect("a game by the rules");
    assert!(rounds.iter().all(|round| round.outcome().is_some()) && log.end.is_some());
    server.stop().await;
}

/// Four people play at one table, three at another.
#[tokio::test(flavor = "multi_thread")]
async fn games_of_four_and_of_three_people() {
    let server = Server::start(folder("people"), None).await;
    for (rules, players) in [("phoenix", 4), ("cheatsheet-3p", 3)] {
        let mut tokens = Vec::new();
        for number in 0..players {
            tokens.push(server.guest(&format!("P{number}")).await);
        }
        let table = server.table(&tokens[0], &json!({ "rules": rules })).await;
        for token in &tokens[1..] {
            let (status, body) =
                server.ask("POST", &format!("/api/tables/{table}/sit"), token, &json!({})).await;
            assert_eq!(status, 204, "{body}");
        }
        let mut playing = Vec::new();
        for token in &tokens {
            let mut client = server.join(&table, token, "").await;
            playing.push(tokio::spawn(async move { play_out(&mut client).await }));
        }
        for one in playing {
            assert_eq!(one.await.expect("a client")["stage"], "over");
        }
    }
    server.stop().await;
}

/// A command that is sent twice is executed once, and a refusal says why.
#[tokio::test(flavor = "multi_thread")]
async fn repeated_commands_are_done_once_and_refusals_say_why() {
    let server = Server::start(folder("once"), None).await;
    let token = server.guest("Ann").await;
    let settings = json!({ "rules": "phoenix", "bots": ["tsumogiri", "tsumogiri", "tsumogiri"], "pace": 0, "clock": null });
    let table = server.table(&token, &settings).await;
    let mut client = server.join(&table, &token, "lang=ru").await;
    let turn = loop {
        let message = client.next().await.expect("a message");
        if message["type"] != "event" {
            continue;
        }
        if message["choice"]["type"] == "turn" {
            break message;
        }
        if let Some(command) = support::simple(&message) {
            client.send(&command).await;
        }
    };
    assert!(turn["number"].is_u64());
    let refused = client.send(&json!({ "type": "play", "move": { "type": "open-kan" } })).await;
    let message = loop {
        let message = client.next().await.expect("a message");
        if message["type"] == "refused" {
            break message;
        }
    };
    assert_eq!((&message["id"], &message["code"]), (&json!(refused), &json!("nothing-to-claim")));
    assert!(
        message["text"].as_str().is_some_and(|text| text.chars().any(|c| ('а'..='я').contains(&c))),
        "{message}"
    );
    let act = json!({ "type": "play", "move": { "type": "discard", "drawn": true } });
    client.send_as(50, &act).await;
    client.send_as(50, &act).await;
    let (mut done, mut discards, mut seat) = (0, 0, Value::Null);
    while done < 2 {
        let message = client.next().await.expect("a message");
        done += usize::from(message["type"] == "done" && message["id"] == 50);
        if message["event"]["type"] == "discarded" {
            if seat.is_null() {
                seat = message["event"]["seat"].clone();
            }
            discards += usize::from(message["event"]["seat"] == seat);
        }
    }
    assert_eq!(discards, 1);
    client.raw("nonsense".to_owned()).await;
    client.raw("{\"id\":1,\"command\":{\"type\":\"fly\"}}".to_owned()).await;
    let mut invalid_commands = 0;
    while invalid_commands < 2 {
        let message = client.next().await.expect("a message");
        invalid_commands += usize::from(message["type"] == "invalid-command");
    }
    server.stop().await;
}

/// A player's two devices continue from each other's commands, and a late command is not reported as done.
#[tokio::test(flavor = "multi_thread")]
async fn commands_from_two_devices_are_not_lost() {
    /// Passes, with increasing command ids, until it is the player's turn.
    async fn turn(client: &mut Client, last: &mut u64) {
        loop {
            let message = client.next().await.expect("a message");
            if message["choice"]["type"] == "turn" {
                return;
            }
            if let Some(command) = support::simple(&message) {
                *last += 1;
                client.send_as(*last, &command).await;
            }
        }
    }
    async fn answered(client: &mut Client, id: u64) -> Value {
        loop {
            let message = client.next().await.expect("a message");
            if message["id"] == json!(id) {
                return message;
            }
        }
    }
    let server = Server::start(folder("devices"), None).await;
    let token = server.guest("Ann").await;
    let settings = json!({ "rules": "common", "bots": ["tsumogiri", "tsumogiri", "tsumogiri"], "pace": 0, "clock": null });
    let table = server.table(&token, &settings).await;
    let mut last = 1_800_000_000_000;
    let mut fast = server.join(&table, &token, "").await;
    turn(&mut fast, &mut last).await;
    let mut slow = server.join(&table, &token, "").await;
    let act = json!({ "type": "play", "move": { "type": "discard", "drawn": true } });
    // Command ids of this device are far ahead of the other's, as if its clock were.
    let first = last + 1;
    fast.send_as(first, &act).await;
    assert_eq!(answered(&mut fast, first).await["type"], "done");
    // The other device is notified, and its command with an older id is refused, not reported as done.
    assert_eq!(answered(&mut slow, first).await["type"], "done");
    slow.send_as(1_700_000_000_000, &act).await;
    let late = answered(&mut slow, 1_700_000_000_000).await;
    assert_eq!((&late["type"], &late["code"]), (&json!("refused"), &json!("acted-elsewhere")), "{late}");
    last = first;
    turn(&mut fast, &mut last).await;
    slow.send_as(last + 1, &act).await;
    assert_eq!(answered(&mut slow, last + 1).await["type"], "done");
    // A completed command is acknowledged again, to either device.
    fast.send_as(last + 1, &act).await;
    assert_eq!(answered(&mut fast, last + 1).await["type"], "done");
    server.stop().await;
}

/// A client that reconnects gets exactly the events it has missed.
#[tokio::test(flavor = "multi_thread")]
async fn reconnecting_client_gets_missed_events() {
    let server = Server::start(folder("back"), None).await;
    let token = server.guest("Ann").await;
    let settings =
        json!({ "rules": "common", "bots": ["greedy", "greedy", "greedy"], "pace": 0, "clock": null });
    let table = server.table(&token, &settings).await;
    let (mut last, mut all) = (None::<u64>, Vec::new());
    for visit in 0..12 {
        let query = last.map_or(String::new(), |last| format!("last={last}"));
        let mut client = server.join(&table, &token, &query).await;
        let mut seen = 0;
        while seen < 20 + visit * 7 {
            let message = client.next().await.expect("a message");
            if let Some(number) = message["number"].as_u64() {
                assert_eq!(number, last.map_or(0, |last| last + 1), "nothing twice and nothing left out");
                last = Some(number);
                all.push(message.to_string());
                seen += 1;
            }
            if let Some(command) = support::simple(&message) {
                client.send(&command).await;
            }
            if message["table"]["stage"] == "between" {
                client.send(&json!({ "type": "ready" })).await;
            }
            if message["table"]["stage"] == "over" {
                break;
            }
        }
        client.close().await;
    }
    // Replaying from the start gives the same events.
    let mut client = server.join(&table, &token, "last=0").await;
    let mut again = vec![all[0].clone()];
    while again.len() < all.len() {
        let message = client.next().await.expect("a message");
        if message["number"].is_u64() {
            again.push(message.to_string());
        }
    }
    assert_eq!(again[..all.len()], all[..]);
    server.stop().await;
}

/// A restarted server continues the game.
#[tokio::test(flavor = "multi_thread")]
async fn game_continues_after_a_restart() {
    let data = folder("restart");
    let mut server = Server::start(data.clone(), None).await;
    let token = server.guest("Ann").await;
    let settings = json!({ "rules": "phoenix", "bots": ["steady", "steady", "steady"], "pace": 0 });
    let table = server.table(&token, &settings).await;
    let mut last = None::<u64>;
    for _ in 0..6 {
        let query = last.map_or(String::new(), |last| format!("last={last}"));
        let mut client = server.join(&table, &token, &query).await;
        for _ in 0..30 {
            let Some(message) = client.next().await else { break };
            if let Some(number) = message["number"].as_u64() {
                assert_eq!(number, last.map_or(0, |last| last + 1));
                last = Some(number);
            }
            if let Some(command) = support::simple(&message) {
                client.send(&command).await;
            }
            if message["table"]["stage"] == "between" {
                client.send(&json!({ "type": "ready" })).await;
            }
        }
        server.stop().await;
        server = Server::start(data.clone(), None).await;
    }
    assert!(last > Some(60));
    server.stop().await;
}

/// Returns the next message for which a condition holds.
async fn until(client: &mut Client, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = client.next().await.expect("a message");
        if holds(&message) {
            return message;
        }
    }
}

/// P-056, P-058, A-P44: whoever draws early may discard only when nobody else can call the previous discard.
#[tokio::test(flavor = "multi_thread")]
async fn early_drawer_waits_until_the_others_have_passed() {
    let server = Server::start(folder("early"), None).await;
    let mut tokens = Vec::new();
    for number in 0..4 {
        tokens.push(server.guest(&format!("P{number}")).await);
    }
    let settings = json!({ "rules": "phoenix", "table": "real-table", "clock": null });
    let table = server.table(&tokens[0], &settings).await;
    for token in &tokens[1..] {
        let (status, body) = server.ask("POST", &format!("/api/tables/{table}/sit"), token, &json!({})).await;
        assert_eq!(status, 204, "{body}");
    }
    let mut clients = Vec::new();
    for token in &tokens {
        let mut client = server.join(&table, token, "").await;
        let welcome = until(&mut client, |message| message["type"] == "welcome").await;
        clients.push((welcome["seat"].as_u64().expect("a seat"), client));
    }
    clients.sort_by_key(|(seat, _)| *seat);
    let [(_, east), (_, south), (_, west), (_, north)] = &mut clients[..] else { panic!("four players") };
    let chooses = |what: &'static str| move |message: &Value| message["choice"]["type"] == what;
    let play = |a_move: Value| json!({ "type": "play", "move": a_move });
    let discard = play(json!({ "type": "discard", "drawn": true }));

    until(east, chooses("turn")).await;
    east.send(&discard).await;
    until(south, |message| message["choice"]["draws"] == true).await;
    south.send(&play(json!({ "type": "draw" }))).await;
    let early = south.send(&discard).await;
    let refused = until(south, |message| message["id"] == early).await;
    assert_eq!((&refused["type"], &refused["code"]), (&json!("refused"), &json!("claims-open")));
    for client in [west, north] {
        until(client, chooses("speak")).await;
        client.send(&play(json!({ "type": "pass" }))).await;
    }
    let closed = until(south, chooses("turn")).await;
    assert_eq!(closed["event"]["type"], "closed");
    let in_time = south.send(&discard).await;
    assert_eq!(until(south, |message| message["id"] == in_time).await["type"], "done");
    server.stop().await;
}

/// Bots answer every discard at an unassisted table, so that nobody waits for them, and they can win on it.
#[tokio::test(flavor = "multi_thread")]
async fn bots_answer_discards_at_an_unassisted_table() {
    let server = Server::start(folder("answers"), None).await;
    let token = server.guest("Ann").await;
    let settings = json!({
        "rules": "phoenix", "table": "real-table", "length": "one-deal", "clock": null, "pace": 0,
        "bots": ["tsumogiri", "tsumogiri", "tsumogiri"],
    });
    let table = server.table(&token, &settings).await;
    let mut client = server.join(&table, &token, "").await;
    let state = play_out(&mut client).await;
    assert_eq!(state["stage"], "over", "{state}");
    let (_, record) = server.ask("GET", &format!("/api/games/{table}/record"), &token, &Value::Null).await;
    let log = hanchan_record::log::Log::read(record.as_str().expect("lines")).expect("a log");
    let rounds = log.rounds().expect("a game by the rules");
    let count = |of: fn(&Event) -> bool| rounds[0].events().iter().filter(|event| of(event)).count();
    let discards = count(|event| matches!(event, Event::Discarded { .. }));
    let answers = count(|event| matches!(event, Event::Answered { .. }));
    // Two players answer each discard; the third draws. The last discard may end the deal earlier.
    assert!(answers + 2 >= 2 * discards, "{answers} answers to {discards} discards");
    server.stop().await;
}
