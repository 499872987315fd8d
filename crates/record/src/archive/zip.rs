//! Zip archives.

use std::io::{Read, Seek, SeekFrom};

use flate2::read::DeflateDecoder;

use super::{ArchiveError, Each};
use crate::format::MOST_BYTES;

/// The maximum size of the directory in bytes, enough for half a million files.
const MOST_DIRECTORY: u64 = 64 << 20;

/// The maximum length in bytes of the end record of the directory, with the longest possible comment.
const LONGEST_END: u64 = 22 + 65_535;

/// A file as listed in the directory.
struct Member {
    name: String,
    flags: u16,
    packing: u16,
    packed: u32,
    at: u32,
}

/// Calls `each` for the files of a zip archive whose names `wanted` accepts.
pub fn zip(
    mut from: impl Read + Seek,
    wanted: impl Fn(&str) -> bool,
    mut each: impl Each,
) -> Result<(), ArchiveError> {
    let directory = directory(&mut from)?;
    let mut rest = directory.as_slice();
    while let Some(member) = member(&mut rest)? {
        if member.name.ends_with('/') || !wanted(&member.name) {
            continue;
        }
        let bytes = content(&mut from, &member);
        if !each(&member.name, bytes) {
            break;
        }
    }
    Ok(())
}

fn two(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}

fn four(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

/// Reads the directory, whose position is given at the end of the archive.
fn directory(from: &mut (impl Read + Seek)) -> Result<Vec<u8>, ArchiveError> {
    let length = from.seek(SeekFrom::End(0))?;
    let tail = length.min(LONGEST_END);
    from.seek(SeekFrom::Start(length - tail))?;
    let mut end = Vec::new();
    from.by_ref().take(tail).read_to_end(&mut end)?;
    let found = (0..end.len().saturating_sub(21)).rev().find(|&at| end[at..].starts_with(b"PK\x05\x06"));
    let end = &end[found.ok_or(ArchiveError::Damaged)?..];
    let (size, at) = (u64::from(four(end, 12)), u64::from(four(end, 16)));
    // Archives larger than 4 GiB have this value here.
    if at == u64::from(u32::MAX) || size > MOST_DIRECTORY {
        return Err(ArchiveError::UnknownPacking);
    }
    from.seek(SeekFrom::Start(at))?;
    let mut directory = Vec::new();
    from.by_ref().take(size).read_to_end(&mut directory)?;
    Ok(directory)
}

fn member(rest: &mut &[u8]) -> Result<Option<Member>, ArchiveError> {
    if rest.is_empty() {
        return Ok(None);
    }
    if rest.len() < 46 || !rest.starts_with(b"PK\x01\x02") {
        return Err(ArchiveError::Damaged);
    }
    let [name, extra, comment] = [28, 30, 32].map(|at| usize::from(two(rest, at)));
    let text = rest.get(46..46 + name).ok_or(ArchiveError::Damaged)?;
    let member = Member {
        name: String::from_utf8_lossy(text).into_owned(),
        flags: two(rest, 8),
        packing: two(rest, 10),
        packed: four(rest, 20),
        at: four(rest, 42),
    };
    *rest = rest.get(46 + name + extra + comment..).ok_or(ArchiveError::Damaged)?;
    Ok(Some(member))
}

fn content(from: &mut (impl Read + Seek), member: &Member) -> Result<Vec<u8>, ArchiveError> {
    if member.flags & 1 != 0 || !matches!(member.packing, 0 | 8) {
        return Err(ArchiveError::UnknownPacking);
    }
    from.seek(SeekFrom::Start(member.at.into()))?;
    let mut header = [0; 30];
    from.read_exact(&mut header)?;
    if !header.starts_with(b"PK\x03\x04") {
        return Err(ArchiveError::Damaged);
    }
    let skipped = i64::from(two(&header, 26)) + i64::from(two(&header, 28));
    from.seek(SeekFrom::Current(skipped))?;
    let packed = from.take(member.packed.into());
    let mut bytes = Vec::new();
    let most = MOST_BYTES as u64 + 1;
    match member.packing {
        0 => packed.take(most).read_to_end(&mut bytes)?,
        _ => DeflateDecoder::new(packed).take(most).read_to_end(&mut bytes)?,
    };
    if bytes.len() > MOST_BYTES { Err(ArchiveError::TooLarge) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Write as _};

    use flate2::Compression;
    use flate2::write::DeflateEncoder;

    use super::*;

    fn archive(name: &str, content: &[u8]) -> Vec<u8> {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(content).unwrap();
        let packed = encoder.finish().unwrap();
        let sizes = [(packed.len() as u32).to_le_bytes(), (content.len() as u32).to_le_bytes()].concat();
        let name_length = (name.len() as u16).to_le_bytes();
        let mut bytes =
            [&b"PK\x03\x04\x14\0\0\0\x08\0\0\0\0\0\0\0\0\0"[..], &sizes, &name_length, &[0, 0]].concat();
        bytes.extend(name.as_bytes());
        bytes.extend(&packed);
        let at = bytes.len() as u32;
        let mut entry =
            [&b"PK\x01\x02\x14\0\x14\0\0\0\x08\0\0\0\0\0\0\0\0\0"[..], &sizes, &name_length].concat();
        entry.extend([0; 16]);
        entry.extend(name.as_bytes());
        let size = entry.len() as u32;
        bytes.extend(entry);
        bytes.extend(b"PK\x05\x06\0\0\0\0\x01\0\x01\0");
        bytes.extend(size.to_le_bytes());
        bytes.extend(at.to_le_bytes());
        bytes.extend([0, 0]);
        bytes
    }

    type Found = Vec<(String, Option<Vec<u8>>)>;

    fn read(bytes: &[u8]) -> (Found, bool) {
        let mut found = Vec::new();
        let done = zip(
            Cursor::new(bytes),
            |_| true,
            |name: &str, bytes: Result<Vec<u8>, _>| {
                found.push((name.to_owned(), bytes.ok()));
                true
            },
        );
        (found, done.is_ok())
    }

    #[test]
    fn compressed_file_is_read_and_damage_is_reported() {
        let whole = archive("a.mjlog", b"hanchan hanchan hanchan");
        let expected = vec![("a.mjlog".to_owned(), Some(b"hanchan hanchan hanchan".to_vec()))];
        assert_eq!(read(&whole), (expected, true));
        for length in 0..whole.len() {
            let (found, done) = read(&whole[..length]);
            assert!(!done || found.iter().all(|(_, bytes)| bytes.is_none()), "{length}");
        }
        assert_eq!(read(&archive("b", &vec![0; MOST_BYTES + 5])).0, [("b".to_owned(), None)]);
    }
}
