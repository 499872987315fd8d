//! People at a table: chat, spectators, judges, and removed players.

mod support;

use hanchan_game::Seed;
use hanchan_record::log::{Begin, Log};
use hanchan_server::metrics::Metrics;
use hanchan_server::store::Store;
use serde_json::{Value, json};
use sqlx::Row as _;
use support::{Client, Server, folder, play_out, simple};

/// Returns the next message of this type.
async fn received(client: &mut Client, kind: &str) -> Value {
    loop {
        let message = client.next().await.unwrap_or_else(|| panic!("the connection ended before {kind}"));
        if message["type"] == kind {
            return message;
        }
    }
}

/// Plays until an event of this type arrives.
async fn play_until(client: &mut Client, event: &str) -> Value {
    loop {
        let message = client.next().await.expect("a message");
        if let Some(command) = simple(&message) {
            client.send(&command).await;
        }
        if message["event"]["type"] == event {
            return message;
        }
        if message["table"]["stage"] == "between" {
            client.send(&json!({ "type": "ready" })).await;
        }
    }
}

async fn person(server: &Server, token: &str) -> String {
    let (_, me) = server.ask("GET", "/api/me", token, &Value::Null).await;
    me["id"].as_str().expect("an id").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_chat_and_the_owner_removes_people() {
    let server = Server::start(folder("talk"), None).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = server.table(&ann, &json!({ "rules": "common", "clock": null, "bots": ["first"] })).await;
    let mut owner = server.join(&table, &ann, "").await;
    let mut watcher = server.join(&table, &bob, "role=spectator").await;
    watcher.send(&json!({ "type": "chat", "text": "hello\u{7}" })).await;
    let bobs = person(&server, &bob).await;
    let chat = received(&mut owner, "chat").await;
    assert_eq!(
        (&chat["text"], &chat["from"], &chat["person"]),
        (&json!("hello"), &json!("Bob"), &json!(bobs))
    );
    owner.send(&json!({ "type": "say", "phrase": "good-luck" })).await;
    let phrase = received(&mut watcher, "phrase").await;
    assert_eq!((&phrase["from"], &phrase["phrase"]), (&json!("Ann"), &json!("good-luck")));
    // Only unassisted tables have a judge.
    owner.send(&json!({ "type": "call-judge" })).await;
    assert_eq!(received(&mut owner, "refused").await["code"], "no-judge-here");

    watcher.send(&json!({ "type": "remove", "person": bobs, "mute": true })).await;
    assert_eq!(received(&mut watcher, "refused").await["code"], "not-the-owner");
    owner.send(&json!({ "type": "remove", "person": bobs, "mute": true })).await;
    received(&mut owner, "done").await;
    watcher.send(&json!({ "type": "chat", "text": "and now?" })).await;
    assert_eq!(received(&mut watcher, "refused").await["code"], "no-chat");
    owner.send(&json!({ "type": "remove", "person": bobs, "mute": false })).await;
    assert_eq!(received(&mut watcher, "bye").await["why"], "removed");
    assert!(Client::connect(server.address, &table, &bob, "role=spectator").await.is_err());
    let (status, body) = server.ask("POST", &format!("/api/tables/{table}/sit"), &bob, &json!({})).await;
    assert_eq!((status, &body["code"]), (403, &json!("removed")));
    server.stop().await;
}

/// A table's password is required, and neither published nor stored in plain text.
#[tokio::test(flavor = "multi_thread")]
async fn password_of_a_table_is_stored_hashed() {
    let data = folder("password");
    let server = Server::start(data.clone(), None).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let settings = json!({ "rules": "common", "entry": "password", "password": "open sesame" });
    let table = server.table(&ann, &settings).await;
    let sit = format!("/api/tables/{table}/sit");
    for wrong in [json!({}), json!({ "password": "open barley" })] {
        let (_, body) = server.ask("POST", &sit, &bob, &wrong).await;
        assert_eq!(body["code"], "wrong-password");
    }
    let (status, body) = server.ask("POST", &sit, &bob, &json!({ "password": "open sesame" })).await;
    assert_eq!(status, 204, "{body}");
    let (_, lobby) = server.ask("GET", "/api/tables", &bob, &Value::Null).await;
    assert!(!lobby.to_string().contains("sesame") && !lobby.to_string().contains("argon2"), "{lobby}");
    // A rematch has the same password.
    let (status, again) =
        server.ask("POST", &format!("/api/tables/{table}/rematch"), &ann, &Value::Null).await;
    assert_eq!(status, 201, "{again}");
    let sit = format!("/api/tables/{}/sit", again["id"].as_str().expect("an id"));
    let (_, body) = server.ask("POST", &sit, &bob, &json!({})).await;
    assert_eq!(body["code"], "wrong-password");
    let (status, body) = server.ask("POST", &sit, &bob, &json!({ "password": "open sesame" })).await;
    assert_eq!(status, 204, "{body}");
    server.stop().await;
    let (store, _writer) = Store::open(&Store::sqlite(&data.join("hanchan.sqlite")), Metrics::default())
        .await
        .expect("a database");
    let row = sqlx::query("select settings, password from tables where id = $1").bind(table);
    let row = row.fetch_one(store.pool()).await.expect("the table");
    let (settings, password): (String, String) = (row.get("settings"), row.get("password"));
    assert!(password.starts_with("$argon2") && !settings.contains("sesame"), "{settings}");
}

/// Players' contributions are part of the walls' seed, and everybody can check that afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn players_contribute_to_the_walls() {
    let server = Server::start(folder("walls"), None).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let settings = json!({ "rules": "common", "length": "one-deal", "bots": ["greedy", "greedy"], "pace": 0, "contribution": "a first thought" });
    let table = server.table(&ann, &settings).await;
    // Nobody can read another player's contribution before adding their own.
    let (_, lobby) = server.ask("GET", "/api/tables", &bob, &Value::Null).await;
    assert!(lobby.to_string().contains("Ann") && !lobby.to_string().contains("a first thought"), "{lobby}");
    let (_, before) = server.ask("GET", &format!("/api/tables/{table}"), &ann, &Value::Null).await;
    let promised = before["commitment"].as_str().expect("a promise").to_owned();
    assert!(before["seed"].is_null() && before["host"].is_null());
    let sit = format!("/api/tables/{table}/sit");
    let too_much = "x".repeat(101);
    let (status, body) = server.ask("POST", &sit, &ann, &json!({ "contribution": too_much })).await;
    assert_eq!((status, &body["code"]), (409, &json!("contribution")));
    for (token, part) in [(&ann, "four and twenty"), (&bob, "черный дрозд")] {
        let (status, body) = server.ask("POST", &sit, token, &json!({ "contribution": part })).await;
        assert_eq!(status, 204, "{body}");
    }
    let mut other = server.join(&table, &bob, "").await;
    let playing = tokio::spawn(async move { play_out(&mut other).await });
    let mut client = server.join(&table, &ann, "").await;
    let state = play_out(&mut client).await;
    playing.await.expect("a client");
    assert_eq!(state["stage"], "over");

    let bytes = |hex: &Value| -> [u8; 32] {
        hanchan_rules::hex::decode(hex.as_str().expect("digits")).expect("digits")
    };
    let host = bytes(&state["host"]);
    assert_eq!(Seed(host).commitment(), bytes(&json!(promised)));
    let (_, record) = server.ask("GET", &format!("/api/games/{table}/record"), &ann, &Value::Null).await;
    let log = Log::read(record.as_str().expect("lines")).expect("a log");
    assert_eq!(log.head.commitment.as_deref(), Some(promised.as_str()));
    assert_eq!(log.head.contributions, ["four and twenty", "черный дрозд", "", ""]);
    let seed = Seed::of(host, &log.head.contributions);
    assert_eq!(seed.0, bytes(&state["seed"]));
    assert_eq!(state["contributions"], json!(log.head.contributions));
    assert_eq!(state["drawn"], json!(seed.seating(4)));
    assert_eq!(log.end.as_ref().and_then(|end| end.host.as_deref()), state["host"].as_str());
    let (_, proof) = server.ask("GET", &format!("/api/games/{table}/proof"), &ann, &Value::Null).await;
    assert_eq!((&proof["kept"], &proof["host"]), (&json!(true), &state["host"]), "{proof}");
    let rounds = log.rounds().expect("a game by the rules");
    assert_eq!(rounds.len(), 1, "one deal was played");
    for (number, round) in (1..).zip(&rounds) {
        let (tiles, dice) = seed.deal(number, round.rules().tile_set());
        let wall = hanchan_round::Wall::built(&tiles, dice, round.dealer(), round.rules()).expect("a wall");
        let again =
            hanchan_round::Round::new(std::sync::Arc::new(round.rules().clone()), wall, *round.setup());
        assert_eq!(Begin::of(&again), Begin::of(round));
    }
    server.stop().await;
}

