//! The database. The events of all tables are committed together.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use hanchan_api::settings::Settings;
use hanchan_api::tables::{GameStage, Standing};
use hanchan_rules::hex;
use serde::de::DeserializeOwned;
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{Any, AnyPool, Executor as _, Row as _, Transaction};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::metrics::Metrics;
use crate::sitter::Sitter;
use crate::table_password::TablePassword;
use crate::timing::DATABASE_ACQUIRE_TIMEOUT;
pub use crate::write::StoreWrite;
use crate::write::{Commit, write_batches};

/// Why a database operation failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database returned an error.
    #[error("database: {0}")]
    Sql(#[from] sqlx::Error),
    /// The writer has stopped: the server is shutting down, or an earlier commit failed.
    #[error("the database writer has stopped")]
    Stopped,
    /// The database was written by a later version of the program: its schema version, and the one this program
    /// supports.
    #[error("the database has schema {0}, but this program supports only {1}; use a newer program")]
    Later(i64, i64),
    /// The database row of a table, or a part of its log, cannot be read. The table is not served.
    #[error("table {table}: column {column} is damaged: {why}")]
    Damaged {
        /// The id of the table.
        table: String,
        /// The name of the column.
        column: &'static str,
        /// What is wrong with the value.
        why: String,
    },
}

/// Migrations of the database schema, in order. Existing ones never change; new ones are appended.
const MIGRATIONS: [&[&str]; 6] = [
    &[
        "create table people (id text primary key, name text not null, password text, role text not null, \
     banned bigint not null, created bigint not null)",
        "create unique index people_names on people (name) where password is not null",
        "create table sessions (token text primary key, person text not null, created bigint not null)",
        "create index sessions_people on sessions (person)",
        "create table resets (token text primary key, person text not null, expires bigint not null)",
        "create table tables (id text primary key, owner text not null, settings text not null, seats text not null, \
     stage text not null, secret text not null, created bigint not null, ended bigint, result text)",
        "create index tables_stages on tables (stage)",
        "create table lines (tab text not null, seq bigint not null, acts text not null, text text not null, \
     primary key (tab, seq))",
        "create table players (tab text not null, person text not null, seat bigint not null, \
     primary key (tab, person))",
        "create index players_people on players (person)",
        "create table rule_files (id text not null, version bigint not null, hash text not null, text text not null, \
     uploaded bigint not null, primary key (id, version))",
    ],
    &["create index tables_owners on tables (owner, stage)"],
    &["create table training (person text primary key, progress text not null, changed bigint not null)"],
    &[
        "create table records (id text primary key, person text not null, text text not null, shared bigint not null)",
        "create index records_people on records (person)",
    ],
    // Before this migration, the settings contained the tables' passwords; `hash_table_passwords` moves them.
    &["alter table tables add column password text"],
    // From this migration on, fields of settings and seats have the same names as in the API.
    &[
        "update tables set settings = \
     replace(replace(settings, '\"rules-version\":', '\"rules_version\":'), '\"open-after\":', '\"open_after\":')",
        "update tables set seats = replace(seats, '\"part\":', '\"contribution\":')",
    ],
];

/// The version of the database schema that this program uses.
pub const SCHEMA: i64 = MIGRATIONS.len() as i64;

/// The database. Clones share its connections and its writer.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    sqlite: bool,
    pub(crate) writer: mpsc::Sender<Commit>,
    pub(crate) pending: Arc<AtomicUsize>,
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// The table's id.
    pub id: String,
    /// The id of the table's owner.
    pub owner: String,
    /// The table's settings.
    pub settings: Settings,
    /// The occupant of each seat; `None` for an empty seat.
    pub seats: Vec<Option<Sitter>>,
    /// The table's stage.
    pub stage: GameStage,
    /// The hash of the table's password, if it has one.
    pub password: Option<TablePassword>,
    /// The server's part of the walls' seed.
    pub secret: [u8; 32],
    /// The final standings; `None` before the end, or if the game was ended early.
    pub result: Option<Vec<Standing>>,
    /// When the table was created, in seconds since 1970.
    pub created: i64,
}

/// The log of a table.
#[derive(Clone, Default, Debug)]
pub struct StoredLog {
    /// All log lines.
    pub text: String,
    /// The number that the next part of the log will have.
    pub next: i64,
    /// Each seat's highest completed command id.
    pub acts: [u64; 4],
}

impl Store {
    /// Opens a database, `sqlite://FILE` or `postgres://…`, and migrates its schema. The returned task ends when the
    /// last `Store` is dropped and everything is written.
    pub async fn open(url: &str, metrics: Metrics) -> Result<(Store, JoinHandle<()>), StoreError> {
        let pool = connect(url).await?;
        migrate(&pool, SCHEMA).await?;
        let (writer, commits) = mpsc::channel(16 * 1024);
        let task = tokio::spawn(write_batches(pool.clone(), commits, metrics));
        Ok((Store { pool, sqlite: is_sqlite(url), writer, pending: Arc::default() }, task))
    }

