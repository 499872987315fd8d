//! Records in files, folders and archives.

use std::fs::File;
use std::io::{BufReader, Read as _};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use hanchan_record::archive::{ArchiveError, tar, zip};
use hanchan_record::extensions;

use crate::records::{self, RecordFileError};

/// A record with the name of its file, or of its archive and member.
pub(super) struct NamedRecord {
    pub(super) name: String,
    pub(super) bytes: Result<Vec<u8>, RecordFileError>,
}

/// The format of an archive.
#[derive(Clone, Copy)]
enum ArchiveFormat {
    Tar,
    TarGz,
    Zip,
}

/// Returns the archive format that a file name ends with, if any.
fn archive_format(name: &str) -> Option<ArchiveFormat> {
    let name = name.to_ascii_lowercase();
    let ends = |end: &str| name.ends_with(end);
    if ends(".tar") {
        Some(ArchiveFormat::Tar)
    } else if ends(".tar.gz") || ends(".tgz") {
        Some(ArchiveFormat::TarGz)
    } else if ends(".zip") {
        Some(ArchiveFormat::Zip)
    } else {
        None
    }
}

/// Returns whether a file in a folder or an archive looks like a record, because of its extension or because its
/// name is a Tenhou game id.
fn is_record(name: &str) -> bool {
    let name = name.rsplit(['/', '\\']).next().unwrap_or(name).to_ascii_lowercase();
    let plain = name.strip_suffix(".gz").unwrap_or(&name);
    let known = plain.rsplit_once('.').is_some_and(|(_, end)| extensions().any(|known| known == end));
    known || (name.contains("gm-") && !name.contains('.'))
}

/// Returns whether a file is JSON but not a record: records are objects, not arrays.
fn is_other_json(path: &Path) -> bool {
    if path.extension().is_none_or(|end| end != "json") {
        return false;
    }
    let mut begin = Vec::new();
    let read = File::open(path).and_then(|file| file.take(64).read_to_end(&mut begin));
    let begin = String::from_utf8_lossy(&begin);
    read.is_ok() && begin.trim_start_matches('\u{feff}').trim_start().starts_with('[')
}

/// Lists files in order: the given ones, and the records and archives in the given folders.
pub(super) fn list(paths: &[PathBuf]) -> Vec<PathBuf> {
    records::list(paths, |path| {
        let name = path.to_string_lossy();
        is_record(&name) && !is_other_json(path) || archive_format(&name).is_some()
    })
}

/// Passes each record of a file or an archive to `take`, until `take` returns `false`.
pub(super) fn read(path: &Path, mut take: impl FnMut(NamedRecord) -> bool) {
    let name = path.display().to_string();
    let Some(format) = archive_format(&name) else {
        take(NamedRecord { bytes: records::read_bytes(path), name });
        return;
    };
    let each = |member: &str, bytes: Result<Vec<u8>, ArchiveError>| {
        take(NamedRecord { name: format!("{name}/{member}"), bytes: bytes.map_err(RecordFileError::Archive) })
    };
    let done = records::open(path).and_then(|file| {
        let file = BufReader::with_capacity(1 << 16, file);
        let done = match format {
            ArchiveFormat::Tar => tar(file, is_record, each),
            ArchiveFormat::TarGz => tar(MultiGzDecoder::new(file), is_record, each),
            ArchiveFormat::Zip => zip(file, is_record, each),
        };
        done.map_err(RecordFileError::Archive)
    });
    if let Err(error) = done {
        take(NamedRecord { name, bytes: Err(error) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_recognised_by_file_name() {
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