/// Spectators of open hands see all events with a delay, and continue from where they left off.
#[tokio::test(flavor = "multi_thread")]
async fn open_hands_are_delayed_and_complete() {
    let server = Server::start(folder("open"), None).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let settings = json!({
        "rules": "common", "length": "one-deal", "bots": ["greedy", "greedy", "greedy"], "pace": 0,
        "clock": null, "open_after": 1,
    });
    let table = server.table(&ann, &settings).await;
    let mut player = server.join(&table, &ann, "").await;
    let result = tokio::spawn(async move { play_out(&mut player).await });
    let (mut last, mut seen) = (None::<u64>, Vec::new());
    loop {
        let query = last.map_or("role=open".to_owned(), |last| format!("role=open&last={last}"));
        let mut watcher = server.join(&table, &bob, &query).await;
        for _ in 0..25 {
            let message = watcher.next().await.expect("a message");
            if let Some(number) = message["number"].as_u64() {
                assert_eq!(number, last.map_or(0, |last| last + 1));
                last = Some(number);
                seen.push(message);
            }
            if seen.last().is_some_and(|message| message["event"]["type"] == "over") {
                break;
            }
        }
        if seen.last().is_some_and(|message| message["event"]["type"] == "over") {
            break;
        }
    }
    assert_eq!(seen[0]["event"]["hands"].as_array().map(Vec::len), Some(4));
    let mut drawn = seen.iter().map(|message| &message["event"]).filter(|event| event["type"] == "drew");
    assert!(drawn.all(|event| event["tile"].is_string()));
    assert_eq!(result.await.expect("a client")["stage"], "over");
    server.stop().await;
}

