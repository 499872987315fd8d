//! The formats of records: one row each, from which everything else about them is made.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

use crate::error::{ReadError, ReadProblem};
use crate::mjai::{self, Dialect};
use crate::recorded::RecordedGame;
use crate::verify::Replayed;
use crate::write::Inexpressible;
use crate::{log, tenhou};

/// A format that can be written. What can only be read has a row and no variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Our own log.
    Log,
    /// mjai as Mortal writes it.
    Mjai,
    /// mjai as its first server wrote it.
    MjaiOriginal,
    /// Tenhou's JSON, for its viewer and for reviewers.
    Tenhou6,
}

type Read = fn(&str) -> Result<RecordedGame, ReadError>;
type Write = fn(&RecordedGame, &Replayed, &[String]) -> Result<String, Inexpressible>;

/// Everything about a format.
struct Row {
    /// Its name in flags and addresses.
    name: &'static str,
    /// What it is, for help texts and documentation.
    about: &'static str,
    /// How the names of its files end; the first is the one we write.
    extensions: &'static [&'static str],
    media_type: &'static str,
    /// Whether a file that begins like this has the format.
    is: fn(&Beginning<'_>) -> bool,
    read: Read,
    write: Option<(Format, Write)>,
}

const WRITE_LOG: Write = |_, replayed, names| Ok(log::write_game(replayed, names));

const JSON_LINES: &str = "application/jsonl; charset=utf-8";

/// The formats, in the order in which they are listed and tried.
const ROWS: [Row; 5] = [
    Row {
        name: "log",
        about: "Our own log",
        extensions: &["hanchan"],
        media_type: JSON_LINES,
        // In mjai, our writer names the rules under the same key.
        is: |beginning| beginning.has(|keys| keys.hanchan.as_ref().is_some_and(Value::is_number)),
        read: log::read_game,
        write: Some((Format::Log, WRITE_LOG)),
    },
    Row {
        name: "tenhou-xml",
        about: "Tenhou's XML",
        extensions: &["mjlog", "xml"],
        media_type: "application/xml",
        is: |beginning| beginning.text.starts_with('<'),
        read: tenhou::xml::read,
        write: None,
    },
    Row {
        name: "mjai",
        about: "mjai as Mortal writes it",
        extensions: &["mjson", "mjai", "jsonl"],
        media_type: JSON_LINES,
        is: |beginning| beginning.has(|keys| keys.r#type.is_some()),
        read: mjai::read,
        write: Some((Format::Mjai, |game, _, _| mjai::write(game, Dialect::Mortal))),
    },
    Row {
        name: "mjai-original",
        about: "mjai as its first server wrote it",
        extensions: &["mjson"],
        media_type: JSON_LINES,
        // The same reader reads both dialects.
        is: |_| false,
        read: mjai::read,
        write: Some((Format::MjaiOriginal, |game, _, _| mjai::write(game, Dialect::Original))),
    },
    Row {
        name: "tenhou6",
        about: "Tenhou's JSON, for its viewer and for reviewers",
        extensions: &["json"],
        media_type: "application/json",
        // The first line may be only a part of the object.
        is: |beginning| beginning.is_json() && beginning.keys.as_ref().is_none_or(|keys| keys.log.is_some()),
        read: tenhou::json::read,
        write: Some((Format::Tenhou6, |game, _, _| tenhou::json::write(game).map(|text| text + "\n"))),
    },
];

/// How a file begins: what tells formats apart.
struct Beginning<'a> {
    text: &'a str,
    /// The keys of the object in the first line, if that is a whole one.
    keys: Option<Keys>,
}

/// The keys that tell formats in JSON apart.
#[derive(Deserialize)]
struct Keys {
    hanchan: Option<Value>,
    log: Option<IgnoredAny>,
    r#type: Option<IgnoredAny>,
}

impl Beginning<'_> {
    fn of(text: &str) -> Beginning<'_> {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let first = text.lines().next().filter(|line| line.starts_with('{'));
        Beginning { text, keys: first.and_then(|line| serde_json::from_str(line).ok()) }
    }

    fn is_json(&self) -> bool {
        self.text.starts_with('{')
    }

    fn has(&self, key: impl Fn(&Keys) -> bool) -> bool {
        self.keys.as_ref().is_some_and(key)
    }
}

