//! `kill -9` at any moment: no event is lost or repeated, no command is executed twice, and every game ends.

use std::time::{Duration, Instant};

use hanchan_record::log::Log;
use hanchan_round::Sitting;
use hanchan_tiles::Seat;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::acts;
use crate::client::simple;
use crate::database;
use crate::expected::{Audience, expected_events};
use crate::guest::Guest;
use crate::process::{Folder, Process, TIMEOUT};

/// A kind of table: the number of people, and the settings.
pub(crate) struct Kind {
    people: usize,
    settings: Value,
}

pub(crate) fn kinds() -> Vec<Kind> {
    let of = |people: usize, settings: Value| Kind { people, settings };
    vec![
        of(4, json!({ "rules": "phoenix", "clock": null, "length": "east", "open_after": 1 })),
        of(4, json!({ "rules": "tenhou", "clock": null, "length": "east", "window": 5 })),
        of(3, json!({ "rules": "cheatsheet-3p", "clock": null, "length": "east" })),
        of(
            1,
            json!({ "rules": "wrc", "clock": null, "length": "east", "pace": 0, "bots": ["steady", "greedy", "random"] }),
        ),
        of(
            2,
            json!({ "rules": "quick-phoenix", "table": "real-table", "clock": null, "length": "east", "pace": 0, "bots": ["steady", "steady"] }),
        ),
    ]
}

/// A game in progress with its clients.
pub(crate) struct Game {
    kind: usize,
    pub(crate) table: String,
    guests: JoinSet<Guest>,
    back: Vec<Guest>,
}

/// Returns the move of a simple player.
pub(crate) fn mind(choice: &Value) -> Option<Value> {
    simple(&json!({ "choice": choice })).map(|command| command["move"].clone())
}

/// Returns the move of a simple player in unassisted mode, where mistakes are possible: discards the drawn tile,
/// never claims a win, and guesses hand values.
pub(crate) fn careful(choice: &Value) -> Option<Value> {
    match choice["type"].as_str().unwrap_or_default() {
        "turn" => {
            let moves = choice["moves"].as_array()?;
            let drawn = moves.iter().find(|one| one["type"] == "discard" && one["drawn"] == true);
            drawn.or_else(|| moves.iter().find(|one| one["type"] == "discard")).cloned()
        }
        "announce" => Some(json!({ "type": "announce", "each": [1000, 1000, 1000, 1000] })),
        _ => mind(choice),
    }
}

impl Game {
    /// Starts a game. `heard` counts the messages to all its clients.
    pub(crate) async fn begin(
        server: &Process,
        kind: usize,
        of: &Kind,
        received: &watch::Sender<usize>,
    ) -> Game {
        let mut tokens = Vec::new();
        for number in 0..of.people {
            tokens.push(server.guest(&format!("Player {number}")).await);
        }
        let table = server.table(&tokens[0], &of.settings).await;
        for token in &tokens[1..] {
            server.sit(&table, token).await;
        }
        let mut guests = JoinSet::new();
        let mind = if of.settings["table"] == "real-table" { careful } else { mind };
        let come = |token: &str, role: &'static str| {
            let mut guest = Guest::new(token, &table, role);
            guest.received = received.clone();
            guest
        };
        for token in &tokens {
            guests.spawn(come(token, "player").stay(server.address_updates(), mind));
        }
        let watcher = server.guest("Watcher").await;
        guests.spawn(come(&watcher, "spectator").stay(server.address_updates(), |_| None));
        Game { kind, table, guests, back: Vec::new() }
    }

    /// Returns whether all clients have seen the end.
    fn is_over(&mut self) -> bool {
        while let Some(guest) = self.guests.try_join_next() {
            self.back.push(guest.expect("a guest"));
        }
        self.guests.is_empty()
    }

    /// Compares everything that the clients saw and did with the record.
    pub(crate) async fn check(mut self, server: &Process, figures: &mut Figures) -> Vec<Guest> {
        while let Some(guest) = self.guests.join_next().await {
            self.back.push(guest.expect("a guest"));
        }
        let text = server.record(&self.table).await;
        let log = Log::read(&text).expect("a log");
        if log.head.table == Sitting::Assisted {
            verify(server, &text);
        }
        assert!(log.end.is_some() && log.cut.is_none());
        for guest in &self.back {
            let audience = guest.seat.map_or(Audience::Spectator, |seat| Audience::Seat(Seat::ALL[seat]));
            same(
                &guest.events,
                &expected_events(&log, audience)[guest.first..],
                &format!("{audience:?} of {}", self.table),
            );
            figures.events += guest.events.len();
            figures.visits += guest.visits;
            if let Some(seat) = guest.seat
                && log.head.table == Sitting::Assisted
            {
                let sent: Vec<String> = guest.done.iter().map(acts::sent).collect();
                same(&sent, &acts::logged(&log, Seat::ALL[seat]), &format!("commands of {}", self.table));
                figures.commands += sent.len();
            }
        }
        figures.games += 1;
        self.back
    }
}

