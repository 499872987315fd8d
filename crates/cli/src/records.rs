//! Files of recorded games.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use hanchan_api::ReplayedGame;
use hanchan_record::MOST_BYTES;
use hanchan_words::Words;

/// Reads a file and plays the game again; the error is a localized message.
pub(crate) fn read(path: &Path, words: &Words) -> Result<ReplayedGame, String> {
    ReplayedGame::read(&bytes(path, words)?).map_err(|error| error.text(words))
}

/// All records that were named or lie in folders, in order.
pub(crate) fn listed(paths: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() { walk(path, &mut files) } else { files.push(path.clone()) }
    }
    files
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        // It is told when it is read.
        return files.push(folder.to_owned());
    };
    let mut entries: Vec<PathBuf> =
        entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    entries.sort();
    for path in entries {
        let ends =
            |path: &Path, end: &str| path.extension().is_some_and(|found| found.eq_ignore_ascii_case(end));
        let unpacked = if ends(&path, "gz") { path.with_extension("") } else { path.clone() };
        // A link to a folder may lead round in a circle.
        if path.is_dir() && !path.is_symlink() {
            walk(&path, files);
        } else if hanchan_record::extensions().any(|end| ends(&unpacked, end)) {
            files.push(path);
        }
    }
}

/// Reads the bytes of a file, and one more than a record can have; the error is a localized message.
pub(crate) fn bytes(path: &Path, words: &Words) -> Result<Vec<u8>, String> {
    let input = |error: std::io::Error| words.say("refused-input", [("error", error.to_string().into())]);
    // Asked before it is opened: opening a pipe would wait for its other end.
    if !std::fs::metadata(path).map_err(input)?.is_file() {
        return Err(words.text("record-no-file"));
    }
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(input)?;
    Ok(bytes)
}
