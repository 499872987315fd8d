//! Nothing is published before it is stored.

mod support;

use hanchan_record::log::Log;
use hanchan_tiles::Seat;
use hanchan_view::Views;
use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, Row as _, SqliteConnection};
use support::{Server, folder, simple};

async fn second(data: &std::path::Path) -> SqliteConnection {
    let url = format!("sqlite://{}", data.join("hanchan.sqlite").display());
    let mut connection = SqliteConnection::connect(&url).await.expect("the database");
    connection.execute("pragma busy_timeout = 30000").await.expect("patience");
    connection
}

/// Returns the number of events in the stored log that a seat sees.
async fn safe(database: &mut SqliteConnection, table: &str, seat: Seat) -> usize {
    let rows = sqlx::query("select text from lines where tab = $1 order by seq").bind(table);
    let text: String = rows
        .fetch_all(database)
        .await
        .expect("lines")
        .iter()
        .map(|row| row.get::<String, _>("text"))
        .collect();
    let rounds = Log::read(&text).expect("a log").rounds().expect("a game by the rules");
    let (mut views, mut count) = (Views::new(), 0);
    for round in &rounds {
        let mut next = Some(views.deal(round));
        while let Some(published) = next {
            count += usize::from(published.seats[seat].is_some());
            next = views.next(round);
        }
    }
    count
}

/// Every event that a client receives is already in the database.
#[tokio::test(flavor = "multi_thread")]
async fn published_events_are_in_the_database() {
    let data = folder("published");
    let server = Server::start(data.clone(), None).await;
    let token = server.guest("Ann").await;
    let bots = ["greedy", "greedy", "tsumogiri"];
    let settings =
        json!({ "rules": "phoenix", "bots": bots, "pace": 0, "clock": null, "length": "one-deal" });
    let table = server.table(&token, &settings).await;
    let mut database = second(&data).await;
    let mut client = server.join(&table, &token, "").await;
    let (mut seat, mut checked) = (Seat::First, 0);
    while let Some(message) = client.next().await {
        if message["type"] == "welcome" {
            seat = Seat::ALL[message["seat"].as_u64().expect("a seat") as usize];
        }
        if let Some(number) = message["number"].as_u64() {
            let safe = safe(&mut database, &table, seat).await;
            assert!((number as usize) < safe, "{message} was sent, but only {safe} events are stored");
            checked += 1;
        }
        if let Some(command) = simple(&message) {
            client.send(&command).await;
        }
        if message["table"]["stage"] == "over" {
            break;
        }
    }
    assert!(checked > 10);
    server.stop().await;
}

/// A damaged table is not served; all others are.
#[tokio::test(flavor = "multi_thread")]
async fn damaged_table_is_not_served() {
    let data = folder("damaged-table");
    let server = Server::start(data.clone(), None).await;
    let token = server.guest("Ann").await;
    let (damaged, whole) =
        (server.table(&token, &json!({})).await, server.table(&token, &json!({ "rules": "ema" })).await);
    server.stop().await;
    let mut database = second(&data).await;
    let damage = sqlx::query("update tables set secret = 'abc' where id = $1").bind(&damaged);
    damage.execute(&mut database).await.expect("damaged");
    database.close().await.expect("closed");

    let server = Server::start(data, None).await;
    let ask = async |path: String| server.ask("GET", &path, &token, &Value::Null).await;
    let (status, body) = ask(format!("/api/tables/{damaged}")).await;
    assert_eq!((status, &body["code"]), (500, &json!("damaged-table")), "{body}");
    let (status, body) = ask(format!("/api/tables/{whole}")).await;
    assert_eq!((status, &body["rules"]), (200, &json!("ema")), "{body}");
    for list in ["/api/tables", "/api/me/games"] {
        let (status, body) = ask(list.to_owned()).await;
        let ids: Vec<&Value> = body.as_array().expect("a list").iter().map(|table| &table["id"]).collect();
        assert_eq!((status, ids), (200, vec![&json!(whole)]), "{list}");
    }
    server.stop().await;
}

/// Returns whether a write waits for the database.
async fn is_writing(server: &Server) -> bool {
    let (_, figures) = server.ask("GET", "/metrics", "", &Value::Null).await;
    let figures = figures.as_str().expect("text");
    let queue = figures.lines().find_map(|line| line.strip_prefix("hanchan_commit_queue "));
    queue.expect("the figure") != "0"
}

/// While the database is locked, nothing is published.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_published_while_the_database_is_locked() {
    let data = folder("locked");
    let server = Server::start(data.clone(), None).await;
    let token = server.guest("Ann").await;
    let bots = ["tsumogiri", "tsumogiri", "tsumogiri"];
    let settings = json!({ "rules": "phoenix", "bots": bots, "pace": 0, "clock": null });
    let table = server.table(&token, &settings).await;
    let mut client = server.join(&table, &token, "").await;
    let mut database = second(&data).await;
    let (mut turns, mut asked) = (0, None);
    while turns < 3 {
        let message = client.next().await.expect("a message");
        if message["type"] == "event" {
            asked = None;
            match simple(&message) {
                // The database must be locked only after all earlier messages have arrived, so send a ping first.
                Some(command) if message["choice"]["type"] == "turn" => {
                    asked = Some((client.send(&json!({ "type": "ping" })).await, command));
                }
                Some(command) => drop(client.send(&command).await),
                None => {}
            }
        }
        let Some((_, command)) = asked.take_if(|(ping, _)| message == json!({ "type": "done", "id": ping }))
        else {
            continue;
        };
        turns += 1;
        database.execute("begin immediate").await.expect("the only writer");
        let id = client.send(&command).await;
        while !is_writing(&server).await {}
        // The server replies to invalid messages without involving the table, so published events would arrive
        // before most of these replies.
        for _ in 0..30 {
            client.raw("nonsense".to_owned()).await;
            loop {
                let message = client.next().await.expect("a message");
                match message["type"].as_str() {
                    Some("invalid-command") => break,
                    // The state of the table is not an event.
                    Some("table") => {}
                    _ => panic!("published before it was safe: {message}"),
                }
            }
        }
        database.execute("rollback").await.expect("others write again");
        while client.next().await.expect("a message") != json!({ "type": "done", "id": id }) {}
    }
    server.stop().await;
}
