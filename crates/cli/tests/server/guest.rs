//! A client that reconnects: it remembers the last event number and the command without a response.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::watch;

use crate::client::Client;

/// The address of the server while it is running.
pub(crate) type ServerAddress = watch::Receiver<Option<SocketAddr>>;

/// A guest at a table, through any number of connections.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) token: String,
    pub(crate) table: String,
    /// `player`, `spectator`, `open` or `judge`.
    pub(crate) role: &'static str,
    pub(crate) seat: Option<usize>,
    /// The number of the first event received. A newcomer starts with the current deal.
    pub(crate) first: usize,
    /// The events, as received.
    pub(crate) events: Vec<String>,
    /// All other messages, each with the number of events received before it.
    pub(crate) others: Vec<(usize, String)>,
    /// Everything sent, with its command number; 0 for nonsense.
    pub(crate) sent: Vec<(u64, String)>,
    /// The accepted moves, in order.
    pub(crate) done: Vec<Value>,
    /// If set, the guest sends random commands and nonsense in between.
    pub(crate) mischief: Option<fastrand::Rng>,
    /// The command that has no response yet.
    pending: Option<(u64, Value)>,
    next: u64,
    /// The current choice.
    choice: Option<Value>,
    /// The choice that the pending move came from.
    chose: Option<Value>,
    /// The number of refusals since the last event.
    refused: usize,
    over: bool,
    /// Counts the messages received by this and other guests.
    pub(crate) received: watch::Sender<usize>,
    /// The number of connections made.
    pub(crate) visits: usize,
}

/// How a visit ended.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// The game is over.
    Over,
    /// The connection was lost.
    Lost,
    /// The guest disconnected.
    Enough,
}

/// Returns an unexpected command: chat, moves that are mostly illegal, or nonsense (a string).
fn nuisance(random: &mut fastrand::Rng) -> Value {
    let tile = format!("{}{}", random.u8(..10), random.choice(['m', 'p', 's', 'z']).expect("a letter"));
    let play = |act: Value| json!({ "type": "play", "move": act });
    match random.u8(..12) {
        0 => json!({ "type": "chat", "text": format!("talk of {tile}") }),
        1 => json!({ "type": "say", "phrase": "nice-hand" }),
        2 => json!({ "type": "call-judge" }),
        3 => json!({ "type": "propose", "what": "nothing" }),
        4 => json!({ "type": "ping" }),
        5 => Value::from(format!("{{\"id\":9,\"command\":{{\"say\":\"{tile}\"}}}}")),
        6 => play(json!({ "type": "discard", "tile": tile })),
        7 => play(json!({ "type": "riichi", "tile": tile })),
        8 => play(json!({ "type": "closed-kan", "tile": tile })),
        9 => play(json!({ "type": "pon", "own": [tile, tile] })),
        10 => play(json!({ "type": "tsumo" })),
        _ => play(json!({ "type": "open-kan" })),
    }
}

impl Guest {
    pub(crate) fn new(token: &str, table: &str, role: &'static str) -> Guest {
        Guest {
            token: token.to_owned(),
            table: table.to_owned(),
            role,
            seat: None,
            first: 0,
            events: Vec::new(),
            others: Vec::new(),
            sent: Vec::new(),
            done: Vec::new(),
            mischief: None,
            pending: None,
            next: 1,
            choice: None,
            chose: None,
            refused: 0,
            over: false,
            received: watch::Sender::new(0),
            visits: 0,
        }
    }

    /// Plays until the game is over, reconnecting whenever the server goes away.
    pub(crate) async fn stay(
        mut self,
        server: ServerAddress,
        mut mind: impl FnMut(&Value) -> Option<Value>,
    ) -> Guest {
        while self.visit(&server, &mut mind, usize::MAX).await != Left::Over {}
        self
    }

