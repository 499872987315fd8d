//! A client that comes back: it remembers the last number it saw and the command that was not answered.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::watch;

use crate::client::Client;

/// Where the server is, while there is one.
pub(crate) type Whereabouts = watch::Receiver<Option<SocketAddr>>;

/// Somebody at a table, through any number of connections.
pub(crate) struct Guest {
    pub(crate) token: String,
    pub(crate) table: String,
    /// `player`, `spectator`, `open` or `judge`.
    pub(crate) role: &'static str,
    pub(crate) seat: Option<usize>,
    /// The number of the first event he was told: who comes anew begins with the deal that is played.
    pub(crate) first: usize,
    /// The events, as they came.
    pub(crate) events: Vec<String>,
    /// Everything else that came, and how many events came before it.
    pub(crate) others: Vec<(usize, String)>,
    /// The moves that were done, in order.
    pub(crate) done: Vec<Value>,
    /// What was sent and not answered.
    pending: Option<(u64, Value)>,
    next: u64,
    /// What he may do now.
    choice: Option<Value>,
    over: bool,
    /// How often he connected.
    pub(crate) visits: usize,
}

/// How a visit ended.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// The game is over.
    Over,
    /// The connection is gone.
    Lost,
    /// He wanted to.
    Enough,
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
            done: Vec::new(),
            pending: None,
            next: 1,
            choice: None,
            over: false,
            visits: 0,
        }
    }

    /// Plays until the game is over, however often the server goes away.
    pub(crate) async fn stay(
        mut self,
        server: Whereabouts,
        mut mind: impl FnMut(&Value) -> Option<Value>,
    ) -> Guest {
        while self.visit(&server, &mut mind, usize::MAX).await != Left::Over {}
        self
    }

    /// Connects, says what he saw last, and plays on; at most so many messages long.
    pub(crate) async fn visit(
        &mut self,
        server: &Whereabouts,
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
        for _ in 0..messages {
            let Some(message) = client.next().await else { return Left::Lost };
            let text = client.texts.pop().expect("the message");
            if self.take(&message, text) {
                return Left::Over;
            }
            if message["message"] == "welcome" {
                if let Some((id, command)) = &self.pending {
                    client.send_as(*id, command).await;
                }
            } else if message["message"] == "table" {
                let stage = message["table"]["stage"].as_str().unwrap_or_default();
                if stage == "between" && self.seat.is_some() {
                    self.say(&mut client, &json!({ "say": "ready" })).await;
                } else if stage == "choice"
                    && message["table"]["chooses"].as_u64() == self.seat.map(|s| s as u64)
                {
                    self.say(&mut client, &json!({ "say": "choose", "stop": true })).await;
                }
            }
            if self.pending.is_none()
                && let Some(choice) = self.choice.take()
                && let Some(act) = mind(&choice)
            {
                let command = json!({ "say": "play", "move": act });
                self.pending = Some((self.next, command.clone()));
                self.say(&mut client, &command).await;
            }
        }
        client.close().await;
        Left::Enough
    }

    async fn say(&mut self, client: &mut Client, command: &Value) {
        client.send_as(self.next, command).await;
        self.next += 1;
    }

    /// Remembers a message; whether the game is over.
    fn take(&mut self, message: &Value, text: String) -> bool {
        match message["message"].as_str().unwrap_or_default() {
            "event" => {
                let number = message["number"].as_u64();
                let next = Some((self.first + self.events.len()) as u64);
                assert_eq!(number, next, "nothing twice, nothing left out: {text}");
                // A choice lasts until the next event; an indicator in his own turn leaves it.
                if message["is"] != "indicator" || message.get("choice").is_some() {
                    self.choice = message.get("choice").cloned();
                }
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
                assert!(self.visits < 2 || self.seat == seat, "a seat stays: {text}");
                self.seat = seat;
                let done = message["done"].as_u64().unwrap_or(0);
                self.next = self.next.max(done + 1);
                if self.pending.as_ref().is_some_and(|(id, _)| *id <= done) {
                    self.answered(true);
                }
                // Nothing of what he missed is to be acted on, but for the last.
                self.choice = message.get("choice").filter(|choice| !choice.is_null()).cloned();
            }
            "done" if self.is_pending(message) => self.answered(true),
            "refused" if self.is_pending(message) => self.answered(false),
            _ => {}
        }
        self.over |= message["table"]["stage"] == "over";
        self.others.push((self.events.len(), text));
        // The answer to the last command follows its events.
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
