//! A server for a club, with a lobby, live play over WebSocket, accounts, and durable storage.
//!
//! Each table is owned by one task, and [`server_state::ServerState`] keeps a list of all tables. Events are
//! committed ([`store::Store`]) before they are published, and clients receive nothing but what their audience may
//! see. A table that was unloaded, or whose server crashed, resumes from its log.

pub mod backup;
pub mod bots;
mod http;
mod instance_lock;
pub mod limits;
mod listen;
pub mod local_admin;
mod localized;
pub mod metrics;
mod password;
pub mod people;
mod rate_limiter;
pub mod server_state;
pub mod sitter;
pub mod store;
mod table;
mod table_password;
mod timing;
#[cfg(test)]
mod typescript;
mod write;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;

use bots::{Bots, WrongBot};
use limits::Limits;
use local_admin::LocalAdmin;
use metrics::Metrics;
use rate_limiter::RateLimiter;
use server_state::ServerState;
use store::{Store, StoreError};
use timing::{DATABASE_CLOSE_TIMEOUT, LAST_WRITE_TIMEOUT};

/// The settings a server starts with.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub bind: SocketAddr,
    /// The data folder, with the database and the club's rule files.
    pub data: PathBuf,
    /// The database's URL; by default an SQLite file in the data folder.
    pub database: Option<String>,
    /// The public URL of the server, if it is set.
    pub base_url: Option<String>,
    /// The maximum number of open tables.
    pub most_tables: usize,
    /// External bots that players can choose: their addresses by name, in the syntax that `docs/bots.md`
    /// describes.
    pub bots: BTreeMap<String, String>,
    /// Limits on clients.
    pub limits: Limits,
}

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The data folder or the address cannot be used, or the network failed. The text names what failed.
    #[error("{0}: {1}")]
    Io(String, std::io::Error),
    /// Another server is using the same data folder or database.
    #[error("{0}: another server is using it")]
    Taken(String),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An external bot in the settings is not valid.
    #[error(transparent)]
    Bots(#[from] WrongBot),
    /// The tables or rule sets could not be loaded.
    #[error(transparent)]
    State(#[from] server_state::StateError),
}

/// Runs a server until `stop` is ready. Calls `ready` with the address once the server is listening.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr) + Send,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServerError> {
    let io = |what: String| move |error| ServerError::Io(what, error);
    let bots = Bots::new(&config.bots, config.limits.bots)?;
    tokio::fs::create_dir_all(&config.data).await.map_err(io(config.data.display().to_string()))?;
    let metrics = Metrics::default();
    let url = config.database.clone().unwrap_or_else(|| Store::sqlite(&config.data.join("hanchan.sqlite")));
    let (store, mut writer) = Store::open(&url, metrics.clone()).await?;
    let lock = instance_lock::acquire(&config.data, &store).await?;
    let pool = store.pool().clone();
    let state = ServerState::new(store, metrics, config.most_tables, bots);
    for (file, error) in state.add_rules(&config.data.join("rules")) {
        tracing::warn!(file, %error, problems = ?error.problems(), "a rule file is not valid");
    }
    state.load_uploaded_rules().await?;
    state.people().forget_old_sessions().await?;
    let resumed = state.resume_all().await?;
    let listener = listen::bind(config.bind).map_err(io(config.bind.to_string()))?;
    let address = listener.local_addr().map_err(io(config.bind.to_string()))?;
    let base_url = config.base_url.clone().unwrap_or_else(|| format!("http://{address}"));
    tracing::info!(%address, resumed, "listening");
    let local = LocalAdmin::write(&config.data, address).map_err(io(config.data.display().to_string()))?;
    ready(address);
    let limiter = RateLimiter::new(config.limits);
    let app = http::App::new(state.clone(), &base_url, &local.token, limiter.clone());
    let mut failed = false;
    let stop = async {
        tokio::select! {
            () = stop => {}
            // Nothing can be stored any more, so the server stops. Its supervisor is expected to restart it.
            _ended = &mut writer => failed = true,
        }
    };
    let open = listen::accept(listener, http::router(app), limiter, stop).await;
    tracing::info!("stopping");
    state.stop().await;
    open.close().await;
    drop(state);
    local.remove(&config.data);
    if failed {
        return Err(StoreError::Stopped.into());
    }
    let _written = tokio::time::timeout(LAST_WRITE_TIMEOUT, writer).await;
    drop(lock);
    // SQLite merges its write-ahead log into the database file on close.
    let _closed = tokio::time::timeout(DATABASE_CLOSE_TIMEOUT, pool.close()).await;
    Ok(())
}
