//! Tables for a club: lobby, live play over WebSocket, accounts, and a database that loses nothing.
//!
//! One task owns each table ([`server_state::ServerState`] keeps them). What happens is made safe ([`store::Store`]) before anybody is told
//! of it; clients are sent nothing but views. A table that was put away, or lost its server, goes on from its log.

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

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub bind: SocketAddr,
    /// Its folder: the database and the club's rule files.
    pub data: PathBuf,
    /// The database; a file in the folder without it.
    pub database: Option<String>,
    /// Where people find it.
    pub base_url: Option<String>,
    /// The most tables at once.
    pub most_tables: usize,
    /// Other people's bots that players may choose: names, and addresses as `docs/bots.md` has them.
    pub bots: BTreeMap<String, String>,
    /// Bounds on what comes from outside.
    pub limits: Limits,
}

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The folder, the address or the network.
    #[error("{0}: {1}")]
    Io(String, std::io::Error),
    /// Another server runs with the same data.
    #[error("{0}: another server is using it")]
    Taken(String),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A bot in the settings.
    #[error(transparent)]
    Bots(#[from] WrongBot),
    /// The tables.
    #[error(transparent)]
    State(#[from] server_state::StateError),
}

/// Runs a server until `stop` is ready. `ready` is called with the address.
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
        tracing::warn!(file, %error, problems = ?error.problems(), "a rule file cannot be used");
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
            // Nothing can be kept any more: who started the server starts it again.
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
    // The database's own log is folded into its file.
    let _closed = tokio::time::timeout(DATABASE_CLOSE_TIMEOUT, pool.close()).await;
    Ok(())
}
