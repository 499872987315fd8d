//! MPSZ, the most common notation: digits and a suit letter.
//!
//! ```text
//! hand      = tiles [ "+" tile ] [ "|" meld { ("," | "|") meld } ]
//! tiles     = { digits suit | Unicode tile [ "r" ] }      spaces between groups are optional
//! digits    = { "1" … "9" | "0" | "r5" }                  0 and r5 are red fives
//! suit      = "m" | "p" | "s" | "z"                       z: 1–4 winds from East, 5 white, 6 green, 7 red
//! meld      = word tiles [ mark ] [ "(" remark ")" ]
//! word      = "chi" | "pon" | [ "open" ] "kan" | "closed kan" | "added kan" | "north"
//! mark      = "<" | "^" | ">"                             claimed from the left, across, the right
//! ```
//!
//! The tile after `+` is the one just drawn. The tiles of a meld are written **as they are arranged on the table**,
//! so a mark at the end identifies the claimed tile: `<` the first, `^` the second, `>` the last. The tile added to
//! a pon follows the claimed one. A mark directly after a tile means that this tile was claimed, wherever it is
//! written (`chi 3<12s`, `pon 50>5p`). The default mark is `<`. The words left, across, opposite and right in a
//! remark count as a mark; the rest of a remark is ignored. `north 44z` means two declared Norths.
//!
//! `ankan` is accepted for closed kan, `kakan` for added kan, and `minkan` and `daiminkan` for open kan.
//!
//! ```
//! use hanchan_tiles::{Hand, MeldKind, Side};
//!
//! let hand: Hand = "123m 55z | pon 666z< | closed kan 1111p | chi 3<12s".parse()?;
//! assert_eq!(hand.to_string(), "123m55z | pon 666z<, closed kan 1111p, chi 312s<");
//! let hand: Hand = "3s | pon 444z (last, from the right-hand player W)".parse()?;
//! assert_eq!(hand.melds()[0].from(), Some(Side::Right));
//! # Ok::<(), hanchan_tiles::notation::ParseError>(())
//! ```

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use super::cursor::Cursor;
use super::error::{Expected, ParseError};
use super::{standing, unicode};
use crate::{Hand, Kind, Meld, MeldError, MeldKind, Side, Suit, Tile};

/// Parses a hand in MPSZ notation.
pub fn parse(text: &str) -> Result<Hand, ParseError> {
    let mut cursor = Cursor::new(text);
    let mut hand = Hand::EMPTY;
    loop {
        cursor.skip_space();
        match cursor.peek() {
            None => return Ok(hand),
            Some('|') => break,
            Some('+') => {
                cursor.bump();
                cursor.skip_space();
                let (tile, at) = one_tile(&mut cursor)?;
                cursor.draw(&mut hand, tile, at)?;
                cursor.skip_space();
                match cursor.peek() {
                    None => return Ok(hand),
                    Some('|') => break,
                    Some(_) => return Err(cursor.expected(Expected::End)),
                }
            }
            Some(c) if starts_tile(c) => {
                group(&mut cursor, false, |cursor, tile, at, _| cursor.add(&mut hand, tile, at))?;
            }
            Some(_) => return Err(cursor.expected(Expected::TileOrMelds)),
        }
    }
    while matches!(cursor.peek(), Some('|' | ',')) {
        cursor.bump();
        meld(&mut cursor, &mut hand)?;
        cursor.skip_space();
    }
    match cursor.peek() {
        None => Ok(hand),
        Some(_) => Err(cursor.expected(Expected::MeldEnd)),
    }
}

/// Parses tiles in the order in which they are written, such as dora indicators or a wall.
pub fn parse_tiles(text: &str) -> Result<Vec<Tile>, ParseError> {
    let mut cursor = Cursor::new(text);
    let mut tiles = Vec::new();
    loop {
        cursor.skip_space();
        match cursor.peek() {
            None => return Ok(tiles),
            Some(c) if starts_tile(c) => group(&mut cursor, false, |_, tile, _, _| {
                tiles.push(tile);
                Ok(())
            })?,
            Some(_) => return Err(cursor.expected(Expected::Tile)),
        }
    }
}