    /// Connects, resumes after the last event, and plays for at most a number of messages.
    pub(crate) async fn visit(
        &mut self,
        server: &ServerAddress,
        mind: &mut impl FnMut(&Value) -> Option<Value>,
        messages: usize,
    ) -> Left {
        let address = server.clone().wait_for(Option::is_some).await.expect("a server").expect("an address");
        let last = match self.events.len() {
            0 => String::new(),
            seen => format!("&last={}", self.first + seen - 1),
        };
        let query = format!("role={}{last}", self.role);
        let Ok(mut client) = Client::connect(address, &self.table, &self.token, &query).await else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            return Left::Lost;
        };
        self.visits += 1;
        self.over = false;
        for _ in 0..messages {
            let Some(message) = client.next().await else { return Left::Lost };
            let text = client.texts.pop().expect("the message");
            self.received.send_modify(|messages| *messages += 1);
            if self.take(&message, text) {
                return Left::Over;
            }
            if message["type"] == "welcome" {
                if let Some((id, command)) = self.pending.clone() {
                    self.sent.push((id, command.to_string()));
                    client.send_as(id, &command).await;
                }
            } else if message["type"] == "table" {
                let stage = message["table"]["stage"].as_str().unwrap_or_default();
                if stage == "between" && self.seat.is_some() {
                    self.say(&mut client, &json!({ "type": "ready" })).await;
                } else if stage == "choice"
                    && message["table"]["chooses"].as_u64() == self.seat.map(|s| s as u64)
                {
                    self.say(&mut client, &json!({ "type": "choose", "stop": true })).await;
                }
            }
            if let Some(random) = &mut self.mischief
                && random.u8(..15) == 0
            {
                match nuisance(random) {
                    Value::String(text) => {
                        self.sent.push((0, text.clone()));
                        client.raw(text).await;
                    }
                    command => self.say(&mut client, &command).await,
                }
            }
            if self.pending.is_none()
                && let Some(choice) = self.choice.take()
                && let Some(act) = mind(&choice)
            {
                self.chose = Some(choice);
                let command = json!({ "type": "play", "move": act });
                self.pending = Some((self.next, command.clone()));
                self.say(&mut client, &command).await;
            }
        }
        client.close().await;
        Left::Enough
    }

    async fn say(&mut self, client: &mut Client, command: &Value) {
        self.sent.push((self.next, command.to_string()));
        client.send_as(self.next, command).await;
        self.next += 1;
    }

    /// Stores a message. Returns whether the game is over.
    fn take(&mut self, message: &Value, text: String) -> bool {
        match message["type"].as_str().unwrap_or_default() {
            "event" => {
                let number = message["number"].as_u64();
                let next = Some((self.first + self.events.len()) as u64);
                assert_eq!(number, next, "no event is repeated or missing: {text}");
                // A choice lasts until the next event, except for a new indicator in the guest's own turn.
                if message["event"]["type"] != "indicator" || message.get("choice").is_some() {
                    self.choice = message.get("choice").cloned();
                }
                (self.chose, self.refused) = (None, 0);
                self.events.push(text);
                return false;
            }
            "welcome" => {
                let next = message["next"].as_u64().map(|next| next as usize);
                if self.events.is_empty() {
                    self.first = next.expect("a number");
                }
                assert_eq!(next, Some(self.first + self.events.len()), "{text}");
                let seat = message["seat"].as_u64().map(|seat| seat as usize);
                assert!(self.events.is_empty() || self.seat == seat, "a seat that was drawn stays: {text}");
                self.seat = seat;
                let done = message["done"].as_u64().unwrap_or(0);
                self.next = self.next.max(done + 1);
                if self.pending.as_ref().is_some_and(|(id, _)| *id <= done) {
                    self.answered(true);
                }
                // Only the latest choice counts, not those that were missed.
                self.choice = message.get("choice").filter(|choice| !choice.is_null()).cloned();
            }
            "done" if self.is_pending(message) => self.answered(true),
            "refused" if self.is_pending(message) => {
                self.answered(false);
                // The choice remains, unless another event has arrived.
                if self.choice.is_none() && self.refused < 20 {
                    self.choice = self.chose.take();
                    self.refused += 1;
                }
            }
            _ => {}
        }
        self.over |= message["table"]["stage"] == "over";
        self.others.push((self.events.len(), text));
        // The response to the last command comes after its events.
        self.over && self.pending.is_none()
    }

    fn is_pending(&self, message: &Value) -> bool {
        self.pending.as_ref().is_some_and(|(id, _)| message["id"].as_u64() == Some(*id))
    }

    fn answered(&mut self, done: bool) {
        if let Some((_, command)) = self.pending.take()
            && done
        {
            self.done.push(command["move"].clone());
        }
    }
}
