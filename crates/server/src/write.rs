//! Writes during live play. The writes of all tables are committed together, many rows in few statements.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use hanchan_api::tables::GameStage;
use hanchan_rules::hex;
use serde::Serialize;
use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};

use crate::instance_lock::COMMITTING;
use crate::metrics::Metrics;
use crate::store::{Store, StoreError, StoredTable, now};
use crate::table_password::TablePassword;

/// A change to store.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the fields are the columns of the same names")]
pub enum StoreWrite {
    /// Lines of a table's log, and each seat's highest completed command id.
    Lines { table: String, seq: i64, acts: [u64; 4], text: String },
    /// A table that was created or changed.
    Table(Box<StoredTable>),
    /// A person who takes a seat at a table.
    Player { table: String, person: String, seat: usize },
    /// A new guest.
    Guest { id: String, name: String },
    /// A session, stored by the hash of its token.
    Session { hash: String, person: String },
}

/// Writes that must be committed together, and whom to notify when they are committed.
pub(crate) struct Commit {
    writes: Vec<StoreWrite>,
    since: Instant,
    done: oneshot::Sender<()>,
}

/// A write that is not committed yet. It is counted from creation to drop.
struct Pending<'a>(&'a AtomicUsize);

impl<'a> Pending<'a> {
    fn new(count: &'a AtomicUsize) -> Pending<'a> {
        count.fetch_add(1, Ordering::Relaxed);
        Pending(count)
    }
}

impl Drop for Pending<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The maximum number of commits in one transaction.
const BATCH: usize = 4096;

impl Store {
    /// Stores all changes in one transaction, and waits for the commit.
    pub async fn write(&self, writes: Vec<StoreWrite>) -> Result<(), StoreError> {
        let _pending = Pending::new(&self.pending);
        let (done, safe) = oneshot::channel();
        let commit = Commit { writes, since: Instant::now(), done };
        self.writer.send(commit).await.map_err(|_| StoreError::Stopped)?;
        safe.await.map_err(|_| StoreError::Stopped)
    }
}

/// Commits the writes that arrive until the last sender is dropped or a commit fails. Everything that arrived
/// since the last commit goes into one transaction.
pub(crate) async fn write_batches(pool: AnyPool, mut commits: mpsc::Receiver<Commit>, metrics: Metrics) {
    let mut batch = Vec::with_capacity(BATCH);
    while commits.recv_many(&mut batch, BATCH).await > 0 {
        let writes: Vec<&StoreWrite> = batch.iter().flat_map(|commit: &Commit| &commit.writes).collect();
        if let Err(error) = write_all(&pool, &writes).await {
            // Uncommitted events must not be published: the tables stop, and a restart resumes them.
            tracing::error!(%error, "events could not be written");
            return;
        }
        metrics.committed(batch.iter().map(|commit| commit.since.elapsed()));
        for commit in batch.drain(..) {
            let _gone = commit.done.send(());
        }
    }
}

/// The value of a column.
enum Value<'a> {
    Text(&'a str),
    Owned(String),
    MaybeText(Option<&'a str>),
    MaybeOwned(Option<String>),
    Number(i64),
    MaybeNumber(Option<i64>),
}

/// The possible numbers of rows per statement. A few sizes are enough, and each statement is prepared once.
const SIZES: [usize; 4] = [64, 16, 4, 1];

/// An insert statement, and what it does on conflict.
struct Insert {
    into: &'static str,
    columns: usize,
    tail: &'static str,
}

const LINES: Insert = Insert { into: "lines (tab, seq, acts, text)", columns: 4, tail: "" };
const TABLES: Insert = Insert {
    into: "tables (id, owner, settings, seats, stage, secret, created, ended, result, password)",
    columns: 10,
    tail: " on conflict (id) do update set seats = excluded.seats, stage = excluded.stage, \
           secret = excluded.secret, ended = excluded.ended, result = excluded.result",
};
const PLAYERS: Insert =
    Insert { into: "players (tab, person, seat)", columns: 3, tail: " on conflict (tab, person) do nothing" };
const GUESTS: Insert = Insert { into: "people (id, name, role, banned, created)", columns: 5, tail: "" };
const SESSIONS: Insert = Insert { into: "sessions (token, person, created)", columns: 3, tail: "" };

impl Insert {
    fn sql(&self, rows: usize) -> String {
        let mut sql = format!("insert into {} values ", self.into);
        for row in 0..rows {
            let first = row * self.columns + 1;
            let columns: Vec<String> =
                (first..first + self.columns).map(|column| format!("${column}")).collect();
            sql += if row == 0 { "(" } else { ", (" };
            sql += &columns.join(", ");
            sql += ")";
        }
        sql + self.tail
    }

    async fn rows(
        &self,
        transaction: &mut Transaction<'_, Any>,
        mut rows: &[Vec<Value<'_>>],
    ) -> Result<(), sqlx::Error> {
        for size in SIZES {
            while rows.len() >= size {
                let (now, later) = rows.split_at(size);
                let sql = self.sql(size);
                let mut query = sqlx::query(&sql);
                for value in now.iter().flatten() {
                    query = match value {
                        Value::Text(text) => query.bind(*text),
                        Value::Owned(text) => query.bind(text.as_str()),
                        Value::MaybeText(text) => query.bind(*text),
                        Value::MaybeOwned(text) => query.bind(text.as_deref()),
                        Value::Number(number) => query.bind(*number),
                        Value::MaybeNumber(number) => query.bind(*number),
                    };
                }
                query.execute(&mut **transaction).await?;
                rows = later;
            }
        }
        Ok(())
    }
}

/// Writes everything in one transaction. If the row of a table occurs several times, the last one wins.
async fn write_all(pool: &AnyPool, writes: &[&StoreWrite]) -> Result<(), sqlx::Error> {
    let (mut lines, mut players, mut guests, mut sessions) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut tables: HashMap<&str, &StoredTable> = HashMap::new();
    for write in writes {
        match write {
            StoreWrite::Lines { table, seq, acts, text } => {
                let acts = acts.map(|act| act.to_string()).join(",");
                lines.push(vec![
                    Value::Text(table),
                    Value::Number(*seq),
                    Value::Owned(acts),
                    Value::Text(text),
                ]);
            }
            StoreWrite::Table(table) => {
                tables.insert(&table.id, table);
            }
            StoreWrite::Player { table, person, seat } => {
                players.push(vec![Value::Text(table), Value::Text(person), Value::Number(*seat as i64)]);
            }
            StoreWrite::Guest { id, name } => guests.push(vec![
                Value::Text(id),
                Value::Text(name),
                Value::Text("player"),
                Value::Number(0),
                Value::Number(now()),
            ]),
            StoreWrite::Session { hash, person } => {
                sessions.push(vec![Value::Text(hash), Value::Text(person), Value::Number(now())]);
            }
        }
    }
    let tables: Vec<Vec<Value>> = tables.into_values().map(columns).collect::<Result<_, _>>()?;
    let mut transaction = pool.begin().await?;
    if transaction.backend_name() == "PostgreSQL" {
        // PostgreSQL finishes the commit even if this process is killed now; the next server waits for this lock.
        let under_way = sqlx::query("select 1 as one from pg_advisory_xact_lock_shared($1)");
        under_way.bind(COMMITTING).fetch_all(&mut *transaction).await?;
    }
    GUESTS.rows(&mut transaction, &guests).await?;
    SESSIONS.rows(&mut transaction, &sessions).await?;
    TABLES.rows(&mut transaction, &tables).await?;
    PLAYERS.rows(&mut transaction, &players).await?;
    LINES.rows(&mut transaction, &lines).await?;
    transaction.commit().await
}

fn columns(table: &StoredTable) -> Result<Vec<Value<'_>>, sqlx::Error> {
    Ok(vec![
        Value::Text(&table.id),
        Value::Text(&table.owner),
        Value::Owned(json(&table.settings)?),
        Value::Owned(json(&table.seats)?),
        Value::Text(table.stage.name()),
        Value::Owned(hex::encode(&table.secret)),
        Value::Number(table.created),
        Value::MaybeNumber((table.stage == GameStage::Over).then(now)),
        Value::MaybeOwned(table.result.as_ref().map(json).transpose()?),
        Value::MaybeText(table.password.as_ref().map(TablePassword::as_str)),
    ])
}

fn json<T: Serialize>(value: &T) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(Box::new(error)))
}