    /// Returns the database URL of an SQLite file.
    pub fn sqlite(file: &Path) -> String {
        format!("sqlite://{}?mode=rwc", file.display())
    }

    /// Returns the connection pool, for queries outside of live play.
    pub fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// Returns whether the database is SQLite.
    pub fn is_sqlite(&self) -> bool {
        self.sqlite
    }

    /// Returns the number of writes that are not committed yet.
    pub fn waiting(&self) -> usize {
        self.pending.load(Ordering::Relaxed)
    }

    /// Checks that the database responds.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("select 1 as one").fetch_one(&self.pool).await?;
        Ok(())
    }

    /// Returns how many of an owner's tables are waiting or playing.
    pub async fn open_tables_of(&self, owner: &str) -> Result<usize, StoreError> {
        let row = sqlx::query(
            "select count(*) as open from tables where owner = $1 and stage in ('waiting', 'playing')",
        )
        .bind(owner)
        .fetch_one(&self.pool)
        .await?;
        Ok(row.get::<i64, _>("open") as usize)
    }

    /// Returns the table with this id.
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        // PostgreSQL rejects texts with a NUL character.
        if id.contains('\0') {
            return Ok(None);
        }
        let row =
            sqlx::query("select * from tables where id = $1").bind(id).fetch_optional(&self.pool).await?;
        row.map(|row| stored(&row)).transpose()
    }

    /// Returns the tables in a stage, oldest first. Damaged rows are reported in the server's log and left out.
    pub async fn tables(&self, stage: GameStage) -> Result<Vec<StoredTable>, StoreError> {
        let rows = sqlx::query("select * from tables where stage = $1 order by created")
            .bind(stage.name())
            .fetch_all(&self.pool)
            .await?;
        Ok(undamaged(&rows))
    }

    /// Returns the last 200 tables at which a person took a seat, newest first. Damaged rows are reported in the
    /// server's log and left out.
    pub async fn games_of(&self, person: &str) -> Result<Vec<StoredTable>, StoreError> {
        let rows = sqlx::query(
            "select tables.* from tables join players on players.tab = tables.id \
             where players.person = $1 order by tables.created desc limit 200",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await?;
        Ok(undamaged(&rows))
    }

    /// Returns a person's training progress, as JSON.
    pub async fn training(&self, person: &str) -> Result<Option<String>, StoreError> {
        let found = sqlx::query("select progress from training where person = $1").bind(person);
        Ok(found.fetch_optional(&self.pool).await?.map(|row| row.get("progress")))
    }

    /// Stores a person's training progress.
    pub async fn keep_training(&self, person: &str, progress: &str, now: i64) -> Result<(), StoreError> {
        let kept = sqlx::query(
            "insert into training (person, progress, changed) values ($1, $2, $3) \
             on conflict (person) do update set progress = excluded.progress, changed = excluded.changed",
        );
        kept.bind(person).bind(progress).bind(now).execute(&self.pool).await?;
        Ok(())
    }

    /// Returns the text of a shared record.
    pub async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let found = sqlx::query("select text from records where id = $1").bind(id);
        Ok(found.fetch_optional(&self.pool).await?.map(|row| row.get("text")))
    }

    /// Returns the number of records that a person shares, and that all people share.
    pub async fn records(&self, person: &str) -> Result<(i64, i64), StoreError> {
        let counted = sqlx::query(
            "select count(*) as everybody, count(case when person = $1 then 1 end) as own from records",
        );
        let row = counted.bind(person).fetch_one(&self.pool).await?;
        Ok((row.get("own"), row.get("everybody")))
    }

    /// Stores a shared record unless a record with this id exists.
    pub async fn share(&self, id: &str, person: &str, text: &str, now: i64) -> Result<(), StoreError> {
        let shared = sqlx::query(
            "insert into records (id, person, text, shared) values ($1, $2, $3, $4) on conflict (id) do nothing",
        );
        shared.bind(id).bind(person).bind(text).bind(now).execute(&self.pool).await?;
        Ok(())
    }

    /// Returns the log of a table.
    pub async fn log(&self, table: &str) -> Result<StoredLog, StoreError> {
        let rows = sqlx::query("select seq, acts, text from lines where tab = $1 order by seq")
            .bind(table)
            .fetch_all(&self.pool)
            .await?;
        let mut log = StoredLog::default();
        for row in rows {
            log.text.push_str(row.get::<&str, _>("text"));
            log.next = row.get::<i64, _>("seq") + 1;
            log.acts = acts(row.get("acts")).ok_or_else(|| StoreError::Damaged {
                table: table.to_owned(),
                column: "acts",
                why: "expected four numbers".to_owned(),
            })?;
        }
        Ok(log)
    }
}

