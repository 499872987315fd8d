//! The state of a running server: its tables, rule sets, people and database.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use hanchan_api::settings::{SeatAccess, Settings, WrongSetting};
use hanchan_api::tables::{GameStage, TableState};
use hanchan_api::{ByName, ErrorCode};
use hanchan_rules::{Length, RuleProblem, Rules, hex, preset, preset_file, preset_ids};
use sha2::{Digest as _, Sha256};
use tokio::sync::oneshot;

use crate::bots::Bots;
use crate::metrics::{Metrics, Queues};
use crate::people::{People, PeopleError, Person, random_id};
use crate::sitter::Sitter;
use crate::store::{Store, StoreError, StoreWrite, StoredTable, now};
use crate::table::{ExternalBots, Handle, JoinRefusal, Table, ToTable};
use crate::table_password::TablePassword;
use crate::timing::TABLES_STOP_TIMEOUT;

/// Why the server refuses a request.
#[derive(Debug, thiserror::Error)]
pub enum StateError {
    /// The request is refused, with a code for the client.
    #[error("{0}")]
    Refused(ErrorCode),
    /// A setting of the table is not valid.
    #[error("setting {0}")]
    Setting(#[from] WrongSetting),
    /// The table's password is required. This is its hash, for verifying the password that the person enters.
    #[error("the table has a password")]
    PasswordRequired(TablePassword),
    /// The rule file has errors.
    #[error("the rule file has problems")]
    Rules(Vec<RuleProblem>),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<ErrorCode> for StateError {
    fn from(code: ErrorCode) -> StateError {
        StateError::Refused(code)
    }
}

impl From<JoinRefusal> for StateError {
    fn from(refusal: JoinRefusal) -> StateError {
        match refusal {
            JoinRefusal::PasswordRequired(password) => StateError::PasswordRequired(password),
            refusal => StateError::Refused((&refusal).into()),
        }
    }
}

impl StateError {
    /// Returns the problems in a rule file if this error is about one, otherwise this error's own message.
    pub fn problems(&self) -> Vec<String> {
        match self {
            StateError::Rules(problems) => problems.iter().map(ToString::to_string).collect(),
            other => vec![other.to_string()],
        }
    }
}

/// The maximum number of open tables that one person may own.
const TABLES_EACH: usize = 5;

/// The maximum length of a contribution to the walls, in bytes.
const MAX_CONTRIBUTION_BYTES: usize = 100;

struct Inner {
    store: Store,
    people: People,
    metrics: Metrics,
    tables: Mutex<HashMap<String, Handle>>,
    /// Whether the server is stopping.
    stopping: AtomicBool,
    /// Held while a table is resumed, so that no table is resumed twice.
    resuming: tokio::sync::Mutex<()>,
    rules: RwLock<HashMap<(String, u32), Arc<Rules>>>,
    /// Rule sets with a game length other than their own, for tables that choose another length.
    lengths: Mutex<HashMap<(String, u32, Length), Arc<Rules>>>,
    most_tables: usize,
    bots: Bots,
}

/// The state of a running server. Clones share the same state.
#[derive(Clone)]
pub struct ServerState(Arc<Inner>);

impl ServerState {
    /// Creates the state with the built-in rule sets.
    pub fn new(store: Store, metrics: Metrics, most_tables: usize, bots: Bots) -> ServerState {
        let people = People::new(store.clone());
        let rules = preset_ids()
            .filter_map(preset)
            .map(|rules| ((rules.id.clone(), rules.version), Arc::new(rules)))
            .collect();
        ServerState(Arc::new(Inner {
            store,
            people,
            metrics,
            tables: Mutex::default(),
            stopping: AtomicBool::new(false),
            resuming: tokio::sync::Mutex::default(),
            rules: RwLock::new(rules),
            lengths: Mutex::default(),
            most_tables,
            bots,
        }))
    }

    /// Returns the external bots that can take seats.
    pub fn bots(&self) -> &Bots {
        &self.0.bots
    }

    /// Returns the accounts, guests and sessions.
    pub fn people(&self) -> &People {
        &self.0.people
    }

    /// Returns the metrics.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Returns the database.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Adds the rule files in a folder. Returns the names of the files that are not valid, with their errors.
    pub fn add_rules(&self, folder: &Path) -> Vec<(String, StateError)> {
        let (fine, wrong) = ServerState::read_rules(folder);
        for rules in fine {
            self.keep_rules(rules);
        }
        wrong
    }

    /// Reads the rule files in a folder. Returns the valid rule sets, and the names of the other files with their
    /// errors.
    pub fn read_rules(folder: &Path) -> (Vec<Rules>, Vec<(String, StateError)>) {
        let (mut fine, mut wrong) = (Vec::new(), Vec::new());
        let Ok(files) = std::fs::read_dir(folder) else { return (fine, wrong) };
        let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
        paths.sort();
        for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "toml")) {
            let name = path.display().to_string();
            let text = std::fs::read_to_string(path).unwrap_or_default();
            match ServerState::read_rule_text(&name, &text) {
                Ok(rules) => fine.push(rules),
                Err(error) => wrong.push((name, error)),
            }
        }
        (fine, wrong)
    }

