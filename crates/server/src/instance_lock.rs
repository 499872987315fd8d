//! A lock that prevents two servers from using the same data.

use std::fs::{File, TryLockError};
use std::path::Path;

use sqlx::pool::PoolConnection;
use sqlx::{Any, Row as _};

use crate::ServerError;
use crate::store::{Store, StoreError};
use crate::timing::INSTANCE_LOCK_POLL;

/// The ids of the PostgreSQL advisory locks: the first (`RUNNING`) is held while a server runs, the second during
/// a commit.
const RUNNING: i64 = 0x6861_6e63_6861_6e01;
pub(crate) const COMMITTING: i64 = 0x6861_6e63_6861_6e02;
/// The number of attempts to get the lock while another server shuts down.
const TRIES: u32 = 100;

/// The lock, held while the server runs. The system releases it when the process is killed.
pub(crate) struct InstanceLock {
    _file: File,
    _connection: Option<PoolConnection<Any>>,
}

/// Locks the data folder and the database.
pub(crate) async fn acquire(data: &Path, store: &Store) -> Result<InstanceLock, ServerError> {
    let path = data.join("hanchan.lock");
    let io = |error| ServerError::Io(path.display().to_string(), error);
    let file = File::create(&path).map_err(io)?;
    for tried in 0.. {
        match file.try_lock() {
            Ok(()) => break,
            Err(TryLockError::Error(error)) => return Err(io(error)),
            Err(TryLockError::WouldBlock) if tried < TRIES => tokio::time::sleep(INSTANCE_LOCK_POLL).await,
            Err(TryLockError::WouldBlock) => return Err(ServerError::Taken(data.display().to_string())),
        }
    }
    let connection = if store.is_sqlite() { None } else { Some(lock_database(store).await?) };
    Ok(InstanceLock { _file: file, _connection: connection })
}

async fn lock_database(store: &Store) -> Result<PoolConnection<Any>, ServerError> {
    let sql = |error| ServerError::Store(StoreError::Sql(error));
    let mut connection = store.pool().acquire().await.map_err(sql)?;
    for tried in 0.. {
        let got = sqlx::query("select pg_try_advisory_lock($1) as got").bind(RUNNING);
        if got.fetch_one(&mut *connection).await.map_err(sql)?.get("got") {
            break;
        }
        if tried == TRIES {
            return Err(ServerError::Taken("the database".to_owned()));
        }
        tokio::time::sleep(INSTANCE_LOCK_POLL).await;
    }
    // A killed server's last commit may still be running; wait for it.
    for statement in [
        "select 1 as one from pg_advisory_lock($1)",
        "select 1 as one from (select pg_advisory_unlock($1)) as done",
    ] {
        sqlx::query(statement).bind(COMMITTING).fetch_all(&mut *connection).await.map_err(sql)?;
    }
    Ok(connection)
}
