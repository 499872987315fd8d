//! No client is sent a tile that its seat does not see: every received byte is compared with the events that the views
//! produce from the finished game's log.

use std::collections::{BTreeMap, HashSet};
use std::time::Duration;

use hanchan_record::log::Log;
use hanchan_server::bots::Bots;
use hanchan_server::metrics::Metrics;
use hanchan_server::people::AccountRole;
use hanchan_server::server_state::ServerState;
use hanchan_server::store::Store;
use hanchan_tiles::Seat;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::expected::{Audience, choices, expected_events};
use crate::guest::{Guest, Left, ServerAddress};
use crate::kill::{careful, mind};
use crate::process::{Folder, Process, TIMEOUT};

/// A message that a client should not have received.
#[derive(Debug)]
struct Leak(#[allow(dead_code, reason = "printed when a test fails")] String);

fn audience(guest: &Guest) -> Audience {
    match (guest.seat, guest.role) {
        (Some(seat), _) => Audience::Seat(Seat::ALL[seat]),
        (None, "judge") => Audience::Judge,
        (None, "open") => Audience::Open,
        (None, _) => Audience::Spectator,
    }
}

/// Returns the tiles that a text names: `5m`, `0p`.
fn tiles(text: &str) -> HashSet<String> {
    let letters: Vec<char> = text.chars().collect();
    let alone = |at: usize| letters.get(at).is_none_or(|letter| !letter.is_alphanumeric());
    let mut found = HashSet::new();
    for at in 0..letters.len().saturating_sub(1) {
        let before = at == 0 || alone(at - 1);
        if before && letters[at].is_ascii_digit() && "mpsz".contains(letters[at + 1]) && alone(at + 2) {
            found.insert(letters[at..=at + 1].iter().collect());
        }
    }
    found
}

/// Returns whether an object has exactly these fields.
fn has_just(message: &Value, fields: &str) -> bool {
    let names: HashSet<&str> = fields.split(' ').collect();
    message
        .as_object()
        .is_some_and(|object| object.keys().map(String::as_str).collect::<HashSet<_>>() == names)
}

/// Compares everything a client was sent with the log.
fn check(guest: &Guest, log: &Log) -> Result<(), Leak> {
    let audience = audience(guest);
    let expected = expected_events(log, audience);
    for (at, text) in guest.events.iter().enumerate() {
        if expected.get(guest.first + at) != Some(text) {
            return Err(Leak(format!(
                "{audience:?} was sent {text}, not {:?}",
                expected.get(guest.first + at)
            )));
        }
    }
    if guest.first + guest.events.len() != expected.len() {
        return Err(Leak(format!("{audience:?} was sent {} of {}", guest.events.len(), expected.len())));
    }
    let choices = match audience {
        Audience::Seat(seat) => choices(log, seat),
        _ => Vec::new(),
    };
    for (at, (before, text)) in guest.others.iter().enumerate() {
        // A welcome contains the choice after the events that follow it. A connection can end before all of them
        // arrive; they then follow the next welcome.
        let mut later = guest.others[at + 1..].iter();
        let next = later.find(|(_, text)| !text.starts_with("{\"type\":\"welcome\""));
        let upto = next.map_or(guest.events.len(), |(before, _)| *before);
        let message: Value = serde_json::from_str(text).map_err(|error| Leak(format!("{error}: {text}")))?;
        if !is_harmless(guest, log, &choices, (*before, upto), &message) {
            let own =
                (*before.min(&upto)..=upto).map(|count| choices.get((guest.first + count).saturating_sub(1)));
            let (own, last) = (own.collect::<Vec<_>>(), guest.events[..*before].last());
            return Err(Leak(format!(
                "{audience:?} after {before} to {upto}: {text}, own choices {own:?}, last {last:?}"
            )));
        }
    }
    Ok(())
}

/// Returns whether a message other than an event reveals only what the client may know after `before` events. `upto`
/// events had arrived before the next such message.
fn is_harmless(
    guest: &Guest,
    log: &Log,
    choices: &[String],
    (before, upto): (usize, usize),
    message: &Value,
) -> bool {
    // What the client saw of this deal, and what it sent itself.
    let dealt = guest.events[..before].iter().rposition(|text| text.contains("\"type\":\"dealt\""));
    let seen = &guest.events[dealt.unwrap_or(0)..before];
    let id = message["id"].as_u64().unwrap_or(0);
    let sent = guest.sent.iter().filter(|(number, _)| *number == id).map(|(_, text)| text);
    let mine: Vec<&String> = seen.iter().chain(sent).collect();
    let knows =
        |text: &str| tiles(text).iter().all(|tile| mine.iter().any(|text| text.contains(tile.as_str())));
    let text = |key: &str| message[key].as_str().unwrap_or_default();
    match text("type") {
        "welcome" => {
            let choice = message["choice"].to_string();
            let allowed = (before.max(1)..=upto.max(1)).any(|count| {
                let own: Option<Value> =
                    choices.get(guest.first + count - 1).and_then(|own| serde_json::from_str(own).ok());
                own.is_some_and(|own| own == message["choice"])
            });
            has_just(message, "type protocol seat next done choice") && (choice == "null" || allowed)
        }
        "table" => is_harmless_table(log, &message["table"]) && has_just(message, "type table"),
        "done" => has_just(message, "type id"),
        "refused" => {
            has_just(message, "type id code switch statements text")
                && knows(text("text"))
                && knows(text("code"))
        }
        "chat" => has_just(message, "type person from text") && text("text").starts_with("talk of "),
        "phrase" => has_just(message, "type from seat phrase"),
        "judge-called" => has_just(message, "type seat"),
        "invalid-command" => has_just(message, "type why") && knows(text("why")),
        "bye" => has_just(message, "type why"),
        _ => false,
    }
}

fn is_harmless_table(log: &Log, table: &Value) -> bool {
    let fields = "id stage seats clock rules table chat phrases owner watchers watching commitment seed host contributions drawn result chooses";
    let seat = "name person bot here stand_in ready bank proposes";
    let seats = table["seats"].as_array().is_some_and(|seats| seats.iter().all(|one| has_just(one, seat)));
    let secrets = ["seed", "host", "result"].iter().all(|key| table[key].is_null());
    let promised =
        table["commitment"].is_null() || table["commitment"].as_str() == log.head.commitment.as_deref();
    let parts = table["contributions"].as_array().is_some_and(Vec::is_empty);
    let is_drawn = |drawn: &Vec<Value>| (0..drawn.len()).all(|player| drawn.contains(&json!(player)));
    let drawn = table["drawn"].is_null() || table["drawn"].as_array().is_some_and(is_drawn);
    has_just(table, fields) && seats && promised && drawn && (table["stage"] == "over" || (secrets && parts))
}

/// Returns a player that tries all kinds of legal moves, and usually wins when it can.
fn wild(mut random: fastrand::Rng, real: bool) -> impl FnMut(&Value) -> Option<Value> + Send {
    // In unassisted mode, mistakes are rare: with too many, games never end.
    let mut errs = fastrand::Rng::with_seed(random.u64(..));
    move |choice| {
        if real && errs.u16(..300) > 0 {
            return careful(choice);
        }
        let moves = choice["moves"].as_array().map(Vec::as_slice).unwrap_or_default();
        let win = moves.iter().find(|one| one["type"] == "tsumo" || one["type"] == "ron");
        match choice["type"].as_str().unwrap_or_default() {
            _ if win.is_some() && random.u8(..4) > 0 => win.cloned(),
            "turn" => {
                let calls: Vec<&Value> = moves.iter().filter(|one| one["type"] != "discard").collect();
                let call = if random.bool() { random.choice(&calls).copied() } else { None };
                call.or_else(|| random.choice(moves)).cloned()
            }
            "claim" if random.bool() => random.choice(moves).cloned(),
            "speak" => random.choice([
                json!({ "type": "open-kan" }),
                json!({ "type": "ron" }),
                json!({ "type": "shout" }),
            ]),
            "accept" if random.bool() => Some(json!({ "type": "object" })),
            "settle" if random.bool() => Some(json!({ "type": "correct" })),
            _ => mind(choice),
        }
    }
}

/// Plays to the end, disconnecting and reconnecting all the time.
async fn restless(mut guest: Guest, server: ServerAddress, seed: u64, real: bool) -> Guest {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut mind = wild(fastrand::Rng::with_seed(seed + 1), real);
    loop {
        let long = random.usize(3..200);
        if guest.visit(&server, &mut mind, long).await == Left::Over {
            return guest;
        }
    }
}

/// Creates a judge's account and returns its token.
async fn judge(server: &Process) -> String {
    let token = server.guest("Judge").await;
    let account = json!({ "name": "Judge", "password": "a long password" });
    let (status, body) = server.ask("POST", "/api/register", &token, &account).await;
    assert_eq!(status, 204, "{body}");
    let url = Store::sqlite(&server.folder.join("hanchan.sqlite"));
    let (store, _writer) = Store::open(&url, Metrics::default()).await.expect("the database");
    let state =
        ServerState::new(store, Metrics::default(), 1, Bots::new(&BTreeMap::new(), 0).expect("no bots"));
    state.people().set_role("Judge", AccountRole::Judge).await.expect("a judge");
    token
}

/// A finished game with all its clients.
struct Recorded {
    log: Log,
    guests: Vec<Guest>,
    /// The server's HTTP responses during the game.
    answers: Vec<String>,
}

/// Plays a game to its end, with players that reconnect, chat, and try illegal moves.
async fn recorded(server: &Process, settings: &Value, people: usize, judge: &str, seed: u64) -> Recorded {
    let mut tokens = Vec::new();
    for number in 0..people {
        tokens.push(server.guest(&format!("Player {number}")).await);
    }
    let table = server.table(&tokens[0], settings).await;
    let mut guests = JoinSet::new();
    let mut come = |token: &str, role: &'static str, seed: u64| {
        let mut guest = Guest::new(token, &table, role);
        guest.mischief = (role == "player").then(|| fastrand::Rng::with_seed(seed + 7));
        guests.spawn(restless(guest, server.address_updates(), seed, settings["table"] == "real-table"));
    };
    // Some connect before seats are drawn.
    let (early, late) = tokens.split_at(people / 2);
    for (number, token) in early.iter().enumerate() {
        if number > 0 {
            server.sit(&table, token).await;
        }
        come(token, "player", seed + 10 * number as u64);
    }
    for (number, token) in late.iter().enumerate() {
        if people > 1 {
            server.sit(&table, token).await;
        }
        come(token, "player", seed + 1000 + 10 * number as u64);
    }
    for (number, role) in ["spectator", "open"].into_iter().enumerate() {
        let token = server.guest("Watcher").await;
        come(&token, role, seed + 2000 + 10 * number as u64);
    }
    come(judge, "judge", seed + 3000);
    let (mut back, mut answers) = (Vec::new(), Vec::new());
    let playing = async {
        while let Some(guest) = guests.join_next().await {
            back.push(guest.expect("a guest"));
        }
    };
    let asking = async {
        loop {
            answers.extend(responses(server, &table, &tokens[0]).await);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let over = tokio::time::timeout(TIMEOUT, async {
        tokio::select! {
            () = playing => {}
            () = asking => {}
        }
    });
    if over.await.is_err() {
        let (_, state) = server.ask("GET", &format!("/api/tables/{table}"), "", &Value::Null).await;
        let mut watcher = server.join(&table, judge, "role=judge").await;
        while watcher.next().await.is_some_and(|message| message["type"] != "table") {}
        let last = watcher.texts.len().saturating_sub(12);
        println!("{}", watcher.texts[last..].join("\n"));
        panic!("this game does not end: {settings} {state}");
    }
    let log = Log::read(&server.record(&table).await).expect("a log");
    for guest in back.iter_mut().filter(|guest| guest.role == "open") {
        // Delayed events are sent when the game is over.
        while guest.first + guest.events.len() < expected_events(&log, Audience::Open).len() {
            guest.visit(&server.address_updates(), &mut |_| None, usize::MAX).await;
        }
    }
    Recorded { log, guests: back, answers }
}

/// Returns the responses to requests while the table plays.
async fn responses(server: &Process, table: &str, token: &str) -> Vec<String> {
    let mut answers = Vec::new();
    let of = [format!("/api/tables/{table}"), format!("/api/games/{table}/record")];
    for path in ["/api/tables", "/api/me/games", "/api/me/export", "/metrics", &of[0], &of[1]] {
        let (_, body) = server.ask("GET", path, token, &Value::Null).await;
        let (_, state) = server.ask("GET", &of[0], token, &Value::Null).await;
        if state["stage"] != "over" {
            answers.push(body.to_string());
        }
    }
    answers
}

impl Recorded {
    fn check(&self) -> Result<(), Leak> {
        let end = self.log.end.as_ref().expect("the end");
        let secrets: Vec<&str> = [&end.seed, &end.host]
            .into_iter()
            .flatten()
            .map(String::as_str)
            .chain(self.log.deals.iter().map(|deal| deal.begin.wall.as_str()))
            .collect();
        for answer in &self.answers {
            if let Some(secret) = secrets.iter().find(|secret| answer.contains(**secret)) {
                return Err(Leak(format!("{secret} in {answer}")));
            }
        }
        self.guests.iter().try_for_each(|guest| check(guest, &self.log))
    }
}

/// Tables with many rule sets, in both table modes, with three and four players, people and bots.
fn tables() -> Vec<(usize, Value)> {
    let bots = |count: usize| vec!["greedy"; count];
    let of = |people: usize, rules: &str, table: &str, players: usize, more: Value| {
        let mut settings = json!({
            "rules": rules, "table": table, "bots": bots(players - people), "clock": null, "pace": 0, "length": "east",
        });
        for (key, value) in more.as_object().into_iter().flatten() {
            settings[key] = value.clone();
        }
        (people, settings)
    };
    vec![
        of(4, "phoenix", "assisted", 4, json!({ "open_after": 0 })),
        of(2, "tenhou", "assisted", 4, json!({ "open_after": 3600, "window": 3 })),
        of(3, "wrc", "assisted", 4, json!({ "open_after": 1 })),
        of(1, "mleague", "assisted", 4, json!({})),
        of(3, "tenhou-3p", "assisted", 3, json!({})),
        of(2, "cheatsheet-3p", "assisted", 3, json!({ "open_after": 3600 })),
        of(4, "quick-phoenix", "real-table", 4, json!({})),
        of(2, "quick-ema", "real-table", 4, json!({ "open_after": 0 })),
        of(2, "quick-cheatsheet-3p", "real-table", 3, json!({})),
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_are_sent_only_what_their_view_allows() {
    let folder = Folder::new("leak");
    let server = Process::start(&folder.0, &[]).await;
    let judge = judge(&server).await;
    let seed = fastrand::u64(..1 << 60);
    println!("seed {seed}");
    let all = tables().into_iter().enumerate().map(|(number, (people, settings))| {
        let (server, judge) = (&server, &judge);
        async move { recorded(server, &settings, people, judge, seed + number as u64 * 10_000).await }
    });
    let (mut clients, mut bytes, mut visits) = (0, 0, 0);
    for game in futures_util::future::join_all(all).await {
        game.check().expect("no leak");
        for guest in &game.guests {
            clients += 1;
            visits += guest.visits;
            bytes += guest
                .events
                .iter()
                .chain(guest.others.iter().map(|(_, text)| text))
                .map(String::len)
                .sum::<usize>();
        }
    }
    println!("figures: {clients} clients, {visits} connections, {bytes} bytes");
    assert!(!server.log().contains("panicked"), "{}", server.log());
}

/// Returns copies of a client with received messages changed as a leaky server would send them.
fn leaky(guest: &Guest, judge: &Guest) -> Vec<(&'static str, Guest)> {
    let events = |change: &dyn Fn(&mut Vec<String>)| {
        let mut leaky = guest.clone();
        change(&mut leaky.events);
        leaky
    };
    let first =
        |of: &[String], with: &str| of.iter().position(|text| text.contains(with)).expect("such an event");
    let others = |kind: &str, change: &dyn Fn(&str) -> String| {
        let mut leaky = guest.clone();
        let kind = format!("{{\"type\":\"{kind}\"");
        let other =
            leaky.others.iter_mut().find(|(_, text)| text.starts_with(&kind)).expect("such a message");
        other.1 = change(&other.1);
        leaky
    };
    let replace = |with: &'static str, by: &'static str| {
        move |events: &mut Vec<String>| {
            let at = first(events, with);
            events[at] = events[at].replacen(with, by, 1);
        }
    };
    let hands = &judge.events[first(&judge.events, "\"type\":\"dealt\"")];
    let hands = hands[hands.find("\"hands\":").expect("hands")..].trim_end_matches('}').to_owned();
    let answer = judge.events[first(&judge.events, "\"type\":\"answered\"")].clone();
    vec![
        ("a tile that another drew", events(&replace("\"tile\":null", "\"tile\":\"1m\""))),
        ("all hands, as another server sends them to reconnecting clients", {
            events(&|events| {
                let at = first(events, "\"type\":\"dealt\"");
                events[at] = events[at].replacen("\"hands\":null", &hands, 1);
            })
        }),
        ("an additional field", events(&replace("\"type\":\"dealt\"", "\"type\":\"dealt\",\"wall\":\"1m\""))),
        ("another's answer", events(&|events| events.insert(3, answer.clone()))),
        ("an event twice", events(&|events| events.insert(5, events[4].clone()))),
        ("an event left out", events(&|events| drop(events.remove(5)))),
        (
            "another's choice",
            others("welcome", &|_| {
                let choice = json!({ "type": "claim", "moves": [{ "type": "ron" }, { "type": "pon", "own": ["1z", "1z"] }] });
                json!({ "type": "welcome", "protocol": 2, "seat": 0, "next": 0, "done": 0, "choice": choice })
                    .to_string()
            }),
        ),
        (
            "the seed before the end",
            others("table", &|text| text.replacen("\"seed\":null", "\"seed\":\"00\"", 1)),
        ),
        (
            "a note in the state of the table",
            others("table", &|text| text.replacen("\"ready\":", "\"waits\":\"1m\",\"ready\":", 1)),
        ),
        ("a hidden tile in a refusal", {
            let mut leaky = guest.clone();
            let refused = json!({ "type": "refused", "id": 1, "code": "x", "switch": null, "statements": [],
                "text": "The hand waits for 1z and 9m" });
            leaky.others.insert(0, (0, refused.to_string()));
            leaky
        }),
        ("a message of another kind", {
            let mut leaky = guest.clone();
            leaky.others.push((0, json!({ "type": "debug", "wall": "123m" }).to_string()));
            leaky
        }),
    ]
}

/// Shows that the check can fail: it detects every kind of planted leak.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leak_check_detects_planted_leaks() {
    let folder = Folder::new("leaky");
    let server = Process::start(&folder.0, &[]).await;
    let judge = judge(&server).await;
    let settings = json!({ "rules": "phoenix", "clock": null, "length": "east" });
    let game = recorded(&server, &settings, 4, &judge, 1).await;
    game.check().expect("no leak");
    let by_role = |role: &str| game.guests.iter().find(|guest| guest.role == role).expect("one of them");
    for (what, leaky) in leaky(by_role("player"), by_role("judge")) {
        assert!(check(&leaky, &game.log).is_err(), "not detected: {what}");
    }
    let mut judge_as_spectator = by_role("judge").clone();
    judge_as_spectator.role = "spectator";
    assert!(check(&judge_as_spectator, &game.log).is_err(), "what the judge sees is not for spectators");
}

/// A regression known from another server, which sent all four hands to reconnecting clients.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reconnecting_client_sees_only_its_own_hand() {
    let folder = Folder::new("hands");
    let server = Process::start(&folder.0, &[]).await;
    let mut tokens = Vec::new();
    for number in 0..4 {
        tokens.push(server.guest(&format!("Player {number}")).await);
    }
    let table = server.table(&tokens[0], &json!({ "rules": "phoenix", "clock": null })).await;
    for token in &tokens[1..] {
        server.sit(&table, token).await;
    }
    let watcher = server.guest("Watcher").await;
    let roles = tokens.iter().map(|token| (token, "player")).chain([(&watcher, "spectator")]);
    let mut hands = HashSet::new();
    for (token, role) in roles {
        let mut first = None;
        for last in ["", "&last=0", "&last=4294967295", ""] {
            let mut client = server.join(&table, token, &format!("role={role}{last}")).await;
            while let Some(message) = client.next().await {
                if message["event"]["type"] == "dealt" {
                    assert!(message["event"]["hands"].is_null(), "{message}");
                    assert_eq!(message["event"]["hand"].is_null(), role == "spectator", "{message}");
                    let own = first.get_or_insert_with(|| message["event"]["hand"].clone());
                    assert_eq!(*own, message["event"]["hand"], "the own hand, and always the same");
                }
                if message["type"] == "table" {
                    break;
                }
            }
            for text in client.close().await {
                assert!(!text.contains("\"hands\":["), "{text}");
            }
        }
        assert!(hands.insert(first.expect("dealt").to_string()), "every seat has another hand");
    }
}