/// Reads a record in any format that is known.
pub fn read_text(text: &str) -> Result<RecordedGame, ReadError> {
    let beginning = Beginning::of(text);
    let row = ROWS.iter().find(|row| (row.is)(&beginning));
    row.map_or(Err(ReadError::whole(ReadProblem::UnknownFormat)), |row| (row.read)(text))
}

/// How the names of records end, without the dot: each once.
pub fn extensions() -> impl Iterator<Item = &'static str> {
    let first = |at: usize, end: &str| !ROWS[..at].iter().any(|row| row.extensions.contains(&end));
    let of = move |(at, row): (usize, &'static Row)| {
        row.extensions.iter().copied().filter(move |end| first(at, end))
    };
    ROWS.iter().enumerate().flat_map(of)
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 4] = [Format::Log, Format::Tenhou6, Format::Mjai, Format::MjaiOriginal];

    fn row(self) -> &'static Row {
        let own = |row: &&Row| row.write.is_some_and(|(format, _)| format == self);
        // Every format has its row, as a test checks.
        ROWS.iter().find(own).unwrap_or(&ROWS[0])
    }

    /// The format's name in flags and addresses.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What it is, in English.
    pub fn about(self) -> &'static str {
        self.row().about
    }

    /// The format of that name.
    pub fn named(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.name() == name)
    }

    /// The format of a file whose name ends like this, without the dot.
    pub fn of_extension(extension: &str) -> Option<Format> {
        let extension = extension.to_ascii_lowercase();
        let known = Format::ALL.into_iter().find(|format| format.row().extensions.contains(&&*extension));
        known.or_else(|| Format::named(&extension))
    }

    /// How the names of its files end.
    pub fn extension(self) -> &'static str {
        self.row().extensions.first().copied().unwrap_or_default()
    }

    /// Its media type on the web.
    pub fn media_type(self) -> &'static str {
        self.row().media_type
    }

    /// Writes a game that was played again; `game` is the record of it.
    pub fn write(
        self,
        game: &RecordedGame,
        replayed: &Replayed,
        names: &[String],
    ) -> Result<String, Inexpressible> {
        let write = self.row().write.map_or(WRITE_LOG, |(_, write)| write);
        write(game, replayed, names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_has_a_row_of_its_own() {
        for format in Format::ALL {
            assert_eq!(format.row().write.map(|(of, _)| of), Some(format));
            assert_eq!(ROWS.iter().filter(|row| row.name == format.name()).count(), 1);
        }
        assert_eq!(ROWS.iter().filter(|row| row.write.is_some()).count(), Format::ALL.len());
        assert_eq!(Format::of_extension("MJSON"), Some(Format::Mjai));
        assert_eq!(Format::of_extension("log"), Some(Format::Log));
        assert_eq!(Format::of_extension("mjlog"), None, "it cannot be written");
    }

    /// The table in docs/records.md is made of the rows; `HANCHAN_BLESS=1 cargo test -p hanchan-record documented` writes it.
    #[test]
    fn formats_are_documented() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/records.md");
        let text = std::fs::read_to_string(path).expect("the document");
        let (head, rest) = text.split_once("<!-- formats -->\n").expect("where the table begins");
        let (table, tail) = rest.split_once("<!-- /formats -->\n").expect("where it ends");
        let row = |row: &Row| {
            let ends: Vec<String> = row.extensions.iter().map(|end| format!("`.{end}`")).collect();
            let written = if row.write.is_some() { "yes" } else { "no" };
            format!("| `{}` | {} | {} | yes | {written} |\n", row.name, row.about, ends.join(", "))
        };
        let rows: String = ROWS.iter().map(row).collect();
        let made = format!("| format | | files | read | written |\n|---|---|---|---|---|\n{rows}");
        if std::env::var_os("HANCHAN_BLESS").is_some() {
            let whole = format!("{head}<!-- formats -->\n{made}<!-- /formats -->\n{tail}");
            std::fs::write(path, whole).expect("the document");
        } else {
            assert_eq!(table, made, "run `HANCHAN_BLESS=1 cargo test -p hanchan-record documented`");
        }
    }
}