#[inline]
fn starts_tile(c: char) -> bool {
    c.is_ascii_digit() || c == 'r' || unicode::kind(c).is_some()
}

fn mark_of(c: char) -> Option<Side> {
    match c {
        '<' => Some(Side::Left),
        '^' => Some(Side::Across),
        '>' => Some(Side::Right),
        _ => None,
    }
}

fn mark(side: Side) -> char {
    match side {
        Side::Left => '<',
        Side::Across => '^',
        Side::Right => '>',
    }
}

/// Parses exactly one tile.
fn one_tile(cursor: &mut Cursor<'_>) -> Result<(Tile, Range<usize>), ParseError> {
    if !cursor.peek().is_some_and(starts_tile) {
        return Err(cursor.expected(Expected::Tile));
    }
    let mut only = None;
    group(cursor, false, |cursor, tile, at, _| match only {
        None => {
            only = Some((tile, at));
            Ok(())
        }
        Some(_) => Err(cursor.expected_at(Expected::OneTile, at.start)),
    })?;
    only.ok_or_else(|| cursor.expected(Expected::Tile))
}

/// The side that a mark stands for and the mark's byte position, or `None` if there is no mark.
type Marked = Option<(Side, usize)>;

/// Parses a mark that belongs to the tile before it because another tile follows. A mark after the last tile
/// belongs to the whole meld.
fn mark_between(cursor: &mut Cursor<'_>) -> Marked {
    let mut ahead = *cursor;
    let side = ahead.bump().and_then(mark_of).filter(|_| ahead.peek().is_some_and(starts_tile))?;
    let at = cursor.at();
    *cursor = ahead;
    Some((side, at))
}

/// Parses one group (`123m` or a Unicode tile) and calls `each` with every tile, its range and its mark.
#[inline]
fn group<'a>(
    cursor: &mut Cursor<'a>,
    marks: bool,
    mut each: impl FnMut(&Cursor<'a>, Tile, Range<usize>, Marked) -> Result<(), ParseError>,
) -> Result<(), ParseError> {
    let start = cursor.at();
    if let Some(kind) = cursor.peek().and_then(unicode::kind) {
        cursor.bump();
        let _text_or_picture = cursor.eat('\u{FE0E}') || cursor.eat('\u{FE0F}');
        let tile = match kind.five_of() {
            Some(suit) if cursor.eat('r') => Tile::red(suit),
            _ => Tile::plain(kind),
        };
        let at = cursor.since(start);
        let mark = if marks { mark_between(cursor) } else { None };
        return each(cursor, tile, at, mark);
    }
    let digits = cursor.skip_ascii(|byte| {
        byte.is_ascii_digit() || byte == b'r' || (marks && mark_of(byte as char).is_some())
    });
    let suit = match cursor.peek() {
        Some('z') => None,
        Some(letter) => match Suit::from_letter(letter) {
            None => return Err(cursor.expected(Expected::SuitLetter)),
            some => some,
        },
        None => return Err(cursor.expected(Expected::SuitLetter)),
    };
    let mut after = *cursor;
    after.bump();
    let mark_after = if marks { mark_between(&mut after) } else { None };
    let mut i = 0;
    while i < digits.len() {
        let at = start + i;
        let tile = match (digits[i], suit) {
            (b'r', Some(suit)) => {
                i += 1;
                if digits.get(i) != Some(&b'5') {
                    return Err(cursor.expected_at(Expected::RedFive, start + i));
                }
                Tile::red(suit)
            }
            (b'0', Some(suit)) => Tile::red(suit),
            (digit @ b'1'..=b'9', Some(suit)) => match Kind::suited(suit, digit - b'0') {
                Some(kind) => Tile::plain(kind),
                None => return Err(cursor.expected_at(Expected::Tile, at)),
            },
            (digit @ b'1'..=b'7', None) => match Kind::from_index((digit - b'1') as usize + 27) {
                Some(kind) => Tile::plain(kind),
                None => return Err(cursor.expected_at(Expected::HonourRank, at)),
            },
            (b'r' | b'0' | b'8' | b'9', None) => {
                return Err(cursor.expected_at(Expected::HonourRank, at));
            }
            // The mark does not follow a tile.
            _ => return Err(cursor.expected_at(Expected::Tile, at)),
        };
        i += 1;
        let place = start + i;
        let side = digits.get(i).filter(|_| marks).and_then(|&byte| mark_of(byte as char));
        let mark = side.map(|side| (side, place));
        i += usize::from(mark.is_some());
        let mark = if i == digits.len() { mark.or(mark_after) } else { mark };
        each(cursor, tile, at..place, mark)?;
    }
    *cursor = after;
    Ok(())
}

