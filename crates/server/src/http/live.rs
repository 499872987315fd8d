//! Live play over a WebSocket.

use std::time::Instant;

use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use futures_util::{SinkExt as _, StreamExt as _};
use hanchan_api::ErrorCode;
use hanchan_api::live::{Command, ConnectRole, Message};
use hanchan_api::tables::ConnectParams;
use tokio::sync::{mpsc, oneshot};

use super::App;
use super::error::HttpError;
use super::extract::{ClientLanguage, QueryParams};
use super::response::Upgrade;
use super::session::{Visitor, check_origin};
use crate::table::{ConnectRequest, Connected, Handle, ToTable};
use crate::timing::{CLIENT_READ_TIMEOUT, CLIENT_SILENCE_TIMEOUT};

/// The maximum number of messages that wait for a client, enough for a whole deal. Slower clients are
/// disconnected.
const OUTBOX: usize = 1024;
/// The maximum size of a client's message, in bytes.
const LARGEST: usize = 16 * 1024;
/// The number of messages a client may send per second, and in a burst.
const RATE: f64 = 100.0;
const BURST: f64 = 500.0;

/// Connects a client to a table.
pub(super) async fn connect(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    client: ClientLanguage,
    QueryParams(params): QueryParams<ConnectParams>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Upgrade, HttpError> {
    check_origin(&app, &headers)?;
    let place = app.limiter.socket(&person.id)?;
    let handle = app.state.table(&id).await?;
    let (out, waiting) = mpsc::channel(OUTBOX);
    let (reply, answer) = oneshot::channel();
    let ConnectParams { role, last } = params;
    let request = Box::new(ConnectRequest { person, role, last, language: client.language, out });
    let message = ToTable::Connect { request, reply };
    handle.send(message).await.map_err(|_| ErrorCode::TableStopped)?;
    let connected = answer.await.map_err(|_| ErrorCode::TableStopped)?;
    let connected = connected.map_err(|refusal| ErrorCode::from(&refusal))?;
    let upgrade = upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(16 * 1024)
        .max_write_buffer_size(256 * 1024);
    Ok(Upgrade(upgrade.on_upgrade(move |socket| async move {
        serve(app, role, handle, connected, waiting, socket).await;
        drop(place);
    })))
}

async fn serve(
    app: App,
    role: ConnectRole,
    handle: Handle,
    connected: Connected,
    mut waiting: mpsc::Receiver<Utf8Bytes>,
    socket: WebSocket,
) {
    let players = i64::from(role == ConnectRole::Player);
    app.state.metrics().connections(1);
    app.state.metrics().players(players);
    let (mut sink, mut stream) = socket.split();
    let mut allowance = Allowance::new();
    let Connected { number: connection, first } = connected;
    let sent = async {
        for text in first {
            sink.feed(Frame::Text(text)).await?;
        }
        sink.flush().await
    };
    let mut open = matches!(tokio::time::timeout(CLIENT_READ_TIMEOUT, sent).await, Ok(Ok(())));
    let mut table_runs = true;
    while open {
        tokio::select! {
            text = waiting.recv() => {
                // The table has dropped the client, because the client was too slow or the server is stopping.
                let Some(text) = text else { break };
                let sent = async {
                    sink.feed(Frame::Text(text)).await?;
                    while let Ok(text) = waiting.try_recv() {
                        sink.feed(Frame::Text(text)).await?;
                    }
                    sink.flush().await
                };
                open = matches!(tokio::time::timeout(CLIENT_READ_TIMEOUT, sent).await, Ok(Ok(())));
            }
            frame = tokio::time::timeout(CLIENT_SILENCE_TIMEOUT, stream.next()), if table_runs => {
                let Ok(Some(Ok(frame))) = frame else { break };
                if !allowance.take() {
                    break;
                }
                let text = match frame {
                    Frame::Text(text) => text,
                    Frame::Close(_) => break,
                    Frame::Binary(_) => {
                        app.state.metrics().invalid_commands();
                        continue;
                    }
                    Frame::Ping(_) | Frame::Pong(_) => continue,
                };
                match serde_json::from_str::<Command>(&text) {
                    Ok(command) => {
                        // A table that has stopped accepts no commands, but its last messages, including the goodbye,
                        // are still in the queue.
                        table_runs = handle.send(ToTable::Command(connection, command)).await.is_ok();
                    }
                    Err(error) => {
                        app.state.metrics().invalid_commands();
                        let why = Message::InvalidCommand { why: error.to_string() };
                        let text = serde_json::to_string(&why).unwrap_or_default();
                        let sent = tokio::time::timeout(CLIENT_READ_TIMEOUT, sink.send(Frame::text(text))).await;
                        open = matches!(sent, Ok(Ok(())));
                    }
                }
            }
        }
    }
    let _gone = handle.send(ToTable::Disconnect(connection)).await;
    let _closed = tokio::time::timeout(CLIENT_READ_TIMEOUT, sink.close()).await;
    app.state.metrics().connections(-1);
    app.state.metrics().players(-players);
}

/// A token bucket: how many messages a client may still send.
struct Allowance {
    left: f64,
    at: Instant,
}

impl Allowance {
    fn new() -> Allowance {
        Allowance { left: BURST, at: Instant::now() }
    }

    fn take(&mut self) -> bool {
        self.left = (self.left + self.at.elapsed().as_secs_f64() * RATE).min(BURST) - 1.0;
        self.at = Instant::now();
        self.left >= 0.0
    }
}