/// Asserts that two lists are equal, and shows where they differ.
fn same(one: &[String], other: &[String], what: &str) {
    let differs = (0..one.len().max(other.len())).find(|&at| one.get(at) != other.get(at));
    if let Some(at) = differs {
        let (lengths, from) = ((one.len(), other.len()), at.saturating_sub(3));
        let around = |list: &[String]| list[from.min(list.len())..(at + 4).min(list.len())].join("\n  ");
        panic!("{what}: {at} of {lengths:?}:\n  {}\nand\n  {}", around(one), around(other));
    }
}

/// Asserts that `hanchan verify` accepts a record.
fn verify(server: &Process, text: &str) {
    let file = server.folder.join("game.jsonl");
    std::fs::write(&file, text).expect("a file");
    let verified =
        std::process::Command::new(env!("CARGO_BIN_EXE_hanchan")).arg("verify").arg(&file).output();
    let verified = verified.expect("verify");
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
}

#[derive(Default)]
pub(crate) struct Figures {
    games: usize,
    events: usize,
    commands: usize,
    visits: usize,
}

/// Plays at all kinds of tables while killing the server a number of times.
async fn kill_again_and_again(name: &str, database: Option<String>, kills: usize) {
    let (since, seed) = (Instant::now(), fastrand::u64(..));
    println!("seed {seed}");
    let mut random = fastrand::Rng::with_seed(seed);
    let folder = Folder::new(name);
    let args: Vec<&str> = database.iter().flat_map(|url| ["--database", url]).collect();
    let mut server = Process::start(&folder.0, &args).await;
    let (kinds, mut figures, mut games) = (kinds(), Figures::default(), Vec::<Game>::new());
    let received = watch::Sender::new(0);
    for kill in 0..kills {
        for (number, kind) in kinds.iter().enumerate() {
            match games.iter_mut().position(|game| game.kind == number) {
                Some(at) if games[at].is_over() => {
                    drop(games.swap_remove(at).check(&server, &mut figures).await);
                }
                Some(_) => continue,
                None => {}
            }
            games.push(Game::begin(&server, number, kind, &received).await);
        }
        // Wait for some messages, then a little longer to hit any moment between two of them. If all games end
        // earlier, a timeout ends the wait.
        let until = *received.borrow() + random.usize(..400);
        let mut progress = received.subscribe();
        // Drop the reference: it locks the counter.
        let enough = async { drop(progress.wait_for(|messages| *messages >= until).await) };
        let _ended = timeout(Duration::from_secs(5), enough).await;
        tokio::time::sleep(Duration::from_micros(random.u64(..3000))).await;
        server.kill();
        if random.u8(..4) == 0 {
            // Kill it again while it starts.
            server.stumble(Duration::from_millis(random.u64(..60))).await;
        }
        server.again().await;
        if kills > 100 && kill % 50 == 0 {
            println!("{kill} kills, {} games", figures.games);
        }
    }
    for game in games {
        let (table, path) = (game.table.clone(), format!("/api/tables/{}", game.table));
        if timeout(TIMEOUT, game.check(&server, &mut figures)).await.is_err() {
            let (_, state) = server.ask("GET", &path, "", &Value::Null).await;
            let watcher = server.guest("Watcher").await;
            let mut client = server.join(&table, &watcher, "role=spectator").await;
            while client.next().await.is_some_and(|message| message["type"] != "table") {}
            panic!("a game does not end: {state}\n{}", client.texts.join("\n"));
        }
    }
    assert!(!server.log().contains("panicked"), "{}", server.log());
    assert!(server.stop().await.success());
    println!(
        "figures: {kills} | {} | {} | {} | {} | {:.0} s",
        figures.games,
        figures.events,
        figures.commands,
        figures.visits,
        since.elapsed().as_secs_f64()
    );
}

fn kills(usually: usize) -> usize {
    std::env::var("HANCHAN_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(usually)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_nothing_is_lost_and_nothing_doubled() {
    kill_again_and_again("kill", None, kills(20)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_on_postgres() {
    if let Some(url) = database::postgres() {
        kill_again_and_again("kill-postgres", Some(url), kills(10)).await;
    }
}
