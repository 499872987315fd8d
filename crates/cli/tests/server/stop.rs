//! SIGTERM: what is being done is done, everybody is told, and a restart goes on.

use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::sync::watch;

use crate::database;
use crate::kill::{Figures, Game, kinds};
use crate::process::{Folder, PATIENCE, Process};

async fn is_over(server: &Process, table: &str) -> bool {
    let (_, state) = server.ask("GET", &format!("/api/tables/{table}"), "", &Value::Null).await;
    state["stage"] == "over"
}

/// Waits until everybody is at the table; not if the game is over.
async fn everybody(server: &Process, table: &str) -> bool {
    let since = Instant::now();
    loop {
        let (_, state) = server.ask("GET", &format!("/api/tables/{table}"), "", &Value::Null).await;
        let here =
            state["seats"].as_array().is_some_and(|seats| seats.iter().all(|seat| seat["here"] == true));
        if state["stage"] == "over" {
            return false;
        }
        if here && state["watching"] == 1 {
            return true;
        }
        assert!(since.elapsed() < PATIENCE, "somebody does not come back: {state}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A connection with a request that is never finished.
async fn half_a_request(server: &Process) -> TcpStream {
    let mut half = TcpStream::connect(server.address).await.expect("a connection");
    let head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{";
    half.write_all(head).await.expect("sent");
    half
}

async fn stopped_again_and_again(name: &str, database: Option<String>) {
    let folder = Folder::new(name);
    let args: Vec<&str> = database.iter().flat_map(|url| ["--database", url]).collect();
    let mut server = Process::start(&folder.0, &args).await;
    let mut games = Vec::new();
    for (number, kind) in kinds().iter().enumerate() {
        games.push((Game::begin(&server, number, kind, &watch::Sender::new(0)).await, 0));
    }
    for stop in 0..3 {
        let mut complete = Vec::new();
        for (game, _) in &games {
            complete.push(everybody(&server, &game.table).await);
        }
        // A request that is never finished holds up nobody for long; it is waited for a few seconds, once is enough.
        let half = if stop == 0 { Some(half_a_request(&server).await) } else { None };
        let since = Instant::now();
        let status = server.stop().await;
        assert!(status.success(), "{status}: {}", server.log());
        println!("stopped in {:?}", since.elapsed());
        drop(half);
        server.again().await;
        // Players leave a game that ends before the server stops; they are not waiting for a goodbye.
        for ((game, stops), complete) in games.iter_mut().zip(complete) {
            *stops += usize::from(complete && !is_over(&server, &game.table).await);
        }
    }
    let mut figures = Figures::default();
    for (game, stops) in games {
        let checked = tokio::time::timeout(PATIENCE, game.check(&server, &mut figures)).await;
        for guest in checked.expect("every game comes to its end") {
            let byes =
                guest.others.iter().filter(|(_, text)| text == "{\"type\":\"bye\",\"why\":\"stopping\"}");
            assert!(byes.count() >= stops, "everybody is told each time");
        }
    }
    assert!(!server.log().contains("panicked"), "{}", server.log());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asked_to_stop_it_says_goodbye_and_goes_on_later() {
    stopped_again_and_again("stop", None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asked_to_stop_on_postgres() {
    if let Some(url) = database::postgres() {
        stopped_again_and_again("stop-postgres", Some(url)).await;
    }
}
