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

use crate::complaint::Complaint;
use crate::load::http::Http;
use crate::serve::Place;
use crate::speech::Speech;
use crate::{json, table};

/// Look after a server: accounts, backups, tables
///
/// Works on the data of the server, whether it runs or not; only 'end' needs it to run. The data is found as 'hanchan
/// serve' finds it: by --data and --database, `HANCHAN_DATA` and `HANCHAN_DATABASE`, or a configuration file. Run it as the
/// user who runs the server.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan admin create Anna --role administrator\n  hanchan admin backup monday.hanchan-backup\n  hanchan admin --data /srv/hanchan tables\n  hanchan admin --data /srv/fresh restore monday.hanchan-backup"
)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,

    /// Answer in JSON
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the accounts, and with --guests everybody
    Accounts {
        /// Guests, too
        #[arg(long)]
        guests: bool,
    },
    /// Make an account, and a link by which its owner sets the password
    Create {
        /// The name
        name: String,
        /// What he may do: player, judge or administrator
        #[arg(long, default_value = "player", value_parser = rank)]
        role: AccountRole,
    },
    /// Say what an account may do: player, judge or administrator
    Role {
        /// The name
        name: String,
        /// The role
        #[arg(value_parser = rank)]
        role: AccountRole,
    },
    /// Make a link by which somebody sets a new password; it can be used once, within a day
    Reset {
        /// The name
        name: String,
    },
    /// Ban somebody: an account by its name, anybody by his id
    Ban {
        /// The name or id
        who: String,
    },
    /// Let somebody in again
    Unban {
        /// The name or id
        who: String,
    },
    /// Write everything into one file, while tables go on playing
    ///
    /// A text file, the same from `SQLite` and `PostgreSQL`, with the club's rule files. It holds hashes of passwords and
    /// sessions: keep it as safe as the data itself.
    Backup {
        /// The file; it must not exist yet
        file: PathBuf,
    },
    /// Read such a file into an empty database, whichever
    Restore {
        /// The file
        file: PathBuf,
    },
    /// Bring the database up to date; 'hanchan serve' does so by itself
    Migrate,
    /// List the tables that wait, play or are adjourned
    Tables,
    /// End a table of the running server as it stands
    End {
        /// The id of the table
        table: String,
    },
}

fn rank(name: &str) -> Result<AccountRole, String> {
    AccountRole::named(name).ok_or_else(|| "player, judge or administrator".to_owned())
}

#[derive(Serialize)]
struct ListedTable<'a> {
    id: &'a str,
    stage: &'a str,
    created: i64,
    rules: &'a str,
    seats: Vec<Option<&'a str>>,
}

fn said(error: &impl ToString) -> Complaint {
    Complaint::Said(error.to_string())
}

pub(crate) fn run(args: &Args, speech: &Speech) -> Result<(), Complaint> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| said(&error))?;
    runtime.block_on(done(args, speech.words()))
}

/// What is told, for people and for machines.
struct Told {
    text: String,
    value: serde_json::Value,
}