/// Parses the database row of a table.
fn stored(row: &sqlx::any::AnyRow) -> Result<StoredTable, StoreError> {
    let id: String = row.get("id");
    let damaged = |column, why: String| StoreError::Damaged { table: id.clone(), column, why };
    let stage: &str = row.get("stage");
    let secret = hex::decode(row.get("secret"));
    let result: Option<&str> = row.get("result");
    Ok(StoredTable {
        owner: row.get("owner"),
        settings: json(row.get("settings")).map_err(|why| damaged("settings", why))?,
        seats: json(row.get("seats")).map_err(|why| damaged("seats", why))?,
        stage: GameStage::from_name(stage).ok_or_else(|| damaged("stage", format!("{stage:?}")))?,
        password: row.get::<Option<String>, _>("password").map(TablePassword::stored),
        // The error message must not contain the secret.
        secret: secret.ok_or_else(|| damaged("secret", "expected 64 hexadecimal digits".to_owned()))?,
        result: result.map(json).transpose().map_err(|why| damaged("result", why))?,
        created: row.get("created"),
        id,
    })
}

fn json<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// Parses the database rows of tables. Damaged rows are reported in the server's log and left out.
fn undamaged(rows: &[sqlx::any::AnyRow]) -> Vec<StoredTable> {
    let read = |row: &sqlx::any::AnyRow| match stored(row) {
        Ok(table) => Some(table),
        Err(error) => {
            tracing::error!(%error, "a damaged table is skipped");
            None
        }
    };
    rows.iter().filter_map(read).collect()
}

/// Parses each seat's highest completed command id.
fn acts(text: &str) -> Option<[u64; 4]> {
    let numbers: Result<Vec<u64>, _> = text.split(',').map(str::parse).collect();
    numbers.ok()?.try_into().ok()
}

/// Returns the current time, in seconds since 1970.
pub(crate) fn now() -> i64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
}

fn is_sqlite(url: &str) -> bool {
    url.starts_with("sqlite:")
}

/// Connects to a database.
pub(crate) async fn connect(url: &str) -> Result<AnyPool, StoreError> {
    install_default_drivers();
    let sqlite = is_sqlite(url);
    let pool = AnyPoolOptions::new()
        .max_connections(if sqlite { 4 } else { 8 })
        .acquire_timeout(DATABASE_ACQUIRE_TIMEOUT)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if sqlite {
                    // These settings make commits survive a power failure.
                    connection.execute("pragma journal_mode = wal").await?;
                    connection.execute("pragma synchronous = full").await?;
                    connection.execute("pragma busy_timeout = 30000").await?;
                    connection.execute("pragma foreign_keys = on").await?;
                }
                Ok(())
            })
        })
        .connect(url)
        .await?;
    Ok(pool)
}

/// Migrates a database to a version of the schema.
pub(crate) async fn migrate(pool: &AnyPool, upto: i64) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    transaction.execute("create table if not exists schema_version (version bigint not null)").await?;
    let row = sqlx::query("select max(version) as version from schema_version")
        .fetch_one(&mut *transaction)
        .await?;
    let version: i64 = row.try_get::<Option<i64>, _>("version")?.unwrap_or(0);
    if version > SCHEMA {
        return Err(StoreError::Later(version, SCHEMA));
    }
    for (number, changes) in MIGRATIONS.iter().enumerate().take(upto as usize).skip(version as usize) {
        for change in *changes {
            transaction.execute(*change).await?;
        }
        sqlx::query("insert into schema_version (version) values ($1)")
            .bind(number as i64 + 1)
            .execute(&mut *transaction)
            .await?;
        if number + 1 == PASSWORDS_HASHED {
            hash_table_passwords(&mut transaction).await?;
        }
    }
    transaction.commit().await?;
    Ok(())
}

/// The schema version that hashes the tables' passwords.
const PASSWORDS_HASHED: usize = 5;

