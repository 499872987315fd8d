//! SIGTERM: the server finishes pending work, notifies all clients, and resumes after a restart.

use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::sync::watch;

use crate::database;
use crate::kill::{Figures, Game, kinds};
use crate::process::{Folder, Process, TIMEOUT};

async fn is_over(server: &Process, table: &str) -> bool {
    let (_, state) = server.ask("GET", &format!("/api/tables/{table}"), "", &Value::Null).await;
    state["stage"] == "over"
}

/// Waits until all clients are connected to a table. Returns `false` if the game is over.
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
        assert!(since.elapsed() < TIMEOUT, "somebody does not come back: {state}");
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
        // An unfinished request delays the stop for a few seconds only. Testing that once is enough.
        let half = if stop == 0 { Some(half_a_request(&server).await) } else { None };
        let since = Instant::now();
        let status = server.stop().await;
        assert!(status.success(), "{status}: {}", server.log());
        println!("stopped in {:?}", since.elapsed());
        drop(half);
        server.again().await;
        // Clients of a game that ended before the stop have left and get no goodbye.
        for ((game, stops), complete) in games.iter_mut().zip(complete) {
            *stops += usize::from(complete && !is_over(&server, &game.table).await);
        }
    }
    let mut figures = Figures::default();
    for (game, stops) in games {
        let checked = tokio::time::timeout(TIMEOUT, game.check(&server, &mut figures)).await;
        for guest in checked.expect("every game ends") {
            let byes =
                guest.others.iter().filter(|(_, text)| text == "{\"type\":\"bye\",\"why\":\"stopping\"}");
            assert!(byes.count() >= stops, "every client is notified each time");
        }
    }
    assert!(!server.log().contains("panicked"), "{}", server.log());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sigterm_says_goodbye_and_games_resume_after_restart() {
    stopped_again_and_again("stop", None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sigterm_on_postgres() {
    if let Some(url) = database::postgres() {
        stopped_again_and_again("stop-postgres", Some(url)).await;
    }
}
