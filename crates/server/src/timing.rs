//! Every timeout, delay and grace period of the server. `docs/live.md` and `docs/guide/hosting.md` describe those
//! that players notice.

use std::time::Duration;

// Play at a table.

/// How long a game waits for players who took a seat but have never connected.
pub(crate) const ARRIVAL_GRACE: Duration = Duration::from_mins(1);
/// How long a game waits for its players after the server restarted.
pub(crate) const RESTART_GRACE: Duration = Duration::from_mins(10);
/// How long a disconnected player has to come back before a stand-in acts for them.
pub(crate) const DISCONNECT_GRACE: Duration = Duration::from_secs(8);
/// How long a stand-in waits after the start of an absent player's turn.
pub(crate) const STAND_IN_DELAY: Duration = Duration::from_millis(1500);
/// How long the result of a deal is shown if not all players say that they are ready.
pub(crate) const RESULT_PAUSE: Duration = Duration::from_secs(30);
/// How long people have to correct a payment at an unassisted table before a bot mixes the tiles.
pub(crate) const CORRECTION_PAUSE: Duration = Duration::from_secs(10);
/// The delay between the end of the rules' time for claims and the closing of claims at an unassisted table. It
/// makes sure that the time has passed.
pub(crate) const CLAIMS_MARGIN: Duration = Duration::from_millis(20);
/// How long the table waits for an external bot beyond the bot's own time limit.
pub(crate) const BOT_HARD_TIMEOUT: Duration = Duration::from_mins(2);

// Tables in memory.

/// How long a table without connected clients stays in memory.
pub(crate) const IDLE_TABLE_TIMEOUT: Duration = Duration::from_mins(30);
/// How long a table without connected clients stays in memory once its game is over.
pub(crate) const FINISHED_TABLE_TIMEOUT: Duration = Duration::from_mins(1);

// Connections.

/// How long a client may take to read what it is sent.
pub(crate) const CLIENT_READ_TIMEOUT: Duration = Duration::from_secs(20);
/// How long a client that sends nothing stays connected. Clients send `ping` to stay connected.
pub(crate) const CLIENT_SILENCE_TIMEOUT: Duration = Duration::from_secs(90);
/// How long a client may take to send the header of a request.
pub(crate) const HEADER_TIMEOUT: Duration = Duration::from_secs(10);
/// How long an HTTP connection is kept open. After this time, it is closed once its current request is finished.
pub(crate) const CONNECTION_MAX_AGE: Duration = Duration::from_mins(5);
/// How long a connection that is being closed may take to finish its current request.
pub(crate) const CONNECTION_CLOSE_TIMEOUT: Duration = Duration::from_secs(5);
/// How long the server may take to handle a request.
pub(crate) const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// How long to wait after a connection could not be accepted before accepting again.
pub(crate) const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(20);
/// How often to check whether all connections are closed when the server stops.
pub(crate) const CONNECTIONS_POLL: Duration = Duration::from_millis(10);
/// How long the rate limiter remembers an address that sends nothing.
pub(crate) const UNUSED_BUCKET_AGE: Duration = Duration::from_mins(10);
/// How long a session stays cached before it is read from the database again.
pub(crate) const SESSION_CACHE_TTL: Duration = Duration::from_secs(30);

// Accounts.

/// How long a session and its cookie last.
pub(crate) const SESSION_TTL: Duration = Duration::from_hours(365 * 24);
/// How long an administrator's link for a new password works.
pub(crate) const RESET_LINK_TTL: Duration = Duration::from_hours(24);

/// Returns a duration in whole seconds, as the database and cookies count it.
pub(crate) const fn seconds(time: Duration) -> i64 {
    time.as_secs() as i64
}

// Shutdown and the database.

/// How long tables may take to stop when the server stops.
pub(crate) const TABLES_STOP_TIMEOUT: Duration = Duration::from_secs(10);
/// How long the last writes may take when the server stops.
pub(crate) const LAST_WRITE_TIMEOUT: Duration = Duration::from_secs(10);
/// How long closing the database may take.
pub(crate) const DATABASE_CLOSE_TIMEOUT: Duration = Duration::from_secs(5);
/// How long to wait for a free database connection.
pub(crate) const DATABASE_ACQUIRE_TIMEOUT: Duration = Duration::from_secs(30);
/// How often to check whether another server has released the data folder or database.
pub(crate) const INSTANCE_LOCK_POLL: Duration = Duration::from_millis(200);
