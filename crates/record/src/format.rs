//! The record formats: a table with one row for each, from which everything else is derived.

use std::borrow::Cow;
use std::io::Read as _;

use flate2::read::MultiGzDecoder;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

use crate::error::{ReadError, ReadProblem, line_of};
use crate::mjai::{self, Dialect};
use crate::recorded::RecordedGame;
use crate::verify::Replayed;
use crate::write::WriteError;
use crate::{log, tenhou};

/// The maximum size of a record in bytes, about a hundred times that of a long game.
pub const MOST_BYTES: usize = 4 << 20;

/// A record format that can be written. Formats that can only be read have a row in the table but no variant.
///
/// ```
/// use hanchan_record::{Format, RecordedGame, RuleResolver, read, read_text, replay};
///
/// let game = read(&std::fs::read("examples/game.mjlog.gz")?)?;
/// let played = replay(&game, &RuleResolver::default())?;
/// let names = ["A", "B", "C", "D"].map(str::to_owned);
/// let record = RecordedGame::of(&played.rules, &names, &played.rounds, played.standing.as_ref())?;
///
/// assert_eq!(Format::of_extension("mjson"), Some(Format::Mjai));
/// let text = Format::Mjai.write(&record, &played, &names)?;
/// assert_eq!(read_text(&text)?.deals.len(), game.deals.len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Hanchan's own log.
    Log,
    /// mjai as Mortal writes it.
    Mjai,
    /// mjai as the original server writes it.
    MjaiOriginal,
    /// Tenhou's JSON, for its viewer and for review tools.
    Tenhou6,
}

type Read = fn(&str) -> Result<RecordedGame, ReadError>;
type Write = fn(&RecordedGame, &Replayed, &[String]) -> Result<String, WriteError>;

/// Everything about a format.
struct Row {
    /// The format's name in flags and URLs.
    name: &'static str,
    /// A description for help texts and documentation.
    about: &'static str,
    /// The file name extensions; the first is used for writing.
    extensions: &'static [&'static str],
    media_type: &'static str,
    /// Returns whether a file that begins like this has the format.
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
        about: "Hanchan log",
        extensions: &["hanchan"],
        media_type: JSON_LINES,
        // Our mjai writer uses the same key for the rules, but with an object.
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
        about: "mjai as the original server writes it",
        extensions: &["mjson"],
        media_type: JSON_LINES,
        // One reader handles both mjai dialects.
        is: |_| false,
        read: mjai::read,
        write: Some((Format::MjaiOriginal, |game, _, _| mjai::write(game, Dialect::Original))),
    },
    Row {
        name: "tenhou6",
        about: "Tenhou's JSON, for its viewer and for review tools",
        extensions: &["json"],
        media_type: "application/json",
        // The first line may be only a part of the JSON object.
        is: |beginning| beginning.is_json() && beginning.keys.as_ref().is_none_or(|keys| keys.log.is_some()),
        read: tenhou::json::read,
        write: Some((Format::Tenhou6, |game, _, _| tenhou::json::write(game).map(|text| text + "\n"))),
    },
];

/// The beginning of a file, which identifies its format.
struct Beginning<'a> {
    text: &'a str,
    /// The keys of the object in the first line, if the line is a complete object.
    keys: Option<Keys>,
}

/// The keys that distinguish the JSON formats.
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

/// Returns the text of a file, which may be gzipped.
pub fn text(bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    if bytes.len() > MOST_BYTES {
        return Err(ReadError::whole(ReadProblem::TooLarge(MOST_BYTES)));
    }
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return str::from_utf8(bytes).map(Cow::Borrowed).map_err(|error| no_text(bytes, error.valid_up_to()));
    }
    let mut plain = Vec::new();
    let read = MultiGzDecoder::new(bytes).take(MOST_BYTES as u64 + 1).read_to_end(&mut plain);
    if plain.len() > MOST_BYTES {
        return Err(ReadError::whole(ReadProblem::TooLarge(MOST_BYTES)));
    }
    if read.is_err() {
        return Err(ReadError::whole(ReadProblem::Compression));
    }
    String::from_utf8(plain)
        .map(Cow::Owned)
        .map_err(|error| no_text(error.as_bytes(), error.utf8_error().valid_up_to()))
}

fn no_text(bytes: &[u8], at: usize) -> ReadError {
    ReadError { at, line: line_of(bytes, at), problem: ReadProblem::NoText }
}

/// Reads a record in any known format. The format is detected by content.
pub fn read_text(text: &str) -> Result<RecordedGame, ReadError> {
    let beginning = Beginning::of(text);
    let row = ROWS.iter().find(|row| (row.is)(&beginning));
    row.map_or(Err(ReadError::whole(ReadProblem::UnknownFormat)), |row| (row.read)(text))
}

/// Returns the file name extensions of all formats, without the dot and without duplicates.
pub fn extensions() -> impl Iterator<Item = &'static str> {
    let first = |at: usize, end: &str| !ROWS[..at].iter().any(|row| row.extensions.contains(&end));
    let of = move |(at, row): (usize, &'static Row)| {
        row.extensions.iter().copied().filter(move |end| first(at, end))
    };
    ROWS.iter().enumerate().flat_map(of)
}

impl Format {
    /// All formats that can be written.
    pub const ALL: [Format; 4] = [Format::Log, Format::Tenhou6, Format::Mjai, Format::MjaiOriginal];

    fn row(self) -> &'static Row {
        let own = |row: &&Row| row.write.is_some_and(|(format, _)| format == self);
        // Every format has a row; a test checks it.
        ROWS.iter().find(own).unwrap_or(&ROWS[0])
    }

    /// Returns the format's name in flags and URLs.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns an English description.
    pub fn about(self) -> &'static str {
        self.row().about
    }

    /// Returns the format with this name.
    pub fn named(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Returns the format for a file name extension, given without the dot.
    pub fn of_extension(extension: &str) -> Option<Format> {
        let extension = extension.to_ascii_lowercase();
        let known = Format::ALL.into_iter().find(|format| format.row().extensions.contains(&&*extension));
        known.or_else(|| Format::named(&extension))
    }

    /// Returns the file name extension used for writing, without the dot.
    pub fn extension(self) -> &'static str {
        self.row().extensions.first().copied().unwrap_or_default()
    }

    /// Returns the format's media type.
    pub fn media_type(self) -> &'static str {
        self.row().media_type
    }

    /// Writes a replayed game. `game` is its record, as created by [`RecordedGame::of`].
    pub fn write(
        self,
        game: &RecordedGame,
        replayed: &Replayed,
        names: &[String],
    ) -> Result<String, WriteError> {
        let write = self.row().write.map_or(WRITE_LOG, |(_, write)| write);
        write(game, replayed, names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_has_its_own_row() {
        for format in Format::ALL {
            assert_eq!(format.row().write.map(|(of, _)| of), Some(format));
            assert_eq!(ROWS.iter().filter(|row| row.name == format.name()).count(), 1);
        }
        assert_eq!(ROWS.iter().filter(|row| row.write.is_some()).count(), Format::ALL.len());
        assert_eq!(Format::of_extension("MJSON"), Some(Format::Mjai));
        assert_eq!(Format::of_extension("log"), Some(Format::Log));
        assert_eq!(Format::of_extension("mjlog"), None, "it cannot be written");
    }

    /// The table in docs/records.md is generated from the rows. Update it with `HANCHAN_BLESS=1 cargo test -p
    /// hanchan-record documented`.
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
