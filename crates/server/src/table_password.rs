//! Passwords of tables. Like passwords of accounts, they are stored as hashes.
//!
//! Hashing is slow on purpose, so it never runs in a table's task, and only one table password is hashed at a
//! time. People who guess passwords delay each other, but not tables or logins.

use tokio::sync::Semaphore;

use crate::password;

static HASHING: Semaphore = Semaphore::const_new(1);

/// The hash of a table's password. It never leaves the server.
#[derive(Clone, PartialEq, Eq)]
pub struct TablePassword(String);

impl std::fmt::Debug for TablePassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TablePassword(..)")
    }
}

impl TablePassword {
    /// Hashes a password. Returns `None` if it cannot be hashed.
    pub(crate) async fn hash(password: String) -> Option<TablePassword> {
        let _turn = HASHING.acquire().await;
        tokio::task::spawn_blocking(move || TablePassword::hash_now(&password)).await.ok().flatten()
    }

    /// Hashes a password on the current thread.
    pub(crate) fn hash_now(password: &str) -> Option<TablePassword> {
        password::hash(password).map(TablePassword)
    }

    /// Returns whether the password matches this hash.
    pub(crate) async fn verify(self, password: String) -> bool {
        let _turn = HASHING.acquire().await;
        let check = move || password::verify(&password, &self.0);
        tokio::task::spawn_blocking(check).await.unwrap_or(false)
    }

    /// Wraps a hash from the database.
    pub(crate) fn stored(hash: String) -> TablePassword {
        TablePassword(hash)
    }

    /// Returns the hash for the database.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}