    /// Adds a rule set from the text of a rule file, in memory only.
    pub fn add_rule_text(&self, name: &str, text: &str) -> Result<Arc<Rules>, StateError> {
        Ok(self.keep_rules(ServerState::read_rule_text(name, text)?))
    }

    fn read_rule_text(name: &str, text: &str) -> Result<Rules, StateError> {
        let rules = Rules::check(name, text, |base| Ok(preset_file(base)));
        let rules = rules.map_err(|problems| StateError::Rules(problems.into_iter().collect()))?;
        let taken = preset_ids().any(|id| id == rules.id);
        if taken { Err(StateError::Refused(ErrorCode::RulesNameTaken)) } else { Ok(rules) }
    }

    fn keep_rules(&self, rules: Rules) -> Arc<Rules> {
        let (key, rules) = ((rules.id.clone(), rules.version), Arc::new(rules));
        self.0.rules.write().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&rules));
        rules
    }

    /// Returns the newest version of every rule set, ordered by id.
    pub fn rules(&self) -> Vec<Arc<Rules>> {
        let known = self.0.rules.read().unwrap_or_else(PoisonError::into_inner);
        let mut newest: HashMap<&str, &Arc<Rules>> = HashMap::new();
        for rules in known.values() {
            let best = newest.entry(&rules.id).or_insert(rules);
            if rules.version > best.version {
                *best = rules;
            }
        }
        let mut all: Vec<Arc<Rules>> = newest.into_values().cloned().collect();
        all.sort_by(|one, other| one.id.cmp(&other.id));
        all
    }

    /// Returns a rule set, in its newest version if `version` is `None`. Returns `None` if there is no such rule
    /// set.
    pub fn rule_set(&self, id: &str, version: Option<u32>) -> Option<Arc<Rules>> {
        match version {
            Some(version) => {
                let known = self.0.rules.read().unwrap_or_else(PoisonError::into_inner);
                known.get(&(id.to_owned(), version)).cloned()
            }
            None => self.rules().into_iter().find(|rules| rules.id == id),
        }
    }

    /// Returns the rules of a table with these settings.
    fn rules_of(&self, settings: &Settings) -> Result<Arc<Rules>, StateError> {
        let rules = self.rule_set(&settings.rules, settings.rules_version).ok_or(ErrorCode::NoSuchRules)?;
        let Some(ByName(length)) = settings.length else { return Ok(rules) };
        let key = (rules.id.clone(), rules.version, length);
        let mut known = self.0.lengths.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = known.get(&key) {
            return Ok(Arc::clone(rules));
        }
        let changed = rules
            .with_switches(|switches| switches.table.length = length)
            .map_err(|problems| StateError::Rules(problems.into_iter().collect()))?;
        let changed = Arc::new(changed);
        known.insert(key, Arc::clone(&changed));
        Ok(changed)
    }

    /// Creates a table and seats its owner. Returns the table's id.
    pub async fn make(&self, owner: &Person, mut settings: Settings) -> Result<String, StateError> {
        let password = match settings.take_password()? {
            Some(password) => {
                let hash = TablePassword::hash(password).await;
                Some(hash.ok_or(ErrorCode::NoRandomness)?)
            }
            None => None,
        };
        self.create(owner, settings, password).await
    }

    /// Creates a table with the settings of another one and the owner's contribution to the walls. Returns the new
    /// table's id.
    pub async fn make_again(
        &self,
        owner: &Person,
        stored: StoredTable,
        contribution: Option<String>,
    ) -> Result<String, StateError> {
        self.create(owner, Settings { contribution, ..stored.settings }, stored.password).await
    }

    async fn create(
        &self,
        owner: &Person,
        mut settings: Settings,
        password: Option<TablePassword>,
    ) -> Result<String, StateError> {
        let rules = self.rules_of(&settings)?;
        settings.rules_version = Some(rules.version);
        let contribution = settings.contribution.take().unwrap_or_default();
        if contribution.len() > MAX_CONTRIBUTION_BYTES {
            return Err(ErrorCode::Contribution.into());
        }
        let players = rules.switches().table.players.count();
        settings.check(players, |name| self.0.bots.has(name))?;
        // The mjai protocol cannot express the moves of an unassisted table.
        if settings.has_external_bots() && settings.is_unassisted() {
            return Err(ErrorCode::BotsAtRealTable.into());
        }
        let open = self.handles().len();
        let own = self.0.store.open_tables_of(&owner.id).await?;
        if open >= self.0.most_tables || own >= TABLES_EACH {
            return Err(ErrorCode::TooManyTables.into());
        }
        let bots = self.external_bots(&settings)?;
        let mut secret = [0u8; 32];
        getrandom::fill(&mut secret).map_err(|_| ErrorCode::NoRandomness)?;
        let mut seats: Vec<Option<Sitter>> = vec![None; players];
        for (seat, name) in seats.iter_mut().rev().zip(&settings.bots) {
            *seat = Some(Sitter::Program { name: name.clone() });
        }
        let has_free_seat = seats.iter().any(Option::is_none);
        let stored = StoredTable {
            id: random_id(12),
            owner: owner.id.clone(),
            settings,
            seats,
            stage: GameStage::Waiting,
            password,
            secret,
            result: None,
            created: now(),
        };
        self.0.store.write(vec![StoreWrite::Table(Box::new(stored.clone()))]).await?;
        let id = stored.id.clone();
        let (store, metrics) = (self.0.store.clone(), self.0.metrics.clone());
        self.start(Table::new(stored, rules, bots, store, metrics));
        if has_free_seat {
            self.take_seat(&id, owner, true, contribution).await?;
        }
        Ok(id)
    }

    /// Reserves slots for the external bots of a table.
    fn external_bots(&self, settings: &Settings) -> Result<Option<Box<ExternalBots>>, StateError> {
        if !settings.has_external_bots() {
            return Ok(None);
        }
        let room = self.0.bots.room(settings.bots.iter().map(String::as_str));
        let room = room.ok_or(ErrorCode::TooManyBots)?;
        Ok(Some(Box::new(ExternalBots::new(self.0.bots.clone(), room))))
    }

    fn start(&self, table: Table) -> Handle {
        let id = table.id().to_owned();
        let (state, of) = (self.clone(), id.clone());
        let handle = table.start(move || {
            let mut tables = state.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
            if tables.get(&of).is_some_and(Handle::is_closed) {
                tables.remove(&of);
            }
        });
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner).insert(id, handle.clone());
        handle
    }

    fn handles(&self) -> Vec<Handle> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// Returns the lengths of the queues.
    pub fn queues(&self) -> Queues {
        let waiting = |handle: &Handle| handle.max_capacity() - handle.capacity();
        let mut queues = Queues { commits: self.0.store.waiting(), ..Queues::default() };
        for waits in self.handles().iter().map(waiting) {
            queues.tables += waits;
            queues.longest = queues.longest.max(waits);
        }
        queues
    }

    fn running(&self, id: &str) -> Option<Handle> {
        let tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(id).filter(|handle| !handle.is_closed()).cloned()
    }

    /// Returns the handle of a table, and resumes the table if it was unloaded.
    pub(crate) async fn table(&self, id: &str) -> Result<Handle, StateError> {
        if let Some(handle) = self.running(id) {
            return Ok(handle);
        }
        if self.0.stopping.load(Ordering::Relaxed) {
            return Err(ErrorCode::TableStopped.into());
        }
        let _one = self.0.resuming.lock().await;
        if let Some(handle) = self.running(id) {
            return Ok(handle);
        }
        let stored = self.0.store.table(id).await?.ok_or(ErrorCode::NoSuchTable)?;
        self.resume(stored).await
    }

    async fn resume(&self, stored: StoredTable) -> Result<Handle, StateError> {
        let rules = self.rules_of(&stored.settings)?;
        let over = stored.stage == GameStage::Over;
        let bots = if over { None } else { self.external_bots(&stored.settings)? };
        let log = self.0.store.log(&stored.id).await?;
        let (store, metrics) = (self.0.store.clone(), self.0.metrics.clone());
        let mut table = Table::new(stored, rules, bots, store, metrics);
        if log.text.is_empty() {
            return Ok(self.start(if over { table.closed() } else { table }));
        }
        if let Err(error) = table.resume(&log) {
            tracing::error!(table = table.id(), %error, "the log of a table cannot be replayed");
            return Err(ErrorCode::CannotResume.into());
        }
        Ok(self.start(table))
    }

    /// Resumes every stored table that was waiting or playing. Returns how many were resumed.
    pub async fn resume_all(&self) -> Result<usize, StateError> {
        let mut count = 0;
        for stage in [GameStage::Waiting, GameStage::Playing] {
            for stored in self.0.store.tables(stage).await? {
                let id = stored.id.clone();
                match self.resume(stored).await {
                    Ok(_) => count += 1,
                    Err(error) => tracing::error!(table = id, %error, "a table cannot be resumed"),
                }
            }
        }
        Ok(count)
    }

    /// Seats a person at a table, with their contribution to the walls.
    pub async fn sit(
        &self,
        id: &str,
        person: &Person,
        password: Option<String>,
        contribution: String,
    ) -> Result<(), StateError> {
        if contribution.len() > MAX_CONTRIBUTION_BYTES {
            return Err(ErrorCode::Contribution.into());
        }
        let required = match self.take_seat(id, person, false, contribution.clone()).await {
            Err(StateError::PasswordRequired(required)) => required,
            other => return other,
        };
        // The password is checked outside of the table's task, so that the task is not blocked meanwhile.
        let admitted = match password {
            Some(password) => required.verify(password).await,
            None => false,
        };
        if !admitted {
            return Err(JoinRefusal::WrongPassword.into());
        }
        self.take_seat(id, person, true, contribution).await
    }

    /// Seats a person at a table. `admitted` is true if they have given the table's password.
    async fn take_seat(
        &self,
        id: &str,
        person: &Person,
        admitted: bool,
        contribution: String,
    ) -> Result<(), StateError> {
        let (reply, answer) = oneshot::channel();
        let message = ToTable::Sit { person: person.clone(), admitted, contribution, reply };
        Ok(self.ask(id, message, answer).await??)
    }

    /// Removes a person from a table, at their own request.
    pub async fn leave(&self, id: &str, person: &Person) -> Result<(), StateError> {
        let (reply, answer) = oneshot::channel();
        Ok(self.ask(id, ToTable::Leave { person: person.id.clone(), reply }, answer).await??)
    }

    /// Returns the state of a table.
    pub async fn table_state(&self, id: &str) -> Result<TableState, StateError> {
        let (reply, answer) = oneshot::channel();
        self.ask(id, ToTable::State(reply), answer).await
    }

    /// Notifies a table that a rematch was created, with the id `again`.
    pub async fn rematch(&self, id: &str, again: &str) -> Result<(), StateError> {
        let handle = self.table(id).await?;
        let _gone = handle.send(ToTable::Rematch(again.to_owned())).await;
        Ok(())
    }

    /// Bans a person and removes them from all tables, or lifts the ban.
    pub async fn ban(&self, person: &str, banned: bool) -> Result<(), PeopleError> {
        self.0.people.ban(person, banned).await?;
        if banned {
            for handle in self.handles() {
                let _gone = handle.send(ToTable::Banned(person.to_owned())).await;
            }
        }
        Ok(())
    }

    /// Ends a table, on behalf of an administrator.
    pub async fn end(&self, id: &str) -> Result<(), StateError> {
        let (reply, answer) = oneshot::channel();
        self.ask(id, ToTable::End(reply), answer).await
    }

    async fn ask<T>(
        &self,
        id: &str,
        message: ToTable,
        answer: oneshot::Receiver<T>,
    ) -> Result<T, StateError> {
        let handle = self.table(id).await?;
        handle.send(message).await.map_err(|_| ErrorCode::TableStopped)?;
        answer.await.map_err(|_| StateError::Refused(ErrorCode::TableStopped))
    }

    /// Returns the tables that are listed in the lobby.
    pub async fn lobby(&self) -> Result<Vec<StoredTable>, StateError> {
        let mut waiting = self.0.store.tables(GameStage::Waiting).await?;
        let playing = self.0.store.tables(GameStage::Playing).await?;
        // A game may have started between the two queries; its table must not be listed twice.
        let begun: HashSet<&str> = playing.iter().map(|table| table.id.as_str()).collect();
        waiting.retain(|table| !begun.contains(table.id.as_str()));
        let all = waiting.into_iter().chain(playing);
        Ok(all.filter(|table| table.settings.entry != SeatAccess::Link).collect())
    }

    /// Returns the games that a person has finished, newest first: for each, its id, the person's seat and its
    /// log.
    pub async fn finished_games(&self, person: &Person) -> Result<Vec<(String, usize, String)>, StateError> {
        let mut games = Vec::new();
        for table in self.0.store.games_of(&person.id).await? {
            let is_own = |sitter: &Option<Sitter>| sitter.as_ref().is_some_and(|one| one.is(&person.id));
            let seat = table.seats.iter().position(is_own);
            if let Some(seat) = seat.filter(|_| table.stage == GameStage::Over) {
                let log = self.0.store.log(&table.id).await?.text;
                if !log.is_empty() {
                    games.push((table.id, seat, log));
                }
            }
        }
        Ok(games)
    }

    /// Stores a record that a person shares, and returns its id. Returns `None` if the person already shares
    /// `most.0` records, or all people together share `most.1`.
    pub async fn share(
        &self,
        person: &Person,
        text: &str,
        most: (i64, i64),
    ) -> Result<Option<String>, StateError> {
        let hash = Sha256::digest(text.as_bytes());
        let id = hex::encode(&hash[..12]);
        if self.0.store.record(&id).await?.is_some() {
            return Ok(Some(id));
        }
        let (own, all) = self.0.store.records(&person.id).await?;
        if own >= most.0 || all >= most.1 {
            return Ok(None);
        }
        self.0.store.share(&id, &person.id, text, now()).await?;
        Ok(Some(id))
    }

    /// Stops all tables after the messages in their queues are handled and stored. No table can be resumed afterwards.
    pub async fn stop(&self) {
        self.0.stopping.store(true, Ordering::Relaxed);
        let stopped = async {
            for handle in self.handles() {
                let _gone = handle.send(ToTable::Stop).await;
            }
            for handle in self.handles() {
                handle.closed().await;
            }
        };
        if tokio::time::timeout(TABLES_STOP_TIMEOUT, stopped).await.is_err() {
            tracing::warn!("not all tables stopped in time; all published events are stored");
        }
    }
}

