//! A cursor over text that is being parsed.

use std::ops::Range;

use super::error::{Expected, FoundText, ParseError, ParseProblem};
use crate::{Hand, HandError, Meld, MeldError, Tile};

#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    #[inline]
    pub(super) fn peek(&self) -> Option<char> {
        match self.text.as_bytes().get(self.at) {
            Some(&byte) if byte.is_ascii() => Some(byte as char),
            Some(_) => self.rest().chars().next(),
            None => None,
        }
    }

    #[inline]
    pub(super) fn bump(&mut self) -> Option<char> {
        let found = self.peek()?;
        self.at += found.len_utf8();
        Some(found)
    }

    #[inline]
    pub(super) fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    pub(super) fn eat_str(&mut self, wanted: &str) -> bool {
        let found = self.rest().starts_with(wanted);
        if found {
            self.at += wanted.len();
        }
        found
    }

    #[inline]
    pub(super) fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.bump();
        }
    }

    pub(super) fn skip_while(&mut self, mut wanted: impl FnMut(char) -> bool) -> &'a str {
        let start = self.at;
        while self.peek().is_some_and(&mut wanted) {
            self.bump();
        }
        &self.text[start..self.at]
    }

    /// Skips the ASCII characters for which `wanted` returns true, and returns them.
    #[inline]
    pub(super) fn skip_ascii(&mut self, mut wanted: impl FnMut(u8) -> bool) -> &'a [u8] {
        let rest = &self.text.as_bytes()[self.at..];
        let length = rest.iter().take_while(|byte| byte.is_ascii() && wanted(**byte)).count();
        self.at += length;
        &rest[..length]
    }

    /// Returns the byte range from `start` to the cursor. An empty range is extended to the next character, if
    /// any.
    pub(super) fn since(&self, start: usize) -> Range<usize> {
        if start < self.at {
            return start..self.at;
        }
        let width = self.text[start..].chars().next().map_or(0, char::len_utf8);
        start..start + width
    }

    pub(super) fn expected(&self, what: Expected) -> ParseError {
        self.expected_at(what, self.at)
    }

    pub(super) fn expected_at(&self, what: Expected, start: usize) -> ParseError {
        let width = self.text[start..].chars().next().map_or(0, char::len_utf8);
        self.expected_in(what, start..start + width)
    }

    /// Creates an error for a range of the text, such as a whole word.
    pub(super) fn expected_in(&self, what: Expected, at: Range<usize>) -> ParseError {
        const MOST: usize = 24;
        let found = match &self.text[at.clone()] {
            "" => FoundText::End,
            text if text.chars().nth(MOST).is_some() => {
                FoundText::Text(text.chars().take(MOST).chain(['…']).collect())
            }
            text => FoundText::Text(text.to_owned()),
        };
        ParseError::new(self.text, at, ParseProblem::Expected(what, found))
    }

    pub(super) fn bad_meld(&self, at: Range<usize>, error: MeldError) -> ParseError {
        ParseError::new(self.text, at, ParseProblem::Meld(error))
    }

    fn bad_hand(&self, at: Range<usize>, error: HandError) -> ParseError {
        ParseError::new(self.text, at, ParseProblem::Hand(error))
    }

    /// Adds a tile to the hand. If that fails, the error points at `at`.
    #[inline]
    pub(super) fn add(&self, hand: &mut Hand, tile: Tile, at: Range<usize>) -> Result<(), ParseError> {
        hand.add(tile).map_err(|error| self.bad_hand(at, error))
    }

    pub(super) fn draw(&self, hand: &mut Hand, tile: Tile, at: Range<usize>) -> Result<(), ParseError> {
        hand.draw(tile).map_err(|error| self.bad_hand(at, error))
    }

    pub(super) fn lay(&self, hand: &mut Hand, meld: Meld, at: Range<usize>) -> Result<(), ParseError> {
        hand.lay(meld).map_err(|error| self.bad_hand(at, error))
    }

    pub(super) fn norths(&self, hand: &mut Hand, count: u8, at: Range<usize>) -> Result<(), ParseError> {
        hand.declare_norths(count).map_err(|error| self.bad_hand(at, error))
    }
}
