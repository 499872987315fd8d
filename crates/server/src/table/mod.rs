//! A table. One task owns the table with its game, clocks and connections.
//!
//! A [`Table`] consists of the data that every stage shares ([`Context`]) and a [`Stage`], which owns its own data. A
//! game in progress is a [`live_game::LiveGame`]; its methods take the context as a parameter, and return
//! [`stage::Progress`] so that the table can move on to the next stage.

mod acts;
mod auto_play;
mod catch_up;
mod clocks;
mod commands;
mod connect;
mod connections;
mod context;
mod deals;
mod external_bots;
mod live_game;
mod publish;
mod refusal;
mod resume;
mod seats;
mod stage;
mod state;
mod talk;

use std::sync::Arc;

use hanchan_api::live::{ByeReason, Command, Message};
use hanchan_api::tables::TableState;
use hanchan_rules::Rules;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::metrics::Metrics;
use crate::people::Person;
use crate::store::{Store, StoreError, StoredTable};
use crate::timing::{FINISHED_TABLE_TIMEOUT, IDLE_TABLE_TIMEOUT};

pub(crate) use connect::{ConnectRequest, Connected};
use context::Context;
pub(crate) use external_bots::ExternalBots;
use refusal::Failure;
pub(crate) use refusal::JoinRefusal;
use stage::{Stage, Waiting};

/// A message to a table.
pub(crate) enum ToTable {
    /// A client connects.
    Connect { request: Box<ConnectRequest>, reply: oneshot::Sender<Result<Connected, JoinRefusal>> },
    /// The client of this connection has disconnected.
    Disconnect(u64),
    /// The client of this connection sends a command.
    Command(u64, Command),
    /// A person takes a seat.
    Sit {
        person: Person,
        /// Whether the person knows the table's password.
        admitted: bool,
        /// The person's contribution to the walls.
        contribution: String,
        reply: oneshot::Sender<Result<(), JoinRefusal>>,
    },
    /// A person leaves their seat.
    Leave { person: String, reply: oneshot::Sender<Result<(), JoinRefusal>> },
    /// A request for the state of the table.
    State(oneshot::Sender<TableState>),
    /// An administrator ends the table.
    End(oneshot::Sender<()>),
    /// An administrator has banned this person.
    Banned(String),
    /// A rematch was created, with this table id.
    Rematch(String),
    /// The server is stopping.
    Stop,
}

/// A table.
pub(crate) struct Table {
    context: Context,
    stage: Stage,
}

/// The sender of messages to a table.
pub(crate) type Handle = mpsc::Sender<ToTable>;

/// The maximum number of messages that can be queued for a table.
const INBOX: usize = 256;

impl Table {
    /// Creates a table that waits for players. `bots` holds the slots of its external bots.
    pub(crate) fn new(
        stored: StoredTable,
        rules: Arc<Rules>,
        bots: Option<Box<ExternalBots>>,
        store: Store,
        metrics: Metrics,
    ) -> Table {
        let context = Context::new(stored, rules, store, metrics);
        Table { context, stage: Stage::Waiting(Waiting { bots }) }
    }

    /// Marks the table as over. Used for stored tables that were over and have no logged game.
    pub(crate) fn closed(mut self) -> Table {
        self.stage = Stage::Over(None);
        self
    }

    /// Returns the table's id.
    pub(crate) fn id(&self) -> &str {
        &self.context.stored.id
    }

    /// Starts the table's task and returns the handle to it. Calls `gone` when the task ends.
    pub(crate) fn start(self, gone: impl FnOnce() + Send + 'static) -> Handle {
        let (handle, inbox) = mpsc::channel(INBOX);
        let metrics = self.context.metrics.clone();
        metrics.tables(1);
        tokio::spawn(async move {
            let id = self.context.stored.id.clone();
            if let Err(error) = self.run(inbox).await {
                tracing::error!(table = id, %error, "a table stopped");
            }
            metrics.tables(-1);
            gone();
        });
        handle
    }