impl ServerState {
    /// Permanently adds a rule set, given as the text of a rule file, by storing it in the database.
    pub async fn upload_rules(&self, text: &str) -> Result<Arc<Rules>, StateError> {
        let rules = ServerState::read_rule_text("upload", text)?;
        // Games refer to rule sets by id and version, so an existing version must not change.
        let known = self.rule_set(&rules.id, Some(rules.version));
        if known.is_some_and(|known| known.name() != rules.name()) {
            return Err(ErrorCode::RulesVersionTaken.into());
        }
        let rules = self.keep_rules(rules);
        sqlx::query(
            "insert into rule_files (id, version, hash, text, uploaded) values ($1, $2, $3, $4, $5) \
             on conflict (id, version) do nothing",
        )
        .bind(&rules.id)
        .bind(i64::from(rules.version))
        .bind(rules.name().hash)
        .bind(text)
        .bind(now())
        .execute(self.0.store.pool())
        .await
        .map_err(StoreError::Sql)?;
        Ok(rules)
    }

    /// Loads the rule sets that were uploaded earlier from the database.
    pub async fn load_uploaded_rules(&self) -> Result<(), StateError> {
        use sqlx::Row as _;
        let rows = sqlx::query("select text from rule_files").fetch_all(self.0.store.pool()).await;
        for row in rows.map_err(StoreError::Sql)? {
            if let Err(error) = self.add_rule_text("upload", row.get("text")) {
                tracing::warn!(%error, "an uploaded rule file is no longer valid");
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::ServerState;

    #[test]
    fn all_errors_of_a_rule_file_are_reported() {
        let text = "id = \"bad\"\nversion = 1\ntitle = { en = \"Bad\" }\nsource = \"a test\"\nbase = \"phoenix\"\n\n\
                    [calls]\ndraw-aftr = { is = 1, by = \"haste\" }\nclaim-until = { is = \"never\", by = \"haste\" }\n";
        let problems = ServerState::read_rule_text("upload", text).err().map(|error| error.problems());
        assert_eq!(problems.as_ref().map(Vec::len), Some(2), "{problems:?}");
    }
}
