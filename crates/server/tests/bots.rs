//! External bots play at tables, and whatever they do, the game goes on.

mod support;

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use hanchan_bots::Player;
use hanchan_mjai::MjaiClient;
use hanchan_record::log::Log;
use hanchan_rules::preset;
use serde_json::{Value, json};
use support::{Server, folder, play_out, simple};

/// The messages a bot received, per connection.
type Received = Arc<Mutex<Vec<Vec<Value>>>>;

/// Returns a bot's reply to a message; `None` disconnects.
type Responder = Box<dyn FnMut(&Value) -> Option<Value> + Send>;

fn converse(stream: &TcpStream, mut responder: Responder, mut receive: impl FnMut(Value)) {
    let mut output = stream;
    for line in BufReader::new(stream).lines().map_while(Result::ok) {
        let message: Value = serde_json::from_str(&line).expect("JSON");
        receive(message.clone());
        match responder(&message) {
            None => return,
            // `null` means that the bot does not reply.
            Some(Value::Null) => {}
            Some(answer) => {
                if output.write_all(format!("{answer}\n").as_bytes()).is_err() {
                    return;
                }
            }
        }
    }
}

/// Starts a bot that listens on a socket, with a new `Responder` per connection. Returns its `HOST:PORT` and the
/// messages it receives.
fn bot(make: impl Fn() -> Responder + Send + 'static) -> (String, Received) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let received = Received::default();
    let all = Arc::clone(&received);
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (responder, all) = (make(), Arc::clone(&all));
            let number = {
                let mut all = all.lock().expect("a list");
                all.push(Vec::new());
                all.len() - 1
            };
            thread::spawn(move || {
                converse(&stream, responder, |message| all.lock().expect("a list")[number].push(message));
            });
        }
    });
    (address, received)
}

/// Returns a built-in bot that speaks mjai.
fn pupil() -> Responder {
    let mut pupil = MjaiClient::new(Player::Greedy, Arc::new(preset("tenhou").expect("a preset")));
    Box::new(move |message| Some(pupil.receive(message).expect("a message it understands")))
}

fn table_of(bots: &[&str]) -> Value {
    json!({ "rules": "tenhou", "bots": bots, "pace": 0, "clock": null, "length": "east" })
}

/// Returns the record of a game, which must be valid, and the reasons for stand-ins by seat.
async fn record(server: &Server, table: &str, token: &str) -> (Log, [Vec<String>; 4]) {
    let path = format!("/api/games/{table}/record");
    let (status, record) = server.ask("GET", &path, token, &Value::Null).await;
    assert_eq!(status, 200, "{record}");
    let log = Log::read(record.as_str().expect("lines")).expect("a log");
    let rounds = log.rounds().expect("a game by the rules");
    assert!(rounds.iter().all(|round| round.outcome().is_some()) && log.end.is_some());
    let mut whys = [const { Vec::new() }; 4];
    for stead in log.deals.iter().flat_map(|deal| &deal.stand_ins) {
        whys[stead.seat.index()].push(stead.why.clone());
    }
    (log, whys)
}

fn seat_of(log: &Log, name: &str) -> usize {
    log.head.players.iter().position(|player| player == name).expect("a seat")
}

fn types(messages: &[Value]) -> Vec<&str> {
    messages.iter().filter_map(|message| message["type"].as_str()).collect()
}

/// Three external bots and a person play a whole game. Each bot receives the start and the end of the game.
#[tokio::test(flavor = "multi_thread")]
async fn external_bots_play_a_whole_game() {
    let (address, received) = bot(pupil);
    let bots = [("tobi", format!("tcp://{address}")), ("kiri", format!("tcp[original]://{address}"))];
    let server = Server::with_bots(folder("guests"), None, &bots, 16).await;
    let (status, listed) = server.ask("GET", "/api/bots", "", &Value::Null).await;
    assert_eq!(status, 200);
    let listed = listed.as_array().expect("a list");
    let sensei = "sensei".parse::<hanchan_bots::Player>().expect("a player").about();
    let sensei = json!({ "name": "sensei", "ours": true, "description": sensei });
    let tobi = json!({ "name": "tobi", "ours": false, "description": null });
    assert!(listed.contains(&sensei) && listed.contains(&tobi), "{listed:?}");
    let token = server.guest("Ann").await;
    let table = server.table(&token, &table_of(&["tobi", "kiri", "tobi"])).await;
    let mut client = server.join(&table, &token, "").await;
    let state = play_out(&mut client).await;
    assert_eq!(state["stage"], "over", "{state}");
    let (log, whys) = record(&server, &table, &token).await;
    assert_eq!(whys, [const { Vec::<String>::new() }; 4], "nothing was wrong");
    assert_eq!(log.head.players.iter().filter(|name| *name == "tobi").count(), 2);
    server.stop().await;
    let received = received.lock().expect("a list");
    assert_eq!(received.len(), 3, "a connection for each seat");
    for messages in received.iter() {
        let kinds = types(messages);
        assert_eq!(kinds.first(), Some(&"start_game"));
        assert_eq!(kinds.iter().filter(|kind| **kind == "start_kyoku").count(), log.deals.len());
        assert!(messages[0]["names"].as_array().is_some_and(|names| names.contains(&json!("Ann"))));
        // The bot sees its own tiles and nobody else's.
        let me = messages[0]["id"].as_u64().expect("a seat") as usize;
        for deal in messages.iter().filter(|message| message["type"] == "start_kyoku") {
            for (seat, hand) in deal["tehais"].as_array().expect("hands").iter().enumerate() {
                let hidden = hand.as_array().expect("tiles").iter().all(|tile| tile == "?");
                assert_eq!(hidden, seat != me, "{deal}");
            }
        }
    }
}

