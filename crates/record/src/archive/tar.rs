//! Tar archives.

use std::io::{self, Read};

use super::{ArchiveError, Each};
use crate::format::MOST_BYTES;

const BLOCK: usize = 512;

/// Calls `each` for the files of a tar archive whose names `wanted` accepts.
pub fn tar(
    mut from: impl Read,
    wanted: impl Fn(&str) -> bool,
    mut each: impl Each,
) -> Result<(), ArchiveError> {
    let mut long_name = None;
    loop {
        let mut header = [0; BLOCK];
        if !begins(&mut from, &mut header)? || header.iter().all(|&byte| byte == 0) {
            return Ok(());
        }
        let size = size(&header[124..136]).ok_or(ArchiveError::Damaged)?;
        let padded = size.div_ceil(BLOCK as u64) * BLOCK as u64;
        let kind = header[156];
        let name = long_name.take().unwrap_or_else(|| name(&header));
        let small = size <= MOST_BYTES as u64;
        // A long name for the following file, as written by GNU tar and pax.
        if matches!(kind, b'L' | b'x') && small {
            let text = content(&mut from, size, padded)?;
            long_name = if kind == b'L' { Some(plain(&text)) } else { pax_path(&text) };
            continue;
        }
        if !matches!(kind, b'0' | 0) || !wanted(&name) {
            skip(&mut from, padded)?;
            continue;
        }
        let bytes = if small {
            Ok(content(&mut from, size, padded)?)
        } else {
            skip(&mut from, padded)?;
            Err(ArchiveError::TooLarge)
        };
        if !each(&name, bytes) {
            return Ok(());
        }
    }
}

/// Reads the first byte of the next header. Returns whether there is another header.
fn begins(from: &mut impl Read, header: &mut [u8; BLOCK]) -> Result<bool, ArchiveError> {
    let read = from.by_ref().take(1).read(&mut header[..1])?;
    if read == 0 {
        return Ok(false);
    }
    from.read_exact(&mut header[1..])?;
    Ok(true)
}

fn plain(bytes: &[u8]) -> String {
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    String::from_utf8_lossy(&bytes[..end]).into_owned()
}

fn name(header: &[u8; BLOCK]) -> String {
    let (prefix, name) = (plain(&header[345..500]), plain(&header[..100]));
    if &header[257..262] == b"ustar" && !prefix.is_empty() { format!("{prefix}/{name}") } else { name }
}

/// Parses a size as an octal number.
fn size(digits: &[u8]) -> Option<u64> {
    let text = plain(digits);
    u64::from_str_radix(text.trim(), 8).ok()
}

fn pax_path(text: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(text);
    text.lines().find_map(|line| line.split_once(" path=").map(|(_, path)| path.to_owned()))
}

fn content(from: &mut impl Read, size: u64, padded: u64) -> Result<Vec<u8>, ArchiveError> {
    let mut bytes = Vec::new();
    from.by_ref().take(padded).read_to_end(&mut bytes)?;
    if (bytes.len() as u64) < padded {
        return Err(ArchiveError::Damaged);
    }
    bytes.truncate(size as usize);
    Ok(bytes)
}

fn skip(from: &mut impl Read, bytes: u64) -> Result<(), ArchiveError> {
    let passed = io::copy(&mut from.by_ref().take(bytes), &mut io::sink())?;
    if passed < bytes { Err(ArchiveError::Damaged) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str, content: &[u8]) -> Vec<u8> {
        let mut bytes = vec![0; BLOCK];
        bytes[..name.len()].copy_from_slice(name.as_bytes());
        bytes[124..135].copy_from_slice(format!("{:011o}", content.len()).as_bytes());
        bytes[156] = b'0';
        bytes.extend(content);
        bytes.resize(bytes.len().div_ceil(BLOCK) * BLOCK, 0);
        bytes
    }

    fn names(archive: &[u8]) -> (Vec<(String, usize)>, bool) {
        let mut found = Vec::new();
        let read = tar(
            archive,
            |name| name.ends_with("log"),
            |name: &str, bytes: Result<Vec<u8>, _>| {
                found.push((name.to_owned(), bytes.map_or(0, |bytes| bytes.len())));
                true
            },
        );
        (found, read.is_ok())
    }

    #[test]
    fn wanted_files_are_found_and_truncation_is_reported() {
        let mut archive = member("a/1.mjlog", b"one");
        archive.extend(member("readme.txt", &[b'x'; 700]));
        archive.extend(member("a/2.mjlog", &[b'y'; 1000]));
        archive.extend([0; 2 * BLOCK]);
        let expected = vec![("a/1.mjlog".to_owned(), 3), ("a/2.mjlog".to_owned(), 1000)];
        assert_eq!(names(&archive), (expected, true));
        assert!(!names(&archive[..BLOCK + 10]).1);
        assert!(!names(&[b'7'; BLOCK]).1);
    }
}
