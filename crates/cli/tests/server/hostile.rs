//! Random and malicious traffic: the process survives, nothing leaks, and another table plays undisturbed.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::client::Client;
use crate::expected::{Audience, expected_events};
use crate::guest::Guest;
use crate::kill::mind;
use crate::process::{Folder, Process, TIMEOUT};

/// Sends bytes and reads until the server hangs up.
pub(crate) async fn exchange(address: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    exchange_within(address, bytes, TIMEOUT).await
}

/// Sends bytes and reads the response for a limited time: an unfinished request gets none.
async fn exchange_within(address: SocketAddr, bytes: &[u8], most: Duration) -> Vec<u8> {
    let Ok(mut stream) = TcpStream::connect(address).await else { return Vec::new() };
    let mut answer = Vec::new();
    // The server may hang up before everything is sent.
    let _cut = timeout(most, stream.write_all(bytes)).await;
    let _cut = timeout(most, stream.read_to_end(&mut answer)).await;
    answer
}

/// Returns a string of the server's internals that a response contains, if any.
fn betrays(answer: &str) -> Option<&'static str> {
    const INSIDE: [&str; 22] = [
        "panicked",
        "RUST_BACKTRACE",
        "sqlx",
        "SQLite",
        "sqlite",
        "select ",
        "insert into",
        "/tmp/",
        "/work/",
        "/root/",
        ".rs:",
        "src/",
        "::",
        "struct ",
        "enum ",
        "tokio",
        "hyper",
        "axum",
        "argon2",
        "secret",
        "Some(",
        "thread '",
    ];
    INSIDE.into_iter().find(|inside| answer.contains(inside))
}

/// Builds a request by hand, which may be invalid.
fn request(method: &str, path: &str, token: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

/// Builds the upgrade request of a WebSocket.
fn upgrade(path: &str, token: &str, more: &str) -> Vec<u8> {
    format!(
        "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer {token}\r\n{more}\r\n"
    )
    .into_bytes()
}

/// Builds a client's WebSocket frame with any first byte.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match payload.len() {
        short @ 0..126 => frame.push(0x80 | short as u8),
        middle @ 126..0x1_0000 => {
            frame.push(0x80 | 0x7e);
            frame.extend((middle as u16).to_be_bytes());
        }
        long => {
            frame.push(0x80 | 127);
            frame.extend((long as u64).to_be_bytes());
        }
    }
    // A zero mask leaves the payload unchanged.
    frame.extend([0, 0, 0, 0]);
    frame.extend(payload);
    frame
}

const TEXT: u8 = 0x81;

fn words(random: &mut fastrand::Rng) -> String {
    const WORDS: [&str; 16] = [
        "'; drop table people; --",
        "\" or 1=1",
        "../../etc/passwd",
        "%00",
        "\u{202e}",
        "<script>",
        "{{7*7}}",
        "${jndi:ldap://x}",
        "NaN",
        "-1",
        "18446744073709551616",
        "null",
        "東",
        "\\u0000",
        "1m",
        "",
    ];
    random.choice(WORDS).unwrap_or_default().to_owned()
}

