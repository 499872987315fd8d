//! A load client: waits for a while, then wins if it can or else discards the drawn tile. It never calls.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::tally::Tally;

/// The state that the four clients of a table share.
pub(super) struct Shared {
    began: Instant,
    /// When the last discard was sent, in microseconds since `began`.
    sent: AtomicU64,
}

impl Default for Shared {
    fn default() -> Shared {
        Shared { began: Instant::now(), sent: AtomicU64::new(0) }
    }
}

impl Shared {
    fn now(&self) -> u64 {
        self.began.elapsed().as_micros() as u64
    }
}

/// The stage of the load test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Clients connect and wait for the others.
    Gather,
    /// Clients play, without measuring.
    Play,
    /// Clients play and measure.
    Measure,
    /// Clients stop acting and wait for outstanding responses.
    Finish,
    /// Clients disconnect.
    Leave,
}

pub(super) struct Client {
    address: SocketAddr,
    table: String,
    token: String,
    pace: Duration,
    shared: Arc<Shared>,
    seat: Option<usize>,
    next_event: u32,
    next_command: u64,
    /// The next command, and when to send it.
    planned: Option<(Instant, Value)>,
    waiting_for: Option<u64>,
    stage: Stage,
    tally: Tally,
}

/// The fields of a server message that the client needs.
#[derive(Deserialize)]
struct ReceivedMessage<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    number: Option<u32>,
    #[serde(borrow)]
    event: Option<ReceivedEvent<'a>>,
    seat: Option<usize>,
    next: Option<u32>,
    done: Option<u64>,
    id: Option<u64>,
    choice: Option<Choice>,
    table: Option<TableState>,
}

#[derive(Deserialize)]
struct ReceivedEvent<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
}

#[derive(Deserialize)]
struct Choice {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    moves: Vec<Value>,
}

#[derive(Deserialize)]
struct TableState {
    stage: String,
}

type Socket = WebSocketStream<TcpStream>;

impl Client {
    pub(super) fn new(
        address: SocketAddr,
        table: String,
        token: String,
        pace: Duration,
        shared: Arc<Shared>,
    ) -> Client {
        Client {
            address,
            table,
            token,
            pace,
            shared,
            seat: None,
            next_event: 0,
            next_command: 1,
            planned: None,
            waiting_for: None,
            stage: Stage::Gather,
            tally: Tally::default(),
        }
    }

