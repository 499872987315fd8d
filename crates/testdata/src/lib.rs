//! Finds the data that tests read.
//!
//! Samples are part of the project, in `conformance/samples`, and tests always run on them. A larger corpus is not part
//! of the project. `HANCHAN_CORPUS` names its folder; without the variable it is `../shared` beside the project, if that
//! folder exists. Tests that find no corpus report what they skipped. `docs/testing.md` describes all of this.

mod corpus;
mod skipped;

use std::panic::Location;
use std::path::{Path, PathBuf};

use corpus::Corpus;

/// Returns the project's root folder.
pub fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the text of a file in `conformance`.
///
/// # Panics
///
/// If the file cannot be read.
pub fn conformance_text(path: &str) -> String {
    read(&project().join("conformance").join(path))
}

/// Returns the path of a file or folder in `conformance/samples`.
///
/// # Panics
///
/// If the file or folder does not exist, unless [`blessing`] is on: then the caller is about to write it.
pub fn sample(path: &str) -> PathBuf {
    let sample = project().join("conformance/samples").join(path);
    assert!(sample.exists() || blessing(), "there is no sample {}", sample.display());
    sample
}

/// Returns the text of a file in `conformance/samples`.
///
/// # Panics
///
/// If the file cannot be read.
pub fn sample_text(path: &str) -> String {
    read(&sample(path))
}

/// Returns the path of a file or folder in the larger corpus. If the path does not exist, returns `None` and
/// reports a skipped test.
///
/// # Panics
///
/// If `HANCHAN_CORPUS` names a folder that does not exist.
#[track_caller]
pub fn corpus(path: &str) -> Option<PathBuf> {
    let test = Location::caller();
    let corpus = Corpus::of_environment(&project()).unwrap_or_else(|message| panic!("{message}"));
    corpus.find(path).map_err(|why| skipped::report(test, path, &why)).ok()
}

/// Returns the text of a file in the larger corpus. If the file does not exist, returns `None` and reports a
/// skipped test.
///
/// # Panics
///
/// If `HANCHAN_CORPUS` names a folder that does not exist, or if the file cannot be read.
#[track_caller]
pub fn corpus_text(path: &str) -> Option<String> {
    corpus(path).map(|path| read(&path))
}

/// Reports that a test skipped something: what is missing, and why.
#[track_caller]
pub fn skip(what: &str, why: &str) {
    skipped::report(Location::caller(), what, why);
}

/// Returns the files in a folder whose names pass the filter, sorted by name.
///
/// # Panics
///
/// If the folder cannot be read.
pub fn files(folder: &Path, passes: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder entry").path());
    let named = |path: &PathBuf| path.file_name().is_some_and(|name| passes(&name.to_string_lossy()));
    let mut files: Vec<PathBuf> = paths.filter(named).collect();
    files.sort();
    files
}

/// Returns whether tests overwrite samples and snapshots (`HANCHAN_BLESS=1`).
pub fn blessing() -> bool {
    std::env::var_os("HANCHAN_BLESS").is_some()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
