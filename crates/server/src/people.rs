//! People: guests, accounts, sessions and roles.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use hanchan_api::ErrorCode;
pub use hanchan_api::people::{AccountRole, Person};
use hanchan_rules::hex;
use sha2::{Digest, Sha256};
use sqlx::{AnyPool, Row as _};
use tokio::sync::Semaphore;

use crate::password;
use crate::store::{Store, StoreError, StoreWrite, now};
use crate::timing::{RESET_LINK_TTL, SESSION_CACHE_TTL, SESSION_TTL, seconds};

/// Why an operation on people is refused.
#[derive(Debug, thiserror::Error)]
pub enum PeopleError {
    /// The operation is refused, with a code for the client.
    #[error("{0}")]
    Refused(ErrorCode),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<ErrorCode> for PeopleError {
    fn from(code: ErrorCode) -> PeopleError {
        PeopleError::Refused(code)
    }
}

impl From<sqlx::Error> for PeopleError {
    fn from(error: sqlx::Error) -> PeopleError {
        PeopleError::Store(StoreError::Sql(error))
    }
}

/// Returns a random id of easily readable characters, each with 5 random bits.
pub(crate) fn random_id(letters: usize) -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = vec![0u8; letters];
    // Without randomness from the system, nothing could be kept secret.
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("the system has no random bytes: {error}"));
    bytes.iter().map(|byte| ALPHABET[usize::from(byte % 32)] as char).collect()
}

fn hashed(token: &str) -> String {
    hex::encode(&Sha256::digest(token))
}

/// Returns a display name without surrounding spaces, if it has 1 to 30 characters and no control characters.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    let name = name.trim();
    let fine = (1..=30).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    fine.then(|| name.to_owned())
}

/// The maximum length of a password, in bytes.
const LONGEST: usize = 200;

fn hash_password(password: &str) -> Result<String, PeopleError> {
    if !(8..=LONGEST).contains(&password.len()) {
        return Err(ErrorCode::PasswordLength.into());
    }
    password::hash(password).ok_or(PeopleError::Refused(ErrorCode::Password))
}

/// A hash that matches no password. Verifying it makes a login with an unknown name take as long as one with a wrong
/// password.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$YWFhYWFhYWFhYWFhYWFhYQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Limits how many passwords are hashed at once: each takes 19 MB and some time.
static HASHING: Semaphore = Semaphore::const_new(2);

/// Hashes a password on a blocking thread, because hashing is slow on purpose.
async fn hash(password: String) -> Result<String, PeopleError> {
    let _turn = HASHING.acquire().await;
    let hashed = tokio::task::spawn_blocking(move || hash_password(&password)).await;
    hashed.unwrap_or(Err(PeopleError::Refused(ErrorCode::Password)))
}

async fn is_right(password: String, hash: String) -> bool {
    let _turn = HASHING.acquire().await;
    let check = move || password::verify(&password, &hash);
    tokio::task::spawn_blocking(check).await.unwrap_or(false)
}

fn person(row: &sqlx::any::AnyRow) -> Person {
    Person {
        id: row.get("id"),
        name: row.get("name"),
        role: AccountRole::named(row.get("role")).unwrap_or(AccountRole::Player),
        guest: row.get::<Option<String>, _>("password").is_none(),
    }
}

/// Accounts, guests and sessions.
#[derive(Clone)]
pub struct People {
    store: Store,
    /// A cache of recently used sessions, by the hash of their tokens.
    known: Arc<Mutex<HashMap<String, (Person, Instant)>>>,
}

/// The maximum number of cached sessions.
const KNOWN: usize = 100_000;

impl People {
    /// Creates the interface to the people in a database.
    pub fn new(store: Store) -> People {
        People { store, known: Arc::default() }
    }

