//! Reads the files in archives one after another: tar, gzipped tar, and zip.
//!
//! Nothing is unpacked to disk, and files that are too large for a record are not read.

mod tar;
mod zip;

use std::io;

pub use tar::tar;
pub use zip::zip;

/// Why a file in an archive, or the rest of the archive, cannot be read.
#[derive(Debug)]
pub enum ArchiveError {
    /// The file is larger than any record.
    TooLarge,
    /// The file is compressed with an unknown method, or encrypted.
    UnknownPacking,
    /// The archive is damaged.
    Damaged,
    /// Reading failed.
    Io(io::Error),
}

impl From<io::Error> for ArchiveError {
    fn from(error: io::Error) -> ArchiveError {
        match error.kind() {
            io::ErrorKind::UnexpectedEof | io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput => {
                ArchiveError::Damaged
            }
            _ => ArchiveError::Io(error),
        }
    }
}

impl std::fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ArchiveError::TooLarge => f.write_str("too large for a record"),
            ArchiveError::UnknownPacking => f.write_str("unknown compression method"),
            ArchiveError::Damaged => f.write_str("the archive is damaged"),
            ArchiveError::Io(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ArchiveError {}

/// A callback that gets the name and the contents of each file. Returning `false` stops reading.
pub trait Each: FnMut(&str, Result<Vec<u8>, ArchiveError>) -> bool {}

impl<T: FnMut(&str, Result<Vec<u8>, ArchiveError>) -> bool> Each for T {}
