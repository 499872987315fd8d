//! Reads files of recorded games.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use hanchan_api::ReplayedGame;
use hanchan_record::MOST_BYTES;
use hanchan_record::archive::ArchiveError;
use hanchan_words::Words;

/// Reads a file and replays the game; the error is a localized message.
pub(crate) fn read(path: &Path, words: &Words) -> Result<ReplayedGame, String> {
    ReplayedGame::read(&bytes(path, words)?).map_err(|error| error.text(words))
}

/// Reads the bytes of a file; the error is a localized message.
fn bytes(path: &Path, words: &Words) -> Result<Vec<u8>, String> {
    read_bytes(path).map_err(|error| error.text(words))
}

/// Why the bytes of a record could not be read.
#[derive(Debug)]
pub(crate) enum RecordFileError {
    /// The operating system reported an error.
    Io(io::Error),
    /// The path is a pipe or a device.
    NotAFile,
    /// The file has more than [`MOST_BYTES`].
    TooLarge,
    /// The archive is damaged or in an unknown format.
    Archive(ArchiveError),
}

impl From<io::Error> for RecordFileError {
    fn from(error: io::Error) -> RecordFileError {
        RecordFileError::Io(error)
    }
}

impl RecordFileError {
    /// Returns the localized message.
    pub(crate) fn text(&self, words: &Words) -> String {
        match self {
            RecordFileError::Io(error) | RecordFileError::Archive(ArchiveError::Io(error)) => {
                words.format("refused-input", [("error", error.to_string().into())])
            }
            RecordFileError::NotAFile => words.text("record-no-file"),
            RecordFileError::TooLarge | RecordFileError::Archive(ArchiveError::TooLarge) => {
                words.format("record-too-large", [("most", MOST_BYTES.into())])
            }
            RecordFileError::Archive(ArchiveError::UnknownPacking) => words.text("record-unknown-packing"),
            RecordFileError::Archive(ArchiveError::Damaged) => words.text("record-archive-damaged"),
        }
    }
}

/// Opens a regular file.
pub(crate) fn open(path: &Path) -> Result<File, RecordFileError> {
    // Check this before opening: opening a named pipe would block.
    if !fs::metadata(path)?.is_file() {
        return Err(RecordFileError::NotAFile);
    }
    Ok(File::open(path)?)
}

/// Reads the bytes of a record.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, RecordFileError> {
    let mut bytes = Vec::new();
    open(path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MOST_BYTES { Err(RecordFileError::TooLarge) } else { Ok(bytes) }
}

/// Lists files in order: the given ones, and those in the given folders and subfolders that `is_wanted` accepts.
pub(crate) fn list(paths: &[PathBuf], is_wanted: impl Fn(&Path) -> bool + Copy) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() { list_folder(path, is_wanted, &mut files) } else { files.push(path.clone()) }
    }
    files
}

fn list_folder(folder: &Path, is_wanted: impl Fn(&Path) -> bool + Copy, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        // Reading it as a file reports the error.
        return files.push(folder.to_owned());
    };
    let mut entries: Vec<PathBuf> =
        entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    entries.sort();
    for path in entries {
        // Links to folders are not followed: they may form a cycle.
        if path.is_dir() && !path.is_symlink() {
            list_folder(&path, is_wanted, files);
        } else if is_wanted(&path) {
            files.push(path);
        }
    }
}

/// Returns whether a file name has an extension of a record format, perhaps followed by `.gz`.
pub(crate) fn has_record_extension(path: &Path) -> bool {
    let ends = |path: &Path, end: &str| path.extension().is_some_and(|found| found.eq_ignore_ascii_case(end));
    let unpacked = if ends(path, "gz") { path.with_extension("") } else { path.to_owned() };
    hanchan_record::extensions().any(|end| ends(&unpacked, end))
}