impl Told {
    fn new(words: &Words, id: &str, facts: &[(&'static str, String)]) -> Told {
        let value = facts.iter().map(|(name, fact)| ((*name).to_owned(), fact.clone().into()));
        let value = serde_json::Value::Object(value.collect());
        let of =
            |at: usize| facts.get(at).map_or(("none", String::new()), |(name, fact)| (*name, fact.clone()));
        let [(a, one), (b, two)] = [of(0), of(1)];
        Told { text: words.say(id, [(a, one.into()), (b, two.into())]), value }
    }
}

async fn done(args: &Args, words: &Words) -> Result<(), Complaint> {
    let place = args.place.find()?;
    let told = match &args.command {
        Command::Restore { file } => restored(&place.data, &place.url(), file, words).await?,
        Command::End { table } => ended(&place.data, table, words).await?,
        other => {
            if place.database.is_none() && !place.data.join("hanchan.sqlite").is_file() {
                // Whoever mistypes the folder wants no new database.
                let folder = place.data.display().to_string();
                return Err(Complaint::Said(words.say("admin-no-data", [("folder", folder.into())])));
            }
            let opened = Store::open(&place.url(), Metrics::default()).await;
            let (store, _writer) = opened.map_err(|error| said(&error))?;
            stored(other, &store, &place, words).await?
        }
    };
    let mut out = anstream::stdout().lock();
    if args.json {
        return json::write_whole(&told.value, &mut out);
    }
    writeln!(out, "{}", told.text.trim_end()).map_err(Complaint::Output)
}

async fn stored(
    command: &Command,
    store: &Store,
    place: &crate::serve::Found,
    words: &Words,
) -> Result<Told, Complaint> {
    let people = People::new(store.clone());
    let refused = |error: PeopleError| {
        Complaint::Said(match error {
            PeopleError::Refused(code) => words.text(&code.message_id()),
            PeopleError::Store(error) => error.to_string(),
        })
    };
    let link = |token: &str| format!("{}/reset?token={token}", place.address());
    Ok(match command {
        Command::Accounts { guests } => accounts(&people, *guests, words).await.map_err(refused)?,
        Command::Create { name, role } => {
            let token = people.create(name, *role).await.map_err(refused)?;
            Told::new(words, "admin-created", &[("name", name.clone()), ("link", link(&token))])
        }
        Command::Role { name, role } => {
            people.set_role(name, *role).await.map_err(refused)?;
            Told::new(words, "admin-role", &[("name", name.clone()), ("role", role.name().to_owned())])
        }
        Command::Reset { name } => {
            let token = people.reset_token(name).await.map_err(refused)?;
            Told::new(words, "admin-reset", &[("name", name.clone()), ("link", link(&token))])
        }
        Command::Ban { who } | Command::Unban { who } => {
            let banned = matches!(command, Command::Ban { .. });
            let id = people.id_of(who).await.map_err(refused)?;
            people.ban(&id, banned).await.map_err(refused)?;
            Told::new(words, if banned { "admin-banned" } else { "admin-unbanned" }, &[("name", who.clone())])
        }
        Command::Backup { file } => {
            let wrong = |error: &dyn ToString| {
                let file = file.display().to_string();
                let error = error.to_string();
                Complaint::Said(words.say("refused-write", [("file", file.into()), ("error", error.into())]))
            };
            let mut out = BufWriter::new(created(file).map_err(|error| wrong(&error))?);
            let rows = backup::dump(store, &place.data.join("rules"), &mut out).await;
            let rows = rows.map_err(|error| wrong(&error))?;
            let whole = out.into_inner().map_err(|error| wrong(&error))?;
            whole.sync_all().map_err(|error| wrong(&error))?;
            Told::new(
                words,
                "admin-backup",
                &[("file", file.display().to_string()), ("rows", rows.to_string())],
            )
        }
        Command::Migrate => Told::new(words, "admin-migrated", &[("schema", SCHEMA.to_string())]),
        Command::Tables => tables(store, words).await?,
        // These need no store.
        Command::Restore { .. } | Command::End { .. } => Told::new(words, "admin-migrated", &[]),
    })
}

/// A new file that nobody else can read.
fn created(file: &Path) -> std::io::Result<File> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

async fn accounts(people: &People, guests: bool, words: &Words) -> Result<Told, PeopleError> {
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
    let text = if rows.is_empty() { words.text("admin-nobody") } else { table::columns(&rows) };
    Ok(Told { text, value: value.collect() })
}

async fn tables(store: &Store, words: &Words) -> Result<Told, Complaint> {
    let mut all = Vec::new();
    for stage in [GameStage::Waiting, GameStage::Playing, GameStage::Adjourned] {
        all.extend(store.tables(stage).await.map_err(|error| said(&error))?);
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
    let text = if rows.is_empty() { words.text("admin-no-tables") } else { table::columns(&rows) };
    Ok(Told { text, value: serde_json::to_value(&listed).unwrap_or_default() })
}

async fn restored(data: &Path, url: &str, file: &Path, words: &Words) -> Result<Told, Complaint> {
    let opened = File::open(file).map_err(Complaint::Input)?;
    std::fs::create_dir_all(data).map_err(Complaint::Output)?;
    let rows = backup::restore(url, &data.join("rules"), &mut BufReader::new(opened)).await;
    let rows = rows.map_err(|error| match error {
        backup::BackupError::NotEmpty(_) => Complaint::Said(words.text("admin-not-empty")),
        other => said(&other),
    })?;
    Ok(Told::new(
        words,
        "admin-restored",
        &[("file", file.display().to_string()), ("rows", rows.to_string())],
    ))
}

async fn ended(data: &Path, table: &str, words: &Words) -> Result<Told, Complaint> {
    let not_running = || Complaint::Said(words.text("admin-not-running"));
    let local = LocalAdmin::read(data).map_err(|_| not_running())?;
    let mut http = Http::connect(local.address).await.map_err(|_| not_running())?;
    let plain = table.chars().all(|c| c.is_ascii_alphanumeric());
    if !plain {
        return Err(Complaint::Said(words.text("problem-no-such-table")));
    }
    http.post(&format!("/api/tables/{table}/end"), &local.token, "").await.map_err(Complaint::Said)?;
    Ok(Told::new(words, "admin-ended", &[("table", table.to_owned())]))
}