/// The tiles of a meld in the order in which they are written, and which of them is marked as claimed.
#[derive(Default)]
struct Written {
    tiles: Vec<(Tile, Range<usize>)>,
    /// The index of the claimed tile, its mark, and the mark's position.
    claimed: Option<(usize, Side, usize)>,
}

impl Written {
    /// Returns the byte range from the first tile to the last.
    fn place(&self) -> Range<usize> {
        let start = self.tiles.first().map_or(0, |(_, at)| at.start);
        start..self.tiles.last().map_or(start, |(_, at)| at.end)
    }

    /// Returns the byte range of a meld error: the first tile that differs, or all tiles.
    fn place_of(&self, error: MeldError) -> Range<usize> {
        let first = self.tiles.first().map(|(tile, _)| tile.kind());
        let odd = self.tiles.iter().find(|(tile, _)| Some(tile.kind()) != first);
        match (error, odd) {
            (MeldError::NotIdentical(..), Some((_, at))) => at.clone(),
            _ => self.place(),
        }
    }
}

fn meld(cursor: &mut Cursor<'_>, hand: &mut Hand) -> Result<(), ParseError> {
    cursor.skip_space();
    let Some(kind) = meld_word(cursor)? else { return norths(cursor, hand) };
    let (meld, at) = meld_of(cursor, kind)?;
    cursor.lay(hand, meld, at)
}

/// Parses the tiles of a meld, its mark and its remark.
fn meld_of(cursor: &mut Cursor<'_>, kind: MeldKind) -> Result<(Meld, Range<usize>), ParseError> {
    let (size, wrong_size) = match kind {
        MeldKind::Chi | MeldKind::Pon => (3, Expected::ThreeTiles),
        _ => (4, Expected::FourTiles),
    };
    let mut written = Written::default();
    cursor.skip_space();
    while cursor.peek().is_some_and(starts_tile) {
        group(cursor, true, |cursor, tile, at, mark| {
            if written.tiles.len() == size {
                return Err(cursor.expected_at(wrong_size, at.start));
            }
            if let Some((side, place)) = mark {
                if written.claimed.is_some() {
                    return Err(cursor.expected_at(Expected::OneMark, place));
                }
                written.claimed = Some((written.tiles.len(), side, place));
            }
            written.tiles.push((tile, at));
            Ok(())
        })?;
        cursor.skip_space();
    }
    if written.tiles.len() < size {
        let what = if written.tiles.is_empty() { Expected::MeldTiles } else { wrong_size };
        return Err(cursor.expected(what));
    }
    let mut marked = written.claimed.map(|(_, side, place)| (side, place..place + 1));
    if let Some(side) = cursor.peek().and_then(mark_of) {
        if marked.is_some() {
            return Err(cursor.expected(Expected::OneMark));
        }
        marked = Some((side, cursor.at()..cursor.at() + 1));
        cursor.bump();
    }
    match (remark(cursor)?, &marked) {
        (Some((said, place)), Some((marked, _))) if said != *marked => {
            return Err(cursor.expected_in(Expected::OneMark, place));
        }
        (Some(said), None) => marked = Some(said),
        _ => {}
    }
    let from = match (kind, marked) {
        (MeldKind::Chi, Some((Side::Across | Side::Right, place))) => {
            return Err(cursor.expected_in(Expected::ChiFromLeft, place));
        }
        (MeldKind::ClosedKan, Some((_, place))) => {
            return Err(cursor.expected_in(Expected::NoMark, place));
        }
        (_, marked) => marked.map_or(Side::Left, |(side, _)| side),
    };
    let claimed = match written.claimed {
        Some((place, _, mark)) if kind == MeldKind::AddedKan && place == 3 => {
            return Err(cursor.expected_at(Expected::AddedTile, mark));
        }
        Some((place, ..)) => place,
        None => place_of_claimed(kind, from),
    };
    let tiles: Vec<Tile> = written.tiles.iter().map(|(tile, _)| *tile).collect();
    match assemble(kind, &tiles, claimed, from) {
        Ok(meld) => Ok((meld, written.place())),
        Err(error) => Err(cursor.bad_meld(written.place_of(error), error)),
    }
}