/// Moves the tables' passwords out of the settings and stores their hashes.
async fn hash_table_passwords(transaction: &mut Transaction<'_, Any>) -> Result<(), StoreError> {
    let found = sqlx::query("select id, stage, settings from tables where settings like '%\"password\":\"%'");
    for row in found.fetch_all(&mut **transaction).await? {
        let settings: Result<serde_json::Value, _> = serde_json::from_str(row.get("settings"));
        let Ok(serde_json::Value::Object(mut settings)) = settings else { continue };
        let password = settings.remove("password");
        // Only a table that waits for players still needs its password.
        let needed = row.get::<&str, _>("stage") == GameStage::Waiting.name();
        let hash = password.as_ref().filter(|_| needed).and_then(serde_json::Value::as_str);
        let hash = hash.and_then(TablePassword::hash_now);
        sqlx::query("update tables set settings = $1, password = $2 where id = $3")
            .bind(serde_json::Value::Object(settings).to_string())
            .bind(hash.as_ref().map(TablePassword::as_str))
            .bind(row.get::<&str, _>("id"))
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the URL of a new database in a folder of its own.
    fn url(test: &str) -> String {
        let folder = std::env::temp_dir().join(format!("hanchan-{test}-{}", std::process::id()));
        let _fresh = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Store::sqlite(&folder.join("hanchan.sqlite"))
    }

    /// Returns a new database with one table in it.
    async fn store(test: &str) -> Store {
        let (store, _writer) = Store::open(&url(test), Metrics::default()).await.expect("a database");
        let table = StoredTable {
            id: "one".to_owned(),
            owner: "ann".to_owned(),
            settings: Settings::default(),
            seats: vec![None, Some(Sitter::Program { name: "steady".to_owned() })],
            stage: GameStage::Waiting,
            password: None,
            secret: [7; 32],
            result: Some(vec![(2, 30_000, 150)]),
            created: 1,
        };
        let lines =
            StoreWrite::Lines { table: "one".to_owned(), seq: 0, acts: [1, 2, 3, 4], text: String::new() };
        store.write(vec![StoreWrite::Table(Box::new(table)), lines]).await.expect("written");
        store
    }

    #[tokio::test]
    async fn tables_are_read_as_they_were_written() {
        let store = store("stored").await;
        let table = store.table("one").await.expect("readable").expect("a table");
        assert_eq!((table.secret, table.settings), ([7; 32], Settings::default()));
        assert_eq!(table.seats[1].as_ref().map(Sitter::name), Some("steady"));
        assert_eq!(table.result, Some(vec![(2, 30_000, 150)]));
        assert_eq!(store.log("one").await.expect("readable").acts, [1, 2, 3, 4]);
    }

    #[tokio::test]
    async fn damaged_columns_are_errors() {
        let store = store("damaged").await;
        for (column, text) in [
            ("secret", "abc"),
            ("settings", "{\"rules\":1}"),
            ("seats", "[{\"stranger\":{}}]"),
            ("stage", "dreaming"),
            ("result", "[[1]]"),
        ] {
            let select = format!("select {column} as kept from tables");
            let kept = sqlx::query(&select).fetch_one(store.pool()).await.expect("a row");
            let update = format!("update tables set {column} = $1");
            let update = |text: String| sqlx::query(&update).bind(text).execute(store.pool());
            update(text.to_owned()).await.expect("damaged");
            match store.table("one").await {
                Err(StoreError::Damaged { column: found, .. }) => assert_eq!(found, column),
                other => panic!("{column}: {other:?}"),
            }
            assert!(store.tables(GameStage::Waiting).await.expect("readable").is_empty(), "{column}");
            update(kept.get("kept")).await.expect("repaired");
        }
        assert!(store.table("one").await.expect("repaired").is_some());
        for acts in ["1,2,3", "1,2,3,x", ""] {
            sqlx::query("update lines set acts = $1").bind(acts).execute(store.pool()).await.expect("done");
            let damaged = store.log("one").await;
            assert!(matches!(damaged, Err(StoreError::Damaged { column: "acts", .. })), "{acts}");
        }
    }

    #[tokio::test]
    async fn stored_fields_of_schema_5_get_the_names_of_the_api() {
        let url = url("schema-5");
        let pool = connect(&url).await.expect("a database");
        migrate(&pool, 5).await.expect("schema 5");
        let settings = r#"{"rules":"ema","rules-version":1,"open-after":9,"bots":[]}"#;
        let seats = r#"[{"person":{"id":"a","name":"\"part\":","part":"salt"}},null]"#;
        sqlx::query(
            "insert into tables (id, owner, settings, seats, stage, secret, created) \
             values ('one', 'a', $1, $2, 'waiting', $3, 1)",
        )
        .bind(settings)
        .bind(seats)
        .bind("07".repeat(32))
        .execute(&pool)
        .await
        .expect("a row");
        let (store, _writer) = Store::open(&url, Metrics::default()).await.expect("migrated");
        let table = store.table("one").await.expect("readable").expect("a table");
        assert_eq!((table.settings.rules_version, table.settings.open_after), (Some(1), Some(9)));
        let person = Sitter::Person {
            id: "a".to_owned(),
            name: "\"part\":".to_owned(),
            contribution: "salt".to_owned(),
            removed: false,
        };
        assert_eq!(table.seats, [Some(person), None]);
    }
}
