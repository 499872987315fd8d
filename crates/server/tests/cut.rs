//! A server that crashes between any two commits resumes from there. The tests truncate the log after a part that
//! a crash can leave last, and play the game on from there.

mod support;

use std::path::Path;

use hanchan_record::log::Log;
use hanchan_tiles::Seat;
use hanchan_view::Views;
use serde_json::{Value, json};
use sqlx::{Row as _, SqlitePool};
use support::{Client, Server, folder, play_out, simple};

async fn open(data: &Path) -> SqlitePool {
    let file = data.join("hanchan.sqlite");
    SqlitePool::connect(&format!("sqlite://{}", file.display())).await.expect("the database")
}

/// Copies the database with a table as it was after `parts` commits to the table's log.
async fn cut(data: &Path, from: &Path, table: &str, parts: usize) {
    std::fs::create_dir_all(data).expect("a folder");
    std::fs::copy(from.join("hanchan.sqlite"), data.join("hanchan.sqlite")).expect("a copy");
    let pool = open(data).await;
    let cut = sqlx::query("delete from lines where tab = $1 and seq >= $2").bind(table).bind(parts as i64);
    cut.execute(&pool).await.expect("cut");
    let back = sqlx::query("update tables set stage = 'playing', ended = null, result = null where id = $1");
    back.bind(table).execute(&pool).await.expect("a stage");
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn game_resumes_after_a_crash_between_any_two_commits() {
    let whole = folder("cut");
    let server = Server::start(whole.clone(), None).await;
    let token = server.guest("Ann").await;
    let bots = ["greedy", "greedy", "tsumogiri"];
    let settings = json!({ "rules": "phoenix", "bots": bots, "pace": 0, "clock": null });
    let table = server.table(&token, &settings).await;
    let mut client = server.join(&table, &token, "").await;
    assert_eq!(play_out(&mut client).await["stage"], "over");
    let seen: Vec<String> = events(&client.texts);
    let welcome: Value = serde_json::from_str(&client.texts[0]).expect("a welcome");
    let seat = Seat::from_index(welcome["seat"].as_u64().expect("a seat") as usize).expect("a seat");
    server.stop().await;

    let pool = open(&whole).await;
    let rows = sqlx::query("select text from lines where tab = $1 order by seq").bind(&table);
    let parts: Vec<String> =
        rows.fetch_all(&pool).await.expect("lines").iter().map(|row| row.get("text")).collect();
    pool.close().await;

    // Cut at the start, on both sides of the start of every deal, at the end, and at some parts in the middle.
    let mut cuts: Vec<usize> = vec![1, 2, 3, parts.len() - 2, parts.len() - 1];
    let begins = |text: &str| text.contains("\"type\":\"deal\"");
    for (at, _) in parts.iter().enumerate().filter(|(at, text)| *at > 0 && begins(text)) {
        cuts.extend([at, at + 1]);
    }
    cuts.extend((0..6).map(|number| 3 + number * (parts.len() - 6) / 6));
    cuts.sort_unstable();
    cuts.dedup();
    let all = parts.len();
    for count in cuts {
        let (data, parts) = (folder(&format!("cut-{count}")), &parts[..count]);
        cut(&data, &whole, &table, count).await;
        let server = Server::start(data, None).await;
        let safe = published(&parts.concat(), seat);
        // The stored events are sent as before, and the game goes on.
        let mut client = server.join(&table, &token, "last=0").await;
        if count + 100 < all {
            play(&mut client, safe + 10).await;
        } else {
            let state = play_out(&mut client).await;
            assert_eq!(state["stage"], "over", "cut after {count}: {state}");
            assert_eq!(state["result"].as_array().map(Vec::len), Some(4), "cut after {count}: {state}");
            let path = format!("/api/games/{table}/record");
            let (status, _) = server.ask("GET", &path, &token, &Value::Null).await;
            assert_eq!(status, 200, "cut after {count}: the record of a finished game");
        }
        assert_eq!(events(&client.texts)[..safe - 1], seen[1..safe], "cut after {count}");
        server.stop().await;
    }
}

/// Plays until the client has received this many events.
async fn play(client: &mut Client, events: usize) {
    let mut seen = 0;
    while seen < events {
        let message = client.next().await.expect("it goes on");
        seen += usize::from(message["type"] == "event");
        if let Some(command) = simple(&message) {
            client.send(&command).await;
        }
        if message["table"]["stage"] == "between" {
            client.send(&json!({ "type": "ready" })).await;
        }
    }
}

/// Returns the number of events in a log that a seat sees.
fn published(log: &str, seat: Seat) -> usize {
    let rounds = Log::read(log).expect("a log").rounds().expect("a game by the rules");
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

fn events(texts: &[String]) -> Vec<String> {
    texts.iter().filter(|text| text.starts_with("{\"type\":\"event\"")).cloned().collect()
}