/// One bot dies during the game, one never replies, one sends illegal moves. Each loses its turns, and the record says
/// why.
#[tokio::test(flavor = "multi_thread")]
async fn faulty_bots_lose_their_turns_and_the_record_says_why() {
    let (dies, _) = bot(|| {
        let (mut responder, mut turns) = (pupil(), 0);
        Box::new(move |message| {
            turns += usize::from(message["type"] == "tsumo");
            if turns < 20 { responder(message) } else { None }
        })
    });
    let (hangs, _) = bot(|| Box::new(|_| Some(Value::Null)));
    let (lies, _) = bot(|| {
        Box::new(|message| {
            let answer = json!({ "type": "dahai", "actor": 9, "pai": "C" });
            Some(if message["type"] == "tsumo" { answer } else { json!({ "type": "none" }) })
        })
    });
    let bots = [
        ("dies", format!("tcp://{dies}")),
        ("hangs", format!("tcp[asked,50ms]://{hangs}")),
        ("lies", format!("tcp://{lies}")),
    ];
    let server = Server::with_bots(folder("faults"), None, &bots, 16).await;
    let token = server.guest("Ann").await;
    let table = server.table(&token, &table_of(&["dies", "hangs", "lies"])).await;
    let mut client = server.join(&table, &token, "").await;
    let state = play_out(&mut client).await;
    assert_eq!(state["stage"], "over", "{state}");
    let (log, whys) = record(&server, &table, &token).await;
    assert_eq!(whys[seat_of(&log, "dies")], ["gone"]);
    assert_eq!(whys[seat_of(&log, "hangs")], ["late", "late", "late", "retired"]);
    let wrong = &whys[seat_of(&log, "lies")];
    assert!(wrong.len() > 10 && wrong.iter().all(|why| why == "other-seat"), "{wrong:?}");
    assert_eq!(whys[seat_of(&log, "Ann")], [""; 0]);
    // Everybody at the table sees that a stand-in plays.
    let shown =
        client.texts.iter().filter_map(|text| serde_json::from_str::<Value>(text).ok()).any(|message| {
            let seats = message["table"]["seats"].as_array().cloned().unwrap_or_default();
            seats.iter().any(|seat| seat["name"] == "hangs" && seat["stand_in"] == true)
        });
    assert!(shown);
    server.stop().await;
}

/// A stand-in plays from the start for a bot that cannot be reached.
#[tokio::test(flavor = "multi_thread")]
async fn stand_in_plays_for_a_bot_that_cannot_be_started() {
    let bots = [("nobody", "ws://no such host/".to_owned())];
    let server = Server::with_bots(folder("absent"), None, &bots, 16).await;
    let token = server.guest("Ann").await;
    let table = server.table(&token, &table_of(&["nobody", "tsumogiri", "tsumogiri"])).await;
    let mut client = server.join(&table, &token, "").await;
    assert_eq!(play_out(&mut client).await["stage"], "over");
    let (log, whys) = record(&server, &table, &token).await;
    assert_eq!(whys[seat_of(&log, "nobody")], ["absent"]);
    server.stop().await;
}