/// Returns a number that may cause overflows.
fn number(random: &mut fastrand::Rng) -> Value {
    let all = [
        json!(0),
        json!(-1),
        json!(i32::MAX),
        json!(i32::MIN),
        json!(u32::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(1e300),
    ];
    random.choice(all).unwrap_or_default()
}

fn tile(random: &mut fastrand::Rng) -> String {
    format!("{}{}", random.u8(..12), random.choice(['m', 'p', 's', 'z', 'x']).unwrap_or('m'))
}

/// Returns a command that is nearly valid.
fn command(random: &mut fastrand::Rng) -> String {
    let does = [
        "discard",
        "riichi",
        "closed-kan",
        "added-kan",
        "north",
        "tsumo",
        "nine-kinds",
        "pass",
        "ron",
        "pon",
        "open-kan",
        "chi",
        "draw",
        "show",
        "shout",
        "announce",
        "agree",
        "object",
        "correct",
        "mix",
        "fly",
    ];
    let act = json!({ "type": random.choice(does), "tile": tile(random), "drawn": random.bool() });
    let act = match random.u8(..6) {
        0 => json!({ "type": "pon", "own": [tile(random), tile(random)] }),
        1 => json!({ "type": "chi", "own": [tile(random), tile(random)] }),
        2 => json!({ "type": "announce", "each": [number(random), number(random), 100, -100] }),
        3 => json!({ "type": random.choice(does) }),
        4 => json!({ "type": "discard", "drawn": true }),
        _ => act,
    };
    let what = match random.u8(..14) {
        0..6 => json!({ "type": "play", "move": act }),
        6 => json!({ "type": "ready" }),
        7 => json!({ "type": "choose", "stop": random.bool() }),
        8 => json!({ "type": "chat", "text": words(random).repeat(random.usize(..40)) }),
        9 => {
            json!({ "type": "rule", "ruling": { "type": "points", "points": [number(random), number(random), 0, 0] }, "note": words(random) })
        }
        10 => json!({ "type": "propose", "what": random.choice(["adjourn", "end", "nothing", "x"]) }),
        11 => json!({ "type": "remove", "person": words(random), "mute": random.bool() }),
        12 => json!({ "type": "auto", "win": random.bool(), "no_calls": random.bool(), "discard": false }),
        _ => json!({ "type": words(random), words(random): number(random) }),
    };
    json!({ "id": number(random), "command": what }).to_string()
}

/// Returns a command with random changes.
fn mangled(random: &mut fastrand::Rng) -> Vec<u8> {
    let mut bytes = command(random).into_bytes();
    for _ in 0..random.usize(1..6) {
        let at = random.usize(..bytes.len());
        match random.u8(..4) {
            0 => bytes[at] = random.u8(..),
            1 => bytes.truncate(at.max(1)),
            2 => bytes.insert(at, random.u8(..)),
            _ => drop(bytes.splice(at..at, *b"[[[[[[{\"")),
        }
    }
    bytes
}

/// What attackers know: a server, a table where they play, another table, and their token.
#[derive(Clone)]
struct Target {
    address: SocketAddr,
    own: String,
    other: String,
    token: String,
}

impl Target {
    /// Sends frames of all kinds on a new WebSocket. Returns what was received.
    async fn socket(&self, random: &mut fastrand::Rng) -> String {
        let Ok(mut stream) = TcpStream::connect(self.address).await else { return String::new() };
        let (table, role) = match random.u8(..4) {
            0 => (&self.other, "player"),
            1 => (&self.other, "judge"),
            2 => (&self.other, "spectator"),
            _ => (&self.own, "player"),
        };
        let last = number(random);
        let _cut = stream
            .write_all(&upgrade(&format!("/live/{table}?role={role}&last={last}"), &self.token, ""))
            .await;
        let mut received = Vec::new();
        for _ in 0..random.usize(1..60) {
            let bytes = match random.u8(..16) {
                0 => frame(0x82, &mangled(random)),
                1 => frame(TEXT, &[0xff, 0xfe, 0xc0, 0x80]),
                2 => frame(TEXT, "[".repeat(random.usize(..15_000)).as_bytes()),
                3 => frame(TEXT, &vec![b'x'; random.usize(..40_000)]),
                4 => frame(0x89, &[b'p'; 100]),
                // An overlong ping, meaningless bits, a continuation without a start, and fragments.
                5 => frame(0x89, &[b'p'; 300]),
                6 => frame(random.u8(..), &mangled(random)),
                7 => frame(0x80, b"rest"),
                8 => [frame(0x01, b"{\"id\":1,"), frame(0x80, b"\"command\":{\"type\":\"ping\"}}")].concat(),
                9 => [&[TEXT, 0xff][..], &u64::MAX.to_be_bytes()].concat(),
                // An unmasked frame, which clients must not send.
                10 => [&[TEXT, 5][..], b"hello"].concat(),
                11 => frame(0x88, &[0, 1]),
                _ => frame(TEXT, command(random).as_bytes()),
            };
            if stream.write_all(&bytes).await.is_err() {
                break;
            }
            let mut buffer = [0; 16 * 1024];
            if random.u8(..4) == 0
                && let Ok(Ok(read)) = timeout(Duration::from_millis(5), stream.read(&mut buffer)).await
            {
                received.extend(&buffer[..read]);
            }
        }
        String::from_utf8_lossy(&received).into_owned()
    }

    /// Sends a request that no web page makes. Returns the response.
    async fn http(&self, random: &mut fastrand::Rng) -> String {
        let paths = [
            "/api/guest",
            "/api/login",
            "/api/register",
            "/api/reset",
            "/api/me",
            "/api/tables",
            "/api/play-now",
            "/api/rules",
            "/api/people/x/ban",
            "/live/x",
            "/api/games/x/record",
            "/metrics",
            "/",
            "/api/tables/%00/sit",
            "/api/games/..%2f..%2fetc",
            "/api/score",
            "/api/rules/phoenix/diff/x",
        ];
        let path = random.choice(paths).unwrap_or("/");
        let method =
            random.choice(["GET", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "X"]).unwrap_or("GET");
        let bytes = match random.u8(..12) {
            0 => (0..random.usize(..3000)).map(|_| random.u8(..)).collect(),
            1 => request(method, path, &words(random), &json!({ "name": words(random), "password": words(random) }).to_string()),
            2 => request(method, path, &self.token, &"[".repeat(100_000)),
            3 => request(method, path, &self.token, &"x".repeat(400_000)),
            4 => format!("GET {path} HTTP/1.1\r\nHost: x\r\nX: {}\r\n\r\n", "x".repeat(100_000)).into_bytes(),
            5 => format!("GET {path} HTTP/1.1\r\nHost: x\r\n{}\r\n", "a: b\r\n".repeat(2000)).into_bytes(),
            6 => format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n").into_bytes(),
            7 => format!("POST {path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n").into_bytes(),
            8 => upgrade(&format!("/live/{}", self.other), &self.token, "Origin: http://evil.example\r\n"),
            9 => request("POST", "/api/tables", &self.token, &json!({
                "rules": words(random), "bots": [words(random)], "clock": [number(random), number(random)],
                "pace": number(random), "window": number(random), "open_after": number(random),
            }).to_string()),
            10 => request("POST", "/api/tables", &self.token, &json!({ "rules": "phoenix", "bots": ["steady", "steady", "steady"],
                "clock": [4_294_967_295_u32, 1], "open_after": 4_294_967_295_u32, "pace": random.u32(..) }).to_string()),
            _ => request(method, &format!("{path}?{}={}", words(random), number(random)), &self.token, &command(random)),
        };
        let answer = exchange_within(self.address, &bytes, Duration::from_millis(500)).await;
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Opens a connection that never continues: half a head, half a body, or a socket that is never read.
    async fn linger(&self, random: &mut fastrand::Rng, held: &mut Vec<TcpStream>) {
        let Ok(mut stream) = TcpStream::connect(self.address).await else { return };
        let bytes = match random.u8(..4) {
            0 => b"GET / HT".to_vec(),
            1 => b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{".to_vec(),
            2 => Vec::new(),
            _ => upgrade(&format!("/live/{}?role=spectator", self.other), &self.token, ""),
        };
        let _cut = stream.write_all(&bytes).await;
        held.push(stream);
    }
}

/// How long an attack lasts.
#[derive(Clone, Copy)]
enum Length {
    /// A number of attempts, each of a random kind.
    Attempts(usize),
    /// Until a point in time.
    Until(Instant),
}

/// Attacks in all ways. Returns the responses that reveal internals.
async fn attack(target: Target, seed: u64, length: Length) -> Vec<String> {
    let mut random = fastrand::Rng::with_seed(seed);
    let (mut held, mut betrayed) = (Vec::new(), Vec::new());
    let goes_on = |made: &usize| match length {
        Length::Attempts(most) => *made < most,
        Length::Until(until) => Instant::now() < until,
    };
    for _ in (0..).take_while(goes_on) {
        let answer = match random.u8(..8) {
            0..3 => Box::pin(target.socket(&mut random)).await,
            3..7 => target.http(&mut random).await,
            _ => {
                target.linger(&mut random, &mut held).await;
                held.truncate(200);
                String::new()
            }
        };
        if let Some(inside) = betrays(&answer) {
            betrayed.push(format!("{inside:?} in {}", answer.chars().take(600).collect::<String>()));
        }
    }
    betrayed
}

/// Returns the memory of a process in kilobytes, on Linux.
fn memory(id: u32) -> Option<usize> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Starts a game of four ordinary clients. Returns the table and the clients.
async fn peaceful(server: &Process) -> (String, JoinSet<Guest>) {
    let mut tokens = Vec::new();
    for number in 0..4 {
        tokens.push(server.guest(&format!("Player {number}")).await);
    }
    let settings = json!({ "rules": "phoenix", "clock": null, "length": "east" });
    let table = server.table(&tokens[0], &settings).await;
    for token in &tokens[1..] {
        server.sit(&table, token).await;
    }
    let mut guests = JoinSet::new();
    for token in tokens {
        guests.spawn(Guest::new(&token, &table, "player").stay(server.address_updates(), mind));
    }
    (table, guests)
}

/// Returns a number of attempts, or the duration in `HANCHAN_HOSTILE_SECONDS`.
fn attempts(usually: usize) -> Length {
    let seconds = std::env::var("HANCHAN_HOSTILE_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    seconds.map_or(Length::Attempts(usually), |seconds| {
        Length::Until(Instant::now() + Duration::from_secs(seconds))
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn random_and_malicious_traffic_harms_nobody() {
    let folder = Folder::new("hostile");
    let mut server = Process::start(&folder.0, &[]).await;
    let evil = server.guest("Evil'; --").await;
    let bots = json!({ "rules": "phoenix", "bots": ["tsumogiri", "tsumogiri", "tsumogiri"], "pace": 5, "table": "real-table" });
    let own = server.table(&evil, &bots).await;
    let (first, seed) = (memory(server.id()), fastrand::u64(..1 << 60));
    println!("seed {seed}");
    let (since, length) = (Instant::now(), attempts(100));
    let (mut games, mut attacks, mut betrayed) = (0, JoinSet::new(), Vec::new());
    let (mut table, mut guests) = peaceful(&server).await;
    let target = Target { address: server.address, own, other: table.clone(), token: evil };
    for number in 0..8 {
        attacks.spawn(attack(target.clone(), seed + number, length));
    }
    loop {
        let all = timeout(TIMEOUT, guests.join_all()).await.expect("a game beside the attacks ends");
        let log = hanchan_record::log::Log::read(&server.record(&table).await).expect("a log");
        for guest in all {
            let seat = hanchan_tiles::Seat::ALL[guest.seat.expect("a seat")];
            assert!(
                guest.events == expected_events(&log, Audience::Seat(seat)),
                "a seat was sent exactly its events"
            );
            assert_eq!(guest.visits, 1, "nobody was cut off");
        }
        games += 1;
        assert!(server.is_alive(), "{}", server.log());
        while let Some(over) = attacks.try_join_next() {
            betrayed.extend(over.expect("an attacker"));
        }
        if attacks.is_empty() {
            break;
        }
        (table, guests) = peaceful(&server).await;
    }
    assert!(betrayed.is_empty(), "{}", betrayed.join("\n"));
    let (status, health) = server.ask("GET", "/health", "", &Value::Null).await;
    assert_eq!((status, health), (200, json!("ok\n")));
    let log = server.log();
    let panicked = log.lines().position(|line| line.contains("panicked"));
    assert!(
        panicked.is_none(),
        "{}",
        log.lines().skip(panicked.unwrap_or(0)).take(12).collect::<Vec<_>>().join("\n")
    );
    let now = memory(server.id());
    if let (Some(first), Some(now)) = (first, now) {
        println!(
            "figures: {:.0} s | {games} | {} MB | {} MB",
            since.elapsed().as_secs_f64(),
            first / 1024,
            now / 1024
        );
        assert!(now < first + 300 * 1024, "{first} KB before, {now} KB after");
    }
    assert!(server.stop().await.success());
}

/// A regression known from another server, whose process one malformed message ended.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn malformed_messages_end_neither_connection_nor_process() {
    let folder = Folder::new("malformed");
    let mut server = Process::start(&folder.0, &[]).await;
    let token = server.guest("Ann").await;
    let settings =
        json!({ "rules": "phoenix", "bots": ["tsumogiri", "tsumogiri", "tsumogiri"], "clock": null });
    let table = server.table(&token, &settings).await;
    let mut client = server.join(&table, &token, "").await;
    let texts = [
        "",
        "null",
        "{",
        "[]",
        "\"\"",
        "0",
        "{}",
        "{\"id\":null}",
        "{\"id\":1}",
        "{\"id\":-1,\"command\":{\"type\":\"ping\"}}",
        "{\"id\":1e400,\"command\":{\"type\":\"ping\"}}",
        "{\"id\":1,\"command\":{\"type\":\"play\",\"move\":{\"type\":\"discard\",\"tile\":\"99x\"}}}",
        "{\"id\":1,\"command\":{\"type\":\"play\",\"move\":[]}}",
        "\u{0}",
        "{\"id\":1,\"command\":{\"type\":\"play\"}}{}",
    ];
    for text in texts {
        client.raw(text.to_owned()).await;
    }
    client.raw("[".repeat(16_000)).await;
    let (mut answered, sent) = (0, texts.len() + 1);
    while answered < sent {
        let message = client.next().await.expect("the connection stays");
        let kind = message["type"].as_str().unwrap_or_default();
        if kind == "invalid-command" || kind == "refused" {
            answered += 1;
            assert_eq!(betrays(&message.to_string()), None, "{message}");
        }
    }
    // The connection still works.
    let id = client.send(&json!({ "type": "ping" })).await;
    while client.next().await.expect("a message") != json!({ "type": "done", "id": id }) {}
    assert!(server.is_alive() && !server.log().contains("panicked"), "{}", server.log());
}

/// The number of clients that chat while others don't read.
const TALKERS: usize = 6;

/// A client that never reads is disconnected, and nobody at the table waits for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn client_that_never_reads_is_disconnected() {
    let folder = Folder::new("slow");
    let server = Process::start(&folder.0, &[]).await;
    let owner = server.guest("Owner").await;
    let table = server.table(&owner, &json!({ "rules": "phoenix", "bots": ["first"], "clock": null })).await;
    let path = format!("/live/{table}?role=spectator");
    let mut deaf = Vec::new();
    for _ in 0..5 {
        let watcher = server.guest("Deaf").await;
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4096).expect("a small buffer");
        let mut stream = socket.connect(server.address).await.expect("a connection");
        stream.write_all(&upgrade(&path, &watcher, "")).await.expect("sent");
        deaf.push(stream);
    }
    let of_table = format!("/api/tables/{table}");
    let watching = |count: usize| {
        let (server, of_table) = (&server, &of_table);
        async move {
            let since = Instant::now();
            loop {
                let (_, state) = server.ask("GET", of_table, "", &Value::Null).await;
                if state["watching"] == count {
                    break;
                }
                assert!(since.elapsed() < TIMEOUT, "{count} should watch: {state}");
            }
        }
    };
    watching(5).await;
    // Chat goes to everyone, so the queues of clients that don't read fill up. The talkers read on when they have nothing
    // more to send: otherwise they would be disconnected, too.
    let (finished, mut talks) = tokio::sync::mpsc::channel(TALKERS);
    let mut talkers = JoinSet::new();
    for _ in 0..TALKERS {
        let token = server.guest("Talker").await;
        let mut client = server.join(&table, &token, "role=spectator").await;
        let finished = finished.clone();
        talkers.spawn(async move {
            for _ in 0..450 {
                let id = client.send(&json!({ "type": "chat", "text": "x".repeat(290) })).await;
                while client.next().await.expect("a client that reads gets every message")["id"] != id {}
            }
            finished.send(()).await.expect("the test waits");
            while client.next().await.is_some() {}
        });
    }
    drop(finished);
    for _ in 0..TALKERS {
        talks.recv().await.expect("every talker finishes");
    }
    watching(TALKERS).await;
    talkers.shutdown().await;
    drop(deaf);
}

/// Slow requests and too many connections, guests and passwords from one address are refused; others are still served.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_per_address_are_enforced() {
    let folder = Folder::new("bounds");
    std::fs::write(
        folder.0.join("hanchan.toml"),
        "[limits]\nthis-machine = true\nconnections-each = 20\nguests-each = 2\npasswords-each = 3\nsockets-each = 2\n",
    )
    .expect("a file");
    let config = folder.0.join("hanchan.toml");
    let server = Process::start(&folder.0, &["--config", config.to_str().expect("a path")]).await;
    let mut silent = TcpStream::connect(server.address).await.expect("a connection");
    // Six guests at once, then none for a while. Clients behind a proxy are counted separately.
    let mut refused = 0;
    for _ in 0..10 {
        let (status, body) = server.ask("POST", "/api/guest", "", &json!({ "name": "Ann" })).await;
        refused += usize::from(status == 429 && body["code"] == "too-many-requests");
    }
    assert_eq!(refused, 4);
    let behind =
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.7\r\nConnection: close\r\n\
        Content-Type: application/json\r\nContent-Length: 13\r\n\r\n{\"name\":\"Bo\"}";
    let answer = String::from_utf8_lossy(&exchange(server.address, behind).await).into_owned();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let token: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).expect("a body")).expect("JSON");
    let token = token["token"].as_str().expect("a token").to_owned();
    let login = json!({ "name": "nobody", "password": "not a password" });
    let mut tried = Vec::new();
    for _ in 0..5 {
        tried.push(server.ask("POST", "/api/login", "", &login).await.0);
    }
    assert_eq!(tried.iter().filter(|&&status| status == 429).count(), 2, "{tried:?}");
    // A person can have two sockets, but not three.
    let (status, body) = server.ask("POST", "/api/play-now", &token, &json!({})).await;
    assert_eq!(status, 201, "{body}");
    let table = body["id"].as_str().expect("an id");
    let one = server.join(table, &token, "").await;
    let other = server.join(table, &token, "").await;
    assert!(Client::connect(server.address, table, &token, "").await.is_err());
    drop((one, other));
    // Silent connections use up the limit of this address; further ones are closed.
    let (speak, spoken) = watch::channel(false);
    let mut connections = JoinSet::new();
    for _ in 0..40 {
        let stream = TcpStream::connect(server.address).await.expect("a connection");
        connections.spawn(is_answered(stream, spoken.clone()));
    }
    for _ in 0..20 {
        let first = timeout(TIMEOUT, connections.join_next()).await.expect("there is room for 20");
        assert!(!first.expect("a connection").expect("no panic"), "nobody has spoken yet");
    }
    // The connections within the limit get a response once they send a request.
    speak.send_replace(true);
    let answered = connections.join_all().await.into_iter().filter(|answered| *answered).count();
    assert!((1..=20).contains(&answered), "{answered} of one address");
    // A connection that stays silent is closed.
    let ended = timeout(TIMEOUT, silent.read_to_end(&mut Vec::new())).await;
    assert!(ended.is_ok(), "a silent connection stays open");
}

/// Stays silent until `speak`, then sends a request. Returns whether it got a response; the server may close the
/// connection at any time.
async fn is_answered(mut stream: TcpStream, mut speak: watch::Receiver<bool>) -> bool {
    let mut answer = Vec::new();
    tokio::select! {
        _hung_up = stream.read_to_end(&mut answer) => return false,
        _time = speak.wait_for(|speak| *speak) => {}
    }
    let _cut = stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    let _cut = stream.read_to_end(&mut answer).await;
    answer.starts_with(b"HTTP/1.1 200")
}
