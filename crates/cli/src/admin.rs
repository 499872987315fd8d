//! `hanchan admin`

use std::fs::File;
use std::io::{BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use hanchan_api::tables::GameStage;
use hanchan_server::local_admin::LocalAdmin;
use hanchan_server::metrics::Metrics;
use hanchan_server::people::{AccountRole, PeopleError};
use hanchan_server::sitter::Sitter;
use hanchan_server::store::{SCHEMA, Store};
use hanchan_server::{backup, people::People};
use hanchan_words::Words;
use serde::Serialize;

use crate::error::CliError;
use crate::load::http::Http;
use crate::locale::Locale;
use crate::serve::LocationArgs;
use crate::{json, text_table};

const EXAMPLES: &str = r"Examples:
  hanchan admin create Anna --role administrator
  hanchan admin backup monday.hanchan-backup
  hanchan admin --data /srv/hanchan tables
  hanchan admin --data /srv/fresh restore monday.hanchan-backup";

/// Manage a server: accounts, backups, tables
///
/// Works on the server's data, whether the server is running or not; only 'end' needs a running server. Finds the
/// data the way 'hanchan serve' does: with --data and --database, `HANCHAN_DATA` and `HANCHAN_DATABASE`, or a
/// configuration file. Run this command as the user that runs the server.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    location: LocationArgs,

    /// Print JSON
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List accounts
    Accounts {
        /// Include guests
        #[arg(long)]
        guests: bool,
    },
    /// Create an account and print a link to set its password
    Create {
        /// Account name
        name: String,
        /// Role: player, judge or administrator
        #[arg(long, default_value = "player", value_parser = role)]
        role: AccountRole,
    },
    /// Change the role of an account: player, judge or administrator
    Role {
        /// Account name
        name: String,
        /// New role
        #[arg(value_parser = role)]
        role: AccountRole,
    },
    /// Print a link to set a new password (works once, expires in 24 hours)
    Reset {
        /// Account name
        name: String,
    },
    /// Ban an account by its name, or anyone by their id
    Ban {
        /// Name or id
        who: String,
    },
    /// Lift a ban
    Unban {
        /// Name or id
        who: String,
    },
    /// Write a backup to a single file; games can continue meanwhile
    ///
    /// The backup is a text file with the same format for SQLite and PostgreSQL, and includes the club's rule files.
    /// It contains hashes of passwords and sessions: protect it like the database itself.
    Backup {
        /// Backup file; must not exist yet
        file: PathBuf,
    },
    /// Restore a backup into an empty database (SQLite or PostgreSQL)
    Restore {
        /// Backup file
        file: PathBuf,
    },
    /// Migrate the database to the current schema ('hanchan serve' does this on start)
    Migrate,
    /// List tables that are waiting, playing or adjourned
    Tables,
    /// End the game at a table on the running server, with the current scores as its result
    End {
        /// Table id
        table: String,
    },
}

fn role(name: &str) -> Result<AccountRole, String> {
    AccountRole::named(name).ok_or_else(|| "expected player, judge or administrator".to_owned())
}

#[derive(Serialize)]
struct ListedTable<'a> {
    id: &'a str,
    stage: &'a str,
    created: i64,
    rules: &'a str,
    seats: Vec<Option<&'a str>>,
}

fn message(error: &impl ToString) -> CliError {
    CliError::Message(error.to_string())
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| message(&error))?;
    runtime.block_on(done(args, locale.words()))
}

/// The output of a subcommand, as localized text and as JSON.
struct Report {
    text: String,
    value: serde_json::Value,
}

