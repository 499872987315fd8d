//! Password hashes, for accounts and tables.
//!
//! Hashing is slow on purpose, so callers run it on a blocking thread, and limit how many passwords are hashed at
//! once.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};

use crate::people::random_id;

/// Hashes a password. Returns `None` if it cannot be hashed.
pub(crate) fn hash(password: &str) -> Option<String> {
    let salt = SaltString::encode_b64(random_id(16).as_bytes()).ok()?;
    let hash = Argon2::default().hash_password(password.as_bytes(), &salt).ok()?;
    Some(hash.to_string())
}

/// Returns whether a password matches a hash.
pub(crate) fn verify(password: &str, hash: &str) -> bool {
    let hash = PasswordHash::new(hash);
    hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}