    async fn run(mut self, mut inbox: mpsc::Receiver<ToTable>) -> Result<(), StoreError> {
        let mut idle_since = Instant::now();
        Box::pin(self.take_up()).await?;
        loop {
            let idle_timeout = match self.stage {
                Stage::Over(_) => FINISHED_TABLE_TIMEOUT,
                _ => IDLE_TABLE_TIMEOUT,
            };
            let wake = self.wake().unwrap_or_else(|| Instant::now() + idle_timeout);
            tokio::select! {
                message = inbox.recv() => {
                    let Some(message) = message else { return Ok(()) };
                    idle_since = Instant::now();
                    if self.handle(message).await? {
                        return Ok(());
                    }
                }
                reply = ExternalBots::next(self.stage.bots()) => self.bot_replied(reply).await?,
                () = tokio::time::sleep_until(wake) => {
                    self.tick().await?;
                    let nobody = self.context.connections.is_empty() && inbox.is_empty();
                    if nobody && idle_since.elapsed() >= idle_timeout {
                        return self.put_away().await;
                    }
                }
            }
        }
    }

    /// Continues from the stored state: starts the game if all seats are taken, or publishes the last logged
    /// events.
    async fn take_up(&mut self) -> Result<(), StoreError> {
        match &mut self.stage {
            Stage::Waiting(_) => self.begin_if_full(Vec::new()).await,
            Stage::Playing(game) => {
                game.deliver(&mut self.context);
                // The server may have crashed between the last deal and the end of the game.
                let progress = game.progress();
                self.follow(progress).await
            }
            Stage::Adjourned(game) => {
                game.deliver(&mut self.context);
                Ok(())
            }
            Stage::Over(_) => Ok(()),
        }
    }

    /// Prepares a table without connected clients to be unloaded: closes a table that was waiting for players, and
    /// adjourns a deserted game.
    async fn put_away(&mut self) -> Result<(), StoreError> {
        match std::mem::replace(&mut self.stage, Stage::Over(None)) {
            Stage::Waiting(_) => {}
            Stage::Playing(game) if self.context.is_deserted() => self.stage = Stage::Adjourned(game),
            unchanged => {
                self.stage = unchanged;
                return Ok(());
            }
        }
        self.save().await
    }

    /// Handles a message. Returns whether the task should end.
    async fn handle(&mut self, message: ToTable) -> Result<bool, StoreError> {
        match message {
            // Rare messages are boxed to keep the future of every table small.
            ToTable::Connect { request, reply } => {
                send_reply(reply, Box::pin(self.connect(*request)).await)?;
                self.publish_state();
            }
            ToTable::Disconnect(connection) => {
                self.disconnected(connection);
                self.publish_state();
            }
            ToTable::Command(connection, command) => self.command(connection, command).await?,
            ToTable::Sit { person, admitted, contribution, reply } => {
                send_reply(reply, Box::pin(self.sit(person, admitted, contribution)).await)?;
            }
            ToTable::Leave { person, reply } => {
                send_reply(reply, Box::pin(self.leave(&person)).await)?;
            }
            ToTable::State(reply) => {
                let _gone = reply.send(self.state());
            }
            ToTable::End(reply) => {
                self.end_now().await?;
                let _gone = reply.send(());
            }
            ToTable::Banned(person) => self.context.connections.drop_person(&person, ByeReason::Banned),
            ToTable::Rematch(table) => self.context.connections.broadcast(&Message::Rematch { table }),
            ToTable::Stop => {
                self.context.connections.close(ByeReason::Stopping);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Stores the current state of the table.
    async fn save(&mut self) -> Result<(), StoreError> {
        let row = self.context.row(self.stage.stored());
        self.context.store.write(vec![row]).await
    }
}

/// Sends the outcome of a request back to the client. If the database failed, returns that error to the table
/// instead.
fn send_reply<T, R>(
    reply: oneshot::Sender<Result<T, R>>,
    outcome: Result<T, Failure<R>>,
) -> Result<(), StoreError> {
    let outcome = match outcome {
        Ok(value) => Ok(value),
        Err(Failure::Refused(refusal)) => Err(refusal),
        Err(Failure::Store(error)) => return Err(error),
    };
    let _gone = reply.send(outcome);
    Ok(())
}
