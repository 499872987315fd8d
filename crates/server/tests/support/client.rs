//! A client with real sockets, which the tests of the `hanchan` binary also use.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Sends an HTTP request on a new connection. Returns the status and the body.
pub(crate) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> (u16, Value) {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all((head + &body).as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    let body = if head.to_lowercase().contains("transfer-encoding: chunked") {
        whole(body)
    } else {
        body.to_owned()
    };
    let body = serde_json::from_str(&body).unwrap_or(Value::String(body));
    (status, body)
}

/// Decodes a chunked body.
fn whole(mut chunks: &str) -> String {
    let mut body = String::new();
    while let Some((size, rest)) = chunks.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).expect("the size of a chunk");
        body.push_str(&rest[..size]);
        chunks = rest[size..].trim_start_matches("\r\n");
    }
    body
}

/// A client at a table.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u64,
    /// All messages received, as text.
    pub(crate) texts: Vec<String>,
}

impl Client {
    pub(crate) async fn connect(
        address: SocketAddr,
        table: &str,
        token: &str,
        query: &str,
    ) -> Result<Client, String> {
        let url = format!("ws://{address}/live/{table}?{query}");
        let mut request = url.into_client_request().map_err(|error| error.to_string())?;
        let bearer = format!("Bearer {token}").parse().expect("a header");
        request.headers_mut().insert("Authorization", bearer);
        let (socket, _) = connect_async(request).await.map_err(|error| error.to_string())?;
        Ok(Client { socket, next: 1, texts: Vec::new() })
    }

    /// Returns the next message, or `None` when the connection is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let frame = tokio::time::timeout(std::time::Duration::from_mins(5), self.socket.next()).await;
            match frame.expect("a message in time")?.ok()? {
                Frame::Text(text) => {
                    self.texts.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).ok()?;
                    // Command ids continue from the last completed command.
                    if let Some(done) = message["done"].as_u64() {
                        self.next = self.next.max(done + 1);
                    }
                    return Some(message);
                }
                Frame::Close(_) => return None,
                _ => {}
            }
        }
    }

    pub(crate) async fn send(&mut self, command: &Value) -> u64 {
        let id = self.next;
        self.next += 1;
        self.send_as(id, command).await;
        id
    }

    pub(crate) async fn send_as(&mut self, id: u64, command: &Value) {
        self.next = self.next.max(id + 1);
        let text = json!({ "id": id, "command": command }).to_string();
        self.raw(text).await;
    }

    pub(crate) async fn raw(&mut self, text: String) {
        let _gone = self.socket.send(Frame::text(text)).await;
    }

    pub(crate) async fn close(mut self) -> Vec<String> {
        let _closed = self.socket.close(None).await;
        self.texts
    }
}

/// Returns the command of a simple player, who wins, passes and discards the drawn tile; `None` if the
/// message gives no choice.
pub(crate) fn simple(message: &Value) -> Option<Value> {
    let choice = message.get("choice")?;
    let moves = choice.get("moves").and_then(Value::as_array);
    let has = |what: &str| moves.and_then(|moves| moves.iter().find(|a_move| a_move["type"] == what));
    let act = match choice["type"].as_str()? {
        "turn" => {
            let all = moves?;
            has("tsumo")
                .or_else(|| all.iter().find(|act| act["type"] == "discard" && act["drawn"] == true))
                .or_else(|| all.last())?
                .clone()
        }
        "claim" => has("ron").cloned().unwrap_or(json!({ "type": "pass" })),
        "show" => json!({ "type": "show", "tenpai": true }),
        "speak" if choice["draws"] == true => json!({ "type": "draw" }),
        "speak" => json!({ "type": "pass" }),
        "draw" => json!({ "type": "draw" }),
        "accept" => json!({ "type": "agree" }),
        "settle" => json!({ "type": "mix" }),
        _ => return None,
    };
    Some(json!({ "type": "play", "move": act }))
}

/// Plays until the game is over. Returns the last state of the table.
pub(crate) async fn play_out(client: &mut Client) -> Value {
    let mut state = Value::Null;
    while let Some(message) = client.next().await {
        match message["type"].as_str().unwrap_or_default() {
            "event" | "welcome" => {
                if let Some(command) = simple(&message) {
                    client.send(&command).await;
                }
            }
            "table" => {
                state = message["table"].clone();
                match state["stage"].as_str().unwrap_or_default() {
                    "over" => return state,
                    "between" => drop(client.send(&json!({ "type": "ready" })).await),
                    "choice" => drop(client.send(&json!({ "type": "choose", "stop": true })).await),
                    _ => {}
                }
            }
            "bye" => return state,
            _ => {}
        }
    }
    state
}
