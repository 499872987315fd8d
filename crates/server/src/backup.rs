//! Backup of the whole database as JSON lines, and restore. The format is the same for SQLite and PostgreSQL.
//!
//! A backup is a consistent snapshot, taken while tables keep playing. It includes the club's rule files.

use std::io::{BufRead, Write};
use std::path::Path;

use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{AnyConnection, Column as _, Executor as _, Row as _, ValueRef as _};

use crate::store::{SCHEMA, Store, StoreError, connect, migrate, now};

/// The names of all database tables. A test compares this list with the schema.
pub const TABLES: [&str; 9] =
    ["people", "sessions", "resets", "tables", "lines", "players", "rule_files", "training", "records"];

/// The version of the backup format.
const VERSION: u32 = 1;

/// Why a backup cannot be made or restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file cannot be read or written.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// A line of the backup is not valid: the line's number, counting from 1, and the reason.
    #[error("line {0} of the backup: {1}")]
    Line(usize, String),
    /// The backup is truncated: its last line is missing.
    #[error("the backup is truncated: its last line is missing")]
    Cut,
    /// The database to restore into is not empty: the name of a table with rows.
    #[error("the database is not empty: table {0} has rows")]
    NotEmpty(&'static str),
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> BackupError {
        BackupError::Store(StoreError::Sql(error))
    }
}

/// A line of a backup.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Line {
    /// The first line.
    Backup { version: u32, schema: i64, made: i64 },
    /// A rule file from the data folder.
    RuleFile { name: String, text: String },
    /// A row of a database table. Null columns are left out.
    Row { of: String, row: Map<String, Value> },
    /// The last line, with the number of rows in the backup.
    End { rows: u64 },
}

fn write_line(line: &Line, out: &mut impl Write) -> Result<(), BackupError> {
    let text = serde_json::to_string(line).map_err(std::io::Error::from)?;
    Ok(writeln!(out, "{text}")?)
}

/// Writes a backup, including the rule files in the folder `rules`. Returns the number of rows.
pub async fn dump(store: &Store, rules: &Path, out: &mut impl Write) -> Result<u64, BackupError> {
    let mut transaction = store.pool().begin().await?;
    if !store.is_sqlite() {
        // All queries below must see the same snapshot. SQLite guarantees it without this statement.
        transaction.execute("set transaction isolation level repeatable read, read only").await?;
    }
    write_line(&Line::Backup { version: VERSION, schema: SCHEMA, made: now() }, out)?;
    for (name, text) in rule_files(rules) {
        write_line(&Line::RuleFile { name, text }, out)?;
    }
    let mut rows = 0;
    for table in TABLES {
        let statement = format!("select * from {table}");
        let mut all = sqlx::query(&statement).fetch(&mut *transaction);
        while let Some(row) = all.next().await {
            write_line(&Line::Row { of: table.to_owned(), row: values(&row?)? }, out)?;
            rows += 1;
        }
    }
    write_line(&Line::End { rows }, out)?;
    out.flush()?;
    Ok(rows)
}

fn rule_files(folder: &Path) -> Vec<(String, String)> {
    let Ok(files) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<(String, String)> = files
        .flatten()
        .filter_map(|file| {
            let name = file.file_name().into_string().ok().filter(|name| is_rule_file(name))?;
            Some((name, std::fs::read_to_string(file.path()).ok()?))
        })
        .collect();
    found.sort();
    found
}

/// Returns whether a name is a plain rule file name, without any path.
fn is_rule_file(name: &str) -> bool {
    let plain = name.chars().all(|c| c.is_alphanumeric() || "-_.".contains(c));
    plain && !name.starts_with('.') && Path::new(name).extension().is_some_and(|end| end == "toml")
}

fn values(row: &AnyRow) -> Result<Map<String, Value>, BackupError> {
    let mut values = Map::new();
    for (index, column) in row.columns().iter().enumerate() {
        let raw = row.try_get_raw(index)?;
        if raw.is_null() {
            continue;
        }
        let value = match raw.type_info().kind() {
            AnyTypeInfoKind::Text => Value::from(row.try_get::<String, _>(index)?),
            _ => Value::from(row.try_get::<i64, _>(index)?),
        };
        values.insert(column.name().to_owned(), value);
    }
    Ok(values)
}

