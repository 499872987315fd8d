//! The passwords of tables. They are stored hashed, as those of accounts are.
//!
//! Hashing takes long on purpose, so it never happens in a table's own task, and only one table password is hashed at a time:
//! people who guess wait for each other, and keep neither tables nor logins waiting.

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
    /// Hashes a password; `None` if it cannot be hashed.
    pub(crate) async fn hash(password: String) -> Option<TablePassword> {
        let _turn = HASHING.acquire().await;
        tokio::task::spawn_blocking(move || TablePassword::hash_now(&password)).await.ok().flatten()
    }

    /// Hashes a password on this thread.
    pub(crate) fn hash_now(password: &str) -> Option<TablePassword> {
        password::hash(password).map(TablePassword)
    }

    /// Whether this is the hash of a password.
    pub(crate) async fn verify(self, password: String) -> bool {
        let _turn = HASHING.acquire().await;
        let check = move || password::verify(&password, &self.0);
        tokio::task::spawn_blocking(check).await.unwrap_or(false)
    }

    /// The hash as it was stored.
    pub(crate) fn stored(hash: String) -> TablePassword {
        TablePassword(hash)
    }

    /// The hash as it is stored.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}