/// The same people play a rematch. A banned person is disconnected at once.
#[tokio::test(flavor = "multi_thread")]
async fn rematch_and_ban() {
    let data = folder("rematch");
    let server = Server::start(data.clone(), None).await;
    let ann = server.guest("Ann").await;
    let (boss, _) = account(&server, &data, "Boss", "administrator").await;
    let settings =
        json!({ "rules": "common", "length": "one-deal", "bots": ["first", "first", "first"], "pace": 0 });
    let table = server.table(&ann, &settings).await;
    let mut client = server.join(&table, &ann, "").await;
    assert_eq!(play_out(&mut client).await["stage"], "over");
    let (status, made) =
        server.ask("POST", &format!("/api/tables/{table}/rematch"), &ann, &Value::Null).await;
    assert_eq!(status, 201, "{made}");
    assert_eq!(received(&mut client, "rematch").await["table"], made["id"]);
    let mut again = server.join(made["id"].as_str().expect("an id"), &ann, "").await;
    received(&mut again, "welcome").await;
    let id = person(&server, &ann).await;
    let (status, _) =
        server.ask("POST", &format!("/api/people/{id}/ban"), &ann, &json!({ "banned": true })).await;
    assert_eq!(status, 403);
    let (status, body) =
        server.ask("POST", &format!("/api/people/{id}/ban"), &boss, &json!({ "banned": true })).await;
    assert_eq!(status, 204, "{body}");
    assert_eq!(received(&mut again, "bye").await["why"], "banned");
    let (status, _) = server.ask("GET", "/api/me", &ann, &Value::Null).await;
    assert_eq!(status, 401);
    server.stop().await;
}

/// Creates an account with a role.
async fn account(server: &Server, data: &std::path::Path, name: &str, role: &str) -> (String, String) {
    let guest = server.guest(name).await;
    let login = json!({ "name": name, "password": "correct horse" });
    let (status, body) = server.ask("POST", "/api/register", &guest, &login).await;
    assert_eq!(status, 204, "{body}");
    let url = Store::sqlite(&data.join("hanchan.sqlite"));
    let (store, _) = Store::open(&url, Metrics::default()).await.expect("the database");
    let change = sqlx::query("update people set role = $1 where name = $2").bind(role).bind(name);
    change.execute(store.pool()).await.expect("a role");
    let (status, body) = server.ask("POST", "/api/login", "", &login).await;
    assert_eq!(status, 200, "{body}");
    (body["token"].as_str().expect("a token").to_owned(), body["person"]["id"].to_string())
}

