//! Decompresses files and checks their encoding.

use std::borrow::Cow;
use std::io::Read as _;

use flate2::read::MultiGzDecoder;

use crate::error::{ReadError, ReadProblem, line_of};

/// Maximum size of a record in bytes, about a hundred times that of a long game.
pub const MOST_BYTES: usize = 4 << 20;

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