/// The server stops in the middle of a deal. The next one reconnects the bots, sends them the deal so far, and they
/// play on.
#[tokio::test(flavor = "multi_thread")]
async fn external_bots_reconnect_after_a_restart() {
    let (address, received) = bot(pupil);
    let bots = [
        ("each", format!("tcp://{address}")),
        ("arrays", format!("tcp[asked,arrays]://{}", arrays())),
        ("sparse", format!("tcp[asked,original]://{}", bot(sparse).0)),
    ];
    let data = folder("again");
    let server = Server::with_bots(data.clone(), None, &bots, 16).await;
    let token = server.guest("Ann").await;
    let table = server.table(&token, &table_of(&["each", "arrays", "sparse"])).await;
    let mut client = server.join(&table, &token, "").await;
    let mut turns = 0;
    while turns < 4 {
        let message = client.next().await.expect("a message");
        if let Some(command) = simple(&message) {
            turns += usize::from(message["choice"]["type"] == "turn");
            client.send(&command).await;
        }
    }
    server.stop().await;
    let server = Server::with_bots(data, None, &bots, 16).await;
    let mut client = server.join(&table, &token, "").await;
    assert_eq!(play_out(&mut client).await["stage"], "over");
    let (_, whys) = record(&server, &table, &token).await;
    assert_eq!(whys, [const { Vec::<String>::new() }; 4], "nothing was wrong");
    server.stop().await;
    let received = received.lock().expect("a list");
    let [first, again] = &received[..] else { panic!("it was called once more: {}", received.len()) };
    assert_eq!(first[0], again[0], "the same game, the same seat");
    assert_eq!(types(again)[..3], ["start_game", "start_kyoku", "tsumo"]);
    // The bot receives the start of the deal again.
    let start = first.iter().rposition(|message| message["type"] == "start_kyoku").expect("a deal");
    let published = &first[start..];
    assert!(published.len() > 4 && again[1..].starts_with(published), "{published:?}\n{again:?}");
}

/// Returns a bot that replies only when it has a choice, as this dialect of mjai requires.
fn sparse() -> Responder {
    let (mut responder, mut me) = (pupil(), Value::Null);
    Box::new(move |message| {
        if message["type"] == "start_game" {
            me = message["id"].clone();
        }
        let answer = responder(message)?;
        let declared = message["type"] == "reach" && message["actor"] == me;
        Some(if declared || message.get("possible_actions").is_some() { answer } else { Value::Null })
    })
}

/// Starts a bot that receives all events since its last reply as one array.
fn arrays() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            thread::spawn(move || {
                let (mut responder, mut output) = (pupil(), &stream);
                for line in BufReader::new(&stream).lines().map_while(Result::ok) {
                    let all: Vec<Value> = serde_json::from_str(&line).expect("an array");
                    let answer =
                        all.iter().filter_map(&mut responder).last().unwrap_or(json!({ "type": "none" }));
                    if output.write_all(format!("{answer}\n").as_bytes()).is_err() {
                        return;
                    }
                }
            });
        }
    });
    address
}

/// The number of external bots is limited, and they play only under the operator's names and at assisted tables.
#[tokio::test(flavor = "multi_thread")]
async fn number_of_external_bots_is_limited() {
    let (address, _) = bot(pupil);
    let bots = [("tobi", format!("tcp://{address}"))];
    let server = Server::with_bots(folder("room"), None, &bots, 3).await;
    let token = server.guest("Ann").await;
    let make = async |settings: &Value| server.ask("POST", "/api/tables?lang=ru", &token, settings).await;
    let two = json!({ "rules": "tenhou", "bots": ["tobi", "tobi"] });
    let (status, first) = make(&two).await;
    assert_eq!(status, 201, "{first}");
    let (status, refused) = make(&two).await;
    assert_eq!((status, refused["code"].as_str()), (409, Some("too-many-bots")));
    assert!(
        refused["text"].as_str().is_some_and(|text| text.contains("боты") || text.contains("ботов")),
        "{refused}"
    );
    assert_eq!(make(&json!({ "rules": "tenhou", "bots": ["tobi"] })).await.0, 201);
    let path = format!("/api/tables/{}/leave", first["id"].as_str().expect("an id"));
    assert_eq!(server.ask("POST", &path, &token, &Value::Null).await.0, 204);
    // A table that everybody has left is over, and its slots are free.
    let (status, again) = make(&two).await;
    assert_eq!(status, 201, "{again}");
    for name in ["mjai:true", "tcp://127.0.0.1:1", "nobody"] {
        let (status, refused) = make(&json!({ "rules": "tenhou", "bots": [name] })).await;
        assert_eq!((status, refused["problems"][0].as_str()), (422, Some("bots")), "{refused}");
    }
    let real = json!({ "rules": "tenhou", "table": "real-table", "bots": ["tobi"] });
    let (status, refused) = make(&real).await;
    assert_eq!((status, refused["code"].as_str()), (409, Some("bots-at-real-table")));
    server.stop().await;
}