impl Report {
    /// Builds a report from a message and its arguments, of which there are at most two.
    fn new(words: &Words, id: &str, facts: &[(&'static str, String)]) -> Report {
        let value = facts.iter().map(|(name, fact)| ((*name).to_owned(), fact.clone().into()));
        let value = serde_json::Value::Object(value.collect());
        let of =
            |at: usize| facts.get(at).map_or(("none", String::new()), |(name, fact)| (*name, fact.clone()));
        let [(a, one), (b, two)] = [of(0), of(1)];
        Report { text: words.format(id, [(a, one.into()), (b, two.into())]), value }
    }
}

async fn done(args: &Args, words: &Words) -> Result<(), CliError> {
    let location = args.location.resolve()?;
    let report = match &args.command {
        Command::Restore { file } => restored(&location.data, &location.url(), file, words).await?,
        Command::End { table } => ended(&location.data, table, words).await?,
        other => {
            if location.database.is_none() && !location.data.join("hanchan.sqlite").is_file() {
                // Don't create a new database because of a mistyped folder.
                let folder = location.data.display().to_string();
                return Err(CliError::Message(words.format("admin-no-data", [("folder", folder.into())])));
            }
            let opened = Store::open(&location.url(), Metrics::default()).await;
            let (store, _writer) = opened.map_err(|error| message(&error))?;
            stored(other, &store, &location, words).await?
        }
    };
    let mut out = anstream::stdout().lock();
    if args.json {
        return json::write_whole(&report.value, &mut out);
    }
    writeln!(out, "{}", report.text.trim_end()).map_err(CliError::Output)
}

async fn stored(
    command: &Command,
    store: &Store,
    location: &crate::serve::Location,
    words: &Words,
) -> Result<Report, CliError> {
    let people = People::new(store.clone());
    let refused = |error: PeopleError| {
        CliError::Message(match error {
            PeopleError::Refused(code) => words.text(&code.message_id()),
            PeopleError::Store(error) => error.to_string(),
        })
    };
    let link = |token: &str| format!("{}/reset?token={token}", location.address());
    Ok(match command {
        Command::Accounts { guests } => accounts(&people, *guests, words).await.map_err(refused)?,
        Command::Create { name, role } => {
            let token = people.create(name, *role).await.map_err(refused)?;
            Report::new(words, "admin-created", &[("name", name.clone()), ("link", link(&token))])
        }
        Command::Role { name, role } => {
            people.set_role(name, *role).await.map_err(refused)?;
            Report::new(words, "admin-role", &[("name", name.clone()), ("role", role.name().to_owned())])
        }
        Command::Reset { name } => {
            let token = people.reset_token(name).await.map_err(refused)?;
            Report::new(words, "admin-reset", &[("name", name.clone()), ("link", link(&token))])
        }
        Command::Ban { who } | Command::Unban { who } => {
            let banned = matches!(command, Command::Ban { .. });
            let id = people.id_of(who).await.map_err(refused)?;
            people.ban(&id, banned).await.map_err(refused)?;
            Report::new(
                words,
                if banned { "admin-banned" } else { "admin-unbanned" },
                &[("name", who.clone())],
            )
        }
        Command::Backup { file } => {
            let wrong = |error: &dyn ToString| {
                let file = file.display().to_string();
                let error = error.to_string();
                CliError::Message(
                    words.format("refused-write", [("file", file.into()), ("error", error.into())]),
                )
            };
            let mut out = BufWriter::new(created(file).map_err(|error| wrong(&error))?);
            let rows = backup::dump(store, &location.data.join("rules"), &mut out).await;
            let rows = rows.map_err(|error| wrong(&error))?;
            let whole = out.into_inner().map_err(|error| wrong(&error))?;
            whole.sync_all().map_err(|error| wrong(&error))?;
            Report::new(
                words,
                "admin-backup",
                &[("file", file.display().to_string()), ("rows", rows.to_string())],
            )
        }
        Command::Migrate => Report::new(words, "admin-migrated", &[("schema", SCHEMA.to_string())]),
        Command::Tables => tables(store, words).await?,
        // Handled before the database is opened.
        Command::Restore { .. } | Command::End { .. } => Report::new(words, "admin-migrated", &[]),
    })
}

/// Creates a new file that only its owner can read.
fn created(file: &Path) -> std::io::Result<File> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

async fn accounts(people: &People, guests: bool, words: &Words) -> Result<Report, PeopleError> {
    let all = people.all(guests).await?;
    let rows: Vec<[String; 4]> = all
        .iter()
        .map(|(person, banned)| {
            let state = match (*banned, person.guest) {
                (true, _) => words.text("admin-is-banned"),
                (false, true) => words.text("admin-is-guest"),
                (false, false) => String::new(),
            };
            [person.name.clone(), person.role.name().to_owned(), person.id.clone(), state]
        })
        .collect();
    let value = all.iter().map(|(person, banned)| {
        let mut value = serde_json::to_value(person).unwrap_or_default();
        value["banned"] = (*banned).into();
        value
    });
    let text = if rows.is_empty() { words.text("admin-nobody") } else { text_table::columns(&rows) };
    Ok(Report { text, value: value.collect() })
}

async fn tables(store: &Store, words: &Words) -> Result<Report, CliError> {
    let mut all = Vec::new();
    for stage in [GameStage::Waiting, GameStage::Playing, GameStage::Adjourned] {
        all.extend(store.tables(stage).await.map_err(|error| message(&error))?);
    }
    let listed: Vec<ListedTable<'_>> = all
        .iter()
        .map(|table| ListedTable {
            id: &table.id,
            stage: table.stage.name(),
            created: table.created,
            rules: &table.settings.rules,
            seats: table.seats.iter().map(|seat| seat.as_ref().map(Sitter::name)).collect(),
        })
        .collect();
    let rows = listed.iter().map(|table| {
        let names = table.seats.iter().map(|seat| seat.unwrap_or("–").to_owned());
        [table.id.to_owned(), table.stage.to_owned(), table.rules.to_owned(), words.list(names)]
    });
    let rows: Vec<[String; 4]> = rows.collect();
    let text = if rows.is_empty() { words.text("admin-no-tables") } else { text_table::columns(&rows) };
    Ok(Report { text, value: serde_json::to_value(&listed).unwrap_or_default() })
}

async fn restored(data: &Path, url: &str, file: &Path, words: &Words) -> Result<Report, CliError> {
    let opened = File::open(file).map_err(CliError::Input)?;
    std::fs::create_dir_all(data).map_err(CliError::Output)?;
    let rows = backup::restore(url, &data.join("rules"), &mut BufReader::new(opened)).await;
    let rows = rows.map_err(|error| match error {
        backup::BackupError::NotEmpty(_) => CliError::Message(words.text("admin-not-empty")),
        other => message(&other),
    })?;
    Ok(Report::new(
        words,
        "admin-restored",
        &[("file", file.display().to_string()), ("rows", rows.to_string())],
    ))
}

async fn ended(data: &Path, table: &str, words: &Words) -> Result<Report, CliError> {
    let not_running = || CliError::Message(words.text("admin-not-running"));
    let local = LocalAdmin::read(data).map_err(|_| not_running())?;
    let mut http = Http::connect(local.address).await.map_err(|_| not_running())?;
    let plain = table.chars().all(|c| c.is_ascii_alphanumeric());
    if !plain {
        return Err(CliError::Message(words.text("problem-no-such-table")));
    }
    http.post(&format!("/api/tables/{table}/end"), &local.token, "").await.map_err(CliError::Message)?;
    Ok(Report::new(words, "admin-ended", &[("table", table.to_owned())]))
}