/// The judge has no seat and sees all hands. When called, they make a ruling with a note, which is recorded
/// (P-163).
#[tokio::test(flavor = "multi_thread")]
async fn judge_makes_a_ruling_with_a_note() {
    let data = folder("judge");
    let server = Server::start(data.clone(), None).await;
    let (judge, _) = account(&server, &data, "Judge", "judge").await;
    let ann = server.guest("Ann").await;
    let settings = json!({
        "rules": "phoenix", "table": "real-table", "length": "one-deal", "clock": null, "pace": 50,
        "bots": ["tsumogiri", "tsumogiri", "tsumogiri"],
    });
    let table = server.table(&ann, &settings).await;
    assert!(Client::connect(server.address, &table, &ann, "role=judge").await.is_err());
    let mut desk = server.join(&table, &judge, "role=judge").await;
    let mut player = server.join(&table, &ann, "").await;
    assert_eq!(received(&mut desk, "event").await["event"]["hands"].as_array().map(Vec::len), Some(4));
    player.send(&json!({ "type": "call-judge" })).await;
    received(&mut desk, "judge-called").await;
    let ruling = json!({ "type": "rule", "ruling": { "type": "points", "points": [1000, -1000, 0, 0] }, "note": "miscounted before" });
    player.send(&ruling).await;
    assert_eq!(received(&mut player, "refused").await["code"], "not-for-you");
    desk.send(&json!({ "type": "rule", "ruling": { "type": "points", "points": [1000, 0, 0, 0] }, "note": "wrong" })).await;
    received(&mut desk, "refused").await;
    // No stand-in plays for Ann meanwhile: the deal cannot end before the judge's ruling.
    let offence = json!({ "type": "rule", "ruling": { "type": "offence", "seat": 0, "offence": { "type": "wrong-count" } }, "note": "fifteen tiles" });
    for ruling in [&ruling, &offence] {
        let id = desk.send(ruling).await;
        let answer = loop {
            let message = desk.next().await.expect("an answer");
            if message["id"] == id {
                break message;
            }
        };
        assert_eq!(answer["type"], "done", "{answer}");
    }
    let ruled = play_until(&mut player, "ruled").await;
    assert_eq!(
        (&ruled["event"]["ruling"], &ruled["event"]["note"]),
        (&ruling["ruling"], &json!("miscounted before"))
    );
    let state = play_out(&mut player).await;
    assert_eq!(state["stage"], "over", "{state}");
    let (_, record) = server.ask("GET", &format!("/api/games/{table}/record"), &ann, &Value::Null).await;
    let text = record.as_str().expect("lines");
    assert!(text.contains("miscounted before") && text.contains("fifteen tiles"));
    Log::read(text).expect("a log").rounds().expect("a game by the rules");
    server.stop().await;
}

/// The game stops at a table without connected people, and continues when one comes back.
#[tokio::test(flavor = "multi_thread")]
async fn deserted_table_waits() {
    let server = Server::start(folder("deserted"), None).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let settings =
        json!({ "rules": "common", "clock": null, "bots": ["first", "first", "first"], "pace": 0 });
    let table = server.table(&ann, &settings).await;
    let mut watcher = server.join(&table, &bob, "role=spectator").await;
    let mut player = server.join(&table, &ann, "").await;
    for _ in 0..3 {
        play_until(&mut player, "discarded").await;
    }
    player.close().await;
    // Wait until Ann's arrival and departure are published, so that all earlier events have arrived.
    for here in [true, false] {
        loop {
            let message = watcher.next().await.expect("a message");
            let seats = message["table"]["seats"].as_array();
            if seats.is_some_and(|seats| seats.iter().all(|seat| seat["here"] == true) == here) {
                break;
            }
        }
    }
    // If bots did not wait, their events would come before some of these replies. A unit test of the table's clock
    // checks that no timer runs. The state may be published once more: when the table notices that Ann's connection is
    // closed while it publishes something else, and again when the connection reports its end.
    for _ in 0..50 {
        let id = watcher.send(&json!({ "type": "ping" })).await;
        let reply = loop {
            let message = watcher.next().await.expect("a message");
            if message["type"] != "table" {
                break message;
            }
        };
        assert_eq!(reply, json!({ "type": "done", "id": id }));
    }
    let mut player = server.join(&table, &ann, "").await;
    play_until(&mut player, "discarded").await;
    server.stop().await;
}

/// A player who waits while others arrive is sent their seat once seats are drawn, and sees no other hand.
#[tokio::test(flavor = "multi_thread")]
async fn waiting_player_is_sent_the_drawn_seat() {
    let server = Server::start(folder("seats"), None).await;
    for _ in 0..8 {
        let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
        let table = server.table(&ann, &json!({ "rules": "common", "bots": ["first", "first"] })).await;
        let mut waiting = server.join(&table, &ann, "").await;
        let (status, body) = server.ask("POST", &format!("/api/tables/{table}/sit"), &bob, &json!({})).await;
        assert_eq!(status, 204, "{body}");
        let (mut seat, anns) = (Value::Null, person(&server, &ann).await);
        let state = loop {
            let message = waiting.next().await.expect("a message");
            match message["type"].as_str() {
                Some("welcome") => seat = message["seat"].clone(),
                Some("table") if message["table"]["stage"] == "playing" => break message["table"].clone(),
                _ => {}
            }
        };
        let sits = state["seats"].as_array().expect("seats").iter().position(|one| one["person"] == anns);
        assert_eq!(seat.as_u64(), sits.map(|seat| seat as u64));
    }
    server.stop().await;
}