/// Returns the index of the claimed tile in a meld's arrangement on the table.
fn place_of_claimed(kind: MeldKind, from: Side) -> usize {
    match (from, kind) {
        (Side::Left, _) => 0,
        (Side::Across, _) => 1,
        (Side::Right, MeldKind::OpenKan) => 3,
        (Side::Right, _) => 2,
    }
}

fn assemble(kind: MeldKind, tiles: &[Tile], claimed: usize, from: Side) -> Result<Meld, MeldError> {
    let mut own = tiles.to_vec();
    let claimed_tile = own.remove(claimed);
    match kind {
        MeldKind::Chi => Meld::chi(claimed_tile, [own[0], own[1]]),
        MeldKind::Pon => Meld::pon(claimed_tile, from, [own[0], own[1]]),
        MeldKind::OpenKan => Meld::open_kan(claimed_tile, from, [own[0], own[1], own[2]]),
        MeldKind::AddedKan => {
            let added = own.remove(claimed);
            Meld::pon(claimed_tile, from, [own[0], own[1]])?.added(added)
        }
        MeldKind::ClosedKan => Meld::closed_kan([tiles[0], tiles[1], tiles[2], tiles[3]]),
    }
}

/// Parses the words for the type of meld. Returns `None` for declared Norths.
fn meld_word(cursor: &mut Cursor<'_>) -> Result<Option<MeldKind>, ParseError> {
    let start = cursor.at();
    let mut word = || {
        cursor.skip_space();
        cursor.skip_while(|c| c.is_ascii_alphabetic()).to_ascii_lowercase()
    };
    let first = word();
    let kind = match first.as_str() {
        "chi" => MeldKind::Chi,
        "pon" => MeldKind::Pon,
        "kan" | "minkan" | "daiminkan" => MeldKind::OpenKan,
        "ankan" => MeldKind::ClosedKan,
        "kakan" | "shouminkan" => MeldKind::AddedKan,
        "north" | "norths" => return Ok(None),
        "open" | "closed" | "added" if word() == "kan" => match first.as_str() {
            "open" => MeldKind::OpenKan,
            "closed" => MeldKind::ClosedKan,
            _ => MeldKind::AddedKan,
        },
        _ => return Err(cursor.expected_in(Expected::MeldWord, cursor.since(start))),
    };
    Ok(Some(kind))
}

fn norths(cursor: &mut Cursor<'_>, hand: &mut Hand) -> Result<(), ParseError> {
    cursor.skip_space();
    if !cursor.peek().is_some_and(starts_tile) {
        return Err(cursor.expected(Expected::NorthTile));
    }
    while cursor.peek().is_some_and(starts_tile) {
        group(cursor, false, |cursor, tile, at, _| {
            if tile.kind() != Kind::NORTH {
                return Err(cursor.expected_at(Expected::NorthTile, at.start));
            }
            cursor.norths(hand, 1, at)
        })?;
        cursor.skip_space();
    }
    remark(cursor)?;
    Ok(())
}

/// Parses a remark in brackets. Returns the side that it names, if any, and the byte range of that word.
fn remark(cursor: &mut Cursor<'_>) -> Result<Option<(Side, Range<usize>)>, ParseError> {
    cursor.skip_space();
    if !cursor.eat('(') {
        return Ok(None);
    }
    let mut said = None;
    loop {
        cursor.skip_while(|c| c != ')' && !c.is_alphabetic());
        let start = cursor.at();
        let word = cursor.skip_while(char::is_alphabetic);
        let side = match word.to_ascii_lowercase().as_str() {
            "left" => Some(Side::Left),
            "across" | "opposite" | "center" => Some(Side::Across),
            "right" => Some(Side::Right),
            "" if cursor.eat(')') => return Ok(said),
            "" => return Err(cursor.expected(Expected::RemarkEnd)),
            _ => None,
        };
        said = said.or(side.map(|side| (side, cursor.since(start))));
    }
}