/// Restores a backup into an empty database, and its rule files into the folder `rules` unless files with the same
/// names exist. Returns the number of rows.
pub async fn restore(url: &str, rules: &Path, input: &mut impl BufRead) -> Result<u64, BackupError> {
    let mut lines = input.lines().enumerate();
    let wrong = |line: usize, why: &dyn ToString| BackupError::Line(line + 1, why.to_string());
    let mut next = || -> Result<Option<(usize, Line)>, BackupError> {
        let Some((number, text)) = lines.next() else { return Ok(None) };
        let line = serde_json::from_str(&text?).map_err(|error| wrong(number, &error))?;
        Ok(Some((number, line)))
    };
    let schema = match next()?.ok_or(BackupError::Cut)? {
        (_, Line::Backup { version: VERSION, schema, .. }) if (1..=SCHEMA).contains(&schema) => schema,
        (number, Line::Backup { schema, .. }) => {
            return Err(wrong(number, &StoreError::Later(schema, SCHEMA)));
        }
        (number, _) => return Err(wrong(number, &"no backup begins so")),
    };
    let pool = connect(url).await?;
    // An old backup is restored into the schema it was made from, which is then migrated.
    migrate(&pool, schema).await?;
    for table in TABLES {
        let statement = format!("select 1 as found from {table} limit 1");
        match sqlx::query(&statement).fetch_optional(&pool).await {
            Ok(Some(_)) => return Err(BackupError::NotEmpty(table)),
            Ok(None) => {}
            // The schema of an old backup may lack this table.
            Err(sqlx::Error::Database(_)) if schema < SCHEMA => {}
            Err(error) => return Err(error.into()),
        }
    }
    let mut transaction = pool.begin().await?;
    let mut rows = 0;
    loop {
        match next()?.ok_or(BackupError::Cut)? {
            (number, Line::Row { of, row }) => {
                insert(&mut transaction, &of, row).await.map_err(|why| match why {
                    Refused::Words(why) => wrong(number, &why),
                    Refused::Store(error) => wrong(number, &error),
                })?;
                rows += 1;
            }
            (_, Line::RuleFile { name, text }) if is_rule_file(&name) => {
                std::fs::create_dir_all(rules)?;
                let path = rules.join(name);
                if !path.exists() {
                    std::fs::write(path, text)?;
                }
            }
            (_, Line::End { rows: all }) if all == rows => break,
            (_, Line::End { .. }) => return Err(BackupError::Cut),
            (number, _) => return Err(wrong(number, &"this cannot stand here")),
        }
    }
    transaction.commit().await?;
    migrate(&pool, SCHEMA).await?;
    pool.close().await;
    Ok(rows)
}

enum Refused {
    Words(&'static str),
    Store(sqlx::Error),
}

async fn insert(connection: &mut AnyConnection, table: &str, row: Map<String, Value>) -> Result<(), Refused> {
    if !TABLES.contains(&table) {
        return Err(Refused::Words("there is no such table"));
    }
    let is_name =
        |name: &String| name.chars().all(|c| c.is_ascii_lowercase() || c == '_') && !name.is_empty();
    if row.is_empty() || !row.keys().all(is_name) {
        return Err(Refused::Words("there is no such column"));
    }
    let names: Vec<&str> = row.keys().map(String::as_str).collect();
    let places: Vec<String> = (1..=names.len()).map(|place| format!("${place}")).collect();
    let statement = format!("insert into {table} ({}) values ({})", names.join(", "), places.join(", "));
    let mut query = sqlx::query(&statement);
    for value in row.values() {
        query = match value {
            Value::String(text) => query.bind(text.clone()),
            Value::Number(number) if number.is_i64() => query.bind(number.as_i64()),
            _ => return Err(Refused::Words("a value is text or a whole number")),
        };
    }
    query.execute(connection).await.map_err(Refused::Store)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::Metrics;

    #[tokio::test]
    async fn all_tables_of_the_schema_are_backed_up() {
        let folder = std::env::temp_dir().join(format!("hanchan-backup-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join("a.sqlite");
        let _fresh = std::fs::remove_file(&file);
        let (store, _writer) =
            Store::open(&Store::sqlite(&file), Metrics::default()).await.expect("a database");
        let rows =
            sqlx::query("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
                .fetch_all(store.pool())
                .await
                .expect("the schema");
        let mut names: Vec<String> = rows.iter().map(|row| row.get("name")).collect();
        names.retain(|name| name != "schema_version");
        names.sort();
        let mut known = TABLES.to_vec();
        known.sort_unstable();
        assert_eq!(names, known);
    }

    #[tokio::test]
    async fn invalid_backups_are_refused() {
        let folder = std::env::temp_dir().join(format!("hanchan-restore-{}", std::process::id()));
        let _fresh = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let head = format!("{{\"backup\":{{\"version\":1,\"schema\":{SCHEMA},\"made\":0}}}}\n");
        let row = "{\"row\":{\"of\":\"players\",\"row\":{\"tab\":\"t\",\"person\":\"p\",\"seat\":0}}}\n";
        let end = "{\"end\":{\"rows\":1}}\n";
        let cases = [
            (String::new(), false),
            ("nonsense\n".to_owned(), false),
            (head.clone(), false),
            (format!("{head}{row}"), false),
            (format!("{head}{end}"), false),
            (head.clone() + &row.replace("players", "sqlite_master") + end, false),
            (head.clone() + &row.replace("seat", "seat) values (1); --") + end, false),
            (head.replace(&format!("\"schema\":{SCHEMA}"), "\"schema\":999") + row + end, false),
            (format!("{head}{row}{end}"), true),
            // By now, the database is not empty.
            (format!("{head}{row}{end}"), false),
        ];
        let url = Store::sqlite(&folder.join("a.sqlite"));
        for (text, fine) in cases {
            let restored = restore(&url, &folder.join("rules"), &mut text.as_bytes()).await;
            assert_eq!(restored.is_ok(), fine, "{text}: {restored:?}");
        }
    }
}
