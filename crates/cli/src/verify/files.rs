//! The records that were named: files, folders, archives.

use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use hanchan_record::archive::{ArchiveError, tar, zip};
use hanchan_record::{MOST_BYTES, extensions};
use hanchan_words::Words;

/// Why there are no bytes.
#[derive(Debug)]
pub(crate) enum NoBytes {
    /// The system says why.
    Io(io::Error),
    /// A pipe or a device.
    NoFile,
    /// Larger than any record.
    TooLarge,
    /// What is wrong with the archive.
    Archive(ArchiveError),
}

impl From<io::Error> for NoBytes {
    fn from(error: io::Error) -> NoBytes {
        NoBytes::Io(error)
    }
}

impl NoBytes {
    /// Returns the localized message.
    pub(crate) fn text(&self, words: &Words) -> String {
        match self {
            NoBytes::Io(error) | NoBytes::Archive(ArchiveError::Io(error)) => {
                words.say("refused-input", [("error", error.to_string().into())])
            }
            NoBytes::NoFile => words.text("record-no-file"),
            NoBytes::TooLarge | NoBytes::Archive(ArchiveError::TooLarge) => {
                words.say("record-too-large", [("most", MOST_BYTES.into())])
            }
            NoBytes::Archive(ArchiveError::UnknownPacking) => words.text("record-unknown-packing"),
            NoBytes::Archive(ArchiveError::Damaged) => words.text("record-archive-damaged"),
        }
    }
}

/// A record, or why there is none.
pub(super) struct Found {
    pub(super) name: String,
    pub(super) bytes: Result<Vec<u8>, NoBytes>,
}

/// How a file is packed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Packed {
    Not,
    Tar,
    TarGz,
    Zip,
}

fn packed(name: &str) -> Packed {
    let name = name.to_ascii_lowercase();
    let ends = |end: &str| name.ends_with(end);
    if ends(".tar") {
        Packed::Tar
    } else if ends(".tar.gz") || ends(".tgz") {
        Packed::TarGz
    } else if ends(".zip") {
        Packed::Zip
    } else {
        Packed::Not
    }
}

/// Whether a file in a folder or an archive looks like a record: by its end, or by Tenhou's way to name games.
fn is_record(name: &str) -> bool {
    let name = name.rsplit(['/', '\\']).next().unwrap_or(name).to_ascii_lowercase();
    let plain = name.strip_suffix(".gz").unwrap_or(&name);
    let known = plain.rsplit_once('.').is_some_and(|(_, end)| extensions().any(|known| known == end));
    known || (name.contains("gm-") && !name.contains('.'))
}

/// Whether a file is JSON of another sort: a record is an object.
fn is_other_json(path: &Path) -> bool {
    if path.extension().is_none_or(|end| end != "json") {
        return false;
    }
    let mut begin = Vec::new();
    let read = File::open(path).and_then(|file| file.take(64).read_to_end(&mut begin));
    let begin = String::from_utf8_lossy(&begin);
    read.is_ok() && begin.trim_start_matches('\u{feff}').trim_start().starts_with('[')
}

/// All files that were named or lie in folders, in order.
pub(super) fn listed(paths: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() { walk(path, &mut files) } else { files.push(path.clone()) }
    }
    files
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = match fs::read_dir(folder) {
        Ok(entries) => entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect(),
        // It is told when it is read.
        Err(_) => return files.push(folder.to_owned()),
    };
    entries.sort();
    for path in entries {
        // A link to a folder could lead round in a circle.
        if path.is_dir() && !path.is_symlink() {
            walk(&path, files);
        } else if is_record(&path.to_string_lossy()) && !is_other_json(&path)
            || packed(&path.to_string_lossy()) != Packed::Not
        {
            files.push(path);
        }
    }
}

/// Hands out the records of a file: one, or those of an archive. `false` of the taker ends it.
pub(super) fn read(path: &Path, mut take: impl FnMut(Found) -> bool) {
    let name = path.display().to_string();
    let how = packed(&name);
    if how == Packed::Not {
        take(Found { bytes: plain(path), name });
        return;
    }
    let each = |member: &str, bytes: Result<Vec<u8>, ArchiveError>| {
        take(Found { name: format!("{name}/{member}"), bytes: bytes.map_err(NoBytes::Archive) })
    };
    let done = opened(path).and_then(|file| {
        let file = BufReader::with_capacity(1 << 16, file);
        let done = match how {
            Packed::Tar => tar(file, is_record, each),
            Packed::TarGz => tar(MultiGzDecoder::new(file), is_record, each),
            Packed::Zip | Packed::Not => zip(file, is_record, each),
        };
        done.map_err(NoBytes::Archive)
    });
    if let Err(why) = done {
        take(Found { name, bytes: Err(why) });
    }
}

fn opened(path: &Path) -> Result<File, NoBytes> {
    if !fs::metadata(path)?.is_file() {
        return Err(NoBytes::NoFile);
    }
    Ok(File::open(path)?)
}

pub(crate) fn plain(path: &Path) -> Result<Vec<u8>, NoBytes> {
    let mut bytes = Vec::new();
    opened(path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MOST_BYTES { Err(NoBytes::TooLarge) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_known_by_their_names() {
        for name in [
            "a/x.mjlog",
            "X.MJLOG",
            "y.mjlog.gz",
            "z.xml",
            "a.json",
            "b.jsonl.gz",
            "2009060321gm-00b9-0000-75b6d1c7&tw=0",
        ] {
            assert!(is_record(name), "{name}");
        }
        for name in ["readme.md", "gm-x.txt", "a.jsonx", "mjlog"] {
            assert!(!is_record(name), "{name}");
        }
    }
}