/// How single tiles are written.
#[derive(Clone, Copy)]
pub(super) enum Spelling {
    Digits,
    Unicode,
}

/// Formats a hand, as in `406m123p11z + 1z | pon 555z^, chi 312s<`.
pub fn print(hand: &Hand) -> String {
    print_as(hand, Spelling::Digits)
}

pub(super) fn print_as(hand: &Hand, spelling: Spelling) -> String {
    let mut text = String::new();
    push_tiles(&standing(hand), spelling, &mut text);
    if let Some(drawn) = hand.drawn() {
        text.push_str(if text.is_empty() { "+ " } else { " + " });
        push_tiles(&[drawn], spelling, &mut text);
    }
    let mut separator = if text.is_empty() { "| " } else { " | " };
    for &meld in hand.melds() {
        text.push_str(separator);
        push_meld(meld, spelling, &mut text);
        separator = ", ";
    }
    if hand.norths() > 0 {
        text.push_str(separator);
        text.push_str("north ");
        let norths = vec![Tile::plain(Kind::NORTH); hand.norths() as usize];
        push_tiles(&norths, spelling, &mut text);
    }
    text
}

fn push_meld(meld: Meld, spelling: Spelling, text: &mut String) {
    text.push_str(match meld.kind() {
        MeldKind::Chi => "chi ",
        MeldKind::Pon => "pon ",
        MeldKind::OpenKan => "open kan ",
        MeldKind::AddedKan => "added kan ",
        MeldKind::ClosedKan => "closed kan ",
    });
    let tiles: Vec<Tile> = meld.laid().map(|laid| laid.tile).collect();
    push_tiles(&tiles, spelling, text);
    text.extend(meld.from().map(mark));
}

/// Formats tiles in the given order, as in `123m5p`.
pub fn print_tiles(tiles: &[Tile]) -> String {
    let mut text = String::new();
    push_tiles(tiles, Spelling::Digits, &mut text);
    text
}

fn push_tiles(tiles: &[Tile], spelling: Spelling, text: &mut String) {
    for (i, &tile) in tiles.iter().enumerate() {
        match spelling {
            Spelling::Unicode => unicode::push(tile, text),
            Spelling::Digits => {
                text.push((b'0' + tile.digit()) as char);
                let letter = tile.kind().letter();
                if tiles.get(i + 1).is_none_or(|next| next.kind().letter() != letter) {
                    text.push(letter);
                }
            }
        }
    }
}

impl FromStr for Hand {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Hand, ParseError> {
        parse(text)
    }
}

impl FromStr for Meld {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Meld, ParseError> {
        let mut cursor = Cursor::new(text);
        cursor.skip_space();
        let start = cursor.at();
        let Some(kind) = meld_word(&mut cursor)? else {
            return Err(cursor.expected_in(Expected::MeldWord, cursor.since(start)));
        };
        let (meld, _) = meld_of(&mut cursor, kind)?;
        cursor.skip_space();
        match cursor.peek() {
            None => Ok(meld),
            Some(_) => Err(cursor.expected(Expected::OneMeld)),
        }
    }
}

impl FromStr for Kind {
    type Err = ParseError;

    /// Parses a tile and returns its kind: `0m` is a five of man.
    fn from_str(text: &str) -> Result<Kind, ParseError> {
        text.parse().map(Tile::kind)
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tile, ParseError> {
        let mut cursor = Cursor::new(text);
        let (tile, _) = one_tile(&mut cursor)?;
        match cursor.peek() {
            None => Ok(tile),
            Some(_) => Err(cursor.expected(Expected::OneTile)),
        }
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&print(self))
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        push_meld(*self, Spelling::Digits, &mut text);
        f.write_str(&text)
    }
}