    fn pool(&self) -> &AnyPool {
        self.store.pool()
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<String, (Person, Instant)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remember(&self, hash: String, person: Person) {
        let mut known = self.known();
        if known.len() >= KNOWN {
            known.retain(|_, (_, since)| since.elapsed() < SESSION_CACHE_TTL);
        }
        if known.len() < KNOWN {
            known.insert(hash, (person, Instant::now()));
        }
    }

    /// Drops the cached sessions of people who match `which`, because they have changed.
    fn changed(&self, which: impl Fn(&Person) -> bool) {
        self.known().retain(|_, (person, _)| !which(person));
    }

    /// Creates a guest. Returns the guest and the token of a new session.
    pub async fn guest(&self, name: &str) -> Result<(Person, String), PeopleError> {
        let name = clean_name(name).ok_or(ErrorCode::Name)?;
        let person = Person { id: random_id(16), name, role: AccountRole::Player, guest: true };
        let token = random_id(40);
        let (id, name) = (person.id.clone(), person.name.clone());
        let session = StoreWrite::Session { hash: hashed(&token), person: id.clone() };
        self.store.write(vec![StoreWrite::Guest { id, name }, session]).await?;
        self.remember(hashed(&token), person.clone());
        Ok((person, token))
    }

    async fn session(&self, person: &str) -> Result<String, PeopleError> {
        let token = random_id(40);
        self.store
            .write(vec![StoreWrite::Session { hash: hashed(&token), person: person.to_owned() }])
            .await?;
        Ok(token)
    }

    /// Deletes expired sessions.
    pub(crate) async fn forget_old_sessions(&self) -> Result<(), StoreError> {
        let old = sqlx::query("delete from sessions where created <= $1").bind(now() - seconds(SESSION_TTL));
        old.execute(self.pool()).await?;
        Ok(())
    }

    /// Returns the person whose session has this token, or `None` if there is no such session.
    pub async fn of_session(&self, token: &str) -> Result<Option<Person>, PeopleError> {
        let hash = hashed(token);
        if let Some((person, since)) = self.known().get(&hash)
            && since.elapsed() < SESSION_CACHE_TTL
        {
            return Ok(Some(person.clone()));
        }
        let row = sqlx::query(
            "select people.* from people join sessions on sessions.person = people.id \
             where sessions.token = $1 and sessions.created > $2 and people.banned = 0",
        )
        .bind(&hash)
        .bind(now() - seconds(SESSION_TTL))
        .fetch_optional(self.pool())
        .await?;
        let found = row.as_ref().map(person);
        match &found {
            Some(person) => self.remember(hash, person.clone()),
            None => drop(self.known().remove(&hash)),
        }
        Ok(found)
    }

    /// Turns a guest into an account.
    pub async fn register(&self, id: &str, name: &str, password: &str) -> Result<(), PeopleError> {
        let name = clean_name(name).ok_or(ErrorCode::Name)?;
        let taken =
            sqlx::query("select id from people where name = $1 and password is not null and id <> $2")
                .bind(&name)
                .bind(id)
                .fetch_optional(self.pool())
                .await?;
        if taken.is_some() {
            return Err(ErrorCode::NameTaken.into());
        }
        let hash = hash(password.to_owned()).await?;
        sqlx::query("update people set name = $1, password = $2 where id = $3")
            .bind(name)
            .bind(hash)
            .bind(id)
            .execute(self.pool())
            .await?;
        self.changed(|person| person.id == id);
        Ok(())
    }

    /// Logs a person in to their account. Returns the person and the token of a new session.
    pub async fn login(&self, name: &str, password: &str) -> Result<(Person, String), PeopleError> {
        let Some(name) = clean_name(name) else { return Err(ErrorCode::WrongNameOrPassword.into()) };
        let row = sqlx::query("select * from people where name = $1 and password is not null and banned = 0")
            .bind(name)
            .fetch_optional(self.pool())
            .await?;
        let hash = row.as_ref().map_or(NOBODY.to_owned(), |row| row.get("password"));
        if password.len() > LONGEST {
            return Err(ErrorCode::WrongNameOrPassword.into());
        }
        let right = is_right(password.to_owned(), hash).await;
        match row.filter(|_| right) {
            Some(row) => {
                let person = person(&row);
                let token = self.session(&person.id).await?;
                Ok((person, token))
            }
            None => Err(PeopleError::Refused(ErrorCode::WrongNameOrPassword)),
        }
    }

    /// Ends a session.
    pub async fn logout(&self, token: &str) -> Result<(), PeopleError> {
        sqlx::query("delete from sessions where token = $1").bind(hashed(token)).execute(self.pool()).await?;
        self.known().remove(&hashed(token));
        Ok(())
    }

    /// Creates a token for a link with which the owner of an account sets a new password.
    pub async fn reset_token(&self, name: &str) -> Result<String, PeopleError> {
        let row = sqlx::query("select id from people where name = $1 and password is not null")
            .bind(name)
            .fetch_optional(self.pool())
            .await?;
        let id: String = row.ok_or(ErrorCode::NoSuchName)?.get("id");
        let token = random_id(40);
        sqlx::query("insert into resets (token, person, expires) values ($1, $2, $3)")
            .bind(hashed(&token))
            .bind(id)
            .bind(now() + seconds(RESET_LINK_TTL))
            .execute(self.pool())
            .await?;
        Ok(token)
    }

    /// Sets a new password with a reset token and ends all sessions of the account.
    pub async fn reset(&self, token: &str, password: &str) -> Result<(), PeopleError> {
        let row = sqlx::query("select person from resets where token = $1 and expires > $2")
            .bind(hashed(token))
            .bind(now())
            .fetch_optional(self.pool())
            .await?;
        let id: String = row.ok_or(ErrorCode::NoSuchLink)?.get("person");
        let hash = hash(password.to_owned()).await?;
        sqlx::query("update people set password = $1 where id = $2")
            .bind(hash)
            .bind(&id)
            .execute(self.pool())
            .await?;
        sqlx::query("delete from sessions where person = $1").bind(&id).execute(self.pool()).await?;
        sqlx::query("delete from resets where person = $1").bind(&id).execute(self.pool()).await?;
        self.changed(|person| person.id == id);
        Ok(())
    }

    /// Gives an account a role.
    pub async fn set_role(&self, name: &str, role: AccountRole) -> Result<(), PeopleError> {
        let done = sqlx::query("update people set role = $1 where name = $2 and password is not null")
            .bind(role.name())
            .bind(name)
            .execute(self.pool())
            .await?;
        self.changed(|person| person.name == name);
        if done.rows_affected() == 0 { Err(PeopleError::Refused(ErrorCode::NoSuchName)) } else { Ok(()) }
    }

    /// Creates an account. Returns a reset token, with which its owner sets the password.
    pub async fn create(&self, name: &str, role: AccountRole) -> Result<String, PeopleError> {
        let id = random_id(16);
        self.store.write(vec![StoreWrite::Guest { id: id.clone(), name: name.to_owned() }]).await?;
        // Until the owner sets a password, the account has a random one.
        if let Err(error) = self.register(&id, name, &random_id(40)).await {
            self.forget(&id).await?;
            return Err(error);
        }
        let name = name.trim();
        self.set_role(name, role).await?;
        self.reset_token(name).await
    }

    /// Returns the id of the account with this name, or of the person with this id.
    pub async fn id_of(&self, who: &str) -> Result<String, PeopleError> {
        let row = sqlx::query("select id from people where (name = $1 and password is not null) or id = $2")
            .bind(who)
            .bind(who)
            .fetch_optional(self.pool())
            .await?;
        Ok(row.ok_or(ErrorCode::NoSuchPerson)?.get("id"))
    }

    /// Returns all accounts, ordered by name, and whether each is banned. Includes guests if `guests` is set.
    pub async fn all(&self, guests: bool) -> Result<Vec<(Person, bool)>, PeopleError> {
        let rows = sqlx::query("select * from people order by name, id").fetch_all(self.pool()).await?;
        let all = rows.iter().map(|row| (person(row), row.get::<i64, _>("banned") != 0));
        Ok(all.filter(|(person, _)| guests || !person.guest).collect())
    }

    /// Bans a person or lifts the ban.
    pub async fn ban(&self, id: &str, banned: bool) -> Result<(), PeopleError> {
        let done = sqlx::query("update people set banned = $1 where id = $2")
            .bind(i64::from(banned))
            .bind(id)
            .execute(self.pool())
            .await?;
        self.changed(|person| person.id == id);
        if done.rows_affected() == 0 { Err(PeopleError::Refused(ErrorCode::NoSuchPerson)) } else { Ok(()) }
    }

    /// Deletes a person, with their sessions, training progress and shared records. Their games stay, and the
    /// records of those games still name them.
    pub async fn forget(&self, id: &str) -> Result<(), PeopleError> {
        for statement in [
            "delete from sessions where person = $1",
            "delete from resets where person = $1",
            "delete from players where person = $1",
            "delete from training where person = $1",
            "delete from records where person = $1",
            "delete from people where id = $1",
        ] {
            sqlx::query(statement).bind(id).execute(self.pool()).await?;
        }
        self.changed(|person| person.id == id);
        Ok(())
    }
}