    async fn connect(&self) -> Result<Socket, String> {
        let said = |error: &dyn std::fmt::Display| error.to_string();
        let stream = TcpStream::connect(self.address).await.map_err(|error| said(&error))?;
        stream.set_nodelay(true).map_err(|error| said(&error))?;
        let url = format!("ws://{}/live/{}", self.address, self.table);
        let mut request = url.into_client_request().map_err(|error| said(&error))?;
        let bearer = format!("Bearer {}", self.token).parse().map_err(|error| said(&error))?;
        request.headers_mut().insert("Authorization", bearer);
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) =
            client_async_with_config(request, stream, Some(config)).await.map_err(|error| said(&error))?;
        Ok(socket)
    }

    /// Connects as soon as the gate has a permit, plays until the end, and returns the counts.
    pub(super) async fn run(mut self, gate: Arc<Semaphore>, mut stage: watch::Receiver<Stage>) -> Tally {
        let connected = match gate.acquire().await {
            Ok(_permit) => self.connect().await,
            Err(error) => Err(error.to_string()),
        };
        gate.add_permits(1);
        let Ok(mut socket) = connected else {
            self.tally.broken += 1;
            return self.tally;
        };
        loop {
            let at =
                self.planned.as_ref().map_or_else(|| Instant::now() + Duration::from_mins(1), |(at, _)| *at);
            let due = matches!(self.stage, Stage::Play | Stage::Measure) && self.planned.is_some();
            tokio::select! {
                frame = socket.next() => match frame {
                    Some(Ok(Frame::Text(text))) => self.receive(text.as_str()),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => {
                        self.tally.broken += 1;
                        return self.tally;
                    }
                },
                () = sleep_until(at), if due => self.send(&mut socket).await,
                changed = stage.changed() => {
                    self.enter(*stage.borrow_and_update());
                    if changed.is_err() || self.stage == Stage::Leave {
                        break;
                    }
                }
            }
        }
        self.finish(&mut socket).await;
        self.tally
    }

    fn enter(&mut self, stage: Stage) {
        if stage == Stage::Play
            && let Some((at, _)) = &mut self.planned
        {
            // Spread the first moves of the tables over time.
            *at = Instant::now() + self.pace.mul_f64(fastrand::f64());
        }
        self.stage = stage;
    }

    /// Waits for the response to the last command, then closes the connection.
    async fn finish(&mut self, socket: &mut Socket) {
        let until = Instant::now() + Duration::from_secs(10);
        while self.waiting_for.is_some() {
            let left = until.saturating_duration_since(Instant::now());
            match timeout(left, socket.next()).await {
                Ok(Some(Ok(Frame::Text(text)))) => self.receive(text.as_str()),
                Ok(Some(Ok(_))) => {}
                _ => {
                    self.tally.unanswered += 1;
                    break;
                }
            }
        }
        let _closed = timeout(Duration::from_secs(2), socket.close(None)).await;
    }

    async fn send(&mut self, socket: &mut Socket) {
        let Some((_, command)) = self.planned.take() else { return };
        let id = self.next_command;
        self.next_command += 1;
        if command["move"]["type"] == "discard" {
            self.shared.sent.store(self.shared.now(), Ordering::Relaxed);
        }
        let text = json!({ "id": id, "command": command }).to_string();
        if self.waiting_for.is_some() {
            self.tally.unanswered += 1;
        }
        if socket.send(Frame::text(text)).await.is_ok() {
            self.waiting_for = Some(id);
            self.tally.acts += u64::from(self.stage == Stage::Measure && command["type"] == "play");
        }
    }

    fn receive(&mut self, text: &str) {
        let measured = self.stage == Stage::Measure;
        let Ok(message) = serde_json::from_str::<ReceivedMessage>(text) else {
            self.tally.missing += 1;
            return;
        };
        match message.kind {
            "welcome" => {
                self.seat = message.seat;
                self.next_event = message.next.unwrap_or(0);
                self.next_command = self.next_command.max(message.done.unwrap_or(0) + 1);
            }
            "event" => {
                self.tally.deliveries += u64::from(measured);
                self.tally.missing += u64::from(message.number != Some(self.next_event));
                self.next_event = message.number.map_or(self.next_event, |number| number + 1);
                if message.event.is_some_and(|event| event.kind == "discarded") && measured {
                    let took = self.shared.now().saturating_sub(self.shared.sent.load(Ordering::Relaxed));
                    self.tally.latencies.push(u32::try_from(took).unwrap_or(u32::MAX));
                }
            }
            "done" | "refused" => {
                if self.waiting_for == message.id {
                    self.waiting_for = None;
                }
                self.tally.refused += u64::from(message.kind == "refused");
            }
            "bye" => self.tally.broken += 1,
            _ => {}
        }
        if let Some(choice) = message.choice {
            self.plan(&choice);
        }
        match message.table.map(|table| table.stage).as_deref() {
            Some("between") => {
                self.later(json!({ "type": "ready" }), Duration::from_millis(fastrand::u64(200..1500)));
            }
            Some("choice") => {
                self.later(json!({ "type": "choose", "stop": false }), Duration::from_millis(500));
            }
            _ => {}
        }
    }

    fn later(&mut self, command: Value, after: Duration) {
        self.planned = Some((Instant::now() + after, command));
    }

    fn plan(&mut self, choice: &Choice) {
        let has = |what: &str| choice.moves.iter().find(|a_move| a_move["type"] == what);
        let (act, after) = match choice.kind.as_str() {
            "turn" => {
                let drawn = choice.moves.iter().find(|act| act["type"] == "discard" && act["drawn"] == true);
                let act = has("tsumo").or(drawn).or_else(|| has("discard")).or(choice.moves.last());
                (act.cloned(), self.pace.mul_f64(0.75 + fastrand::f64() / 2.0))
            }
            "claim" => {
                let act = has("ron").cloned().unwrap_or(json!({ "type": "pass" }));
                (Some(act), Duration::from_millis(fastrand::u64(0..300)).min(self.pace))
            }
            "show" => (Some(json!({ "type": "show", "tenpai": true })), Duration::ZERO),
            _ => (None, Duration::ZERO),
        };
        if let Some(act) = act {
            self.later(json!({ "type": "play", "move": act }), after);
        }
    }
}
