//! The passwords of tables. They are stored hashed, as those of accounts are.
//!
//! Hashing takes long on purpose, so it never happens in a table's own task, and only one table password is hashed at a time:
//! people who guess wait for each other, and keep neither tables nor logins waiting.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use tokio::sync::Semaphore;

use crate::people::random_id;

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
        let salt = SaltString::encode_b64(random_id(16).as_bytes()).ok()?;
        let hash = Argon2::default().hash_password(password.as_bytes(), &salt).ok()?;
        Some(TablePassword(hash.to_string()))
    }

    /// Whether this is the hash of a password.
    pub(crate) async fn verify(self, password: String) -> bool {
        let _turn = HASHING.acquire().await;
        let check = move || {
            let hash = PasswordHash::new(&self.0);
            hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        };
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
